#include "sync_faults.h"

#if defined(__linux__)

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic(_Bool (*)(void)) asked = NULL;

void whisper_sync_faults(_Bool (*fails)(void)) { atomic_store(&asked, fails); }

static int synchronize(long call, int file) {
    _Bool (*fails)(void) = atomic_load(&asked);
    if (fails != NULL && fails()) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(call, file);
}

int fsync(int file) { return synchronize(SYS_fsync, file); }

int fdatasync(int file) { return synchronize(SYS_fdatasync, file); }

#else

void whisper_sync_faults(_Bool (*fails)(void)) { (void)fails; }

#endif
