#include "CReader.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "../../../../Sources/whisper-reader/cursors.h"
#include "../../../../Sources/whisper-reader/database.h"
#include "parts.h"

// As docs/reader-protocol.md has them.
enum { TABLES = 3, QUERY = 4, FETCH = 5, CLOSE = 6 };

static const uint8_t *answer;
static size_t answer_size;
static bool is_prepared;
static sqlite3_int64 memory_before;

static void prepare(void) {
    if (!is_prepared && !database_prepare()) abort();
    is_prepared = true;
}

uint8_t creader_open(const uint8_t *bytes, size_t size) {
    prepare();
    memory_before = sqlite3_memory_used();
    parts_set_input(bytes, size);
    return (uint8_t)database_open(size);
}

static enum outcome as_it_is(enum outcome outcome) {
    return outcome;
}

static void answer_name(const char *name) {
    answer_u16((uint16_t)strlen(name));
    answer_bytes(name, strlen(name));
}

static void answer_tables(void) {
    size_t count;
    const struct table *tables = database_tables(&count);
    for (size_t index = 0; index < count; index++) {
        answer_name(tables[index].name);
        answer_u16(tables[index].count);
        for (uint16_t column = 0; column < tables[index].count; column++) answer_name(tables[index].columns[column]);
    }
    answer_end(OUTCOME_DONE);
}

uint8_t creader_ask(uint8_t operation, const uint8_t *content, size_t size) {
    struct request request = {content, size, 0, false};
    uint8_t outcome;
    parts_begin_answer();
    switch (operation) {
    case TABLES: answer_tables(); break;
    case QUERY: cursor_open(&request); break;
    case FETCH: cursor_fetch(&request, as_it_is); break;
    case CLOSE: cursor_close(&request); break;
    default: answer_end(OUTCOME_INVALID);
    }
    answer = parts_answer(&answer_size, &outcome);
    return outcome;
}

const uint8_t *creader_answer(size_t *size) {
    *size = answer_size;
    return answer;
}

void creader_close(void) {
    parts_end_queries();
    parts_forget_schema();
    if (!parts_close_database() || sqlite3_memory_used() != memory_before) abort();
}

uint8_t *creader_make(const char *statements, size_t *size) {
    sqlite3 *database = NULL;
    sqlite3_int64 count = 0;
    prepare();
    uint8_t *bytes = NULL;
    if (sqlite3_open(":memory:", &database) == SQLITE_OK &&
        sqlite3_exec(database, "PRAGMA page_size = 1024", NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(database, statements, NULL, NULL, NULL) == SQLITE_OK)
        bytes = sqlite3_serialize(database, "main", &count, 0);
    uint8_t *copy = bytes == NULL ? NULL : malloc((size_t)count);
    if (copy != NULL) memcpy(copy, bytes, (size_t)count);
    *size = copy == NULL ? 0 : (size_t)count;
    sqlite3_free(bytes);
    sqlite3_close(database);
    return copy;
}
