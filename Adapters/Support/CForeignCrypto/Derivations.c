#include "CWhisperForeignCrypto.h"

#include "Algorithms.h"

#include <openssl/crypto.h>
#include <openssl/hmac.h>
#include <stdlib.h>
#include <string.h>

struct algorithms algorithms;

int whisper_foreign_crypto_prepare(void) {
    // Without the configuration file, which could name modules to load.
    if (OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL) != 1) return -1;
    algorithms.gcm = EVP_CIPHER_fetch(NULL, "AES-256-GCM", NULL);
    algorithms.cbc = EVP_CIPHER_fetch(NULL, "AES-256-CBC", NULL);
    algorithms.ctr = EVP_CIPHER_fetch(NULL, "AES-256-CTR", NULL);
    algorithms.wrap = EVP_CIPHER_fetch(NULL, "AES-256-WRAP", NULL);
    algorithms.md5 = EVP_MD_fetch(NULL, "MD5", NULL);
    algorithms.sha1 = EVP_MD_fetch(NULL, "SHA1", NULL);
    algorithms.sha256 = EVP_MD_fetch(NULL, "SHA256", NULL);
    if (!algorithms.gcm || !algorithms.cbc || !algorithms.ctr || !algorithms.wrap || !algorithms.md5 ||
        !algorithms.sha1 || !algorithms.sha256)
        return -1;
    // Everything once, so that whatever is loaded when it is first used has been loaded.
    uint8_t zero[WHISPER_FOREIGN_KEY] = {0}, key[WHISPER_FOREIGN_KEY];
    return whisper_foreign_pbkdf2(WHISPER_FOREIGN_SHA1, zero, 1, zero, 16, 1, key, sizeof key) |
           whisper_foreign_pbkdf2(WHISPER_FOREIGN_SHA256, zero, 1, zero, 16, 1, key, sizeof key) |
           whisper_foreign_hkdf(zero, sizeof zero, zero, sizeof zero, zero, 1, key, sizeof key);
}

const char *whisper_foreign_crypto_version(void) {
    return OpenSSL_version(OPENSSL_VERSION_STRING);
}

void whisper_foreign_wipe(void *memory, size_t size) {
    OPENSSL_cleanse(memory, size);
}

// --- MD5 ---

struct whisper_md5 {
    EVP_MD_CTX *context;
};

struct whisper_md5 *whisper_md5_new(void) {
    struct whisper_md5 *md5 = calloc(1, sizeof *md5);
    if (md5 == NULL) return NULL;
    md5->context = EVP_MD_CTX_new();
    if (md5->context == NULL || EVP_DigestInit_ex(md5->context, algorithms.md5, NULL) != 1) {
        whisper_md5_free(md5);
        return NULL;
    }
    return md5;
}

int whisper_md5_add(struct whisper_md5 *md5, const uint8_t *bytes, size_t size) {
    return EVP_DigestUpdate(md5->context, bytes, size) == 1 ? 0 : -1;
}

int whisper_md5_finish(struct whisper_md5 *md5, uint8_t *checksum) {
    unsigned size = 0;
    return EVP_DigestFinal_ex(md5->context, checksum, &size) == 1 && size == 16 ? 0 : -1;
}

void whisper_md5_free(struct whisper_md5 *md5) {
    if (md5 == NULL) return;
    EVP_MD_CTX_free(md5->context);
    free(md5);
}

// --- Keys from keys ---

int whisper_foreign_pbkdf2(
    enum whisper_foreign_hash hash, const uint8_t *secret, size_t secret_size, const uint8_t *salt, size_t salt_size,
    uint32_t rounds, uint8_t *key, size_t size) {
    const EVP_MD *digest = hash == WHISPER_FOREIGN_SHA1 ? algorithms.sha1 : algorithms.sha256;
    if (rounds == 0 || rounds > INT32_MAX || secret_size > INT32_MAX || salt_size > INT32_MAX || size > INT32_MAX)
        return -1;
    return PKCS5_PBKDF2_HMAC(
               (const char *)secret, (int)secret_size, salt, (int)salt_size, (int)rounds, digest, (int)size, key) == 1
               ? 0
               : -1;
}

int whisper_foreign_hkdf(
    const uint8_t *secret, size_t secret_size, const uint8_t *salt, size_t salt_size, const uint8_t *information,
    size_t information_size, uint8_t *key, size_t size) {
    uint8_t random[EVP_MAX_MD_SIZE], block[EVP_MAX_MD_SIZE], message[256];
    unsigned count = 0;
    if (information_size > 255 || size > 32 || salt_size > INT32_MAX) return -1;
    int outcome = -1;
    memcpy(message, information, information_size);
    message[information_size] = 1;
    if (HMAC(algorithms.sha256, salt, (int)salt_size, secret, secret_size, random, &count) != NULL && count == 32 &&
        HMAC(algorithms.sha256, random, 32, message, information_size + 1, block, &count) != NULL && count == 32) {
        memcpy(key, block, size);
        outcome = 0;
    }
    OPENSSL_cleanse(random, sizeof random);
    OPENSSL_cleanse(block, sizeof block);
    return outcome;
}

int whisper_foreign_unwrap(const uint8_t *key, const uint8_t *wrapped, size_t size, uint8_t *plain) {
    // The library may write as many bytes as it reads.
    uint8_t output[256 + 8];
    int written = 0;
    if (size < 24 || size > sizeof output || size % 8 != 0) return -1;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (context == NULL) return -1;
    EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    int outcome = -1;
    if (EVP_DecryptInit_ex(context, algorithms.wrap, NULL, key, NULL) == 1 &&
        EVP_DecryptUpdate(context, output, &written, wrapped, (int)size) == 1 && (size_t)written == size - 8) {
        memcpy(plain, output, size - 8);
        outcome = 0;
    }
    EVP_CIPHER_CTX_free(context);
    OPENSSL_cleanse(output, sizeof output);
    return outcome;
}
