#include "CWhisperForeignCrypto.h"

#include "Algorithms.h"

#include <openssl/core_names.h>
#include <openssl/params.h>
#include <stdlib.h>

// --- MD5 and SHA-256 ---

struct whisper_hash {
    EVP_MD_CTX *context;
    unsigned size;
};

static struct whisper_hash *hash_new(const EVP_MD *algorithm, unsigned size) {
    struct whisper_hash *hash = calloc(1, sizeof *hash);
    if (hash == NULL) return NULL;
    hash->size = size;
    hash->context = EVP_MD_CTX_new();
    if (hash->context == NULL || EVP_DigestInit_ex(hash->context, algorithm, NULL) != 1) {
        whisper_hash_free(hash);
        return NULL;
    }
    return hash;
}

struct whisper_hash *whisper_md5_new(void) {
    return hash_new(algorithms.md5, WHISPER_FOREIGN_MD5_SIZE);
}

struct whisper_hash *whisper_sha256_new(void) {
    return hash_new(algorithms.sha256, WHISPER_FOREIGN_SHA256_SIZE);
}

int whisper_hash_add(struct whisper_hash *hash, const uint8_t *bytes, size_t size) {
    return EVP_DigestUpdate(hash->context, bytes, size) == 1 ? 0 : -1;
}

int whisper_hash_finish(struct whisper_hash *hash, uint8_t *checksum) {
    uint8_t whole[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    if (EVP_DigestFinal_ex(hash->context, whole, &size) != 1 || size != hash->size) return -1;
    for (unsigned index = 0; index < size; index++) checksum[index] = whole[index];
    return 0;
}

void whisper_hash_free(struct whisper_hash *hash) {
    if (hash == NULL) return;
    EVP_MD_CTX_free(hash->context);
    free(hash);
}

// --- HMAC-SHA256 ---

struct whisper_hmac {
    EVP_MAC_CTX *context;
};

struct whisper_hmac *whisper_hmac_new(const uint8_t *key) {
    char digest[] = "SHA256";
    const OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest, 0), OSSL_PARAM_construct_end()};
    struct whisper_hmac *hmac = calloc(1, sizeof *hmac);
    if (hmac == NULL) return NULL;
    hmac->context = EVP_MAC_CTX_new(algorithms.hmac);
    if (hmac->context == NULL || EVP_MAC_init(hmac->context, key, WHISPER_FOREIGN_KEY, parameters) != 1) {
        whisper_hmac_free(hmac);
        return NULL;
    }
    return hmac;
}

int whisper_hmac_add(struct whisper_hmac *hmac, const uint8_t *bytes, size_t size) {
    return EVP_MAC_update(hmac->context, bytes, size) == 1 ? 0 : -1;
}

int whisper_hmac_finish(struct whisper_hmac *hmac, uint8_t *code) {
    size_t size = 0;
    return EVP_MAC_final(hmac->context, code, &size, WHISPER_FOREIGN_SHA256_SIZE) == 1 &&
                   size == WHISPER_FOREIGN_SHA256_SIZE
               ? 0
               : -1;
}

void whisper_hmac_free(struct whisper_hmac *hmac) {
    if (hmac == NULL) return;
    EVP_MAC_CTX_free(hmac->context);
    free(hmac);
}
