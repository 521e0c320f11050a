#ifndef WHISPER_FUZZ_PARTS_H
#define WHISPER_FUZZ_PARTS_H

#include <stddef.h>
#include <stdint.h>

// Each file of the reader keeps what it has until the process ends. Here a process reads many databases, so each is compiled
// together with what forgets it.

// The bytes that are opened next as a database.
void parts_set_input(const uint8_t *bytes, size_t size);

// Closes the connection; false if statements are left.
int parts_close_database(void);
void parts_forget_schema(void);
void parts_end_queries(void);

// The answer so far, pieces joined.
void parts_begin_answer(void);
const uint8_t *parts_answer(size_t *size, uint8_t *outcome);

#endif
