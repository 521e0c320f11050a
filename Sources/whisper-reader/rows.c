#include "rows.h"

#include <stdlib.h>
#include <string.h>

// As RowLimits has them.
#define LONGEST_VALUE (16u << 20)
#define LONGEST_ROW (32u << 20)
#define PIECE (64 << 10)

enum kind { KIND_NULL = 0, KIND_INTEGER = 1, KIND_REAL = 2, KIND_TEXT = 3, KIND_BLOB = 4, KIND_TOO_LONG = 5 };

// --- Statements ---

static void add_columns(sqlite3_str *text, const struct query *query, const char *form) {
    for (uint16_t index = 0; index < query->count; index++) {
        if (index > 0) sqlite3_str_appendall(text, ", ");
        sqlite3_str_appendf(text, form, query->table->columns[query->columns[index]]);
    }
}

static enum outcome prepare(const struct query *query, sqlite3_str *text, sqlite3_stmt **statement) {
    char *whole = sqlite3_str_finish(text);
    if (whole == NULL) return OUTCOME_LIMIT;
    const enum outcome outcome = database_statement(query->table, whole, statement);
    sqlite3_free(whole);
    return outcome;
}

enum outcome query_start(
    struct query *query, const struct table *table, const uint16_t *columns, uint16_t count, char *rest) {
    *query = (struct query){.count = count, .allowance = database_allowance(), .table = table};
    query->columns = malloc(count * sizeof *columns);
    query->kinds = malloc(count * sizeof *query->kinds);
    query->lengths = malloc(count * sizeof *query->lengths);
    enum outcome outcome = OUTCOME_LIMIT;
    if (query->columns != NULL && query->kinds != NULL && query->lengths != NULL) {
        memcpy(query->columns, columns, count * sizeof *columns);
        sqlite3_str *text = sqlite3_str_new(NULL);
        sqlite3_str_appendall(text, "SELECT ");
        add_columns(text, query, "\"%w\"");
        sqlite3_str_appendf(text, " FROM main.\"%w\"%s", table->name, rest);
        outcome = prepare(query, text, &query->statement);
    }
    if (outcome == OUTCOME_DONE)
        query->rest = rest;
    else
        query_end(query);
    return outcome;
}

void query_end(struct query *query) {
    sqlite3_finalize(query->statement);
    sqlite3_finalize(query->single);
    sqlite3_free(query->rest);
    free(query->columns);
    free(query->kinds);
    free(query->lengths);
    *query = (struct query){0};
}

// The second form of a query, for tables with rows that are too large to be loaded: row ids first, then each row.
static enum outcome fall_back(struct query *query) {
    const struct table *table = query->table;
    if (table->row_id == NULL || query->single != NULL) return OUTCOME_LIMIT;
    sqlite3_finalize(query->statement);
    query->statement = NULL;
    sqlite3_str *text = sqlite3_str_new(NULL);
    sqlite3_str_appendf(
        text, "SELECT %s FROM main.\"%w\"%s LIMIT -1 OFFSET %lld", table->row_id, table->name, query->rest,
        (sqlite3_int64)query->delivered);
    enum outcome outcome = prepare(query, text, &query->statement);
    if (outcome != OUTCOME_DONE) return outcome;
    text = sqlite3_str_new(NULL);
    sqlite3_str_appendall(text, "SELECT ");
    add_columns(text, query, "\"%w\"");
    sqlite3_str_appendf(text, " FROM main.\"%w\" WHERE %s = ?1", table->name, table->row_id);
    return prepare(query, text, &query->single);
}

// --- Rows that fit in memory ---

static bool is_too_large(int code) {
    return (code & 0xff) == SQLITE_TOOBIG || (code & 0xff) == SQLITE_NOMEM;
}

// Notes kinds and lengths of the values.
static void measure(struct query *query, sqlite3_stmt *statement) {
    uint64_t size = 0;
    for (uint16_t index = 0; index < query->count; index++) {
        uint8_t kind;
        uint64_t length = 8;
        switch (sqlite3_column_type(statement, index)) {
        case SQLITE_INTEGER: kind = KIND_INTEGER; break;
        case SQLITE_FLOAT: kind = KIND_REAL; break;
        case SQLITE_TEXT:
            kind = KIND_TEXT;
            if (!database_is_utf8()) (void)sqlite3_column_text(statement, index);
            length = (uint64_t)sqlite3_column_bytes(statement, index);
            break;
        case SQLITE_BLOB:
            kind = KIND_BLOB;
            length = (uint64_t)sqlite3_column_bytes(statement, index);
            break;
        default:
            kind = KIND_NULL;
            length = 0;
        }
        if (kind >= KIND_TEXT && (length > LONGEST_VALUE || size + length > LONGEST_ROW))
            kind = KIND_TOO_LONG;
        else
            size += length;
        query->kinds[index] = kind;
        query->lengths[index] = length;
        size += 1;
    }
    query->row_size = size;
}

static void put(uint8_t *place, uint64_t value) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(place, &value, sizeof value);
#else
    for (int index = 0; index < 8; index++) place[index] = (uint8_t)(value >> 8 * index);
#endif
}

static enum outcome answer_loaded(const struct query *query, sqlite3_stmt *statement) {
    uint8_t head[9];
    for (uint16_t index = 0; index < query->count; index++) {
        const uint8_t kind = query->kinds[index];
        const uint64_t length = query->lengths[index];
        head[0] = kind;
        switch (kind) {
        case KIND_NULL: answer_bytes(head, 1); break;
        case KIND_INTEGER:
            put(head + 1, (uint64_t)sqlite3_column_int64(statement, index));
            answer_bytes(head, 9);
            break;
        case KIND_REAL: {
            const double number = sqlite3_column_double(statement, index);
            uint64_t bits;
            memcpy(&bits, &number, sizeof bits);
            put(head + 1, bits);
            answer_bytes(head, 9);
            break;
        }
        case KIND_TOO_LONG:
            put(head + 1, length);
            answer_bytes(head, 9);
            break;
        default: {
            const void *bytes = kind == KIND_TEXT && !database_is_utf8() ? sqlite3_column_text(statement, index)
                                                                         : sqlite3_column_blob(statement, index);
            if (bytes == NULL && length > 0) return OUTCOME_LIMIT;
            put(head + 1, length);
            answer_bytes(head, 5);
            answer_bytes(bytes, (size_t)length);
        }
        }
    }
    return OUTCOME_DONE;
}

// --- Rows that do not ---

// Reads one value of a row that is neither text nor blob.
static enum outcome answer_number(const struct query *query, uint16_t index, sqlite3_int64 row) {
    sqlite3_stmt *statement = NULL;
    sqlite3_str *text = sqlite3_str_new(NULL);
    sqlite3_str_appendf(
        text, "SELECT \"%w\" FROM main.\"%w\" WHERE %s = ?1", query->table->columns[query->columns[index]],
        query->table->name, query->table->row_id);
    enum outcome outcome = prepare(query, text, &statement);
    if (outcome != OUTCOME_DONE) return outcome;
    sqlite3_bind_int64(statement, 1, row);
    const int code = sqlite3_step(statement);
    const uint8_t kind = query->kinds[index];
    if (code == SQLITE_ROW) {
        uint64_t bits = (uint64_t)sqlite3_column_int64(statement, 0);
        if (kind == KIND_REAL) {
            const double number = sqlite3_column_double(statement, 0);
            memcpy(&bits, &number, sizeof bits);
        }
        answer_u8(kind);
        answer_u64(bits);
    } else {
        outcome = code == SQLITE_DONE ? OUTCOME_DAMAGED : database_outcome(code);
    }
    sqlite3_finalize(statement);
    return outcome;
}

// Reads a text or a blob in pieces, if there is room for it.
static enum outcome answer_pieces(const struct query *query, uint16_t index, sqlite3_int64 row, uint64_t *size) {
    static uint8_t bytes[PIECE];
    sqlite3_blob *value = NULL;
    enum outcome outcome = database_value(query->table, query->columns[index], row, &value);
    if (outcome != OUTCOME_DONE) {
        sqlite3_blob_close(value);
        return outcome;
    }
    const uint64_t length = (uint64_t)sqlite3_blob_bytes(value);
    const bool is_readable = query->kinds[index] == KIND_BLOB || database_is_utf8();
    if (length > LONGEST_VALUE || *size + length > LONGEST_ROW || !is_readable) {
        answer_u8(KIND_TOO_LONG);
        answer_u64(length);
    } else {
        *size += length;
        answer_u8(query->kinds[index]);
        answer_u32((uint32_t)length);
        for (uint64_t offset = 0; offset < length && outcome == OUTCOME_DONE;) {
            const int piece = length - offset < PIECE ? (int)(length - offset) : PIECE;
            const int code = sqlite3_blob_read(value, bytes, piece, (int)offset);
            if (code == SQLITE_OK)
                answer_bytes(bytes, (size_t)piece);
            else
                outcome = database_outcome(code);
            offset += (uint64_t)piece;
        }
    }
    sqlite3_blob_close(value);
    return outcome;
}

static uint8_t kind_of(const unsigned char *type) {
    static const char *const types[] = {"null", "integer", "real", "text", "blob"};
    for (uint8_t kind = KIND_NULL; type != NULL && kind <= KIND_BLOB; kind++) {
        if (strcmp((const char *)type, types[kind]) == 0) return kind;
    }
    return KIND_NULL;
}

// The kinds of the values are read without the values.
static enum outcome answer_large(struct query *query, sqlite3_int64 row) {
    sqlite3_stmt *statement = NULL;
    sqlite3_str *text = sqlite3_str_new(NULL);
    sqlite3_str_appendall(text, "SELECT ");
    add_columns(text, query, "typeof(\"%w\")");
    sqlite3_str_appendf(text, " FROM main.\"%w\" WHERE %s = ?1", query->table->name, query->table->row_id);
    enum outcome outcome = prepare(query, text, &statement);
    if (outcome != OUTCOME_DONE) return outcome;
    sqlite3_bind_int64(statement, 1, row);
    const int code = sqlite3_step(statement);
    for (uint16_t index = 0; code == SQLITE_ROW && index < query->count; index++)
        query->kinds[index] = kind_of(sqlite3_column_text(statement, index));
    sqlite3_finalize(statement);
    if (code != SQLITE_ROW) return code == SQLITE_DONE ? OUTCOME_DAMAGED : database_outcome(code);
    uint64_t size = 0;
    for (uint16_t index = 0; index < query->count && outcome == OUTCOME_DONE; index++) {
        if (query->kinds[index] == KIND_NULL)
            answer_u8(KIND_NULL);
        else if (query->kinds[index] <= KIND_REAL)
            outcome = answer_number(query, index, row);
        else
            outcome = answer_pieces(query, index, row, &size);
    }
    return outcome;
}

// --- The rows of a query ---

enum outcome query_next(struct query *query, bool *has_ended) {
    if (query->is_waiting) {
        query->is_waiting = false;
        return OUTCOME_DONE;
    }
    query->is_large = false;
    int code = sqlite3_step(query->statement);
    if (is_too_large(code) && query->single == NULL) {
        const enum outcome outcome = fall_back(query);
        if (outcome != OUTCOME_DONE) return outcome;
        code = sqlite3_step(query->statement);
    }
    *has_ended = code == SQLITE_DONE;
    if (code != SQLITE_ROW) return database_outcome(code);
    if (query->single == NULL) {
        measure(query, query->statement);
        return OUTCOME_DONE;
    }
    sqlite3_reset(query->single);
    sqlite3_bind_int64(query->single, 1, sqlite3_column_int64(query->statement, 0));
    code = sqlite3_step(query->single);
    if (code == SQLITE_ROW) {
        measure(query, query->single);
        return OUTCOME_DONE;
    }
    sqlite3_reset(query->single);
    if (code == SQLITE_DONE) return OUTCOME_DAMAGED;
    query->is_large = is_too_large(code);
    return query->is_large ? OUTCOME_DONE : database_outcome(code);
}

enum outcome query_answer(struct query *query) {
    query->delivered++;
    if (query->is_large) return answer_large(query, sqlite3_column_int64(query->statement, 0));
    return answer_loaded(query, query->single == NULL ? query->statement : query->single);
}
