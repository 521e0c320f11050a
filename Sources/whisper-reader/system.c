#define _GNU_SOURCE
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#else
#include <sys/random.h>
#endif

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// Their runtimes reserve terabytes and use calls of their own.
#define IS_SANITIZED 1
#endif
#endif

#define MOST_MEMORY (192ull << 20)
#define LARGEST_FILE (65ull << 30)

static uint8_t protections;

uint8_t system_protections(void) {
    return protections;
}

bool system_random(void *bytes, size_t size) {
    return getentropy(bytes, size) == 0;
}

bool system_status(int file, struct stat *status) {
#if defined(__linux__) && defined(SYS_fstat) && (defined(__x86_64__) || defined(__aarch64__))
    return syscall(SYS_fstat, file, status) == 0;
#else
    return fstat(file, status) == 0;
#endif
}

static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
    if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) return;
#endif
    struct rlimit files;
    const int end = getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < 65536 ? (int)files.rlim_cur : 65536;
    for (int file = first; file < end; file++) close(file);
}

static bool limit(int resource, rlim_t value) {
    struct rlimit current;
    if (getrlimit(resource, &current) != 0) return false;
    if (current.rlim_max != RLIM_INFINITY && current.rlim_max < value) value = current.rlim_max;
    const struct rlimit wanted = {value, value};
    return setrlimit(resource, &wanted) == 0;
}

void system_restrict(void) {
    close_from(DESCRIPTOR_DIRECTORY + 1);
    // Writing to an answer that nobody reads, or beyond the limit of a file, is an error and not the end.
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    bool is_limited = limit(RLIMIT_CORE, 0) && limit(RLIMIT_NOFILE, 16) && limit(RLIMIT_FSIZE, (rlim_t)LARGEST_FILE);
#ifndef IS_SANITIZED
    // macOS counts memory that is only reserved, and has no such limit in effect.
#ifdef __linux__
    is_limited = limit(RLIMIT_AS, (rlim_t)MOST_MEMORY) && is_limited;
#endif
#endif
#ifdef __linux__
    is_limited = prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && is_limited;
#endif
    if (is_limited) protections |= PROTECTION_LIMITS;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && !defined(IS_SANITIZED)

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define END BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
// A call that is allowed whatever its arguments.
#define PERMIT(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), ALLOW
// A call that would make memory executable ends the process. The low half of an argument comes first in memory.
#define PERMIT_DATA(number)                                                                                            \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD(args[2]),                                                \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1), END, ALLOW

void system_seal(void) {
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        END,
        // Numbers of the x32 variant match none of the following.
        LOAD(nr),
        PERMIT(SYS_read),
        PERMIT(SYS_write),
        PERMIT(SYS_pread64),
        PERMIT(SYS_pwrite64),
        PERMIT(SYS_fstat),
        PERMIT(SYS_fstatfs),
#ifdef SYS_poll
        PERMIT(SYS_poll),
#endif
        PERMIT(SYS_ppoll),
        PERMIT(SYS_brk),
        PERMIT(SYS_munmap),
        PERMIT(SYS_mremap),
        PERMIT(SYS_madvise),
        PERMIT(SYS_futex),
        PERMIT(SYS_getrandom),
        PERMIT(SYS_clock_gettime),
        PERMIT(SYS_gettimeofday),
        PERMIT(SYS_getpid),
        PERMIT(SYS_rt_sigreturn),
        PERMIT(SYS_restart_syscall),
        PERMIT(SYS_exit),
        PERMIT(SYS_exit_group),
        PERMIT_DATA(SYS_mmap),
        LOAD(nr),
        PERMIT_DATA(SYS_mprotect),
        LOAD(nr),
        END,
    };
    const struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0) protections |= PROTECTION_CALLS;
}

#else

void system_seal(void) {
}

#endif
