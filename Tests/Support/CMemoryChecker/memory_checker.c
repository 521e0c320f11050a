#include "memory_checker.h"

#if __has_include(<valgrind/memcheck.h>)
#include <valgrind/memcheck.h>

int memory_checker_is_running(void) { return RUNNING_ON_VALGRIND != 0; }
void memory_checker_hide(const void *bytes, size_t count) { (void)VALGRIND_MAKE_MEM_UNDEFINED(bytes, count); }
void memory_checker_reveal(const void *bytes, size_t count) { (void)VALGRIND_MAKE_MEM_DEFINED(bytes, count); }
size_t memory_checker_errors(void) { return VALGRIND_COUNT_ERRORS; }

#else

int memory_checker_is_running(void) { return 0; }
void memory_checker_hide(const void *bytes, size_t count) { (void)bytes, (void)count; }
void memory_checker_reveal(const void *bytes, size_t count) { (void)bytes, (void)count; }
size_t memory_checker_errors(void) { return 0; }

#endif
