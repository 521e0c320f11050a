#ifndef WHISPER_READER_CURSORS_H
#define WHISPER_READER_CURSORS_H

#include "messages.h"

// Queries that are being read. Each function answers a request.

// Starts a query.
void cursor_open(struct request *request);

// Delivers the next rows of a query. A failure is what `explain` makes of it.
void cursor_fetch(struct request *request, enum outcome (*explain)(enum outcome outcome));

// Ends a query.
void cursor_close(struct request *request);

#endif
