#define _GNU_SOURCE
#include "spill.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "CWhisperForeignCrypto.h"
#include "system.h"

#define BLOCK 4096u
#define BLOCKS 16u
#define CHUNK (BLOCK * BLOCKS)
// 64 GiB.
#define MOST_CHUNKS (1u << 20)
// How much of the disk is left free, and after how many new chunks that is checked.
#define RESERVE (64ull << 20)
#define CHECK_EVERY 256u

// A chunk of the temporary file. A block is encrypted under a number that is never used twice: the place of the block, and
// how often it has been written.
struct chunk {
    // A bit for each block that was written.
    uint16_t written;
    // How often each block was written again; NULL if none was.
    uint32_t *versions;
};

static int spill = -1;
static struct whisper_blocks *cipher;
static struct chunk *chunks;
static uint32_t chunk_count, chunk_capacity;
static uint32_t *vacant;
static uint32_t vacant_count, vacant_capacity;
static uint8_t scratch[CHUNK];

// --- Creation ---

static int create_unnamed(int directory) {
#ifdef O_TMPFILE
    const int file = openat(directory, ".", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) return file;
#endif
    // File systems without unnamed files: the name is removed before anything is written.
    for (int attempt = 0; attempt < 8; attempt++) {
        uint64_t number;
        char name[40];
        if (!system_random(&number, sizeof number)) return -1;
        snprintf(name, sizeof name, ".whisper-reader-%016llx", (unsigned long long)number);
        const int named = openat(directory, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (named >= 0) {
            if (unlinkat(directory, name, 0) == 0) return named;
            close(named);
            return -1;
        }
        if (errno != EEXIST) return -1;
    }
    return -1;
}

bool spill_prepare(int directory) {
    uint8_t key[WHISPER_FOREIGN_KEY];
    if (!system_random(key, sizeof key)) return false;
    cipher = whisper_ctr_new(key);
    whisper_foreign_wipe(key, sizeof key);
    if (cipher == NULL) return false;
    spill = create_unnamed(directory);
    return spill >= 0;
}

bool spill_exists(void) {
    return spill >= 0;
}

// --- Blocks ---

// Applies the key stream of a block as it was last written.
static bool apply(uint32_t chunk, uint32_t block, uint8_t *bytes) {
    const uint64_t place = (uint64_t)chunk * BLOCKS + block;
    const uint32_t version = chunks[chunk].versions == NULL ? 0 : chunks[chunk].versions[block];
    // The last four bytes count the cipher's blocks within this one.
    uint8_t initial[WHISPER_FOREIGN_BLOCK] = {0};
    memcpy(initial, &place, sizeof place);
    memcpy(initial + 8, &version, sizeof version);
    return whisper_blocks_apply(cipher, initial, bytes, BLOCK, bytes) == 0;
}

static enum outcome read_fully(uint8_t *bytes, size_t size, uint64_t offset) {
    while (size > 0) {
        const ssize_t count = pread(spill, bytes, size, (off_t)offset);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            if (count == 0) errno = EIO;
            return OUTCOME_FAILED;
        }
        bytes += count;
        offset += (uint64_t)count;
        size -= (size_t)count;
    }
    return OUTCOME_DONE;
}

static enum outcome write_fully(const uint8_t *bytes, size_t size, uint64_t offset) {
    while (size > 0) {
        const ssize_t count = pwrite(spill, bytes, size, (off_t)offset);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            if (count == 0) errno = ENOSPC;
            return outcome_of_errno();
        }
        bytes += count;
        offset += (uint64_t)count;
        size -= (size_t)count;
    }
    return OUTCOME_DONE;
}

static bool is_written(uint32_t chunk, uint32_t block) {
    return (chunks[chunk].written >> block & 1) != 0;
}

// Loads a block; one that was never written is zero.
static enum outcome load(uint32_t chunk, uint32_t block, uint8_t *bytes) {
    if (!is_written(chunk, block)) {
        memset(bytes, 0, BLOCK);
        return OUTCOME_DONE;
    }
    const enum outcome outcome = read_fully(bytes, BLOCK, ((uint64_t)chunk * BLOCKS + block) * BLOCK);
    if (outcome != OUTCOME_DONE) return outcome;
    return apply(chunk, block, bytes) ? OUTCOME_DONE : OUTCOME_LIMIT;
}

// Encrypts blocks of a chunk in place and stores them.
static enum outcome store(uint32_t chunk, uint32_t block, uint32_t count, uint8_t *bytes) {
    for (uint32_t index = 0; index < count; index++) {
        if (is_written(chunk, block + index)) {
            struct chunk *entry = &chunks[chunk];
            if (entry->versions == NULL) entry->versions = calloc(BLOCKS, sizeof *entry->versions);
            if (entry->versions == NULL || entry->versions[block + index] == UINT32_MAX) return OUTCOME_LIMIT;
            entry->versions[block + index]++;
        }
        chunks[chunk].written |= (uint16_t)(1u << (block + index));
        if (!apply(chunk, block + index, bytes + (size_t)index * BLOCK)) return OUTCOME_LIMIT;
    }
    return write_fully(bytes, (size_t)count * BLOCK, ((uint64_t)chunk * BLOCKS + block) * BLOCK);
}

// --- Chunks ---

// Makes room for another element of an array.
static bool grow(void **array, uint32_t count, uint32_t *capacity, size_t size) {
    if (count < *capacity) return true;
    const uint32_t wanted = *capacity == 0 ? 64 : *capacity * 2;
    void *larger = realloc(*array, (size_t)wanted * size);
    if (larger == NULL) return false;
    *array = larger;
    *capacity = wanted;
    return true;
}

static bool has_space(void) {
    struct statvfs status;
    if (fstatvfs(spill, &status) != 0) return true;
    return (uint64_t)status.f_bavail * status.f_frsize > RESERVE + (uint64_t)CHECK_EVERY * CHUNK;
}

static enum outcome add_chunk(struct spill_file *file) {
    if (spill < 0) return OUTCOME_FULL;
    if (!grow((void **)&file->chunks, file->count, &file->capacity, sizeof *file->chunks)) return OUTCOME_LIMIT;
    if (vacant_count > 0) {
        file->chunks[file->count++] = vacant[--vacant_count];
        return OUTCOME_DONE;
    }
    if (chunk_count == MOST_CHUNKS) return OUTCOME_LIMIT;
    if (chunk_count % CHECK_EVERY == 0 && !has_space()) return OUTCOME_FULL;
    if (!grow((void **)&chunks, chunk_count, &chunk_capacity, sizeof *chunks)) return OUTCOME_LIMIT;
    chunks[chunk_count] = (struct chunk){0, NULL};
    file->chunks[file->count++] = chunk_count++;
    return OUTCOME_DONE;
}

// Releases the last chunk of a file. Its blocks remain encrypted under numbers that are not used again. If there is no
// memory to note that, the chunk stays unused.
static void release_chunk(struct spill_file *file) {
    const uint32_t chunk = file->chunks[--file->count];
    if (grow((void **)&vacant, vacant_count, &vacant_capacity, sizeof *vacant)) vacant[vacant_count++] = chunk;
}

// --- Files ---

enum outcome spill_write(struct spill_file *file, const uint8_t *bytes, size_t size, uint64_t offset) {
    while (size > 0) {
        while (offset / CHUNK >= file->count) {
            const enum outcome outcome = add_chunk(file);
            if (outcome != OUTCOME_DONE) return outcome;
            // A chunk that another file has used reads as zero.
            const uint32_t added = file->chunks[file->count - 1];
            if (chunks[added].written == 0) continue;
            memset(scratch, 0, sizeof scratch);
            const enum outcome cleared = store(added, 0, BLOCKS, scratch);
            if (cleared != OUTCOME_DONE) return cleared;
        }
        const uint32_t chunk = file->chunks[offset / CHUNK];
        const uint32_t within = (uint32_t)(offset % CHUNK), block = within / BLOCK, skipped = within % BLOCK;
        const size_t room = CHUNK - within, piece = size < room ? size : room;
        const uint32_t last = (uint32_t)(within + piece - 1) / BLOCK;
        // Blocks that are only partly overwritten keep the rest of their content.
        if (skipped != 0) {
            const enum outcome outcome = load(chunk, block, scratch);
            if (outcome != OUTCOME_DONE) return outcome;
        }
        const bool is_torn = (within + piece) % BLOCK != 0;
        if (is_torn && (last != block || skipped == 0)) {
            const enum outcome outcome = load(chunk, last, scratch + (size_t)(last - block) * BLOCK);
            if (outcome != OUTCOME_DONE) return outcome;
        }
        memcpy(scratch + skipped, bytes, piece);
        const enum outcome outcome = store(chunk, block, last - block + 1, scratch);
        if (outcome != OUTCOME_DONE) return outcome;
        bytes += piece;
        offset += piece;
        size -= piece;
        if (file->size < offset) file->size = offset;
    }
    return OUTCOME_DONE;
}

enum outcome spill_read(const struct spill_file *file, uint8_t *bytes, size_t size, uint64_t offset) {
    uint8_t whole[BLOCK];
    while (size > 0) {
        const uint32_t within = (uint32_t)(offset % CHUNK), block = within / BLOCK, skipped = within % BLOCK;
        const size_t room = BLOCK - skipped, piece = size < room ? size : room;
        if (offset / CHUNK >= file->count) {
            memset(bytes, 0, piece);
        } else if (piece == BLOCK) {
            const enum outcome outcome = load(file->chunks[offset / CHUNK], block, bytes);
            if (outcome != OUTCOME_DONE) return outcome;
        } else {
            const enum outcome outcome = load(file->chunks[offset / CHUNK], block, whole);
            if (outcome != OUTCOME_DONE) return outcome;
            memcpy(bytes, whole + skipped, piece);
        }
        bytes += piece;
        offset += piece;
        size -= piece;
    }
    return OUTCOME_DONE;
}

void spill_truncate(struct spill_file *file, uint64_t size) {
    if (size >= file->size) return;
    while (file->count > 0 && (uint64_t)(file->count - 1) * CHUNK >= size) release_chunk(file);
    file->size = size;
}

void spill_close(struct spill_file *file) {
    while (file->count > 0) release_chunk(file);
    free(file->chunks);
    *file = (struct spill_file){NULL, 0, 0, 0};
}
