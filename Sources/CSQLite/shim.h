// sqlite3_db_config for Swift, which can't call functions with variable arguments.
#pragma once
#include <sqlite3.h>

/// Has a connection plan each statement once, without regard to the values that are bound to it.
/// Returns SQLite's result code.
static inline int nuthatch_keep_plans(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_QPSG, 1, (int *)0);
}
