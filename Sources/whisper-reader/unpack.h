#ifndef WHISPER_READER_UNPACK_H
#define WHISPER_READER_UNPACK_H

#include "failures.h"
#include "spill.h"

#include <zlib.h>

// Unpacks a stream into the temporary file as it arrives: zlib, the first database in a zip archive, or the bytes as they
// are. Which one is decided by the first bytes.
struct unpacker {
    struct spill_file *target;
    // Whether packed content is unpacked at all.
    bool is_packed;
    enum unpack_state {
        UNPACK_START,
        UNPACK_RAW,
        UNPACK_ZLIB,
        UNPACK_ENTRY,
        UNPACK_NAME,
        UNPACK_DEFLATED,
        UNPACK_STORED,
        UNPACK_DESCRIPTOR,
        UNPACK_DONE,
        UNPACK_SKIPPED,
    } state;
    z_stream stream;
    bool has_stream;
    uint64_t taken;
    // The bytes that have arrived of something with a fixed size.
    uint8_t held[32];
    size_t held_size;
    // The entry of a zip archive that is being read: what remains to skip or to copy, and whether a descriptor follows.
    uint64_t rest;
    uint16_t method;
    bool has_descriptor;
};

// Starts unpacking into a file.
void unpack_start(struct unpacker *unpacker, struct spill_file *target, bool is_packed);

// Adds bytes.
enum outcome unpack_add(struct unpacker *unpacker, const uint8_t *bytes, size_t size);

// Checks that everything arrived, and releases the memory.
enum outcome unpack_end(struct unpacker *unpacker);

// Whether content can begin with these bytes, at least 4.
bool unpack_is_plausible(const uint8_t *start);

#endif
