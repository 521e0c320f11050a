#ifndef WHISPER_READER_SYSTEM_H
#define WHISPER_READER_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

// The descriptors that the parent passes beside the standard streams. Any of them may be missing.
enum descriptor {
    DESCRIPTOR_MAIN = 3,
    DESCRIPTOR_LOG = 4,
    // The directory of the temporary file; closed once that is open.
    DESCRIPTOR_DIRECTORY = 5,
};

// What protects the system from this process, as bits.
enum protection {
    PROTECTION_LIMITS = 1,
    // No further system call than those of reading, computing and ending.
    PROTECTION_CALLS = 2,
};

// Closes everything that was inherited by mistake, sets limits on memory and files, and excludes core dumps and tracing.
void system_restrict(void);

// Gives up every system call that is not needed from here on, for good. To be called when everything is open.
void system_seal(void);

// What is in force, as bits.
uint8_t system_protections(void);

// Random bytes from the system, at most 256.
bool system_random(void *bytes, size_t size);

// The status of an open file. Unlike the C library's function it never takes a path.
bool system_status(int file, struct stat *status);

#endif
