#include "CWhisperYardstick.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int yardstick_time_program(char *const arguments[], double *first_byte, double *all) {
    int ends[2];
    if (pipe(ends)) return -1;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    double start = now();
    pid_t child;
    int failure = posix_spawn(&child, arguments[0], &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (failure) {
        close(ends[0]);
        return -1;
    }
    char bytes[65536];
    *first_byte = 0;
    while (read(ends[0], bytes, sizeof bytes) > 0)
        if (*first_byte == 0) *first_byte = now() - start;
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    *all = now() - start;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
