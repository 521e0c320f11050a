#ifndef WHISPER_CSECRETSERVICE_H
#define WHISPER_CSECRETSERVICE_H

// The desktop's keyring through libsecret, without GLib's types.
//
// There is never a prompt: what would need one counts as locked. A keyring is used by one thread at a time. A result
// below zero is one of the failures. Without the trait SecretService, libsecret is not linked, and every call fails as
// unreachable.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_keyring_failure {
    /// A collection is locked, or there is none to store into.
    WHISPER_KEYRING_LOCKED = -1,
    /// No bus, no service on it, or no response.
    WHISPER_KEYRING_UNREACHABLE = -2,
};

/// A connection to a keyring.
typedef struct whisper_keyring whisper_keyring;

/// Connects to the service on a bus, and negotiates the encryption of secrets on the way.
///
/// Only `unix:` addresses are tried. Returns NULL if the service cannot be reached.
whisper_keyring *whisper_keyring_open(const char *address);

/// Closes a connection.
void whisper_keyring_close(whisper_keyring *keyring);

/// Receives a secret or a name, which is valid only during the call.
typedef void (*whisper_keyring_found)(void *context, const void *bytes, size_t size);

/// Passes the named secret of a vault to `found`. Returns 1, or 0 if there is none; locked if a locked collection
/// may contain it.
int whisper_keyring_look_up(
    whisper_keyring *keyring, const char *vault, const char *name, whisper_keyring_found found, void *context);

/// Passes the names of all secrets of a vault to `found`, in any order. Returns 0; locked if a locked collection may
/// contain others.
int whisper_keyring_names(whisper_keyring *keyring, const char *vault, whisper_keyring_found found, void *context);

/// Stores a secret in the default collection, replacing one with the same vault and name. Returns 0.
int whisper_keyring_store(
    whisper_keyring *keyring, const char *vault, const char *name, const void *secret, size_t size);

/// Removes the named secret of a vault. Returns 0, even if there is none; locked if a locked collection may contain it.
int whisper_keyring_remove(whisper_keyring *keyring, const char *vault, const char *name);

#ifdef __cplusplus
}
#endif

#endif
