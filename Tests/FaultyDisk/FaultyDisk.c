#include "FaultyDisk.h"
#include <pthread.h>
#include <sqlite3.h>
#include <string.h>

// The system's own methods, with those replaced that can be made to fail. SQLite hands them the same file, so that all
// others go on as they were.
struct table {
  sqlite3_io_methods methods;
  const sqlite3_io_methods *real;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct table tables[8];
static int table_count;
static sqlite3_vfs vfs, *system_vfs;
static char watched[1024];
static long calls, failing;
static int counts_reads, is_lasting;
static enum faulty_disk_fault mode;

static const sqlite3_io_methods *real(sqlite3_file *file) { return ((const struct table *)file->pMethods)->real; }

// Whether this call is one that fails.
static int fails(int reads) {
  int failed = 0;
  pthread_mutex_lock(&lock);
  if (!reads || counts_reads) {
    calls += 1;
    failed = failing != 0 && (calls == failing || (is_lasting && calls > failing));
  }
  pthread_mutex_unlock(&lock);
  return failed;
}

static int faulty_read(sqlite3_file *file, void *data, int length, sqlite3_int64 offset) {
  return fails(1) ? SQLITE_IOERR_READ : real(file)->xRead(file, data, length, offset);
}

static int faulty_write(sqlite3_file *file, const void *data, int length, sqlite3_int64 offset) {
  if (!fails(0)) return real(file)->xWrite(file, data, length, offset);
  if (mode == faulty_disk_torn) real(file)->xWrite(file, data, length / 2, offset);
  return mode == faulty_disk_full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int faulty_sync(sqlite3_file *file, int flags) {
  return fails(0) ? SQLITE_IOERR_FSYNC : real(file)->xSync(file, flags);
}

static int faulty_truncate(sqlite3_file *file, sqlite3_int64 size) {
  return fails(0) ? SQLITE_IOERR_TRUNCATE : real(file)->xTruncate(file, size);
}

// The table that stands for the system's; the system has only a few.
static const sqlite3_io_methods *replaced(const sqlite3_io_methods *methods) {
  const sqlite3_io_methods *result = methods;
  pthread_mutex_lock(&lock);
  int index = 0;
  while (index < table_count && tables[index].real != methods) index += 1;
  if (index == table_count && index < 8) {
    tables[index].methods = *methods;
    tables[index].methods.xRead = faulty_read;
    tables[index].methods.xWrite = faulty_write;
    tables[index].methods.xSync = faulty_sync;
    tables[index].methods.xTruncate = faulty_truncate;
    tables[index].real = methods;
    table_count += 1;
  }
  if (index < 8) result = &tables[index].methods;
  pthread_mutex_unlock(&lock);
  return result;
}

static int faulty_open(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out) {
  int result = system_vfs->xOpen(system_vfs, name, file, flags, out);
  if (result == SQLITE_OK && name && watched[0] && strncmp(name, watched, strlen(watched)) == 0) {
    file->pMethods = replaced(file->pMethods);
  }
  return result;
}

int faulty_disk_watch(const char *prefix) {
  pthread_mutex_lock(&lock);
  strncpy(watched, prefix, sizeof(watched) - 1);
  pthread_mutex_unlock(&lock);
  if (system_vfs) return SQLITE_OK;
  system_vfs = sqlite3_vfs_find(0);
  vfs = *system_vfs;
  vfs.pNext = 0;
  vfs.zName = "faulty disk";
  vfs.xOpen = faulty_open;
  return sqlite3_vfs_register(&vfs, 1);
}

void faulty_disk_arm(long n, enum faulty_disk_fault fault, int reads, int lasts) {
  pthread_mutex_lock(&lock);
  calls = 0;
  failing = n;
  mode = fault;
  counts_reads = reads;
  is_lasting = lasts;
  pthread_mutex_unlock(&lock);
}

long faulty_disk_calls(void) {
  pthread_mutex_lock(&lock);
  long result = calls;
  pthread_mutex_unlock(&lock);
  return result;
}
