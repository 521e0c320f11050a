#define _GNU_SOURCE
#include "content.h"

#include <string.h>
#include <unistd.h>

#include "system.h"

#define KEY WHISPER_FOREIGN_KEY
#define BLOCK WHISPER_FOREIGN_BLOCK
// Content beyond this is not read.
#define LARGEST (64ull << 30)

struct layers layers_read(struct request *request) {
    struct layers layers = {0};
    const uint8_t kind = request_u8(request);
    layers.kind = (enum layer_kind)kind;
    switch (kind) {
    case LAYER_NONE: break;
    case LAYER_SEALED:
        layers.key = request_bytes(request, KEY);
        layers.nonce = request_bytes(request, BLOCK);
        layers.start = request_u64(request);
        layers.end = request_u64(request);
        layers.digest = (enum digest)request_u8(request);
        layers.is_packed = request_u8(request) != 0;
        if (layers.digest > DIGEST_OPTIONAL) request->is_invalid = true;
        break;
    case LAYER_CHAINED:
        layers.key = request_bytes(request, KEY);
        layers.size = request_u64(request);
        break;
    default: request->is_invalid = true;
    }
    return layers;
}

enum outcome file_read(int file, uint8_t *bytes, size_t size, uint64_t offset) {
    while (size > 0) {
        const ssize_t count = pread(file, bytes, size, (off_t)offset);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return OUTCOME_FAILED;
        if (count == 0) return OUTCOME_DAMAGED;
        bytes += count;
        offset += (uint64_t)count;
        size -= (size_t)count;
    }
    return OUTCOME_DONE;
}

// --- The state of the file ---

static int64_t nanoseconds(struct timespec time) {
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static bool take_mark(struct content *content) {
    struct stat status;
    if (!system_status(content->file, &status)) return false;
    if (!S_ISREG(status.st_mode)) {
        errno = EINVAL;
        return false;
    }
    content->mark.device = (uint64_t)status.st_dev;
    content->mark.inode = (uint64_t)status.st_ino;
    content->mark.size = (uint64_t)status.st_size;
#ifdef __APPLE__
    content->mark.modified = nanoseconds(status.st_mtimespec);
    content->mark.changed = nanoseconds(status.st_ctimespec);
#else
    content->mark.modified = nanoseconds(status.st_mtim);
    content->mark.changed = nanoseconds(status.st_ctim);
#endif
    // A database's first page has its change counter, a log's first bytes the number of its restarts: they show changes
    // within one tick of the file system's clock.
    const uint64_t size = content->mark.size;
    content->mark.start_size = size < sizeof content->mark.start ? (size_t)size : sizeof content->mark.start;
    return file_read(content->file, content->mark.start, content->mark.start_size, 0) == OUTCOME_DONE;
}

enum outcome content_verify(const struct content *content) {
    struct content now = {.file = content->file};
    errno = 0;
    if (!take_mark(&now)) {
        // It has become shorter while its start was read.
        return errno == 0 ? OUTCOME_CHANGED : OUTCOME_FAILED;
    }
    const bool is_same = now.mark.device == content->mark.device && now.mark.inode == content->mark.inode &&
                         now.mark.size == content->mark.size && now.mark.modified == content->mark.modified &&
                         now.mark.changed == content->mark.changed &&
                         memcmp(now.mark.start, content->mark.start, content->mark.start_size) == 0;
    return is_same ? OUTCOME_DONE : OUTCOME_CHANGED;
}

// --- Opening and reading ---

enum outcome content_open(struct content *content, int file, const struct layers *layers) {
    *content = (struct content){.file = file};
    errno = 0;
    if (!take_mark(content)) return OUTCOME_FAILED;
    enum outcome outcome = OUTCOME_DONE;
    switch (layers->kind) {
    case LAYER_NONE: content->size = content->mark.size; break;
    case LAYER_CHAINED:
        // The last block is filled up.
        if (layers->size > LARGEST) return OUTCOME_LIMIT;
        if ((layers->size + BLOCK - 1) / BLOCK * BLOCK > content->mark.size) return OUTCOME_DAMAGED;
        content->size = layers->size;
        content->cipher = whisper_cbc_new(layers->key);
        if (content->cipher == NULL) return OUTCOME_LIMIT;
        break;
    case LAYER_SEALED:
        outcome = unseal(content, layers, content->mark.size);
        content->size = content->spill.size;
        // Both passes over the file must have seen the same bytes.
        if (outcome == OUTCOME_DONE || outcome == OUTCOME_DAMAGED) {
            const enum outcome verified = content_verify(content);
            if (verified != OUTCOME_DONE) outcome = verified;
        }
        break;
    }
    content->is_open = outcome == OUTCOME_DONE;
    return outcome;
}

// Decrypts chained blocks: each needs the encrypted block before it.
static enum outcome read_chained(struct content *content, uint8_t *bytes, size_t size, uint64_t offset) {
    uint8_t sealed[64 << 10], plain[64 << 10], initial[BLOCK];
    while (size > 0) {
        const uint64_t first = offset / BLOCK * BLOCK;
        const size_t skipped = (size_t)(offset - first);
        size_t piece = sizeof plain - skipped;
        if (piece > size) piece = size;
        const size_t whole = (skipped + piece + BLOCK - 1) / BLOCK * BLOCK;
        memset(initial, 0, sizeof initial);
        enum outcome outcome = first == 0 ? OUTCOME_DONE : file_read(content->file, initial, BLOCK, first - BLOCK);
        if (outcome == OUTCOME_DONE) outcome = file_read(content->file, sealed, whole, first);
        if (outcome != OUTCOME_DONE) return outcome;
        if (whisper_blocks_apply(content->cipher, initial, sealed, whole, plain) != 0) return OUTCOME_LIMIT;
        memcpy(bytes, plain + skipped, piece);
        bytes += piece;
        offset += piece;
        size -= piece;
    }
    return OUTCOME_DONE;
}

enum outcome content_read(struct content *content, uint8_t *bytes, size_t size, uint64_t offset, size_t *count) {
    *count = 0;
    if (offset >= content->size) return OUTCOME_DONE;
    if (size > content->size - offset) size = (size_t)(content->size - offset);
    enum outcome outcome;
    if (content->cipher != NULL)
        outcome = read_chained(content, bytes, size, offset);
    else if (content->spill.count > 0)
        outcome = spill_read(&content->spill, bytes, size, offset);
    else
        outcome = file_read(content->file, bytes, size, offset);
    if (outcome == OUTCOME_DONE) *count = size;
    return outcome;
}
