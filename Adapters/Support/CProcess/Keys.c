#include "CWhisperProcess.h"

#include <errno.h>

#ifdef __linux__

#include <linux/keyctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Permissions on a key, which linux/keyctl.h leaves out: eight bits for the possessor, then eight for the user.
#define POSSESSOR_ALL 0x3f000000u
#define USER_ALL 0x003f0000u

static const char type[] = "user";

static long outcome(long result) {
    return result < 0 ? -errno : result;
}

int32_t whisper_key_add(const char *description, const void *payload, size_t size) {
    return (int32_t)outcome(syscall(SYS_add_key, type, description, payload, size, KEY_SPEC_PROCESS_KEYRING));
}

int whisper_key_share(int32_t key, unsigned int seconds) {
    const long result = outcome(syscall(SYS_keyctl, KEYCTL_SET_TIMEOUT, key, seconds));
    if (result < 0) return (int)result;
    return (int)outcome(syscall(SYS_keyctl, KEYCTL_SETPERM, key, POSSESSOR_ALL | USER_ALL));
}

int whisper_key_publish(int32_t key) {
    return (int)outcome(syscall(SYS_keyctl, KEYCTL_LINK, key, KEY_SPEC_USER_KEYRING));
}

int32_t whisper_key_find(const char *description) {
    return (int32_t)outcome(syscall(SYS_keyctl, KEYCTL_SEARCH, KEY_SPEC_USER_KEYRING, type, description, 0));
}

long whisper_key_read(int32_t key, void *buffer, size_t size) {
    return outcome(syscall(SYS_keyctl, KEYCTL_READ, key, buffer, size));
}

int whisper_key_drop(int32_t key) {
    const long result = outcome(syscall(SYS_keyctl, KEYCTL_REVOKE, key));
    if (result < 0) return (int)result;
    return (int)outcome(syscall(SYS_keyctl, KEYCTL_UNLINK, key, KEY_SPEC_USER_KEYRING));
}

int whisper_key_abandon(int32_t key) {
    return (int)outcome(syscall(SYS_keyctl, KEYCTL_UNLINK, key, KEY_SPEC_PROCESS_KEYRING));
}

#else

int32_t whisper_key_add(const char *description, const void *payload, size_t size) {
    (void)description, (void)payload, (void)size;
    return -ENOSYS;
}

int whisper_key_share(int32_t key, unsigned int seconds) {
    (void)key, (void)seconds;
    return -ENOSYS;
}

int whisper_key_publish(int32_t key) {
    (void)key;
    return -ENOSYS;
}

int32_t whisper_key_find(const char *description) {
    (void)description;
    return -ENOSYS;
}

long whisper_key_read(int32_t key, void *buffer, size_t size) {
    (void)key, (void)buffer, (void)size;
    return -ENOSYS;
}

int whisper_key_drop(int32_t key) {
    (void)key;
    return -ENOSYS;
}

int whisper_key_abandon(int32_t key) {
    (void)key;
    return -ENOSYS;
}

#endif
