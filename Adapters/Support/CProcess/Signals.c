#include "CWhisperProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

// Written once, before any handler can run.
static int writing_end = -1;

// The last signal that was caught and asks for an end; 0 if there was none.
static volatile sig_atomic_t ending = 0;

static void hand_over(int number) {
    const int error = errno;
    if (number != SIGUSR1) ending = number;
    const unsigned char byte = (unsigned char)number;
    // A full pipe contains thousands of unread signals: one more makes no difference.
    const ssize_t written = write(writing_end, &byte, 1);
    (void)written;
    errno = error;
}

int whisper_catch_signals(const int *numbers, size_t count) {
    int ends[2];
    if (pipe(ends) != 0) return -errno;
    for (int end = 0; end < 2; end++) {
        if (fcntl(ends[end], F_SETFD, FD_CLOEXEC) != 0 || fcntl(ends[end], F_SETFL, O_NONBLOCK) != 0) {
            const int error = errno;
            close(ends[0]);
            close(ends[1]);
            return -error;
        }
    }
    writing_end = ends[1];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = hand_over;
    // Interrupted system calls are resumed.
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigset_t unblocked;
    sigemptyset(&unblocked);
    for (size_t index = 0; index < count; index++) {
        if (sigaction(numbers[index], &action, NULL) != 0) return -errno;
        sigaddset(&unblocked, numbers[index]);
    }
    const int error = pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
    return error == 0 ? ends[0] : -error;
}

int whisper_ending_signal(void) { return ending; }
