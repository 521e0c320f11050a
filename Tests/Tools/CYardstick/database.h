#ifndef WHISPER_CYARDSTICK_DATABASE_H
#define WHISPER_CYARDSTICK_DATABASE_H

// SQLCipher's header hides the keying functions without this.
#ifdef WHISPER_ENGINE_SQLCIPHER
#define SQLITE_HAS_CODEC 1
#endif
#include <sqlite3.h>

#include "CWhisperYardstick.h"

struct yardstick_database {
    sqlite3 *handle;
    int code;
    char reason[256];
};

/// One value of a row. Texts and blobs lie in the rows' own memory.
typedef struct {
    const char *bytes;
    int64_t integer;
    int32_t length;
    int32_t type;
} yardstick_cell;

struct yardstick_rows {
    yardstick_cell *cells;
    size_t count;
    size_t capacity;
    int columns;
    /// Blocks of bytes, chained by their first word.
    char *block;
    size_t used;
    size_t size;
};

/// Stores the reason of a failure; returns the code.
int yardstick_fail(yardstick_database *database, int code, const char *doing);

/// Copies bytes into the rows' memory.
const char *yardstick_keep(yardstick_rows *rows, const void *bytes, size_t length);

#endif
