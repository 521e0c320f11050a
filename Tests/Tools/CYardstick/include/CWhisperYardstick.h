#ifndef WHISPER_CYARDSTICK_H
#define WHISPER_CYARDSTICK_H

#include <stddef.h>
#include <stdint.h>

// The yardstick of imports: the same rows into the same schema of the same engine, in the best plain C.
//
// Rows are read beforehand from a vault that an import has filled, and lie ready in memory; the loop only binds and
// steps. A function that fails answers NULL or a code other than 0, and leaves the reason with the database.

/// A connection to a database.
typedef struct yardstick_database yardstick_database;

/// Rows of one table, ready to be bound.
typedef struct yardstick_rows yardstick_rows;

/// Opens a database with a raw key of 32 bytes (NULL: none), then runs the given statements. Returns NULL only if
/// memory is short; otherwise query the failure.
yardstick_database *yardstick_open(const char *path, const uint8_t *key, const char *const *statements, size_t count);

/// Why the last call failed; NULL if it did not.
const char *yardstick_failure(const yardstick_database *database);

/// Closes a database, which puts its log into its file.
void yardstick_close(yardstick_database *database);

/// Runs statements without parameters.
int yardstick_execute(yardstick_database *database, const char *sql);

/// The whole number that a query answers first.
int64_t yardstick_integer(yardstick_database *database, const char *sql);

/// Reads all rows that a query answers.
yardstick_rows *yardstick_read(yardstick_database *database, const char *query);

/// Rows built directly: the given number of columns, no row yet.
yardstick_rows *yardstick_rows_make(int columns);

/// Begins a new row, all of whose columns are NULL.
int yardstick_rows_begin(yardstick_rows *rows);

/// Sets a column of the latest row to a whole number.
void yardstick_rows_set_integer(yardstick_rows *rows, int column, int64_t value);

/// Sets a column of the latest row to a copy of a text.
int yardstick_rows_set_text(yardstick_rows *rows, int column, const char *text, size_t length);

/// How many rows there are.
size_t yardstick_rows_count(const yardstick_rows *rows);

/// A column as a whole number; 0 where it is none.
int64_t yardstick_rows_integer(const yardstick_rows *rows, size_t row, int column);

/// A column as a text, not terminated; NULL where it is none.
const char *yardstick_rows_text(const yardstick_rows *rows, size_t row, int column, size_t *length);

/// Forgets rows.
void yardstick_rows_free(yardstick_rows *rows);

/// Inserts all rows of one table in one transaction.
int yardstick_insert(yardstick_database *database, const char *sql, const yardstick_rows *rows);

/// What an import writes in bulk.
typedef struct {
    /// Inserts a message; its first parameter is the row id.
    const char *message_sql;
    const yardstick_rows *messages;
    /// Inserts the key by which a message is found. One for each message, in their order.
    const char *key_sql;
    const yardstick_rows *keys;
    /// Inserts an attachment; its first parameter is the row id of the message. In the order of the messages.
    const char *attachment_sql;
    const yardstick_rows *attachments;
    /// Inserts what is indexed of a message; its first parameter is the row id. One for each message, in their order.
    const char *index_sql;
    const yardstick_rows *index;
    /// Run at the end of each transaction, as an import keeps its conversation's figures: three whole numbers, the
    /// messages so far, the time of the last one, and the row id of the conversation; and the last one's text.
    const char *conversation_sql;
    int64_t conversation;
    int time_column;
    int text_column;
    /// Messages in a transaction.
    size_t batch;
} yardstick_import;

/// Does what an import does to the database, and nothing else.
int yardstick_run(yardstick_database *database, const yardstick_import *import);

/// Starts a program and measures the seconds until the first byte of its standard output, and until its end. Its
/// standard input and error lead nowhere. Answers its exit code; -1 where it could not be started.
int yardstick_time_program(char *const arguments[], double *first_byte, double *all);

/// Makes the calls of libsodium for sealing and signing a message of 200 bytes, a number of times. Returns 0 if none
/// failed.
int yardstick_seal(size_t times);

/// The same for opening and verifying a message; one is sealed first.
int yardstick_open_sealed(size_t times);

#endif
