#include "CWhisperProcess.h"

#include <errno.h>

#if defined(__linux__)
#include <linux/magic.h>
#include <sys/vfs.h>

int whisper_is_memory_backed(const char *path) {
    struct statfs status;
    while (statfs(path, &status) != 0) {
        if (errno != EINTR) return -errno;
    }
    return status.f_type == TMPFS_MAGIC || status.f_type == RAMFS_MAGIC;
}
#else
int whisper_is_memory_backed(const char *path) {
    (void)path;
    return -ENOSYS;
}
#endif
