#include "database.h"

#include <string.h>

#include "messages.h"
#include "schema.h"
#include "vfs.h"

// The longest value that a statement loads. Longer ones are read in pieces.
#define LONGEST_VALUE (1 << 20)
#define HEAP (20 << 20)
#define HEAP_WANTED (12 << 20)
// Kibibytes of pages that are kept, and that are sorted in memory.
#define CACHE "PRAGMA cache_size = -6144"
// How many steps pass between two looks at the allowance.
#define STEPS 20000
// A row takes six bytes or more, and fewer than a hundred steps.
#define STEPS_PER_BYTE 16
#define STEPS_AT_LEAST 20000000ull

static sqlite3 *database;
static uint64_t database_size;
static bool is_utf8 = true;

// What the authorizer allows: the schema, or one table.
static bool is_reading_schema;
static const struct table *allowed;

// --- Limits ---

static uint64_t *watched;

static int look_at_work(void *context) {
    (void)context;
    static unsigned looks;
    if (++looks % 64 == 0 && is_abandoned()) return 1;
    if (watched == NULL) return 0;
    if (*watched < STEPS) return 1;
    *watched -= STEPS;
    return 0;
}

void database_watch(uint64_t *allowance) {
    watched = allowance;
}

uint64_t database_allowance(void) {
    return STEPS_AT_LEAST + database_size * STEPS_PER_BYTE;
}

static int authorize(
    void *context, int action, const char *first, const char *second, const char *place, const char *source) {
    (void)context;
    // A view or trigger would be the source.
    if (source != NULL) return SQLITE_DENY;
    switch (action) {
    case SQLITE_SELECT: return SQLITE_OK;
    case SQLITE_PRAGMA: return is_reading_schema && strcmp(first, "table_xinfo") == 0 ? SQLITE_OK : SQLITE_DENY;
    case SQLITE_FUNCTION: return second != NULL && strcmp(second, "typeof") == 0 ? SQLITE_OK : SQLITE_DENY;
    case SQLITE_READ:
        if (place == NULL || strcmp(place, "main") != 0 || first == NULL) return SQLITE_DENY;
        if (is_reading_schema && (strcmp(first, "sqlite_master") == 0 || strcmp(first, "sqlite_schema") == 0))
            return SQLITE_OK;
        return allowed != NULL && strcmp(first, allowed->name) == 0 ? SQLITE_OK : SQLITE_DENY;
    default: return SQLITE_DENY;
    }
}

bool database_prepare(void) {
    return sqlite3_config(SQLITE_CONFIG_SINGLETHREAD) == SQLITE_OK && sqlite3_config(SQLITE_CONFIG_URI, 0) == SQLITE_OK &&
           sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 1) == SQLITE_OK && sqlite3_initialize() == SQLITE_OK &&
           sqlite3_soft_heap_limit64(HEAP_WANTED) >= 0 && sqlite3_hard_heap_limit64(HEAP) >= 0;
}

static bool configure(void) {
    static const struct {
        int option, value;
    } options[] = {
        {SQLITE_DBCONFIG_DEFENSIVE, 1},
        {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
        {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
        {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
        {SQLITE_DBCONFIG_ENABLE_FKEY, 0},
        {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
        {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
        {SQLITE_DBCONFIG_DQS_DML, 0},
        {SQLITE_DBCONFIG_DQS_DDL, 0},
        // Definitions that this version of SQLite cannot parse do not hide the others. In defensive mode this makes
        // nothing writable.
        {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1},
    };
    static const struct {
        int limit, value;
    } limits[] = {
        {SQLITE_LIMIT_LENGTH, LONGEST_VALUE},       {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},
        {SQLITE_LIMIT_EXPR_DEPTH, 100},             {SQLITE_LIMIT_COMPOUND_SELECT, 50},
        {SQLITE_LIMIT_VDBE_OP, 100000},             {SQLITE_LIMIT_FUNCTION_ARG, 32},
        {SQLITE_LIMIT_ATTACHED, 0},                 {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
        {SQLITE_LIMIT_VARIABLE_NUMBER, 100},        {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    static const char *const settings[] = {
        // The index of a log is in memory, so that nothing is written beside the file.
        "PRAGMA locking_mode = EXCLUSIVE",
        "PRAGMA cell_size_check = ON",
        "PRAGMA mmap_size = 0",
        "PRAGMA temp_store = FILE",
        CACHE,
        "PRAGMA automatic_index = OFF",
        "PRAGMA query_only = ON",
    };
    for (size_t index = 0; index < sizeof options / sizeof options[0]; index++) {
        // Options that a library does not know concern what it does not have.
        (void)sqlite3_db_config(database, options[index].option, options[index].value, NULL);
    }
    int is_defensive = 0;
    (void)sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, -1, &is_defensive);
    for (size_t index = 0; index < sizeof limits / sizeof limits[0]; index++)
        sqlite3_limit(database, limits[index].limit, limits[index].value);
    for (size_t index = 0; index < sizeof settings / sizeof settings[0]; index++) {
        if (sqlite3_exec(database, settings[index], NULL, NULL, NULL) != SQLITE_OK) return false;
    }
    return is_defensive == 1;
}

// --- Opening ---

int database_prepare_text(const struct table *table, const char *text, sqlite3_stmt **statement) {
    allowed = table;
    const int code = sqlite3_prepare_v3(database, text, -1, 0, statement, NULL);
    allowed = NULL;
    return code;
}

static int read_encoding(void) {
    sqlite3_stmt *statement = NULL;
    int code = database_prepare_text(NULL, "PRAGMA main.encoding", &statement);
    if (code != SQLITE_OK) return code;
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW) {
        const unsigned char *text = sqlite3_column_text(statement, 0);
        is_utf8 = text != NULL && strcmp((const char *)text, "UTF-8") == 0;
    }
    sqlite3_finalize(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

enum outcome database_open(uint64_t size) {
    database_size = size;
    uint64_t allowance = database_allowance();
    const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(VFS_DATABASE, &database, flags, "whisper") != SQLITE_OK || !configure()) return OUTCOME_LIMIT;
    (void)sqlite3_extended_result_codes(database, 0);
    sqlite3_progress_handler(database, STEPS, look_at_work, NULL);
    database_watch(&allowance);
    // One transaction, so that everything is read from one state of the log.
    int code = sqlite3_exec(database, "BEGIN", NULL, NULL, NULL);
    if (code == SQLITE_OK) code = read_encoding();
    sqlite3_set_authorizer(database, authorize, NULL);
    is_reading_schema = true;
    if (code == SQLITE_OK) code = schema_read();
    is_reading_schema = false;
    database_watch(NULL);
    return database_outcome(code);
}

// --- Access ---

enum outcome database_statement(const struct table *table, const char *text, sqlite3_stmt **statement) {
    const int code = database_prepare_text(table, text, statement);
    return code == SQLITE_ERROR || code == SQLITE_AUTH ? OUTCOME_NOT_AVAILABLE : database_outcome(code);
}

enum outcome database_value(const struct table *table, uint16_t column, sqlite3_int64 row, sqlite3_blob **value) {
    return database_outcome(
        sqlite3_blob_open(database, "main", table->name, table->columns[column], row, 0, value));
}

bool database_is_utf8(void) {
    return is_utf8;
}

enum outcome database_outcome(int code) {
    const enum outcome failure = vfs_take_failure();
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE: return OUTCOME_DONE;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return OUTCOME_DAMAGED;
    case SQLITE_NOMEM:
    case SQLITE_TOOBIG:
    case SQLITE_INTERRUPT: return OUTCOME_LIMIT;
    case SQLITE_FULL: return OUTCOME_FULL;
    case SQLITE_IOERR: return failure == OUTCOME_DONE ? OUTCOME_DAMAGED : failure;
    default: return OUTCOME_DAMAGED;
    }
}
