#ifndef WHISPER_READER_VFS_H
#define WHISPER_READER_VFS_H

#include "content.h"

// The names under which SQLite opens the foreign database.
#define VFS_DATABASE "main"

// Registers the only files that SQLite has: the foreign database and its log, which cannot be written, and temporary files
// within the encrypted one. Returns false without memory.
bool vfs_register(struct content *database, struct content *log);

// The outcome of the last call for a file that failed; OUTCOME_DONE if none has since this was asked last.
enum outcome vfs_take_failure(void);

#endif
