#define _GNU_SOURCE
#include "CWhisperProcess.h"

#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int whisper_exchange_names(const char *one, const char *other) {
    // The flag RENAME_EXCHANGE; not every C library names it.
    return syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 1 << 1) == 0 ? 0 : -errno;
}
#elif defined(__APPLE__)
int whisper_exchange_names(const char *one, const char *other) {
    return renamex_np(one, other, RENAME_SWAP) == 0 ? 0 : -errno;
}
#else
int whisper_exchange_names(const char *one, const char *other) {
    (void)one;
    (void)other;
    return -ENOSYS;
}
#endif
