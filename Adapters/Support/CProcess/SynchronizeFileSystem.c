#define _GNU_SOURCE
#include "CWhisperProcess.h"

#include <errno.h>

#if defined(__linux__)
#include <unistd.h>

int whisper_synchronize_file_system(int descriptor) { return syncfs(descriptor) == 0 ? 0 : -errno; }
#else
int whisper_synchronize_file_system(int descriptor) {
    (void)descriptor;
    return -ENOSYS;
}
#endif
