// What Swift can't call: functions with variable arguments, and those that take a pointer which is a mark.
#pragma once
#include <sqlite3.h>

/// Has a connection plan each statement once, without regard to the values that are bound to it.
/// Returns SQLite's result code.
static inline int nuthatch_keep_plans(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_QPSG, 1, (int *)0);
}

/// Has SQLite keep no count of the memory it takes, before its first connection: every allocation would wait for a lock
/// that all connections share. Returns SQLite's result code, SQLITE_MISUSE where there was a connection.
static inline int nuthatch_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Binds a text that ends at a NUL, which SQLite copies. Returns SQLite's result code.
static inline int nuthatch_bind_text(sqlite3_stmt *statement, int parameter, const char *text) {
  return sqlite3_bind_text(statement, parameter, text, -1, SQLITE_TRANSIENT);
}
