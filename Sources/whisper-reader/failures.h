#ifndef WHISPER_READER_FAILURES_H
#define WHISPER_READER_FAILURES_H

#include <errno.h>

// The first byte of an answer (docs/reader-protocol.md).
enum outcome {
    OUTCOME_DONE = 0,
    // More of the same answer follows.
    OUTCOME_CONTINUED = 1,
    OUTCOME_NOT_A_DATABASE = 16,
    OUTCOME_DAMAGED = 17,
    OUTCOME_CHANGED = 18,
    OUTCOME_WRONG_KEY = 19,
    OUTCOME_NOT_AVAILABLE = 20,
    OUTCOME_TOO_MANY = 21,
    OUTCOME_LIMIT = 22,
    OUTCOME_FULL = 23,
    // The system refused a call; its errno follows.
    OUTCOME_FAILED = 24,
    // The request is not one of the protocol's; the reader ends.
    OUTCOME_INVALID = 25,
};

// The outcome of a call that has just failed.
static inline enum outcome outcome_of_errno(void) {
    return errno == ENOSPC || errno == EDQUOT || errno == EFBIG ? OUTCOME_FULL
           : errno == ENOMEM                                    ? OUTCOME_LIMIT
                                                                : OUTCOME_FAILED;
}

#endif
