// Reads a database that another program wrote, for a parent that must not parse it itself.
//
// The parent passes the files as open descriptors and sends requests on standard input; answers go to standard output
// (docs/reader-protocol.md). This process knows nothing about the content, holds no key of the vault, opens no file by its name,
// and gives up every system call but those of reading and computing before it looks at the first foreign byte.

#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "CWhisperForeignCrypto.h"
#include "crypto.h"
#include "cursors.h"
#include "database.h"
#include "messages.h"
#include "spill.h"
#include "system.h"
#include "vfs.h"

#define VERSION 1
#define LARGEST_READ (128u << 10)

enum operation {
    OPERATION_HELLO = 1,
    OPERATION_OPEN = 2,
    OPERATION_TABLES = 3,
    OPERATION_QUERY = 4,
    OPERATION_FETCH = 5,
    OPERATION_CLOSE = 6,
    OPERATION_VERIFY = 7,
    OPERATION_READ = 8,
    OPERATION_DERIVE = 9,
    OPERATION_UNWRAP = 10,
    OPERATION_DECRYPTOR = 11,
    OPERATION_DECRYPT = 12,
    OPERATION_END_DECRYPTOR = 13,
};

// What has been opened.
static enum { OPENED_NOTHING, OPENED_DATABASE, OPENED_BYTES } opened;
static struct content content, log_content;

static void answer_text(const char *text) {
    const size_t length = strlen(text);
    answer_u16((uint16_t)length);
    answer_bytes(text, length);
}

static void hello(struct request *request) {
    (void)request_u8(request);
    if (!request_is_whole(request)) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    answer_u8(VERSION);
    answer_u8(system_protections());
    answer_u8(spill_exists());
    answer_text(sqlite3_libversion());
    answer_text(whisper_foreign_crypto_version());
    answer_end(OUTCOME_DONE);
}

// A database that fails while its file changes is not damaged.
static enum outcome explain(enum outcome outcome) {
    if (outcome != OUTCOME_DAMAGED && outcome != OUTCOME_NOT_A_DATABASE) return outcome;
    const int error = errno;
    const bool is_changed = content_verify(&content) == OUTCOME_CHANGED ||
                            (log_content.is_open && content_verify(&log_content) == OUTCOME_CHANGED);
    errno = error;
    return is_changed ? OUTCOME_CHANGED : outcome;
}

static uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Whether a file has fewer bytes than its header says. The engine reads a torn last page as if it ended in zeros.
static bool is_truncated(const uint8_t *header) {
    const uint32_t page = (uint32_t)header[16] << 8 | header[17], pages = big_endian(header + 28);
    // Old versions of the engine leave the number of pages alone, and with it the counter at 92.
    const bool is_valid = big_endian(header + 24) == big_endian(header + 92);
    return is_valid && (uint64_t)pages * (page == 1 ? 65536 : page) > content.size;
}

static enum outcome open_database(const struct layers *layers) {
    static const char signature[16] = "SQLite format 3";
    uint8_t start[100];
    size_t count = 0;
    const enum outcome outcome = content_read(&content, start, sizeof start, 0, &count);
    if (outcome != OUTCOME_DONE) return outcome;
    const bool has_signature = count >= sizeof signature && memcmp(start, signature, sizeof signature) == 0;
    // Chained blocks have no tag: that it is a database is what shows that the key is right.
    if (!has_signature) return layers->kind == LAYER_CHAINED ? OUTCOME_WRONG_KEY : OUTCOME_NOT_A_DATABASE;
    if (count < sizeof start || (!log_content.is_open && is_truncated(start))) return OUTCOME_DAMAGED;
    if (!vfs_register(&content, log_content.is_open ? &log_content : NULL)) return OUTCOME_LIMIT;
    return database_open(content.size + (log_content.is_open ? log_content.size : 0));
}

static void open_files(struct request *request) {
    const bool is_database = request_u8(request) == 0;
    const struct layers layers = layers_read(request);
    const bool has_log = request_u8(request) != 0;
    struct layers log_layers = {0};
    if (has_log) log_layers = layers_read(request);
    if (!request_is_whole(request) || opened != OPENED_NOTHING) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    enum outcome outcome = content_open(&content, DESCRIPTOR_MAIN, &layers);
    if (outcome == OUTCOME_DONE && has_log) outcome = content_open(&log_content, DESCRIPTOR_LOG, &log_layers);
    request_wipe();
    if (outcome == OUTCOME_DONE && is_database) outcome = open_database(&layers);
    if (outcome == OUTCOME_DONE) {
        opened = is_database ? OPENED_DATABASE : OPENED_BYTES;
        answer_u64(content.size);
    } else if (content.is_open) {
        outcome = explain(outcome);
    }
    answer_end(outcome);
}

static void list_tables(void) {
    size_t count;
    const struct table *tables = database_tables(&count);
    for (size_t index = 0; index < count; index++) {
        answer_text(tables[index].name);
        answer_u16(tables[index].count);
        for (uint16_t column = 0; column < tables[index].count; column++) answer_text(tables[index].columns[column]);
    }
    answer_end(OUTCOME_DONE);
}

static void verify(void) {
    enum outcome outcome = content_verify(&content);
    if (outcome == OUTCOME_DONE && log_content.is_open) outcome = content_verify(&log_content);
    answer_end(outcome);
}

static void read_content(struct request *request) {
    static uint8_t bytes[LARGEST_READ];
    const uint64_t offset = request_u64(request);
    const uint32_t size = request_u32(request);
    if (!request_is_whole(request) || size > sizeof bytes) {
        answer_end(OUTCOME_INVALID);
        return;
    }
    size_t count = 0;
    const enum outcome outcome = explain(content_read(&content, bytes, size, offset, &count));
    if (outcome == OUTCOME_DONE) answer_bytes(bytes, count);
    answer_end(outcome);
}

static void answer(struct request *request) {
    const uint8_t operation = request_u8(request);
    switch (operation) {
    case OPERATION_HELLO: hello(request); return;
    case OPERATION_OPEN: open_files(request); return;
    case OPERATION_DERIVE: crypto_derive(request); return;
    case OPERATION_UNWRAP: crypto_unwrap(request); return;
    case OPERATION_DECRYPTOR: crypto_start(request); return;
    case OPERATION_DECRYPT: crypto_decrypt(request); return;
    case OPERATION_END_DECRYPTOR: crypto_end(request); return;
    default: break;
    }
    if (operation == OPERATION_VERIFY && opened != OPENED_NOTHING) {
        verify();
    } else if (operation == OPERATION_READ && opened == OPENED_BYTES) {
        read_content(request);
    } else if (opened == OPENED_DATABASE && operation >= OPERATION_TABLES && operation <= OPERATION_CLOSE) {
        if (operation == OPERATION_TABLES) list_tables();
        if (operation == OPERATION_QUERY) cursor_open(request);
        if (operation == OPERATION_FETCH) cursor_fetch(request, explain);
        if (operation == OPERATION_CLOSE) cursor_close(request);
    } else {
        answer_end(OUTCOME_INVALID);
    }
}

int main(void) {
    system_restrict();
    if (whisper_foreign_crypto_prepare() != 0 || !database_prepare()) return 1;
    (void)spill_prepare(DESCRIPTOR_DIRECTORY);
    close(DESCRIPTOR_DIRECTORY);
    system_seal();
    struct request request;
    while (request_receive(&request)) {
        answer(&request);
        request_wipe();
    }
    _exit(0);
}
