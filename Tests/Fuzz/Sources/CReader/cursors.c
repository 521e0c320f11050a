#include "../../../../Sources/whisper-reader/cursors.c"

#include "parts.h"

void parts_end_queries(void) {
    for (unsigned place = 0; place < MOST_CURSORS; place++) query_end(&queries[place]);
}
