#include "CWhisperForeignCrypto.h"

#include "Algorithms.h"

#include <openssl/crypto.h>
#include <openssl/hmac.h>
#include <string.h>

#define HASH 32

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
    algorithms.hmac = EVP_MAC_fetch(NULL, "HMAC", NULL);
    if (!algorithms.gcm || !algorithms.cbc || !algorithms.ctr || !algorithms.wrap || !algorithms.md5 ||
        !algorithms.sha1 || !algorithms.sha256 || !algorithms.hmac)
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
    static const uint8_t none[HASH];
    uint8_t random[EVP_MAX_MD_SIZE], block[EVP_MAX_MD_SIZE], message[HASH + 255 + 1];
    size_t chained = 0, done = 0;
    unsigned count = 0;
    if (information_size > 255 || size > WHISPER_FOREIGN_LARGEST_KEY || salt_size > INT32_MAX) return -1;
    // No salt means as many zero bytes as the hash has; the library would take a pointer to nothing for no key at all.
    if (salt_size == 0) {
        salt = none;
        salt_size = sizeof none;
    }
    bool is_right = HMAC(algorithms.sha256, salt, (int)salt_size, secret, secret_size, random, &count) != NULL &&
                    count == HASH;
    for (uint8_t number = 1; is_right && done < size; number++) {
        // Each block is made from the one before it.
        memcpy(message, block, chained);
        if (information_size > 0) memcpy(message + chained, information, information_size);
        message[chained + information_size] = number;
        is_right = HMAC(algorithms.sha256, random, HASH, message, chained + information_size + 1, block, &count) !=
                       NULL && count == HASH;
        if (!is_right) break;
        const size_t part = size - done < HASH ? size - done : HASH;
        memcpy(key + done, block, part);
        done += part;
        chained = HASH;
    }
    OPENSSL_cleanse(random, sizeof random);
    OPENSSL_cleanse(block, sizeof block);
    OPENSSL_cleanse(message, sizeof message);
    return is_right ? 0 : -1;
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
