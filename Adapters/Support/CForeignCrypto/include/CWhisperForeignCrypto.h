#ifndef WHISPER_CFOREIGNCRYPTO_H
#define WHISPER_CFOREIGNCRYPTO_H

// The ciphers of files that other programs wrote, by OpenSSL's libcrypto. Nothing of the vault is sealed with them.
//
// Keys have 32 bytes. A function that returns a pointer returns NULL on failure; a function that returns an int returns
// 0 on success and -1 on failure. Nothing is shared between two values, so each may be used by one thread at a time.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WHISPER_FOREIGN_KEY 32
#define WHISPER_FOREIGN_BLOCK 16
#define WHISPER_FOREIGN_MD5_SIZE 16
#define WHISPER_FOREIGN_SHA256_SIZE 32
#define WHISPER_FOREIGN_LARGEST_KEY 128

/// Loads every algorithm, so that nothing opens a file later, and reads no configuration of OpenSSL's.
int whisper_foreign_crypto_prepare(void);

/// The version of the library as a text that is never freed.
const char *whisper_foreign_crypto_version(void);

/// Overwrites memory in a way that no compiler removes.
void whisper_foreign_wipe(void *memory, size_t size);

// --- AES-256-GCM with a nonce of 16 bytes ---

struct whisper_gcm;

/// Starts decrypting.
struct whisper_gcm *whisper_gcm_new(const uint8_t *key, const uint8_t *nonce);

/// Decrypts the next bytes, at most 1 MiB, which are not authenticated before `whisper_gcm_verify`.
int whisper_gcm_decrypt(struct whisper_gcm *gcm, const uint8_t *bytes, size_t size, uint8_t *plain);

/// Whether the tag of 16 bytes belongs to everything that was decrypted. May be called once.
bool whisper_gcm_verify(struct whisper_gcm *gcm, const uint8_t *tag);

/// Wipes and frees it.
void whisper_gcm_free(struct whisper_gcm *gcm);

/// Decrypts at most 1 MiB at once with a nonce of 12 bytes, if the tag of 16 bytes belongs to them and to the context.
/// `plain` has room for `size` bytes, which are worth nothing after a failure.
int whisper_gcm_open(
    const uint8_t *key, const uint8_t *nonce, const uint8_t *context, size_t context_size, const uint8_t *bytes,
    size_t size, const uint8_t *tag, uint8_t *plain);

// --- AES-256-CBC without padding, and AES-256-CTR ---

struct whisper_blocks;

/// Starts decrypting in chained blocks. Each call of `whisper_blocks_apply` brings its own initial block.
struct whisper_blocks *whisper_cbc_new(const uint8_t *key);

/// Starts a key stream, by which encryption and decryption are the same.
struct whisper_blocks *whisper_ctr_new(const uint8_t *key);

/// Decrypts whole blocks (CBC), or applies the key stream to any number of bytes (CTR), at most 1 MiB. `output` may be
/// `bytes` with CTR.
int whisper_blocks_apply(
    struct whisper_blocks *blocks, const uint8_t *initial, const uint8_t *bytes, size_t size, uint8_t *output);

/// Wipes and frees it.
void whisper_blocks_free(struct whisper_blocks *blocks);

// --- MD5, as a checksum, and SHA-256 ---

struct whisper_hash;

/// Starts an MD5, which has 16 bytes.
struct whisper_hash *whisper_md5_new(void);

/// Starts a SHA-256, which has 32 bytes.
struct whisper_hash *whisper_sha256_new(void);

/// Adds bytes.
int whisper_hash_add(struct whisper_hash *hash, const uint8_t *bytes, size_t size);

/// Writes the bytes of the checksum. May be called once.
int whisper_hash_finish(struct whisper_hash *hash, uint8_t *checksum);

/// Frees it.
void whisper_hash_free(struct whisper_hash *hash);

// --- HMAC-SHA256 ---

struct whisper_hmac;

/// Starts an authentication code.
struct whisper_hmac *whisper_hmac_new(const uint8_t *key);

/// Adds bytes.
int whisper_hmac_add(struct whisper_hmac *hmac, const uint8_t *bytes, size_t size);

/// Writes the 32 bytes of the code. May be called once.
int whisper_hmac_finish(struct whisper_hmac *hmac, uint8_t *code);

/// Wipes and frees it.
void whisper_hmac_free(struct whisper_hmac *hmac);

// --- Keys from keys ---

/// The hash of a derivation.
enum whisper_foreign_hash { WHISPER_FOREIGN_SHA1 = 1, WHISPER_FOREIGN_SHA256 = 2 };

/// PBKDF2 (RFC 8018).
int whisper_foreign_pbkdf2(
    enum whisper_foreign_hash hash, const uint8_t *secret, size_t secret_size, const uint8_t *salt, size_t salt_size,
    uint32_t rounds, uint8_t *key, size_t size);

/// HKDF-SHA256 (RFC 5869), at most 255 bytes of information and 128 bytes of key. Without a salt its size is 0.
int whisper_foreign_hkdf(
    const uint8_t *secret, size_t secret_size, const uint8_t *salt, size_t salt_size, const uint8_t *information,
    size_t information_size, uint8_t *key, size_t size);

/// Unwraps a key (RFC 3394) of 16 to 256 bytes into `plain`, which has room for `size` - 8 bytes. Fails unless the key is
/// the right one.
int whisper_foreign_unwrap(const uint8_t *key, const uint8_t *wrapped, size_t size, uint8_t *plain);

#ifdef __cplusplus
}
#endif

#endif
