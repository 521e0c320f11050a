#ifndef WHISPER_READER_CRYPTO_H
#define WHISPER_READER_CRYPTO_H

#include "messages.h"

// Keys and ciphers of backups, for a parent that is not linked with their library. Each function answers a request.

// Derives a key from a secret.
void crypto_derive(struct request *request);

// Unwraps a key.
void crypto_unwrap(struct request *request);

// Starts decrypting a stream of chained blocks.
void crypto_start(struct request *request);

// Decrypts the next blocks of a stream.
void crypto_decrypt(struct request *request);

// Ends a stream.
void crypto_end(struct request *request);

#endif
