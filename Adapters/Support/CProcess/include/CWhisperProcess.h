#ifndef WHISPER_CPROCESS_H
#define WHISPER_CPROCESS_H

// System calls that Swift cannot spell: variadic functions, and calls that the C library does not wrap.
//
// Every function returns 0 or more when it succeeded and the negative error number when it failed; where the system
// has no such call it returns -ENOSYS. None of them allocates memory or keeps anything.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// --- The process itself ---

/// Leaves no core dump of this process, and lets no process of the same user trace it or read its memory.
///
/// The limit on the size of core files is set to zero, which a handler named by core_pattern ignores, and the process
/// is marked as not dumpable, which it does not. Children inherit the limit; programs that they execute are dumpable
/// again.
int whisper_disable_core_dumps(void);

/// 1 when this process leaves no core dump of any kind, 0 when it may.
int whisper_core_dumps_are_disabled(void);

/// Takes the network away from all threads of this process and from its children, for good: from now on only sockets
/// of AF_UNIX can be made, and the others fail with EACCES, as does taking one out of another process. Returns 0 only
/// where this holds for every thread.
///
/// Sockets that exist already, or are handed over by other processes, stay usable.
int whisper_deny_network(void);

// --- Signals ---

/// Catches signals from now on: the number of each that comes is one byte that can be read from the file that this
/// returns. Each is unblocked in the calling thread, since a parent may have blocked it. Nothing is lost between this call
/// and the first read, and children that execute a program find every one of them at its default.
///
/// May be called once in a process.
int whisper_catch_signals(const int *numbers, size_t count);

// --- The kernel's key rings (Linux) ---

/// Adds a key of the type "user" with a description and a payload to this process's own key ring, which goes with it.
/// Returns its serial number.
int32_t whisper_key_add(const char *description, const void *payload, size_t size);

/// Lets the key go by itself after so many seconds, and lets every process of the same user find and read it.
int whisper_key_share(int32_t key, unsigned int seconds);

/// Puts a key into the user's key ring, in place of one with the same description.
int whisper_key_publish(int32_t key);

/// Finds a key of the type "user" in the user's key ring. Returns its serial number.
int32_t whisper_key_find(const char *description);

/// Copies as much of a key's payload as fits. Returns the size of the whole payload.
long whisper_key_read(int32_t key, void *buffer, size_t size);

/// Makes a key unreadable at once and takes it out of the user's key ring.
int whisper_key_drop(int32_t key);

/// Takes a key out of this process's own key ring; it goes for good unless it was published.
int whisper_key_abandon(int32_t key);

// --- Storage ---

/// Lets two names change places in one step: each leads to what the other led to. Both must be there.
int whisper_exchange_names(const char *one, const char *other);

/// 1 when a path is on storage that is memory and nothing else (tmpfs, ramfs), 0 when it is not.
int whisper_is_memory_backed(const char *path);

#ifdef __cplusplus
}
#endif

#endif
