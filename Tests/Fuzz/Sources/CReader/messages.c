#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#include "parts.h"

static uint8_t *answer_taken;
static size_t answer_size, answer_capacity;

// In place of the standard output: everything is kept.
static ssize_t take(int file, const void *bytes, size_t size) {
    (void)file;
    if (answer_size + size > answer_capacity) {
        const size_t wanted = 2 * (answer_size + size);
        uint8_t *larger = realloc(answer_taken, wanted);
        if (larger == NULL) abort();
        answer_taken = larger;
        answer_capacity = wanted;
    }
    for (size_t index = 0; index < size; index++) answer_taken[answer_size + index] = ((const uint8_t *)bytes)[index];
    answer_size += size;
    return (ssize_t)size;
}

// The other end is always there.
static int nothing_happens(struct pollfd *files, nfds_t count, int time) {
    (void)files, (void)count, (void)time;
    return 0;
}

#define write take
#define poll nothing_happens
#include "../../../../Sources/whisper-reader/messages.c"
#undef write
#undef poll

void parts_begin_answer(void) {
    answer_size = 0;
    filled = 0;
}

const uint8_t *parts_answer(size_t *size, uint8_t *outcome) {
    // Of each piece, only what follows its length and its code.
    size_t read = 0, joined = 0;
    *outcome = OUTCOME_INVALID;
    while (read < answer_size) {
        if (answer_size - read < 5) abort();
        const uint8_t *piece = answer_taken + read;
        const size_t length = piece[0] | (size_t)piece[1] << 8 | (size_t)piece[2] << 16 | (size_t)piece[3] << 24;
        if (length == 0 || length > answer_size - read - 4) abort();
        *outcome = piece[4];
        for (size_t index = 1; index < length; index++) answer_taken[joined++] = piece[4 + index];
        read += 4 + length;
    }
    answer_size = 0;
    *size = joined;
    return answer_taken;
}
