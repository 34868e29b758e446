#ifndef FAULTY_DISK_H
#define FAULTY_DISK_H

/// What a faulty disk does wrong.
enum faulty_disk_fault {
  /// The call fails with an input/output error.
  faulty_disk_error = 0,
  /// There is no room for what is written.
  faulty_disk_full = 1,
  /// Half of what is written gets there, then the call fails.
  faulty_disk_torn = 2,
};

/// Puts the disk under all SQLite files opened from now on whose path begins so. Returns SQLite's result code.
int faulty_disk_watch(const char *prefix);

/// Has the n-th call from now on fail that writes, syncs or truncates - or, if asked for, reads - a watched file, and,
/// if it is to last, all calls after it. 0 ends it.
void faulty_disk_arm(long n, enum faulty_disk_fault fault, int reads, int lasts);

/// How many such calls there were since it was armed last.
long faulty_disk_calls(void);

#endif
