#ifndef WHISPER_MEMORY_CHECKER_H
#define WHISPER_MEMORY_CHECKER_H

#include <stddef.h>

/// Whether the process runs under valgrind's memory checker, and this was built with its header.
int memory_checker_is_running(void);

/// Makes bytes undefined for the checker: every branch and every address that depends on them is an error from now on.
void memory_checker_hide(const void *bytes, size_t count);

/// Makes bytes defined again.
void memory_checker_reveal(const void *bytes, size_t count);

/// The number of errors so far.
size_t memory_checker_errors(void);

#endif
