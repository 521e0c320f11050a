#ifndef WHISPER_CPROCESS_H
#define WHISPER_CPROCESS_H

// System calls that Swift cannot spell: variadic functions, and calls that the C library does not wrap.
//
// Every function returns 0 or more on success and the negative error number on failure; if the system has no such call,
// that is -ENOSYS. None of them allocates memory or stores anything.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// --- The process itself ---

/// Disables core dumps of this process, and prevents other processes of the same user from tracing it or reading its
/// memory.
///
/// The limit on the size of core files is set to zero, which a handler named by core_pattern ignores, and the process
/// is marked as not dumpable, which it does not. Children inherit the limit; programs that they execute are dumpable
/// again.
int whisper_disable_core_dumps(void);

/// Returns 1 if this process leaves no core dump of any kind, 0 if it may.
int whisper_core_dumps_are_disabled(void);

/// Denies network access to all threads of this process and to its children, permanently: from now on only AF_UNIX
/// sockets can be created; others fail with EACCES, as does duplicating one of another process. Returns 0 only if this
/// applies to every thread.
///
/// Existing sockets, and those received from other processes, remain usable.
int whisper_deny_network(void);

/// Makes the C library return freed memory to the system, if it is GNU's: large blocks always get pages of their own,
/// and threads share two heaps, since what one thread frees in its heap is of no use to another. Call it before threads
/// start.
int whisper_keep_heap_small(void);

// --- Signals ---

/// Catches signals from now on: the number of each received signal is one byte that can be read from the returned file
/// descriptor. Each signal is unblocked in the calling thread, since a parent may have blocked it. None is lost between
/// this call and the first read, and children that execute a program have the default action for each.
///
/// May be called once in a process.
int whisper_catch_signals(const int *numbers, size_t count);

/// The last signal but SIGUSR1 that `whisper_catch_signals` caught, whether it was read or not; 0 if there was none.
int whisper_ending_signal(void);

// --- Pipes ---

/// Creates a pipe, the end for reading first, that programs started at the same moment do not inherit.
int whisper_pipe(int ends[2]);

// --- The kernel's key rings (Linux) ---

/// Adds a key of the type "user" with a description and a payload to this process's own key ring, which is deleted when
/// the process ends. Returns its serial number.
int32_t whisper_key_add(const char *description, const void *payload, size_t size);

/// Makes a key expire after a number of seconds, and lets every process of the same user find and read it.
int whisper_key_share(int32_t key, unsigned int seconds);

/// Adds a key to the user's key ring, replacing one with the same description.
int whisper_key_publish(int32_t key);

/// Finds a key of the type "user" in the user's key ring. Returns its serial number.
int32_t whisper_key_find(const char *description);

/// Copies as much of a key's payload as fits. Returns the size of the whole payload.
long whisper_key_read(int32_t key, void *buffer, size_t size);

/// Makes a key unreadable immediately and removes it from the user's key ring.
int whisper_key_drop(int32_t key);

/// Removes a key from this process's own key ring, which destroys it unless it was published.
int whisper_key_abandon(int32_t key);

// --- Terminals ---

/// Remembers how a terminal is set up, and the sequence (at most 256 bytes) after which it shows what it did before.
/// From now on, signals that end the process restore the terminal first; SIGTSTP restores it and stops the process.
///
/// SIGCONT, after any stop, and SIGWINCH are written to a descriptor as one byte each. One terminal can be guarded at a
/// time; another fails with -EBUSY.
int whisper_guard_terminal(int descriptor, int writing_end, const void *sequence, size_t size);

/// Guards the terminal again that was restored by SIGTSTP. Does nothing if it was not.
void whisper_guard_terminal_again(void);

/// Restores the guarded terminal. Does nothing if there is none. Handlers of signals may call it.
void whisper_release_terminal(void);

// --- Storage ---

/// Exchanges two names in one step, so that each refers to the other's file. Both must exist.
int whisper_exchange_names(const char *one, const char *other);

/// Brings everything in an open file's file system to the medium. Fails if writing anything of it has failed since the
/// file was opened.
int whisper_synchronize_file_system(int descriptor);

/// Returns 1 if a path is on storage that consists only of memory (tmpfs, ramfs), 0 otherwise.
int whisper_is_memory_backed(const char *path);

#ifdef __cplusplus
}
#endif

#endif
