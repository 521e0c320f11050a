#include "schema.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TABLES 4096
#define LONGEST_NAME 1024

static struct table *tables;
static size_t table_count;

static char *copy_text(sqlite3_stmt *statement, int column) {
    const unsigned char *text = sqlite3_column_text(statement, column);
    const int size = sqlite3_column_bytes(statement, column);
    // A name with a zero byte cannot be written in a statement.
    if (text == NULL || size <= 0 || size > LONGEST_NAME || memchr(text, 0, (size_t)size) != NULL) return NULL;
    char *copy = malloc((size_t)size + 1);
    if (copy == NULL) return NULL;
    memcpy(copy, text, (size_t)size);
    copy[size] = 0;
    return copy;
}

// Whether a virtual table stores its content in a table of this name. The engine knows that too, but only of the modules
// that it has.
static bool is_shadow(const char *name, char *const *virtual_names, size_t count) {
    static const char *const suffixes[] = {
        "content", "segments", "segdir", "docsize", "stat", "data", "idx", "config", "node", "parent", "rowid",
    };
    for (size_t index = 0; index < count; index++) {
        const size_t length = strlen(virtual_names[index]);
        if (sqlite3_strnicmp(name, virtual_names[index], (int)length) != 0 || name[length] != '_') continue;
        for (size_t suffix = 0; suffix < sizeof suffixes / sizeof suffixes[0]; suffix++) {
            if (sqlite3_stricmp(name + length + 1, suffixes[suffix]) == 0) return true;
        }
    }
    return false;
}

static void free_table(struct table *table) {
    for (uint16_t column = 0; column < table->count; column++) free(table->columns[column]);
    free(table->columns);
    free(table->keys);
    free(table->name);
    memset(table, 0, sizeof *table);
}

// Reads the stored columns of a table. It has none if its definition is not an ordinary one.
static int read_columns(struct table *table) {
    enum { MOST = 2000 };
    char *text = sqlite3_mprintf("PRAGMA main.table_xinfo(\"%w\")", table->name);
    if (text == NULL) return SQLITE_NOMEM;
    sqlite3_stmt *statement = NULL;
    int code = database_prepare_text(NULL, text, &statement);
    sqlite3_free(text);
    if (code != SQLITE_OK) return code;
    uint16_t keys[MOST], ranks[MOST], key_count = 0;
    uint16_t capacity = 0;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        // Generated and hidden columns.
        if (sqlite3_column_int(statement, 6) != 0 || table->count == MOST) continue;
        char *name = copy_text(statement, 1);
        if (name == NULL) continue;
        if (table->count == capacity) {
            capacity = capacity == 0 ? 16 : (uint16_t)(capacity * 2);
            char **larger = realloc(table->columns, capacity * sizeof *larger);
            if (larger == NULL) {
                free(name);
                code = SQLITE_NOMEM;
                break;
            }
            table->columns = larger;
        }
        const int rank = sqlite3_column_int(statement, 5);
        if (rank > 0) {
            // Sorted by their rank in the key.
            uint16_t place = key_count++;
            for (; place > 0 && ranks[place - 1] > rank; place--) {
                ranks[place] = ranks[place - 1];
                keys[place] = keys[place - 1];
            }
            ranks[place] = (uint16_t)rank;
            keys[place] = table->count;
        }
        table->columns[table->count++] = name;
    }
    sqlite3_finalize(statement);
    if (code != SQLITE_DONE) return code;
    if (key_count > 0) {
        table->keys = malloc(key_count * sizeof *table->keys);
        if (table->keys == NULL) return SQLITE_NOMEM;
        memcpy(table->keys, keys, key_count * sizeof *keys);
        table->key_count = key_count;
    }
    return SQLITE_OK;
}

// Finds the name of the row id that no column hides.
static void find_row_id(struct table *table) {
    static const char *const names[] = {"rowid", "_rowid_", "oid"};
    for (size_t index = 0; index < sizeof names / sizeof names[0] && table->row_id == NULL; index++) {
        bool is_hidden = false;
        for (uint16_t column = 0; column < table->count; column++)
            is_hidden = is_hidden || sqlite3_stricmp(table->columns[column], names[index]) == 0;
        if (is_hidden) continue;
        char *text = sqlite3_mprintf("SELECT %s FROM main.\"%w\"", names[index], table->name);
        sqlite3_stmt *statement = NULL;
        if (text != NULL && database_prepare_text(table, text, &statement) == SQLITE_OK) table->row_id = names[index];
        sqlite3_finalize(statement);
        sqlite3_free(text);
    }
}

static int add_table(char *name) {
    struct table table = {.name = name};
    const int code = read_columns(&table);
    if (code == SQLITE_OK && table.count > 0) {
        find_row_id(&table);
        // What has neither row ids nor a key has no order.
        if (table.row_id != NULL || table.key_count > 0) {
            tables[table_count++] = table;
            return SQLITE_OK;
        }
    }
    free_table(&table);
    return code == SQLITE_NOMEM || code == SQLITE_INTERRUPT ? code : SQLITE_OK;
}

// Calls a function with the name of every row of the schema that a condition selects.
static int each_name(const char *text, int (*found)(char *name)) {
    sqlite3_stmt *statement = NULL;
    int code = database_prepare_text(NULL, text, &statement);
    while (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        char *name = copy_text(statement, 0);
        code = name == NULL ? SQLITE_OK : found(name);
    }
    sqlite3_finalize(statement);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static char **names, **virtual_names;
static size_t name_count, name_capacity, virtual_count, virtual_capacity;

static int append_name(char ***array, size_t *count, size_t *capacity, char *name) {
    if (*count == *capacity) {
        const size_t wanted = *capacity == 0 ? 64 : *capacity * 2;
        // Further ones are not looked at.
        char **larger = wanted > 4 * MOST_TABLES ? NULL : realloc(*array, wanted * sizeof *larger);
        if (larger == NULL) {
            free(name);
            return wanted > 4 * MOST_TABLES ? SQLITE_OK : SQLITE_NOMEM;
        }
        *array = larger;
        *capacity = wanted;
    }
    (*array)[(*count)++] = name;
    return SQLITE_OK;
}

static int add_name(char *name) {
    return append_name(&names, &name_count, &name_capacity, name);
}

static int add_virtual(char *name) {
    return append_name(&virtual_names, &virtual_count, &virtual_capacity, name);
}

int schema_read(void) {
    // The names come first: a statement may be prepared only while no other one reads the schema.
    int code = each_name(
        "SELECT name, sql FROM main.sqlite_master WHERE type = 'table' AND rootpage > 1 AND sql >= 'CREATE TABLE' "
        "AND sql < 'CREATE TABLF' ORDER BY rowid",
        add_name);
    if (code == SQLITE_OK)
        code = each_name(
            "SELECT name, sql FROM main.sqlite_master WHERE type = 'table' AND sql >= 'CREATE VIRTUAL' "
            "AND sql < 'CREATE VIRTUAM' ORDER BY rowid",
            add_virtual);
    tables = calloc(name_count + 1, sizeof *tables);
    if (tables == NULL) return SQLITE_NOMEM;
    for (size_t index = 0; index < name_count; index++) {
        const bool is_wanted = code == SQLITE_OK && table_count < MOST_TABLES &&
                               sqlite3_strnicmp(names[index], "sqlite_", 7) != 0 &&
                               !is_shadow(names[index], virtual_names, virtual_count);
        if (is_wanted)
            code = add_table(names[index]);
        else
            free(names[index]);
    }
    for (size_t index = 0; index < virtual_count; index++) free(virtual_names[index]);
    free(names);
    free(virtual_names);
    return code;
}

// --- Access ---

const struct table *database_tables(size_t *count) {
    *count = table_count;
    return tables;
}

static bool is_name(const char *name, const char *wanted, size_t length) {
    return strlen(name) == length && memcmp(name, wanted, length) == 0;
}

const struct table *database_find(const char *name, size_t length) {
    for (size_t index = 0; index < table_count; index++) {
        if (is_name(tables[index].name, name, length)) return &tables[index];
    }
    return NULL;
}

int table_column(const struct table *table, const char *name, size_t length) {
    for (uint16_t column = 0; column < table->count; column++) {
        if (is_name(table->columns[column], name, length)) return column;
    }
    return -1;
}
