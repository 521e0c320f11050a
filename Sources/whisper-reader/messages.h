#ifndef WHISPER_READER_MESSAGES_H
#define WHISPER_READER_MESSAGES_H

#include "failures.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Requests and answers on the standard streams: four bytes of length, then that many bytes, the first of them a code.
// Numbers are little-endian.

// The bytes of a request after its length. Reading past the end yields zeros and marks the request as invalid.
struct request {
    const uint8_t *bytes;
    size_t size;
    size_t place;
    bool is_invalid;
};

// Waits for the next request. Returns false at the end of the input, or if a request is too long.
bool request_receive(struct request *request);

// Wipes the request that was received last: it may have contained keys.
void request_wipe(void);

uint8_t request_u8(struct request *request);
uint16_t request_u16(struct request *request);
uint32_t request_u32(struct request *request);
uint64_t request_u64(struct request *request);
// So many bytes; NULL if there are fewer.
const uint8_t *request_bytes(struct request *request, size_t size);
// Whether everything was read, and nothing was missing.
bool request_is_whole(const struct request *request);

// Adds to the answer, which is sent in pieces as it grows.
void answer_u8(uint8_t value);
void answer_u16(uint16_t value);
void answer_u32(uint32_t value);
void answer_u64(uint64_t value);
void answer_bytes(const void *bytes, size_t size);

// Ends the answer and sends it. Whatever was added before a failure is invalid.
void answer_end(enum outcome outcome);

// Whether the other end has closed its pipe, so that nothing more need be computed.
bool is_abandoned(void);

#endif
