#include "database.h"

#include <stdlib.h>

/// Inserts of one table: a statement prepared once, and the row whose values it still holds.
typedef struct {
    sqlite3_stmt *statement;
    const yardstick_rows *rows;
    const yardstick_cell *bound;
} inserter;

static int inserter_open(yardstick_database *database, inserter *inserter, const char *sql, const yardstick_rows *rows) {
    inserter->rows = rows;
    inserter->bound = NULL;
    return yardstick_fail(database, sqlite3_prepare_v2(database->handle, sql, -1, &inserter->statement, NULL), sql);
}

/// Binds what differs from the row before, nothing copied, and steps.
static inline int inserter_put(inserter *inserter, size_t row) {
    sqlite3_stmt *statement = inserter->statement;
    const int columns = inserter->rows->columns;
    const yardstick_cell *cells = inserter->rows->cells + row * (size_t)columns;
    const yardstick_cell *bound = inserter->bound;
    for (int column = 0; column < columns; column++) {
        const yardstick_cell *cell = cells + column;
        if (bound && bound[column].type == cell->type && bound[column].integer == cell->integer &&
            bound[column].bytes == cell->bytes && bound[column].length == cell->length)
            continue;
        switch (cell->type) {
        case SQLITE_INTEGER: sqlite3_bind_int64(statement, column + 1, cell->integer); break;
        case SQLITE_TEXT: sqlite3_bind_text(statement, column + 1, cell->bytes, cell->length, SQLITE_STATIC); break;
        case SQLITE_NULL: sqlite3_bind_null(statement, column + 1); break;
        default: sqlite3_bind_blob(statement, column + 1, cell->bytes, cell->length, SQLITE_STATIC); break;
        }
    }
    inserter->bound = cells;
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_DONE ? 0 : code;
}

int yardstick_insert(yardstick_database *database, const char *sql, const yardstick_rows *rows) {
    inserter table;
    if (inserter_open(database, &table, sql, rows)) return database->code;
    int code = yardstick_execute(database, "BEGIN IMMEDIATE");
    for (size_t row = 0; !code && row < rows->count; row++) code = inserter_put(&table, row);
    yardstick_fail(database, code, sql);
    sqlite3_finalize(table.statement);
    return code ? code : yardstick_execute(database, "COMMIT");
}

typedef struct {
    inserter messages, keys, attachments, index;
    sqlite3_stmt *conversation, *begin, *commit;
    /// The attachment that comes next, and the order of the index within a transaction.
    size_t attachment;
    size_t *order;
} loop;

static int run_once(sqlite3_stmt *statement) {
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_DONE ? 0 : code;
}

static const yardstick_rows *sorted_rows;

static int by_row_id(const void *left, const void *right) {
    size_t columns = (size_t)sorted_rows->columns;
    int64_t a = sorted_rows->cells[*(const size_t *)left * columns].integer;
    int64_t b = sorted_rows->cells[*(const size_t *)right * columns].integer;
    return a < b ? -1 : a > b;
}

/// One transaction: messages from `from` up to `to`.
static int run_batch(loop *loop, const yardstick_import *import, size_t from, size_t to) {
    const yardstick_rows *messages = import->messages, *attachments = import->attachments;
    int code = run_once(loop->begin);
    int ascending = 1;
    for (size_t row = from; !code && row < to; row++) {
        int64_t id = messages->cells[row * (size_t)messages->columns].integer;
        code = inserter_put(&loop->messages, row);
        if (!code) code = inserter_put(&loop->keys, row);
        while (!code && loop->attachment < attachments->count &&
               attachments->cells[loop->attachment * (size_t)attachments->columns].integer == id)
            code = inserter_put(&loop->attachments, loop->attachment++);
        loop->order[row - from] = row;
        if (row > from && id < messages->cells[(row - 1) * (size_t)messages->columns].integer) ascending = 0;
    }
    // The index flushes its buffer each time an id is smaller than the previous one.
    if (!ascending) {
        sorted_rows = import->index;
        qsort(loop->order, to - from, sizeof *loop->order, by_row_id);
    }
    for (size_t row = from; !code && row < to; row++) code = inserter_put(&loop->index, loop->order[row - from]);
    if (code) return code;
    const yardstick_cell *last = messages->cells + (to - 1) * (size_t)messages->columns;
    sqlite3_bind_int64(loop->conversation, 1, (int64_t)to);
    sqlite3_bind_int64(loop->conversation, 2, last[import->time_column].integer);
    sqlite3_bind_int64(loop->conversation, 3, import->conversation);
    sqlite3_bind_text(loop->conversation, 4, last[import->text_column].bytes, last[import->text_column].length,
                      SQLITE_STATIC);
    code = run_once(loop->conversation);
    return code ? code : run_once(loop->commit);
}

int yardstick_run(yardstick_database *database, const yardstick_import *import) {
    loop loop = {.attachment = 0, .order = malloc(import->batch * sizeof(size_t))};
    sqlite3 *handle = database->handle;
    int code = loop.order ? 0 : SQLITE_NOMEM;
    if (!code) code = inserter_open(database, &loop.messages, import->message_sql, import->messages);
    if (!code) code = inserter_open(database, &loop.keys, import->key_sql, import->keys);
    if (!code) code = inserter_open(database, &loop.attachments, import->attachment_sql, import->attachments);
    if (!code) code = inserter_open(database, &loop.index, import->index_sql, import->index);
    if (!code) code = sqlite3_prepare_v2(handle, import->conversation_sql, -1, &loop.conversation, NULL);
    if (!code) code = sqlite3_prepare_v2(handle, "BEGIN IMMEDIATE", -1, &loop.begin, NULL);
    if (!code) code = sqlite3_prepare_v2(handle, "COMMIT", -1, &loop.commit, NULL);
    for (size_t from = 0; !code && from < import->messages->count; from += import->batch) {
        size_t to = from + import->batch;
        code = run_batch(&loop, import, from, to < import->messages->count ? to : import->messages->count);
    }
    yardstick_fail(database, code, "import");
    sqlite3_stmt *statements[] = {loop.messages.statement, loop.keys.statement, loop.attachments.statement,
                                  loop.index.statement, loop.conversation, loop.begin, loop.commit};
    for (size_t index = 0; index < sizeof statements / sizeof *statements; index++) sqlite3_finalize(statements[index]);
    free(loop.order);
    return code;
}
