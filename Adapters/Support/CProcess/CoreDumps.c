#include "CWhisperProcess.h"

#include <errno.h>
#include <sys/resource.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

int whisper_disable_core_dumps(void) {
    const struct rlimit none = {0, 0};
    if (setrlimit(RLIMIT_CORE, &none) != 0) return -errno;
#ifdef __linux__
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return -errno;
#endif
    return 0;
}

int whisper_core_dumps_are_disabled(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_CORE, &limit) != 0) return -errno;
#ifdef __linux__
    // Not being dumpable is sufficient; the limit is not, as handlers that are programs ignore it.
    return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0;
#else
    return limit.rlim_cur == 0;
#endif
}
