#include "CWhisperProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Written while no terminal is guarded, and read by handlers while one is.
static int terminal = -1;
static int notices = -1;
static struct termios before;
static char closing[256];
static size_t closing_size;

static atomic_int is_guarded;

// Only calls that a handler of signals may make.
void whisper_release_terminal(void) {
    if (atomic_exchange(&is_guarded, 0) == 0) return;
    const int error = errno;
    size_t done = 0;
    while (done < closing_size) {
        const ssize_t count = write(terminal, closing + done, closing_size - done);
        if (count <= 0) break;
        done += (size_t)count;
    }
    (void)tcsetattr(terminal, TCSANOW, &before);
    errno = error;
}

static void report(int number) {
    const int error = errno;
    const unsigned char byte = (unsigned char)number;
    const ssize_t written = write(notices, &byte, 1);
    (void)written;
    errno = error;
}

static void die(int number) {
    whisper_release_terminal();
    // The handler is reset: this has the signal's default effect once the handler returns.
    (void)raise(number);
}

static void stop(int number) {
    (void)number;
    const int error = errno;
    whisper_release_terminal();
    (void)raise(SIGSTOP);
    errno = error;
}

static int handle(int number, void (*handler)(int), int flags) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL) == 0 ? 0 : -errno;
}

int whisper_guard_terminal(int descriptor, int writing_end, const void *sequence, size_t size) {
    static const int fatal[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP};
    if (atomic_load(&is_guarded) != 0) return -EBUSY;
    if (size > sizeof closing) return -EINVAL;
    if (tcgetattr(descriptor, &before) != 0) return -errno;
    terminal = descriptor;
    notices = writing_end;
    memcpy(closing, sequence, size);
    closing_size = size;
    atomic_store(&is_guarded, 1);
    for (size_t index = 0; index < sizeof fatal / sizeof fatal[0]; index++) {
        const int result = handle(fatal[index], die, (int)(SA_RESETHAND | SA_NODEFER));
        if (result != 0) return result;
    }
    const int stopping = handle(SIGTSTP, stop, SA_RESTART);
    if (stopping != 0) return stopping;
    // Also behind a SIGSTOP, which no handler sees: the shell has set up the terminal as it likes it meanwhile.
    const int continuing = handle(SIGCONT, report, SA_RESTART);
    if (continuing != 0) return continuing;
    return handle(SIGWINCH, report, SA_RESTART);
}

void whisper_guard_terminal_again(void) {
    atomic_store(&is_guarded, 1);
}
