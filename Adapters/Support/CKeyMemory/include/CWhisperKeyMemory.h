#ifndef WHISPER_CKEYMEMORY_H
#define WHISPER_CKEYMEMORY_H

// Memory for the keys that C libraries copy into their own heap: SQLCipher's, and the key schedules of OpenSSL.

#ifdef __cplusplus
extern "C" {
#endif

/// Gives OpenSSL and SQLite, if they are in the process, memory for small blocks that is locked, excluded from core
/// dumps and wiped when it is freed; larger blocks, and all blocks once it is exhausted, are allocated as before.
///
/// Only for programs, once, before anything else, on one thread: a library must not choose the allocator of its host,
/// and OpenSSL's cannot be changed later. Neither library has to be linked. Returns 0, or the negative error number if
/// one of them does not use this memory: -ENOTSUP for a library that is missing or was used before.
int whisper_key_memory_install(void);

/// Returns 1 if all small blocks of both libraries so far are in locked memory, 0 if one may not be or neither uses it.
int whisper_key_memory_is_locked(void);

#ifdef __cplusplus
}
#endif

#endif
