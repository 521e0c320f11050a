#include "vfs.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "system.h"

#define LARGEST_NAME 64
#define BLOCK 4096

// A file of SQLite's: content of a foreign file, or a temporary file.
struct file {
    sqlite3_file base;
    // NULL for a temporary file, and for a log that is absent.
    struct content *content;
    struct spill_file spill;
    bool is_temporary;
};

static struct content *database_content, *log_content;
static enum outcome failure;

enum outcome vfs_take_failure(void) {
    const enum outcome taken = failure;
    failure = OUTCOME_DONE;
    return taken;
}

static int failed(enum outcome outcome, int code) {
    failure = outcome;
    return outcome == OUTCOME_FULL ? SQLITE_FULL : outcome == OUTCOME_DAMAGED ? SQLITE_CORRUPT : code;
}

// --- Files ---

static int file_close(sqlite3_file *base) {
    struct file *file = (struct file *)base;
    if (file->is_temporary) spill_close(&file->spill);
    return SQLITE_OK;
}

static int read_file(sqlite3_file *base, void *bytes, int size, sqlite3_int64 offset) {
    struct file *file = (struct file *)base;
    size_t count = 0;
    enum outcome outcome = OUTCOME_DONE;
    if (size < 0 || offset < 0) return SQLITE_IOERR_READ;
    if (file->content != NULL) {
        outcome = content_read(file->content, bytes, (size_t)size, (uint64_t)offset, &count);
    } else if (file->is_temporary && (uint64_t)offset < file->spill.size) {
        const uint64_t rest = file->spill.size - (uint64_t)offset;
        count = rest < (uint64_t)size ? (size_t)rest : (size_t)size;
        outcome = spill_read(&file->spill, bytes, count, (uint64_t)offset);
    }
    if (outcome != OUTCOME_DONE) return failed(outcome, SQLITE_IOERR_READ);
    if (count == (size_t)size) return SQLITE_OK;
    memset((uint8_t *)bytes + count, 0, (size_t)size - count);
    return SQLITE_IOERR_SHORT_READ;
}

static int write_file(sqlite3_file *base, const void *bytes, int size, sqlite3_int64 offset) {
    struct file *file = (struct file *)base;
    if (!file->is_temporary) return SQLITE_READONLY;
    if (size < 0 || offset < 0) return SQLITE_IOERR_WRITE;
    const enum outcome outcome = spill_write(&file->spill, bytes, (size_t)size, (uint64_t)offset);
    return outcome == OUTCOME_DONE ? SQLITE_OK : failed(outcome, SQLITE_IOERR_WRITE);
}

static int truncate_file(sqlite3_file *base, sqlite3_int64 size) {
    struct file *file = (struct file *)base;
    if (!file->is_temporary) return SQLITE_READONLY;
    if (size < 0) return SQLITE_IOERR_TRUNCATE;
    spill_truncate(&file->spill, (uint64_t)size);
    return SQLITE_OK;
}

static int file_size(sqlite3_file *base, sqlite3_int64 *size) {
    struct file *file = (struct file *)base;
    *size = (sqlite3_int64)(file->content != NULL ? file->content->size : file->spill.size);
    return SQLITE_OK;
}

static int synchronize(sqlite3_file *base, int flags) {
    (void)base, (void)flags;
    return SQLITE_OK;
}

// Nobody else has these files: locks always succeed.
static int lock_file(sqlite3_file *base, int level) {
    (void)base, (void)level;
    return SQLITE_OK;
}

static int check_reserved(sqlite3_file *base, int *result) {
    (void)base;
    *result = 0;
    return SQLITE_OK;
}

static int control(sqlite3_file *base, int operation, void *argument) {
    (void)base, (void)operation, (void)argument;
    return SQLITE_NOTFOUND;
}

static int sector_size(sqlite3_file *base) {
    (void)base;
    return BLOCK;
}

static int characteristics(sqlite3_file *base) {
    (void)base;
    return 0;
}

// The first version: no shared memory, so that the index of a log is in this process's memory, and no mapping.
static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = synchronize,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = lock_file,
    .xCheckReservedLock = check_reserved,
    .xFileControl = control,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
};

// --- The system ---

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *output) {
    (void)vfs;
    struct file *file = (struct file *)base;
    memset(file, 0, sizeof *file);
    if (name == NULL) {
        file->is_temporary = true;
    } else if (strcmp(name, VFS_DATABASE) == 0 && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
        file->content = database_content;
    } else if (strcmp(name, VFS_DATABASE "-wal") == 0) {
        // Without a log, the database is complete: an empty log says so.
        file->content = log_content;
    } else {
        return SQLITE_CANTOPEN;
    }
    if (output != NULL)
        *output = file->is_temporary ? flags
                                     : (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    base->pMethods = &methods;
    return SQLITE_OK;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int is_synchronized) {
    (void)vfs, (void)name, (void)is_synchronized;
    return SQLITE_IOERR_DELETE_NOENT;
}

static int access_file(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
    (void)vfs, (void)flags;
    *result = strcmp(name, VFS_DATABASE "-wal") == 0 && log_content != NULL && log_content->size > 0;
    return SQLITE_OK;
}

static int full_name(sqlite3_vfs *vfs, const char *name, int size, char *output) {
    (void)vfs;
    const size_t length = strlen(name);
    if (length >= LARGEST_NAME || (int)length >= size) return SQLITE_CANTOPEN;
    memcpy(output, name, length + 1);
    return SQLITE_OK;
}

static int random_bytes(sqlite3_vfs *vfs, int size, char *bytes) {
    (void)vfs;
    return size > 0 && size <= 256 && system_random(bytes, (size_t)size) ? size : 0;
}

static int wait_for(sqlite3_vfs *vfs, int microseconds) {
    (void)vfs;
    return microseconds;
}

// Only what depends on time is affected, which nothing here does.
static int current_time(sqlite3_vfs *vfs, double *days) {
    (void)vfs;
    *days = 2440587.5 + (double)time(NULL) / 86400.0;
    return SQLITE_OK;
}

static int last_error(sqlite3_vfs *vfs, int size, char *text) {
    (void)vfs, (void)size, (void)text;
    return 0;
}

static sqlite3_vfs vfs = {
    .iVersion = 1,
    .szOsFile = sizeof(struct file),
    .mxPathname = LARGEST_NAME,
    .zName = "whisper",
    .xOpen = open_file,
    .xDelete = delete_file,
    .xAccess = access_file,
    .xFullPathname = full_name,
    .xRandomness = random_bytes,
    .xSleep = wait_for,
    .xCurrentTime = current_time,
    .xGetLastError = last_error,
};

bool vfs_register(struct content *database, struct content *log) {
    database_content = database;
    log_content = log;
    return sqlite3_vfs_register(&vfs, 1) == SQLITE_OK;
}
