#ifndef WHISPER_CKEYMEMORY_H
#define WHISPER_CKEYMEMORY_H

// Memory for the keys that C libraries copy into their own heap: SQLCipher's, and the key schedules of OpenSSL.

#ifdef __cplusplus
extern "C" {
#endif

/// Gives OpenSSL and SQLite, where they are in the process, memory for small blocks that is locked, left out of core dumps
/// and wiped when it is given back; larger blocks, and all once it is used up, come from where they came before.
///
/// For programs alone, once, before anything else, on one thread: a library must not choose the memory of its host, and
/// OpenSSL does not change its mind. Neither library need be there at link time. Returns 0, or the negative error number
/// where one of them is not served: -ENOTSUP for a library that is missing or was used before.
int whisper_key_memory_install(void);

/// 1 while every small block of both libraries has come from locked memory, 0 when one may not have, or none is served.
int whisper_key_memory_is_locked(void);

#ifdef __cplusplus
}
#endif

#endif
