#ifndef WHISPER_READER_SPILL_H
#define WHISPER_READER_SPILL_H

#include "failures.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One temporary file without a name for everything that does not fit in memory: unpacked databases, and what SQLite sorts.
// Its content is encrypted under a random key that only this process has.

// A file within the temporary file.
struct spill_file {
    uint32_t *chunks;
    uint32_t count;
    uint32_t capacity;
    uint64_t size;
};

// Creates the temporary file in a directory, given by its descriptor. Returns false if there is no such directory, or if
// the file cannot be created; whatever needs it then fails with OUTCOME_FULL.
bool spill_prepare(int directory);

// Whether there is a temporary file.
bool spill_exists(void);

// Writes bytes at an offset.
enum outcome spill_write(struct spill_file *file, const uint8_t *bytes, size_t size, uint64_t offset);

// Reads bytes at an offset, all of them within the file's size. What was never written is zero.
enum outcome spill_read(const struct spill_file *file, uint8_t *bytes, size_t size, uint64_t offset);

// Shortens a file.
void spill_truncate(struct spill_file *file, uint64_t size);

// Releases everything that a file takes.
void spill_close(struct spill_file *file);

#endif
