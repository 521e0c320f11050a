#ifndef WHISPER_READER_ROWS_H
#define WHISPER_READER_ROWS_H

#include "database.h"
#include "messages.h"

// A query over one table.
struct query {
    // NULL if the query is not in use.
    const struct table *table;
    uint16_t *columns;
    uint16_t count;
    // Condition and order.
    char *rest;
    // Reads the columns; in the second form, the row ids alone.
    sqlite3_stmt *statement;
    // In the second form: reads the columns of one row.
    sqlite3_stmt *single;
    // The row that is current: its kinds and lengths, and the size of its values together.
    uint8_t *kinds;
    uint64_t *lengths;
    uint64_t row_size;
    // Whether the current row is read in pieces.
    bool is_large;
    // Whether the current row has not been delivered.
    bool is_waiting;
    uint64_t delivered;
    uint64_t allowance;
    // A failure after rows that had to be delivered first.
    enum outcome failure;
    int failure_number;
};

// Starts a query. Takes over the text of condition and order if it succeeds.
enum outcome query_start(
    struct query *query, const struct table *table, const uint16_t *columns, uint16_t count, char *rest);

// Goes to the next row, unless the current one waits.
enum outcome query_next(struct query *query, bool *has_ended);

// Adds the current row to the answer.
enum outcome query_answer(struct query *query);

// Ends a query. Idempotent.
void query_end(struct query *query);

#endif
