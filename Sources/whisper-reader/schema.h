#ifndef WHISPER_READER_SCHEMA_H
#define WHISPER_READER_SCHEMA_H

#include "database.h"

// Reads which tables the database has. Returns a code of the engine's.
int schema_read(void);

#endif
