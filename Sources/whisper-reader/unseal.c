#include "content.h"
#include "unpack.h"

#include <string.h>

#define TAG 16
#define CHECKSUM 16
#define PIECE (64u << 10)

// One pass over a sealed file: the checksum over all of it, and decryption.
struct pass {
    const struct layers *layers;
    int file;
    struct whisper_gcm *gcm;
    struct whisper_hash *md5;
    // The first decrypted bytes, which show whether the key can be right.
    uint8_t start[4];
    size_t start_size;
    // Receives what was decrypted; NULL in the first pass.
    struct unpacker *unpacker;
};

static enum outcome decrypt(struct pass *pass, const uint8_t *bytes, size_t size) {
    static uint8_t plain[PIECE];
    if (whisper_gcm_decrypt(pass->gcm, bytes, size, plain) != 0) return OUTCOME_LIMIT;
    for (size_t index = 0; pass->start_size < sizeof pass->start && index < size; index++)
        pass->start[pass->start_size++] = plain[index];
    return pass->unpacker == NULL ? OUTCOME_DONE : unpack_add(pass->unpacker, plain, size);
}

// Reads everything before an offset, and decrypts it from the start of the ciphertext on.
static enum outcome read_until(struct pass *pass, uint64_t end) {
    static uint8_t bytes[PIECE];
    for (uint64_t offset = 0; offset < end;) {
        const uint64_t start = pass->layers->start;
        uint64_t limit = offset < start && start < end ? start : end;
        if (limit - offset > PIECE) limit = offset + PIECE;
        const size_t size = (size_t)(limit - offset);
        enum outcome outcome = file_read(pass->file, bytes, size, offset);
        if (outcome != OUTCOME_DONE) return outcome;
        if (pass->md5 != NULL && whisper_hash_add(pass->md5, bytes, size) != 0) return OUTCOME_LIMIT;
        if (offset >= start) outcome = decrypt(pass, bytes, size);
        if (outcome != OUTCOME_DONE) return outcome;
        offset = limit;
        if (is_abandoned()) return OUTCOME_LIMIT;
    }
    return OUTCOME_DONE;
}

// What it means that a tag does not verify, where no checksum says whether the file is intact.
static enum outcome judge(const struct pass *pass) {
    if (pass->layers->digest == DIGEST_REQUIRED) return OUTCOME_DAMAGED;
    return pass->start_size == sizeof pass->start && unpack_is_plausible(pass->start) ? OUTCOME_DAMAGED
                                                                                      : OUTCOME_WRONG_KEY;
}

// The file is prefix, ciphertext, tag, checksum; or prefix, ciphertext, tag. What is optional is recognised by its value.
static enum outcome run(struct pass *pass) {
    const struct layers *layers = pass->layers;
    uint8_t trailer[TAG + CHECKSUM], checksum[CHECKSUM];
    if (layers->digest == DIGEST_NONE) {
        enum outcome outcome = read_until(pass, layers->end - TAG);
        if (outcome == OUTCOME_DONE) outcome = file_read(pass->file, trailer, TAG, layers->end - TAG);
        if (outcome != OUTCOME_DONE) return outcome;
        return whisper_gcm_verify(pass->gcm, trailer) ? OUTCOME_DONE : judge(pass);
    }
    const uint64_t end = layers->end - sizeof trailer;
    enum outcome outcome = read_until(pass, end);
    if (outcome == OUTCOME_DONE) outcome = file_read(pass->file, trailer, sizeof trailer, end);
    if (outcome != OUTCOME_DONE) return outcome;
    if (whisper_hash_add(pass->md5, trailer, TAG) != 0 || whisper_hash_finish(pass->md5, checksum) != 0)
        return OUTCOME_LIMIT;
    // An intact file whose tag does not verify has another key.
    if (memcmp(checksum, trailer + TAG, CHECKSUM) == 0)
        return whisper_gcm_verify(pass->gcm, trailer) ? OUTCOME_DONE : OUTCOME_WRONG_KEY;
    if (layers->digest == DIGEST_REQUIRED) return judge(pass);
    outcome = decrypt(pass, trailer, TAG);
    if (outcome != OUTCOME_DONE) return outcome;
    return whisper_gcm_verify(pass->gcm, trailer + TAG) ? OUTCOME_DONE : judge(pass);
}

static enum outcome run_once(struct content *content, const struct layers *layers, struct unpacker *unpacker) {
    struct pass pass = {
        .layers = layers,
        .file = content->file,
        .gcm = whisper_gcm_new(layers->key, layers->nonce),
        .md5 = layers->digest == DIGEST_NONE ? NULL : whisper_md5_new(),
        .unpacker = unpacker,
    };
    enum outcome outcome = OUTCOME_LIMIT;
    if (pass.gcm != NULL && (pass.md5 != NULL || layers->digest == DIGEST_NONE)) outcome = run(&pass);
    whisper_gcm_free(pass.gcm);
    whisper_hash_free(pass.md5);
    return outcome;
}

enum outcome unseal(struct content *content, const struct layers *layers, uint64_t file_size) {
    const uint64_t trailer = layers->digest == DIGEST_NONE ? TAG : TAG + CHECKSUM;
    if (layers->end > file_size || layers->start > layers->end || layers->end - layers->start < trailer)
        return OUTCOME_DAMAGED;
    enum outcome outcome = run_once(content, layers, NULL);
    if (outcome != OUTCOME_DONE) return outcome;
    if (!spill_exists()) return OUTCOME_FULL;
    struct unpacker unpacker;
    unpack_start(&unpacker, &content->spill, layers->is_packed);
    outcome = run_once(content, layers, &unpacker);
    const enum outcome ended = unpack_end(&unpacker);
    return outcome != OUTCOME_DONE ? outcome : ended;
}
