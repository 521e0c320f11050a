#include "CWhisperProcess.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
// System calls of the x32 variant carry this bit and would pass by comparisons with the plain numbers.
#define FOREIGN_NUMBERS 0x40000000u
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define FOREIGN_NUMBERS 0x80000000u
#endif

// Rings submit operations past the filter, sockets among them. The number is the same on both architectures.
#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425
#endif

// Duplicates an open socket of another process.
#ifndef __NR_pidfd_getfd
#define __NR_pidfd_getfd 438
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

int whisper_deny_network(void) {
    // Jumps count instructions from the next one on. The first argument's low half comes first in memory.
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        REFUSE(ENOSYS),
        LOAD(nr),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FOREIGN_NUMBERS, 0, 1),
        REFUSE(ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_io_uring_setup, 0, 1),
        REFUSE(ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_pidfd_getfd, 0, 1),
        REFUSE(EACCES),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socketpair, 1, 0),
        ALLOW,
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 1),
        ALLOW,
        REFUSE(EACCES),
    };
    const struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    // Required for processes without root privileges; it also prevents set-user-id programs from gaining rights.
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -errno;
    const long outcome = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
    if (outcome < 0) return -errno;
    // A positive number is a thread that could not be included; the filter then applies to no thread.
    return outcome == 0 ? 0 : -EBUSY;
}

#else

int whisper_deny_network(void) {
    return -ENOSYS;
}

#endif
