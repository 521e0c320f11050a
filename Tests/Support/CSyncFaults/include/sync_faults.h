#ifndef WHISPER_SYNC_FAULTS_H
#define WHISPER_SYNC_FAULTS_H

// Stands in for fsync and fdatasync of the whole process, so that they can be made to fail (R2). The engine's own table of
// system calls does not include them. A definition in the program precedes the C library's, for shared libraries too.

/// Makes each later call consult `fails` first: if it returns true, the call fails with EIO. NULL restores all calls.
void whisper_sync_faults(_Bool (*fails)(void));

#endif
