#ifndef WHISPER_READER_CONTENT_H
#define WHISPER_READER_CONTENT_H

#include "CWhisperForeignCrypto.h"
#include "failures.h"
#include "messages.h"
#include "spill.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a file contains below its layers: as it is, in encrypted blocks that are decrypted where they are read, or
// decrypted and unpacked into the temporary file.
struct content {
    int file;
    uint64_t size;
    struct whisper_blocks *cipher;
    struct spill_file spill;
    // What showed the state of the file when it was opened.
    struct {
        uint64_t device, inode, size;
        int64_t modified, changed;
        uint8_t start[112];
        size_t start_size;
    } mark;
    bool is_open;
};

// The layers of a file, as a request gives them.
struct layers {
    enum layer_kind { LAYER_NONE = 0, LAYER_SEALED = 1, LAYER_CHAINED = 2 } kind;
    const uint8_t *key;
    // AES-256-GCM: the nonce, and where ciphertext, tag and checksum are.
    const uint8_t *nonce;
    uint64_t start, end;
    // Whether a checksum of everything before it follows the tag.
    enum digest { DIGEST_NONE = 0, DIGEST_REQUIRED = 1, DIGEST_OPTIONAL = 2 } digest;
    // Whether what was decrypted is unpacked if it is packed.
    bool is_packed;
    // AES-256-CBC: the size of the content.
    uint64_t size;
};

// Reads layers from a request.
struct layers layers_read(struct request *request);

// Opens a file, whose layers are removed, verified as a whole before anything of it is unpacked. The keys are not needed
// afterwards.
enum outcome content_open(struct content *content, int file, const struct layers *layers);

// Reads up to so many bytes; fewer only at the end. Sets `count`.
enum outcome content_read(struct content *content, uint8_t *bytes, size_t size, uint64_t offset, size_t *count);

// OUTCOME_DONE if the file is still as it was opened.
enum outcome content_verify(const struct content *content);

// Reads exactly so many bytes of a file. Fails with OUTCOME_DAMAGED if there are fewer.
enum outcome file_read(int file, uint8_t *bytes, size_t size, uint64_t offset);

// Verifies and unpacks a sealed file into the temporary file.
enum outcome unseal(struct content *content, const struct layers *layers, uint64_t file_size);

#endif
