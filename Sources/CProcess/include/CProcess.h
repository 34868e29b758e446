// Child processes that inherit nothing from their parent, and limits on what a process may use. glibc declares the
// functions for this only for _GNU_SOURCE, so Swift does not see them.
#ifndef NUTHATCH_CPROCESS_H
#define NUTHATCH_CPROCESS_H

#include <sys/types.h>

// Starts a program with two pipes, the standard input and output, and no environment, files or error messages.
//
// `arguments` ends with NULL. Returns 0 and gives the parent's ends of the pipes; otherwise returns an errno.
int nuthatch_spawn(const char *program, char *const arguments[], pid_t *process, int *input, int *output);

// Limits this process for good: seconds of processor time, bytes of memory for data, and no new files or processes.
// Returns 0, or an errno.
int nuthatch_limit(unsigned long seconds, unsigned long bytes);

// Makes every thread return long pieces of memory to the system as soon as they are freed.
void nuthatch_keep_memory_small(void);

// Returns unused memory of all threads to the system.
void nuthatch_release_memory(void);

// Releases the pages of the program and its libraries. Pages that are needed again are mapped again from the file. A
// start reads most of a program, which later needs little of it.
void nuthatch_release_program(void);

#endif
