#ifndef WHISPER_READER_DATABASE_H
#define WHISPER_READER_DATABASE_H

#include "failures.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The foreign database: its connection, what SQLite is denied, and the tables that may be read.

// A table: its name and its columns.
struct table {
    char *name;
    char **columns;
    uint16_t count;
    // The name by which a row id is read; NULL for a table without row ids.
    const char *row_id;
    // The columns of the primary key, for a table without row ids.
    uint16_t *keys;
    uint16_t key_count;
};

// Sets SQLite up, before anything is opened.
bool database_prepare(void);

// Opens the database from the files of the virtual file system, and reads its schema.
enum outcome database_open(uint64_t size);

// The tables that may be read.
const struct table *database_tables(size_t *count);

// The table of a name; NULL if there is none.
const struct table *database_find(const char *name, size_t length);

// The place of a column; -1 if there is none of the name.
int table_column(const struct table *table, const char *name, size_t length);

// Prepares a statement that may read a table, or none. Returns a code of the engine's.
int database_prepare_text(const struct table *table, const char *text, sqlite3_stmt **statement);

// Prepares a statement that reads a table, and nothing else.
enum outcome database_statement(const struct table *table, const char *text, sqlite3_stmt **statement);

// Opens a value for reading in pieces.
enum outcome database_value(
    const struct table *table, uint16_t column, sqlite3_int64 row, sqlite3_blob **value);

// Whether texts are stored as UTF-8.
bool database_is_utf8(void);

// Work that may be done, in steps of the engine: what remains of it is counted down in `*allowance`. NULL ends counting.
void database_watch(uint64_t *allowance);

// The work that reading the whole file once can take.
uint64_t database_allowance(void);

// What a code of the engine's means.
enum outcome database_outcome(int code);

#endif
