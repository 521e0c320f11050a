#include "unpack.h"

#include <string.h>

// Genuine databases shrink to a tenth; freshly vacuumed pages of zeros to a thousandth, but never so many of them.
#define UNSUSPECTED (256ull << 20)
#define LARGEST_RATIO 200
#define SIGNATURE_SIZE 16

static const uint8_t database_signature[SIGNATURE_SIZE] = "SQLite format 3";

static bool is_zip(const uint8_t *start) {
    return memcmp(start, "PK\3\4", 4) == 0;
}

// RFC 1950: method 8, a window of at most 32 KiB, no dictionary, and a check value.
static bool is_zlib(const uint8_t *start) {
    return (start[0] & 15) == 8 && start[0] >> 4 <= 7 && (start[1] & 32) == 0 && (start[0] * 256 + start[1]) % 31 == 0;
}

bool unpack_is_plausible(const uint8_t *start) {
    return is_zip(start) || is_zlib(start) || memcmp(start, database_signature, 4) == 0;
}

void unpack_start(struct unpacker *unpacker, struct spill_file *target, bool is_packed) {
    *unpacker = (struct unpacker){.target = target, .is_packed = is_packed, .state = UNPACK_START};
}

static enum outcome start_stream(struct unpacker *unpacker, int window) {
    memset(&unpacker->stream, 0, sizeof unpacker->stream);
    unpacker->has_stream = inflateInit2(&unpacker->stream, window) == Z_OK;
    return unpacker->has_stream ? OUTCOME_DONE : OUTCOME_LIMIT;
}

static void end_stream(struct unpacker *unpacker) {
    if (unpacker->has_stream) inflateEnd(&unpacker->stream);
    unpacker->has_stream = false;
}

static enum outcome append(struct unpacker *unpacker, const uint8_t *bytes, size_t size) {
    struct spill_file *target = unpacker->target;
    if (target->size > UNSUSPECTED && target->size / LARGEST_RATIO > unpacker->taken) return OUTCOME_LIMIT;
    return spill_write(target, bytes, size, target->size);
}

// Collects bytes until there are so many. Returns false if more are needed.
static bool hold(struct unpacker *unpacker, const uint8_t **bytes, size_t *size, size_t wanted) {
    while (unpacker->held_size < wanted && *size > 0) {
        unpacker->held[unpacker->held_size++] = **bytes;
        (*bytes)++;
        (*size)--;
    }
    return unpacker->held_size >= wanted;
}

static uint32_t number(const uint8_t *bytes, size_t size) {
    uint32_t value = 0;
    while (size-- > 0) value = value << 8 | bytes[size];
    return value;
}

// --- Entries of a zip archive ---

#define HEADER 30

static enum outcome begin_entry(struct unpacker *unpacker) {
    const uint8_t *header = unpacker->held;
    unpacker->held_size = 0;
    const uint16_t flags = (uint16_t)number(header + 6, 2);
    unpacker->method = (uint16_t)number(header + 8, 2);
    unpacker->has_descriptor = (flags & 8) != 0;
    // Encrypted entries, other methods, and stored entries of unknown size.
    if ((flags & 1) != 0 || (unpacker->method != 0 && unpacker->method != 8) ||
        (unpacker->method == 0 && unpacker->has_descriptor))
        return OUTCOME_NOT_A_DATABASE;
    unpacker->taken += HEADER;
    unpacker->rest = (uint64_t)number(header + 26, 2) + number(header + 28, 2);
    // What follows the name, until then in the place of the signature.
    memcpy(unpacker->held, header + 18, 4);
    unpacker->state = UNPACK_NAME;
    return OUTCOME_DONE;
}

static enum outcome begin_content(struct unpacker *unpacker) {
    unpacker->rest = number(unpacker->held, 4);
    unpacker->state = unpacker->method == 8 ? UNPACK_DEFLATED : UNPACK_STORED;
    return unpacker->method == 8 ? start_stream(unpacker, -15) : OUTCOME_DONE;
}

// Keeps the entry if it is a database; otherwise the next one is looked at.
static enum outcome end_entry(struct unpacker *unpacker) {
    uint8_t start[SIGNATURE_SIZE];
    if (unpacker->target->size >= SIGNATURE_SIZE) {
        const enum outcome outcome = spill_read(unpacker->target, start, SIGNATURE_SIZE, 0);
        if (outcome != OUTCOME_DONE) return outcome;
        if (memcmp(start, database_signature, SIGNATURE_SIZE) == 0) {
            unpacker->state = UNPACK_DONE;
            return OUTCOME_DONE;
        }
    }
    spill_truncate(unpacker->target, 0);
    unpacker->state = unpacker->has_descriptor ? UNPACK_DESCRIPTOR : UNPACK_ENTRY;
    return OUTCOME_DONE;
}

// --- Steps ---

static enum outcome inflate_some(struct unpacker *unpacker, const uint8_t **bytes, size_t *size) {
    static uint8_t output[64 << 10];
    const bool is_entry = unpacker->state == UNPACK_DEFLATED;
    z_stream *stream = &unpacker->stream;
    stream->next_in = (Bytef *)*bytes;
    stream->avail_in = (uInt)*size;
    int result;
    do {
        stream->next_out = output;
        stream->avail_out = sizeof output;
        result = inflate(stream, Z_NO_FLUSH);
        const enum outcome outcome = append(unpacker, output, sizeof output - stream->avail_out);
        if (outcome != OUTCOME_DONE) return outcome;
    } while (result == Z_OK && (stream->avail_in > 0 || stream->avail_out == 0));
    *bytes = stream->next_in;
    *size = stream->avail_in;
    if (result == Z_STREAM_END) {
        end_stream(unpacker);
        unpacker->state = UNPACK_DONE;
        return is_entry ? end_entry(unpacker) : OUTCOME_DONE;
    }
    if (result == Z_MEM_ERROR) return OUTCOME_LIMIT;
    return *size == 0 && (result == Z_OK || result == Z_BUF_ERROR) ? OUTCOME_DONE : OUTCOME_DAMAGED;
}

// Takes some of the bytes. Called until there are none left.
static enum outcome step(struct unpacker *unpacker, const uint8_t **bytes, size_t *size) {
    const uint8_t *const first = *bytes;
    size_t piece;
    enum outcome outcome;
    switch (unpacker->state) {
    case UNPACK_START:
        if (!hold(unpacker, bytes, size, 4)) return OUTCOME_DONE;
        unpacker->held_size = 0;
        if (unpacker->is_packed && is_zip(unpacker->held)) {
            unpacker->state = UNPACK_ENTRY;
            unpacker->held_size = 4;
            return OUTCOME_DONE;
        }
        if (unpacker->is_packed && is_zlib(unpacker->held)) {
            unpacker->state = UNPACK_ZLIB;
            outcome = start_stream(unpacker, 15);
        } else {
            unpacker->state = UNPACK_RAW;
            outcome = OUTCOME_DONE;
        }
        const uint8_t *held = unpacker->held;
        size_t held_size = 4;
        return outcome != OUTCOME_DONE ? outcome : step(unpacker, &held, &held_size);
    case UNPACK_RAW:
        piece = *size;
        *bytes += piece;
        *size = 0;
        unpacker->taken += piece;
        return append(unpacker, first, piece);
    case UNPACK_ENTRY:
        // The directory of the archive ends the entries.
        if (unpacker->held_size >= 4 && !is_zip(unpacker->held)) {
            unpacker->state = UNPACK_SKIPPED;
            return OUTCOME_DONE;
        }
        if (!hold(unpacker, bytes, size, unpacker->held_size < 4 ? 4 : HEADER)) return OUTCOME_DONE;
        return unpacker->held_size < HEADER ? OUTCOME_DONE : begin_entry(unpacker);
    case UNPACK_NAME:
        piece = *size < unpacker->rest ? *size : (size_t)unpacker->rest;
        *bytes += piece;
        *size -= piece;
        unpacker->rest -= piece;
        return unpacker->rest > 0 ? OUTCOME_DONE : begin_content(unpacker);
    case UNPACK_STORED:
        piece = *size < unpacker->rest ? *size : (size_t)unpacker->rest;
        *bytes += piece;
        *size -= piece;
        unpacker->rest -= piece;
        unpacker->taken += piece;
        outcome = append(unpacker, first, piece);
        return outcome != OUTCOME_DONE || unpacker->rest > 0 ? outcome : end_entry(unpacker);
    case UNPACK_ZLIB:
    case UNPACK_DEFLATED:
        unpacker->taken += *size;
        return inflate_some(unpacker, bytes, size);
    case UNPACK_DESCRIPTOR:
        if (!hold(unpacker, bytes, size, 4)) return OUTCOME_DONE;
        // Its signature is optional.
        if (!hold(unpacker, bytes, size, memcmp(unpacker->held, "PK\7\10", 4) == 0 ? 16 : 12)) return OUTCOME_DONE;
        unpacker->held_size = 0;
        unpacker->state = UNPACK_ENTRY;
        return OUTCOME_DONE;
    case UNPACK_DONE:
    case UNPACK_SKIPPED:
        *bytes += *size;
        *size = 0;
        return OUTCOME_DONE;
    }
    return OUTCOME_DAMAGED;
}

enum outcome unpack_add(struct unpacker *unpacker, const uint8_t *bytes, size_t size) {
    while (size > 0) {
        const enum outcome outcome = step(unpacker, &bytes, &size);
        if (outcome != OUTCOME_DONE) return outcome;
    }
    return OUTCOME_DONE;
}

enum outcome unpack_end(struct unpacker *unpacker) {
    enum outcome outcome = OUTCOME_DONE;
    switch (unpacker->state) {
    case UNPACK_START: outcome = append(unpacker, unpacker->held, unpacker->held_size); break;
    case UNPACK_RAW:
    case UNPACK_DONE: break;
    case UNPACK_ENTRY:
    case UNPACK_SKIPPED: outcome = OUTCOME_NOT_A_DATABASE; break;
    default: outcome = OUTCOME_DAMAGED;
    }
    end_stream(unpacker);
    return outcome;
}
