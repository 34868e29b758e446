#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int nuthatch_spawn(const char *program, char *const arguments[], pid_t *process, int *input, int *output) {
  int to[2], from[2];
  if (pipe2(to, O_CLOEXEC)) return errno;
  if (pipe2(from, O_CLOEXEC)) {
    int reason = errno;
    close(to[0]), close(to[1]);
    return reason;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  char *environment[] = {NULL};
  int reason = posix_spawn(process, program, &actions, NULL, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  close(to[0]), close(from[1]);
  if (reason) {
    close(to[1]), close(from[0]);
    return reason;
  }
  *input = to[1], *output = from[0];
  return 0;
}

int nuthatch_limit(unsigned long seconds, unsigned long bytes) {
  const struct { int resource; rlim_t most; } limits[] = {
      {RLIMIT_CPU, seconds}, {RLIMIT_DATA, bytes}, {RLIMIT_FSIZE, 0}, {RLIMIT_NOFILE, 0},
      {RLIMIT_CORE, 0},      {RLIMIT_NPROC, 0},
  };
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    struct rlimit limit = {limits[i].most, limits[i].most};
    if (setrlimit(limits[i].resource, &limit)) return errno;
  }
  return 0;
}

// Unless these are set, glibc raises both with each long piece that is freed. A document of some megabytes is then in
// its thread's heap, which keeps a free end of up to twice that length, and malloc_trim does not release it.
void nuthatch_keep_memory_small(void) {
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 128 << 10);
}

void nuthatch_release_memory(void) { malloc_trim(0); }

// Only pages that are never written equal their file. If the kernel refuses, the pages stay.
static int release_object(struct dl_phdr_info *object, size_t size, void *unused) {
  (void)size, (void)unused;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (size_t i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    const uintptr_t start = (object->dlpi_addr + part->p_vaddr) & ~(page - 1);
    madvise((void *)start, object->dlpi_addr + part->p_vaddr + part->p_filesz - start, MADV_DONTNEED);
  }
  return 0;
}

void nuthatch_release_program(void) { dl_iterate_phdr(release_object, NULL); }
