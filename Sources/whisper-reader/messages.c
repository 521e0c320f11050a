#include "messages.h"

#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "CWhisperForeignCrypto.h"

// The longest request is one with a piece to decrypt, or with 4,096 keys.
#define LARGEST_REQUEST (320u << 10)
#define PIECE (256u << 10)

static uint8_t incoming[LARGEST_REQUEST];
static size_t received;

// The answer that is being made: length, code, content.
static uint8_t outgoing[5 + PIECE];
static size_t filled;

// Reads exactly so many bytes. Returns false at the end of the input.
static bool read_fully(uint8_t *bytes, size_t size) {
    while (size > 0) {
        const ssize_t count = read(STDIN_FILENO, bytes, size);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes += count;
        size -= (size_t)count;
    }
    return true;
}

static uint32_t little_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

bool request_receive(struct request *request) {
    uint8_t length[4];
    if (!read_fully(length, sizeof length)) return false;
    const uint32_t size = little_endian(length);
    if (size == 0 || size > sizeof incoming || !read_fully(incoming, size)) return false;
    received = size;
    *request = (struct request){incoming, size, 0, false};
    return true;
}

void request_wipe(void) {
    whisper_foreign_wipe(incoming, received);
}

const uint8_t *request_bytes(struct request *request, size_t size) {
    if (request->is_invalid || size > request->size - request->place) {
        request->is_invalid = true;
        return NULL;
    }
    const uint8_t *bytes = request->bytes + request->place;
    request->place += size;
    return bytes;
}

uint8_t request_u8(struct request *request) {
    const uint8_t *bytes = request_bytes(request, 1);
    return bytes == NULL ? 0 : bytes[0];
}

uint16_t request_u16(struct request *request) {
    const uint8_t *bytes = request_bytes(request, 2);
    return bytes == NULL ? 0 : (uint16_t)(bytes[0] | bytes[1] << 8);
}

uint32_t request_u32(struct request *request) {
    const uint8_t *bytes = request_bytes(request, 4);
    return bytes == NULL ? 0 : little_endian(bytes);
}

uint64_t request_u64(struct request *request) {
    const uint8_t *bytes = request_bytes(request, 8);
    return bytes == NULL ? 0 : (uint64_t)little_endian(bytes) | (uint64_t)little_endian(bytes + 4) << 32;
}

bool request_is_whole(const struct request *request) {
    return !request->is_invalid && request->place == request->size;
}

// --- Answers ---

static void send_piece(enum outcome outcome) {
    const size_t size = 1 + filled;
    outgoing[0] = (uint8_t)size;
    outgoing[1] = (uint8_t)(size >> 8);
    outgoing[2] = (uint8_t)(size >> 16);
    outgoing[3] = (uint8_t)(size >> 24);
    outgoing[4] = (uint8_t)outcome;
    size_t rest = 5 + filled;
    const uint8_t *bytes = outgoing;
    while (rest > 0) {
        const ssize_t count = write(STDOUT_FILENO, bytes, rest);
        if (count < 0 && errno == EINTR) continue;
        // Nobody reads the answer any more.
        if (count <= 0) _exit(0);
        bytes += count;
        rest -= (size_t)count;
    }
    filled = 0;
}

void answer_bytes(const void *bytes, size_t size) {
    const uint8_t *rest = bytes;
    while (size > 0) {
        if (filled == PIECE) send_piece(OUTCOME_CONTINUED);
        const size_t count = size < PIECE - filled ? size : PIECE - filled;
        memcpy(outgoing + 5 + filled, rest, count);
        filled += count;
        rest += count;
        size -= count;
    }
}

void answer_u8(uint8_t value) {
    answer_bytes(&value, 1);
}

void answer_u16(uint16_t value) {
    const uint8_t bytes[2] = {(uint8_t)value, (uint8_t)(value >> 8)};
    answer_bytes(bytes, sizeof bytes);
}

void answer_u32(uint32_t value) {
    uint8_t bytes[4];
    for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> 8 * index);
    answer_bytes(bytes, sizeof bytes);
}

void answer_u64(uint64_t value) {
    uint8_t bytes[8];
    for (int index = 0; index < 8; index++) bytes[index] = (uint8_t)(value >> 8 * index);
    answer_bytes(bytes, sizeof bytes);
}

void answer_end(enum outcome outcome) {
    if (outcome >= OUTCOME_NOT_A_DATABASE) {
        const int error = errno;
        filled = 0;
        if (outcome == OUTCOME_FAILED) answer_u32((uint32_t)error);
    }
    send_piece(outcome);
    // Answers with a key are not longer.
    whisper_foreign_wipe(outgoing, 5 + 256);
}

bool is_abandoned(void) {
    struct pollfd input = {STDIN_FILENO, 0, 0};
    return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}
