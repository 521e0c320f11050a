#define _GNU_SOURCE
#include "CWhisperProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#if defined(__linux__)
int whisper_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : -errno;
}
#else
int whisper_pipe(int ends[2]) {
    if (pipe(ends) != 0) return -errno;
    for (int end = 0; end < 2; end++) (void)fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    return 0;
}
#endif
