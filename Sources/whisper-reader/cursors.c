#include "cursors.h"

#include <string.h>

#include "database.h"
#include "rows.h"

// As RowLimits has them.
#define MOST_CURSORS 64
#define MOST_COLUMNS 128
#define MOST_KEYS 4096
// The values of a batch, unless a single row has more.
#define BATCH (128u << 10)

static struct query queries[MOST_CURSORS];

// --- Reading a request ---

struct name {
    const char *text;
    size_t length;
};

static struct name read_name(struct request *request) {
    const size_t length = request_u16(request);
    return (struct name){(const char *)request_bytes(request, length), length};
}

static bool read_columns(struct request *request, const struct table *table, uint16_t *columns, uint16_t *count,
                         bool *is_available) {
    *count = request_u16(request);
    if (*count > MOST_COLUMNS) return false;
    for (uint16_t index = 0; index < *count; index++) {
        const struct name name = read_name(request);
        if (name.text == NULL) return true;
        const int column = table == NULL ? -1 : table_column(table, name.text, name.length);
        if (column < 0)
            *is_available = false;
        else
            columns[index] = (uint16_t)column;
    }
    return true;
}

// The condition of a query that asks for some rows only.
static void add_keys(struct request *request, const struct table *table, sqlite3_str *text, enum outcome *outcome) {
    const struct name name = read_name(request);
    const uint32_t count = request_u32(request);
    if (count > MOST_KEYS) {
        *outcome = OUTCOME_TOO_MANY;
        request->place = request->size;
        return;
    }
    const int column = table == NULL || name.text == NULL ? -1 : table_column(table, name.text, name.length);
    const char *key = column < 0 ? "" : table->columns[column];
    if (column < 0 && *outcome == OUTCOME_DONE) *outcome = OUTCOME_NOT_AVAILABLE;
    // Only integers: a column's type does not turn texts into numbers here, nor the keys into texts.
    sqlite3_str_appendf(text, " WHERE typeof(\"%w\") = 'integer' AND \"%w\" IN (", key, key);
    for (uint32_t index = 0; index < count; index++)
        sqlite3_str_appendf(text, index == 0 ? "%lld" : ",%lld", (sqlite3_int64)request_u64(request));
    sqlite3_str_appendall(text, ")");
}

static void add_order(sqlite3_str *text, const struct table *table, const uint16_t *order, uint16_t count) {
    sqlite3_str_appendall(text, " ORDER BY ");
    for (uint16_t index = 0; index < count; index++)
        sqlite3_str_appendf(text, "\"%w\" COLLATE BINARY, ", table->columns[order[index]]);
    if (table->row_id != NULL) {
        sqlite3_str_appendall(text, table->row_id);
        return;
    }
    for (uint16_t index = 0; index < table->key_count; index++)
        sqlite3_str_appendf(text, index == 0 ? "\"%w\" COLLATE BINARY" : ", \"%w\" COLLATE BINARY",
                            table->columns[table->keys[index]]);
}

void cursor_open(struct request *request) {
    uint16_t columns[MOST_COLUMNS] = {0}, order[MOST_COLUMNS] = {0}, count = 0, order_count = 0;
    bool is_available = true;
    enum outcome outcome = OUTCOME_DONE;
    const struct name name = read_name(request);
    const struct table *table = name.text == NULL ? NULL : database_find(name.text, name.length);
    sqlite3_str *rest = sqlite3_str_new(NULL);
    if (!read_columns(request, table, columns, &count, &is_available) || count == 0 ||
        !read_columns(request, table, order, &order_count, &is_available)) {
        outcome = OUTCOME_TOO_MANY;
        request->place = request->size;
    } else {
        if (table == NULL || !is_available) outcome = OUTCOME_NOT_AVAILABLE;
        if (request_u8(request) != 0) add_keys(request, table, rest, &outcome);
    }
    if (!request_is_whole(request)) outcome = OUTCOME_INVALID;
    unsigned place = 0;
    while (place < MOST_CURSORS && queries[place].table != NULL) place++;
    if (outcome == OUTCOME_DONE && place == MOST_CURSORS) outcome = OUTCOME_TOO_MANY;
    if (outcome == OUTCOME_DONE) add_order(rest, table, order, order_count);
    char *text = sqlite3_str_finish(rest);
    if (outcome == OUTCOME_DONE && text == NULL) outcome = OUTCOME_LIMIT;
    if (outcome == OUTCOME_DONE) outcome = query_start(&queries[place], table, columns, count, text);
    if (outcome == OUTCOME_DONE)
        answer_u8((uint8_t)place);
    else
        sqlite3_free(text);
    answer_end(outcome);
}

// --- Rows ---

static struct query *find(struct request *request) {
    const uint8_t place = request_u8(request);
    return request_is_whole(request) && place < MOST_CURSORS ? &queries[place] : NULL;
}

void cursor_fetch(struct request *request, enum outcome (*explain)(enum outcome outcome)) {
    struct query *query = find(request);
    if (query == NULL || query->table == NULL) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    enum outcome outcome = query->failure;
    uint64_t total = 0;
    unsigned rows = 0;
    bool has_ended = false;
    database_watch(&query->allowance);
    while (outcome == OUTCOME_DONE && !has_ended) {
        outcome = query_next(query, &has_ended);
        if (outcome != OUTCOME_DONE || has_ended) break;
        if (rows > 0 && (query->is_large || total + query->row_size > BATCH)) {
            query->is_waiting = true;
            break;
        }
        total += query->row_size;
        rows++;
        outcome = query_answer(query);
        if (query->is_large) break;
    }
    database_watch(NULL);
    // Rows that were read before a failure are delivered first.
    if (outcome != OUTCOME_DONE && rows > 0 && !query->is_large) {
        query->failure = outcome;
        query->failure_number = errno;
        outcome = OUTCOME_DONE;
    } else if (outcome != OUTCOME_DONE && query->failure == outcome) {
        errno = query->failure_number;
    }
    if (outcome != OUTCOME_DONE || has_ended) query_end(query);
    if (outcome != OUTCOME_DONE) outcome = explain(outcome);
    if (outcome == OUTCOME_DONE) answer_u8(has_ended);
    answer_end(outcome);
}

void cursor_close(struct request *request) {
    struct query *query = find(request);
    if (query != NULL) query_end(query);
    answer_end(query == NULL ? OUTCOME_INVALID : OUTCOME_DONE);
}
