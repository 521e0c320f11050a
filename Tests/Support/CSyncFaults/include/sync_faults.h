#ifndef WHISPER_SYNC_FAULTS_H
#define WHISPER_SYNC_FAULTS_H

// Stands in for fsync and fdatasync of the whole process, so that they can be made to fail (R2). The engine's own table of
// system calls has no place for them. A definition in the program goes before the C library's, for shared libraries too.

/// Lets each call from now on ask `fails` first: true makes it end with EIO. NULL lets every call through again.
void whisper_sync_faults(_Bool (*fails)(void));

#endif
