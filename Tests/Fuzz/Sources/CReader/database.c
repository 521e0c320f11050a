#include <sqlite3.h>

#include "parts.h"

static const uint8_t *input;
static size_t input_size;

void parts_set_input(const uint8_t *bytes, size_t size) {
    input = bytes;
    input_size = size;
}

// In place of a file: the input, which cannot be written.
static int open_input(const char *name, sqlite3 **connection, int flags, const char *system) {
    (void)name, (void)flags, (void)system;
    const int code = sqlite3_open_v2(":memory:", connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code != SQLITE_OK) return code;
    const sqlite3_int64 size = (sqlite3_int64)input_size;
    return sqlite3_deserialize(
        *connection, "main", (unsigned char *)input, size, size, SQLITE_DESERIALIZE_READONLY);
}

#define sqlite3_open_v2 open_input
#include "../../../../Sources/whisper-reader/database.c"
#undef sqlite3_open_v2

// There is no virtual file system that could have failed.
enum outcome vfs_take_failure(void) {
    return OUTCOME_DONE;
}

int parts_close_database(void) {
    const int code = sqlite3_close(database);
    database = NULL;
    is_utf8 = true;
    watched = NULL;
    return code == SQLITE_OK;
}
