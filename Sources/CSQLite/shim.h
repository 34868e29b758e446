// Functions that Swift can't call: those with variable arguments, and those that take a special pointer as a mark.
#pragma once
#include <sqlite3.h>

/// Makes a connection plan each statement only once, whatever values are bound to it.
/// Returns SQLite's result code.
static inline int nuthatch_keep_plans(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_QPSG, 1, (int *)0);
}

/// Stops SQLite from counting its memory, since every allocation would wait for a lock that all connections share. Call
/// it before the first connection. Returns SQLite's result code, SQLITE_MISUSE if there was a connection.
static inline int nuthatch_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Binds a text that ends at a NUL, which SQLite copies. Returns SQLite's result code.
static inline int nuthatch_bind_text(sqlite3_stmt *statement, int parameter, const char *text) {
  return sqlite3_bind_text(statement, parameter, text, -1, SQLITE_TRANSIENT);
}
