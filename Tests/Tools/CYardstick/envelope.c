#include "CWhisperYardstick.h"

#include <sodium.h>
#include <string.h>

// The calls of libsodium that one envelope of 200 bytes needs, and nothing else: no text is written or read, nothing is
// allocated, and what is hashed and authenticated has the right length but is not put together anew.

enum { base_size = 161, context_size = 197, block_size = 64, bucket_size = 256, tag_size = 16 };
enum { sealed_size = block_size + tag_size + bucket_size + tag_size, signed_size = 280 };

typedef struct {
    unsigned char recipient_secret[32], recipient[32], seed[32], signing_secret[64], signer[32];
    unsigned char base[22 + base_size + 1], context[16 + context_size + 1], fingerprinted[94];
    unsigned char plain[bucket_size];
    // The envelope.
    unsigned char ephemeral[32], salt[16], id[16], sealed[sealed_size], signature[64];
} envelope;

static void expand(unsigned char output[32], const unsigned char key[32], const unsigned char *information, size_t size) {
    crypto_auth_hmacsha256(output, information, size, key);
}

static void extract(unsigned char output[32], const unsigned char salt[16], const unsigned char secret[32]) {
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, salt, 16);
    crypto_auth_hmacsha256_update(&state, secret, 32);
    crypto_auth_hmacsha256_final(&state, output);
}

static void begin(envelope *it) {
    memset(it, 7, sizeof *it);
    randombytes_buf(it->recipient_secret, 32);
    crypto_scalarmult_base(it->recipient, it->recipient_secret);
    randombytes_buf(it->seed, 32);
    crypto_sign_seed_keypair(it->signer, it->signing_secret, it->seed);
}

// The bytes that are signed: as many as there are, of which only the hash is anew.
static void sign_bytes(unsigned char bytes[signed_size], const envelope *it, const unsigned char key[32]) {
    memset(bytes, 9, signed_size);
    crypto_hash_sha256(bytes + 216, it->sealed, sealed_size);
    expand(bytes + 248, key, it->context, sizeof it->context);
}

static int seal(envelope *it) {
    unsigned char secret[32], shared[32], key[32], box_key[32], nonce[32], hash[32], bytes[signed_size];
    randombytes_buf(secret, sizeof secret);
    randombytes_buf(it->salt, sizeof it->salt);
    randombytes_buf(it->id, sizeof it->id);
    if (crypto_scalarmult_base(it->ephemeral, secret)) return -1;
    crypto_hash_sha256(hash, it->recipient, 32);
    if (crypto_scalarmult(shared, secret, it->recipient)) return -1;
    extract(key, it->salt, shared);
    expand(box_key, key, it->base, sizeof it->base);
    expand(nonce, key, it->base, sizeof it->base);
    crypto_aead_chacha20poly1305_ietf_encrypt(it->sealed, NULL, it->plain, block_size, it->base, base_size, NULL, nonce,
                                              box_key);
    crypto_hash_sha256(hash, it->fingerprinted, sizeof it->fingerprinted);
    expand(box_key, key, it->context, sizeof it->context);
    expand(nonce, key, it->context, sizeof it->context);
    crypto_aead_chacha20poly1305_ietf_encrypt(it->sealed + block_size + tag_size, NULL, it->plain, bucket_size,
                                              it->context, context_size, NULL, nonce, box_key);
    sign_bytes(bytes, it, key);
    return crypto_sign_detached(it->signature, NULL, bytes, sizeof bytes, it->signing_secret);
}

static int open_sealed(const envelope *it) {
    unsigned char shared[32], key[32], box_key[32], nonce[32], hash[32], bytes[signed_size], plain[bucket_size];
    crypto_hash_sha256(hash, it->recipient, 32);
    if (crypto_scalarmult(shared, it->recipient_secret, it->ephemeral)) return -1;
    extract(key, it->salt, shared);
    expand(box_key, key, it->base, sizeof it->base);
    expand(nonce, key, it->base, sizeof it->base);
    if (crypto_aead_chacha20poly1305_ietf_decrypt(plain, NULL, NULL, it->sealed, block_size + tag_size, it->base,
                                                  base_size, nonce, box_key))
        return -1;
    crypto_hash_sha256(hash, it->fingerprinted, sizeof it->fingerprinted);
    expand(box_key, key, it->context, sizeof it->context);
    expand(nonce, key, it->context, sizeof it->context);
    if (crypto_aead_chacha20poly1305_ietf_decrypt(plain, NULL, NULL, it->sealed + block_size + tag_size,
                                                  bucket_size + tag_size, it->context, context_size, nonce, box_key))
        return -1;
    sign_bytes(bytes, it, key);
    return crypto_sign_verify_detached(it->signature, bytes, sizeof bytes, it->signer);
}

int yardstick_seal(size_t times) {
    envelope it;
    if (sodium_init() < 0) return -1;
    begin(&it);
    for (size_t turn = 0; turn < times; turn++)
        if (seal(&it)) return -1;
    return 0;
}

int yardstick_open_sealed(size_t times) {
    envelope it;
    if (sodium_init() < 0) return -1;
    begin(&it);
    if (seal(&it)) return -1;
    for (size_t turn = 0; turn < times; turn++)
        if (open_sealed(&it)) return -1;
    return 0;
}
