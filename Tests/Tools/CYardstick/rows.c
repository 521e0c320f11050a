#include "database.h"

#include <stdlib.h>
#include <string.h>

enum { block_size = 1 << 20 };

const char *yardstick_keep(yardstick_rows *rows, const void *bytes, size_t length) {
    if (rows->size - rows->used < length || !rows->block) {
        size_t size = sizeof(char *) + (length > block_size ? length : (size_t)block_size);
        char *block = malloc(size);
        if (!block) return NULL;
        memcpy(block, &rows->block, sizeof(char *));
        rows->block = block;
        rows->size = size;
        rows->used = sizeof(char *);
    }
    char *place = rows->block + rows->used;
    memcpy(place, bytes, length);
    rows->used += length;
    return place;
}

yardstick_rows *yardstick_rows_make(int columns) {
    yardstick_rows *rows = calloc(1, sizeof *rows);
    if (rows) rows->columns = columns;
    return rows;
}

int yardstick_rows_begin(yardstick_rows *rows) {
    if (rows->count == rows->capacity) {
        size_t capacity = rows->capacity ? 2 * rows->capacity : 1024;
        yardstick_cell *cells = realloc(rows->cells, capacity * (size_t)rows->columns * sizeof *cells);
        if (!cells) return SQLITE_NOMEM;
        rows->cells = cells;
        rows->capacity = capacity;
    }
    yardstick_cell *row = rows->cells + rows->count * (size_t)rows->columns;
    memset(row, 0, (size_t)rows->columns * sizeof *row);
    for (int column = 0; column < rows->columns; column++) row[column].type = SQLITE_NULL;
    rows->count++;
    return 0;
}

static yardstick_cell *latest(yardstick_rows *rows, int column) {
    return rows->cells + (rows->count - 1) * (size_t)rows->columns + column;
}

void yardstick_rows_set_integer(yardstick_rows *rows, int column, int64_t value) {
    yardstick_cell *cell = latest(rows, column);
    cell->type = SQLITE_INTEGER;
    cell->integer = value;
}

/// Sets bytes; the same bytes as in the previous row are stored once, so that the loop detects that nothing changed.
static int set_bytes(yardstick_rows *rows, int column, int type, const void *bytes, size_t length) {
    yardstick_cell *cell = latest(rows, column);
    cell->type = type;
    cell->length = (int32_t)length;
    if (rows->count > 1) {
        const yardstick_cell *before = cell - rows->columns;
        if (before->type == type && before->length == cell->length && memcmp(before->bytes, bytes, length) == 0) {
            cell->bytes = before->bytes;
            return 0;
        }
    }
    cell->bytes = yardstick_keep(rows, length ? bytes : "", length);
    return cell->bytes ? 0 : SQLITE_NOMEM;
}

int yardstick_rows_set_text(yardstick_rows *rows, int column, const char *text, size_t length) {
    return set_bytes(rows, column, SQLITE_TEXT, text ? text : "", length);
}

yardstick_rows *yardstick_read(yardstick_database *database, const char *query) {
    sqlite3_stmt *statement = NULL;
    if (yardstick_fail(database, sqlite3_prepare_v2(database->handle, query, -1, &statement, NULL), query)) return NULL;
    yardstick_rows *rows = yardstick_rows_make(sqlite3_column_count(statement));
    int code = rows ? SQLITE_ROW : SQLITE_NOMEM;
    while (code == SQLITE_ROW && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        if (yardstick_rows_begin(rows)) code = SQLITE_NOMEM;
        for (int column = 0; code == SQLITE_ROW && column < rows->columns; column++) {
            int type = sqlite3_column_type(statement, column);
            if (type == SQLITE_INTEGER) {
                yardstick_rows_set_integer(rows, column, sqlite3_column_int64(statement, column));
            } else if (type != SQLITE_NULL) {
                const void *bytes = sqlite3_column_blob(statement, column);
                if (set_bytes(rows, column, type, bytes ? bytes : "", (size_t)sqlite3_column_bytes(statement, column)))
                    code = SQLITE_NOMEM;
            }
        }
    }
    sqlite3_finalize(statement);
    if (!yardstick_fail(database, code, query)) return rows;
    yardstick_rows_free(rows);
    return NULL;
}

size_t yardstick_rows_count(const yardstick_rows *rows) { return rows->count; }

static const yardstick_cell *cell_at(const yardstick_rows *rows, size_t row, int column) {
    return rows->cells + row * (size_t)rows->columns + column;
}

int64_t yardstick_rows_integer(const yardstick_rows *rows, size_t row, int column) {
    return cell_at(rows, row, column)->integer;
}

const char *yardstick_rows_text(const yardstick_rows *rows, size_t row, int column, size_t *length) {
    const yardstick_cell *cell = cell_at(rows, row, column);
    if (cell->type != SQLITE_TEXT) return NULL;
    *length = (size_t)cell->length;
    return cell->bytes;
}

void yardstick_rows_free(yardstick_rows *rows) {
    if (!rows) return;
    for (char *block = rows->block; block;) {
        char *next;
        memcpy(&next, block, sizeof next);
        free(block);
        block = next;
    }
    free(rows->cells);
    free(rows);
}
