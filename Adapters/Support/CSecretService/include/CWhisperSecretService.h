#ifndef WHISPER_CSECRETSERVICE_H
#define WHISPER_CSECRETSERVICE_H

// The desktop's keyring by libsecret, without the types of GLib.
//
// Nobody is ever prompted: what would need a prompt is locked. A keyring is used by one thread at a time. A result below
// zero is one of the failures. Without the trait SecretService there is no library behind, and every call fails as
// unreachable.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_keyring_failure {
    /// A collection is locked, or there is none to store into.
    WHISPER_KEYRING_LOCKED = -1,
    /// No bus, no service on it, or no answer.
    WHISPER_KEYRING_UNREACHABLE = -2,
};

/// A connection to a keyring.
typedef struct whisper_keyring whisper_keyring;

/// Connects to the service on a bus, and agrees with it on how secrets are encrypted between them.
///
/// Addresses of other kinds than `unix:` are not tried. Returns NULL where the service cannot be reached.
whisper_keyring *whisper_keyring_open(const char *address);

/// Lets a connection go.
void whisper_keyring_close(whisper_keyring *keyring);

/// What is told of a secret, or of a name; valid during the call only.
typedef void (*whisper_keyring_found)(void *context, const void *bytes, size_t size);

/// Tells a vault's secret of a name. Returns 1, or 0 where there is none; locked where it might be in what is locked.
int whisper_keyring_look_up(
    whisper_keyring *keyring, const char *vault, const char *name, whisper_keyring_found found, void *context);

/// Tells the names of all secrets of a vault, in any order. Returns 0; locked where some might be in what is locked.
int whisper_keyring_names(whisper_keyring *keyring, const char *vault, whisper_keyring_found found, void *context);

/// Keeps a secret in the default collection in place of one of the same vault and name. Returns 0.
int whisper_keyring_store(
    whisper_keyring *keyring, const char *vault, const char *name, const void *secret, size_t size);

/// Removes a vault's secret of a name. Returns 0, also where there is none; locked where it might be in what is locked.
int whisper_keyring_remove(whisper_keyring *keyring, const char *vault, const char *name);

#ifdef __cplusplus
}
#endif

#endif
