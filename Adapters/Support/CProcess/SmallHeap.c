#include "CWhisperProcess.h"

#include <errno.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int whisper_keep_heap_small(void) {
#ifdef __GLIBC__
    // The default of both, which the library otherwise raises to the size of the largest block that was ever freed.
    const int bytes = 128 * 1024;
    const int done = mallopt(M_ARENA_MAX, 2) && mallopt(M_MMAP_THRESHOLD, bytes) && mallopt(M_TRIM_THRESHOLD, bytes);
    return done ? 0 : -EINVAL;
#else
    return -ENOSYS;
#endif
}
