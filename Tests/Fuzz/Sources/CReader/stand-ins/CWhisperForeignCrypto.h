#ifndef WHISPER_FUZZ_FOREIGN_CRYPTO_H
#define WHISPER_FUZZ_FOREIGN_CRYPTO_H

#include <string.h>

// What the reader's answers need of the ciphers. Nothing here is a secret.
static inline void whisper_foreign_wipe(void *bytes, size_t size) {
    memset(bytes, 0, size);
}

#endif
