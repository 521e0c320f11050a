#include "CWhisperForeignCrypto.h"

#include "Algorithms.h"

#include <stdlib.h>

#define LARGEST_PIECE (1u << 20)
#define TAG 16
#define USUAL_NONCE 12

// --- AES-256-GCM ---

struct whisper_gcm {
    EVP_CIPHER_CTX *context;
};

static struct whisper_gcm *gcm_new(const uint8_t *key, const uint8_t *nonce, int nonce_size) {
    struct whisper_gcm *gcm = calloc(1, sizeof *gcm);
    if (gcm == NULL) return NULL;
    gcm->context = EVP_CIPHER_CTX_new();
    if (gcm->context == NULL || EVP_DecryptInit_ex(gcm->context, algorithms.gcm, NULL, NULL, NULL) != 1 ||
        EVP_CIPHER_CTX_ctrl(gcm->context, EVP_CTRL_GCM_SET_IVLEN, nonce_size, NULL) != 1 ||
        EVP_DecryptInit_ex(gcm->context, NULL, NULL, key, nonce) != 1) {
        whisper_gcm_free(gcm);
        return NULL;
    }
    return gcm;
}

struct whisper_gcm *whisper_gcm_new(const uint8_t *key, const uint8_t *nonce) {
    return gcm_new(key, nonce, WHISPER_FOREIGN_BLOCK);
}

int whisper_gcm_decrypt(struct whisper_gcm *gcm, const uint8_t *bytes, size_t size, uint8_t *plain) {
    int written = 0;
    if (size > LARGEST_PIECE) return -1;
    if (size == 0) return 0;
    return EVP_DecryptUpdate(gcm->context, plain, &written, bytes, (int)size) == 1 && (size_t)written == size ? 0 : -1;
}

bool whisper_gcm_verify(struct whisper_gcm *gcm, const uint8_t *tag) {
    uint8_t copy[TAG], rest[TAG];
    int written = 0;
    for (size_t index = 0; index < TAG; index++) copy[index] = tag[index];
    return EVP_CIPHER_CTX_ctrl(gcm->context, EVP_CTRL_GCM_SET_TAG, TAG, copy) == 1 &&
           EVP_DecryptFinal_ex(gcm->context, rest, &written) == 1 && written == 0;
}

void whisper_gcm_free(struct whisper_gcm *gcm) {
    if (gcm == NULL) return;
    EVP_CIPHER_CTX_free(gcm->context);
    free(gcm);
}

int whisper_gcm_open(
    const uint8_t *key, const uint8_t *nonce, const uint8_t *context, size_t context_size, const uint8_t *bytes,
    size_t size, const uint8_t *tag, uint8_t *plain) {
    int written = 0;
    if (context_size > LARGEST_PIECE) return -1;
    struct whisper_gcm *gcm = gcm_new(key, nonce, USUAL_NONCE);
    if (gcm == NULL) return -1;
    const bool is_genuine =
        (context_size == 0 || EVP_DecryptUpdate(gcm->context, NULL, &written, context, (int)context_size) == 1) &&
        whisper_gcm_decrypt(gcm, bytes, size, plain) == 0 && whisper_gcm_verify(gcm, tag);
    whisper_gcm_free(gcm);
    return is_genuine ? 0 : -1;
}

// --- AES-256-CBC and AES-256-CTR ---

struct whisper_blocks {
    EVP_CIPHER_CTX *context;
    bool is_chained;
};

static struct whisper_blocks *blocks_new(const EVP_CIPHER *cipher, const uint8_t *key, bool is_chained) {
    static const uint8_t none[WHISPER_FOREIGN_BLOCK];
    struct whisper_blocks *blocks = calloc(1, sizeof *blocks);
    if (blocks == NULL) return NULL;
    blocks->is_chained = is_chained;
    blocks->context = EVP_CIPHER_CTX_new();
    if (blocks->context == NULL || EVP_DecryptInit_ex(blocks->context, cipher, NULL, key, none) != 1 ||
        EVP_CIPHER_CTX_set_padding(blocks->context, 0) != 1) {
        whisper_blocks_free(blocks);
        return NULL;
    }
    return blocks;
}

struct whisper_blocks *whisper_cbc_new(const uint8_t *key) {
    return blocks_new(algorithms.cbc, key, true);
}

struct whisper_blocks *whisper_ctr_new(const uint8_t *key) {
    return blocks_new(algorithms.ctr, key, false);
}

int whisper_blocks_apply(
    struct whisper_blocks *blocks, const uint8_t *initial, const uint8_t *bytes, size_t size, uint8_t *output) {
    int written = 0;
    if (size > LARGEST_PIECE || (blocks->is_chained && size % WHISPER_FOREIGN_BLOCK != 0)) return -1;
    if (size == 0) return 0;
    if (EVP_DecryptInit_ex(blocks->context, NULL, NULL, NULL, initial) != 1) return -1;
    return EVP_DecryptUpdate(blocks->context, output, &written, bytes, (int)size) == 1 && (size_t)written == size ? 0
                                                                                                                  : -1;
}

void whisper_blocks_free(struct whisper_blocks *blocks) {
    if (blocks == NULL) return;
    EVP_CIPHER_CTX_free(blocks->context);
    free(blocks);
}
