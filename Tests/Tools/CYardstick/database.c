#include "database.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int yardstick_fail(yardstick_database *database, int code, const char *doing) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return 0;
    database->code = code;
    snprintf(database->reason, sizeof database->reason, "%s: %s", doing,
             database->handle ? sqlite3_errmsg(database->handle) : sqlite3_errstr(code));
    return code;
}

#ifdef WHISPER_ENGINE_SQLCIPHER
static int give_key(yardstick_database *database, const uint8_t *key) {
    char text[2 + 64 + 2] = "x'";
    for (int index = 0; index < 32; index++) snprintf(text + 2 + 2 * index, 3, "%02x", key[index]);
    text[66] = '\'';
    int code = sqlite3_key(database->handle, text, 67);
    memset(text, 0, sizeof text);
    return yardstick_fail(database, code, "key");
}
#else
static int give_key(yardstick_database *database, const uint8_t *key) {
    (void)key;
    return yardstick_fail(database, SQLITE_MISUSE, "key");
}
#endif

yardstick_database *yardstick_open(const char *path, const uint8_t *key, const char *const *statements, size_t count) {
    yardstick_database *database = calloc(1, sizeof *database);
    if (!database) return NULL;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (yardstick_fail(database, sqlite3_open_v2(path, &database->handle, flags, NULL), "open")) return database;
    if (key && give_key(database, key)) return database;
    for (size_t index = 0; index < count; index++)
        if (yardstick_execute(database, statements[index])) return database;
    return database;
}

const char *yardstick_failure(const yardstick_database *database) {
    return database->code ? database->reason : NULL;
}

void yardstick_close(yardstick_database *database) {
    if (!database) return;
    sqlite3_close_v2(database->handle);
    free(database);
}

int yardstick_execute(yardstick_database *database, const char *sql) {
    return yardstick_fail(database, sqlite3_exec(database->handle, sql, NULL, NULL, NULL), sql);
}

int64_t yardstick_integer(yardstick_database *database, const char *sql) {
    sqlite3_stmt *statement = NULL;
    if (yardstick_fail(database, sqlite3_prepare_v2(database->handle, sql, -1, &statement, NULL), sql)) return -1;
    int64_t value = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
    sqlite3_finalize(statement);
    return value;
}
