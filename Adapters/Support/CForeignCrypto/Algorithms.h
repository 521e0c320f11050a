#ifndef WHISPER_FOREIGN_ALGORITHMS_H
#define WHISPER_FOREIGN_ALGORITHMS_H

#include <openssl/evp.h>

// What `whisper_foreign_crypto_prepare` loads, once in a process.
struct algorithms {
    EVP_CIPHER *gcm, *cbc, *ctr, *wrap;
    EVP_MD *md5, *sha1, *sha256;
    EVP_MAC *hmac;
};

extern struct algorithms algorithms;

#endif
