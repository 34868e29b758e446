// Child processes with nothing of their parent, and limits on what a process may use: what glibc declares for
// _GNU_SOURCE alone, which Swift does not see.
#ifndef NUTHATCH_CPROCESS_H
#define NUTHATCH_CPROCESS_H

#include <sys/types.h>

// Starts a program with two pipes, the standard input and output, and no environment, files or error messages.
//
// `arguments` ends with NULL. Returns 0, and gives the ends of the pipes that are the parent's; else an errno.
int nuthatch_spawn(const char *program, char *const arguments[], pid_t *process, int *input, int *output);

// Limits this process for good: seconds of the processor, bytes of memory for data, and no new files or processes.
// Returns 0, or an errno.
int nuthatch_limit(unsigned long seconds, unsigned long bytes);

// Has long pieces of memory given back to the system as soon as they are freed, by every thread.
void nuthatch_keep_memory_small(void);

// Gives memory that is no longer used back to the system, of whichever thread it was.
void nuthatch_release_memory(void);

// Lets go of the pages of the program and its libraries: what is needed again is mapped again, from the file. A start
// reads most of a program, which then needs little of it.
void nuthatch_release_program(void);

#endif
