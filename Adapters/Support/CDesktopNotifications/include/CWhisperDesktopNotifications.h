#ifndef WHISPER_CDESKTOPNOTIFICATIONS_H
#define WHISPER_CDESKTOPNOTIFICATIONS_H

// The notifications of the desktop (org.freedesktop.Notifications, version 1.2), over GIO, without its types.
//
// A connection is used by one thread at a time. Texts are UTF-8 without control characters. A result below zero is one
// of the failures. Without the trait Notifications there is no library behind, and every call fails as unreachable.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_notices_failure {
    /// No bus, or no service on it.
    WHISPER_NOTICES_UNREACHABLE = -1,
    /// No response in time.
    WHISPER_NOTICES_SILENT = -2,
    /// The service rejects the request.
    WHISPER_NOTICES_REFUSED = -3,
};

/// A connection to a bus, and the notifications that are shown through it.
typedef struct whisper_notices whisper_notices;

/// Connects to a bus, with a timeout in milliseconds.
///
/// Only `unix:` addresses are tried. On failure, returns NULL and sets `failure`.
whisper_notices *whisper_notices_open(const char *address, const char *application, int patience, int *failure);

/// Closes a connection. Its notifications stay until the desktop removes them.
void whisper_notices_close(whisper_notices *notices);

/// Whether the bus has ended, so that a new connection is needed.
int whisper_notices_is_closed(whisper_notices *notices);

/// Shows a notification, replacing the one with the same key, with a timeout in milliseconds. A quiet one is shown only
/// if it replaces another. Returns 0.
int whisper_notices_post(
    whisper_notices *notices, const char *key, const char *summary, const char *body, int is_quiet, int patience);

/// Removes the notification with a key, with a timeout in milliseconds. Returns 0, even if there is none.
int whisper_notices_withdraw(whisper_notices *notices, const char *key, int patience);

/// Shows a number at the icon of the application `whisper.desktop`, or none for 0 (com.canonical.Unity.LauncherEntry).
/// No desktop confirms it, and those without such numbers ignore it. The bus has a timeout in milliseconds. Returns 0.
int whisper_notices_badge(whisper_notices *notices, int64_t count, int patience);

#ifdef __cplusplus
}
#endif

#endif
