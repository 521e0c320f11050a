#ifndef WHISPER_FUZZ_READER_H
#define WHISPER_FUZZ_READER_H

#include <stddef.h>
#include <stdint.h>

// What whisper-reader does with a database, in this process: its own files, compiled again over bytes in memory. One database
// at a time.

// Opens the bytes of a database, which must stay as they are until it is closed. Returns the outcome of the reader's protocol.
uint8_t creader_open(const uint8_t *bytes, size_t size);

// Sends a request of the protocol: an operation and what belongs to it. Returns the outcome.
uint8_t creader_ask(uint8_t operation, const uint8_t *content, size_t size);

// What the last request was answered with: valid until the next one.
const uint8_t *creader_answer(size_t *size);

// Closes the database. Ends the process if anything of it is left in memory.
void creader_close(void);

// Makes a database of SQL statements. Returns its bytes, which the caller frees; NULL if it cannot be made.
uint8_t *creader_make(const char *statements, size_t *size);

#endif
