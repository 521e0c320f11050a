#ifndef WHISPER_CDESKTOPNOTIFICATIONS_H
#define WHISPER_CDESKTOPNOTIFICATIONS_H

// The notifications of the desktop (org.freedesktop.Notifications, version 1.2), over GIO, without its types.
//
// A connection is used by one thread at a time. Texts are UTF-8 without control characters. A result below zero is one
// of the failures. Without the trait Notifications there is no library behind, and every call fails as unreachable.

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_notices_failure {
    /// No bus, or no service on it.
    WHISPER_NOTICES_UNREACHABLE = -1,
    /// No answer in time.
    WHISPER_NOTICES_SILENT = -2,
    /// The service does not do it.
    WHISPER_NOTICES_REFUSED = -3,
};

/// A connection to a bus, and what stands on the screen through it.
typedef struct whisper_notices whisper_notices;

/// Connects to a bus, and gives up after so many milliseconds.
///
/// Addresses of other kinds than `unix:` are not tried. Returns NULL, and why in `failure`, where there is no way.
whisper_notices *whisper_notices_open(const char *address, const char *application, int patience, int *failure);

/// Lets a connection go. What is shown stays as long as the desktop keeps it.
void whisper_notices_close(whisper_notices *notices);

/// Whether the bus has ended, so that only another connection can help.
int whisper_notices_is_closed(whisper_notices *notices);

/// Shows a notification in place of the one with the same key, within so many milliseconds. A quiet one is not shown
/// where there is none to replace. Returns 0.
int whisper_notices_post(
    whisper_notices *notices, const char *key, const char *summary, const char *body, int is_quiet, int patience);

/// Takes the notification of a key away, within so many milliseconds. Returns 0, also where there is none.
int whisper_notices_withdraw(whisper_notices *notices, const char *key, int patience);

#ifdef __cplusplus
}
#endif

#endif
