#include "crypto.h"

#include <string.h>

#include "CWhisperForeignCrypto.h"

#define MOST_STREAMS 64
#define LARGEST_KEY 64
#define LARGEST_WRAPPED 256
#define LARGEST_PIECE (256u << 10)
// Some seconds of work; genuine backups have ten million.
#define MOST_ROUNDS 50000000u

enum derivation { DERIVATION_PBKDF2_SHA1 = 1, DERIVATION_PBKDF2_SHA256 = 2, DERIVATION_HKDF_SHA256 = 3 };

static struct stream {
    struct whisper_blocks *blocks;
    uint8_t previous[WHISPER_FOREIGN_BLOCK];
} streams[MOST_STREAMS];

struct bytes {
    const uint8_t *start;
    size_t size;
};

static struct bytes read_bytes(struct request *request) {
    const size_t size = request_u32(request);
    return (struct bytes){request_bytes(request, size), size};
}

void crypto_derive(struct request *request) {
    uint8_t key[LARGEST_KEY];
    const uint8_t derivation = request_u8(request);
    const uint32_t rounds = request_u32(request), size = request_u32(request);
    const struct bytes salt = read_bytes(request), information = read_bytes(request), secret = read_bytes(request);
    int result = -1;
    if (!request_is_whole(request) || size == 0 || size > sizeof key || derivation < DERIVATION_PBKDF2_SHA1 ||
        derivation > DERIVATION_HKDF_SHA256) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    if (derivation == DERIVATION_HKDF_SHA256)
        result = whisper_foreign_hkdf(
            secret.start, secret.size, salt.start, salt.size, information.start, information.size, key, size);
    else if (rounds > 0 && rounds <= MOST_ROUNDS)
        result = whisper_foreign_pbkdf2(
            derivation == DERIVATION_PBKDF2_SHA1 ? WHISPER_FOREIGN_SHA1 : WHISPER_FOREIGN_SHA256, secret.start,
            secret.size, salt.start, salt.size, rounds, key, size);
    if (result == 0) answer_bytes(key, size);
    whisper_foreign_wipe(key, sizeof key);
    answer_end(result == 0 ? OUTCOME_DONE : OUTCOME_LIMIT);
}

void crypto_unwrap(struct request *request) {
    uint8_t plain[LARGEST_WRAPPED];
    const uint8_t *key = request_bytes(request, WHISPER_FOREIGN_KEY);
    const struct bytes wrapped = read_bytes(request);
    if (!request_is_whole(request)) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    const bool is_right = wrapped.size <= sizeof plain && wrapped.size >= 24 &&
                          whisper_foreign_unwrap(key, wrapped.start, wrapped.size, plain) == 0;
    if (is_right) answer_bytes(plain, wrapped.size - 8);
    whisper_foreign_wipe(plain, sizeof plain);
    answer_end(is_right ? OUTCOME_DONE : OUTCOME_WRONG_KEY);
}

void crypto_start(struct request *request) {
    const uint8_t *key = request_bytes(request, WHISPER_FOREIGN_KEY);
    const uint8_t *initial = request_bytes(request, WHISPER_FOREIGN_BLOCK);
    unsigned place = 0;
    while (place < MOST_STREAMS && streams[place].blocks != NULL) place++;
    if (!request_is_whole(request)) {
        answer_end(OUTCOME_INVALID);
    } else if (place == MOST_STREAMS) {
        answer_end(OUTCOME_TOO_MANY);
    } else if ((streams[place].blocks = whisper_cbc_new(key)) == NULL) {
        answer_end(OUTCOME_LIMIT);
    } else {
        memcpy(streams[place].previous, initial, WHISPER_FOREIGN_BLOCK);
        answer_u8((uint8_t)place);
        answer_end(OUTCOME_DONE);
    }
}

void crypto_decrypt(struct request *request) {
    static uint8_t plain[LARGEST_PIECE];
    const uint8_t place = request_u8(request);
    const struct bytes sealed = read_bytes(request);
    if (!request_is_whole(request) || place >= MOST_STREAMS || streams[place].blocks == NULL || sealed.size == 0 ||
        sealed.size > sizeof plain || sealed.size % WHISPER_FOREIGN_BLOCK != 0) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    struct stream *stream = &streams[place];
    const int result = whisper_blocks_apply(stream->blocks, stream->previous, sealed.start, sealed.size, plain);
    memcpy(stream->previous, sealed.start + sealed.size - WHISPER_FOREIGN_BLOCK, WHISPER_FOREIGN_BLOCK);
    if (result == 0) answer_bytes(plain, sealed.size);
    answer_end(result == 0 ? OUTCOME_DONE : OUTCOME_LIMIT);
}

void crypto_end(struct request *request) {
    const uint8_t place = request_u8(request);
    if (!request_is_whole(request) || place >= MOST_STREAMS) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    whisper_blocks_free(streams[place].blocks);
    streams[place].blocks = NULL;
    answer_end(OUTCOME_DONE);
}
