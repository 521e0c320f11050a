#define _GNU_SOURCE
#include "CWhisperKeyMemory.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__

#include <dlfcn.h>
#include <sys/mman.h>

// One range of addresses for all blocks, so that the address of a block shows whether it is one of them. It becomes
// usable in steps; the unused part costs nothing.
#define RANGE ((size_t)4 << 20)
#define STEP ((size_t)64 << 10)
// Blocks of 32 × 2^n bytes, each with its size in front of it. Keys and what is derived from them are small.
#define CLASSES 6
#define SMALLEST ((size_t)32)
#define LARGEST ((SMALLEST << (CLASSES - 1)) - sizeof(struct head))

struct head {
    uint32_t size;
    uint32_t class;
    uint64_t pad;
};

struct free_block {
    struct free_block *next;
};

static struct {
    pthread_mutex_t mutex;
    unsigned char *start;
    size_t used, ready;
    struct free_block *free[CLASSES];
    int is_failed;
    int serves_openssl, serves_engine;
} memory = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static int is_ours(const void *block) {
    const unsigned char *address = block;
    return memory.start != NULL && address >= memory.start && address < memory.start + RANGE;
}

// Makes the next step of the range usable: locked, and left out of core dumps. Under the mutex.
static int extend(void) {
    if (memory.is_failed || memory.ready + STEP > RANGE) return 0;
    unsigned char *step = memory.start + memory.ready;
    if (mprotect(step, STEP, PROT_READ | PROT_WRITE) != 0 || madvise(step, STEP, MADV_DONTDUMP) != 0 ||
        mlock(step, STEP) != 0) {
        memory.is_failed = 1;
        return 0;
    }
    memory.ready += STEP;
    return 1;
}

static void *take(size_t size) {
    if (size > LARGEST) return NULL;
    uint32_t class = 0;
    while ((SMALLEST << class) < size + sizeof(struct head)) class++;
    const size_t whole = SMALLEST << class;
    struct head *head = NULL;
    pthread_mutex_lock(&memory.mutex);
    if (memory.free[class] != NULL) {
        head = (struct head *)memory.free[class] - 1;
        memory.free[class] = memory.free[class]->next;
    } else if (memory.used + whole <= memory.ready || extend()) {
        head = (struct head *)(memory.start + memory.used);
        memory.used += whole;
    }
    pthread_mutex_unlock(&memory.mutex);
    if (head == NULL) return NULL;
    head->size = (uint32_t)size;
    head->class = class;
    return head + 1;
}

static void give_back(void *block) {
    struct head *head = (struct head *)block - 1;
    const uint32_t class = head->class;
    explicit_bzero(block, head->size);
    pthread_mutex_lock(&memory.mutex);
    ((struct free_block *)block)->next = memory.free[class];
    memory.free[class] = block;
    pthread_mutex_unlock(&memory.mutex);
}

static size_t size_of(const void *block) {
    return ((const struct head *)block - 1)->size;
}

// --- OpenSSL ---

static void *openssl_allocate(size_t size, const char *file, int line) {
    (void)file, (void)line;
    if (size == 0) return NULL;
    void *block = take(size);
    return block != NULL ? block : malloc(size);
}

static void openssl_free(void *block, const char *file, int line) {
    (void)file, (void)line;
    if (is_ours(block)) give_back(block);
    else free(block);
}

static void *openssl_resize(void *block, size_t size, const char *file, int line) {
    if (block == NULL) return openssl_allocate(size, file, line);
    if (size == 0) {
        openssl_free(block, file, line);
        return NULL;
    }
    if (!is_ours(block)) return realloc(block, size);
    void *larger = openssl_allocate(size, file, line);
    if (larger == NULL) return NULL;
    const size_t old = size_of(block);
    memcpy(larger, block, old < size ? old : size);
    give_back(block);
    return larger;
}

// --- The engine ---

// As declared in sqlite3.h.
struct engine_methods {
    void *(*allocate)(int);
    void (*free)(void *);
    void *(*resize)(void *, int);
    int (*size)(void *);
    int (*round)(int);
    int (*start)(void *);
    void (*end)(void *);
    void *data;
};
#define ENGINE_CONFIG_MALLOC 4
#define ENGINE_CONFIG_GETMALLOC 5
// Larger blocks, such as pages and rows, are allocated as usual.
#define ENGINE_LARGEST 128

static struct engine_methods usual;

static void *engine_allocate(int size) {
    void *block = size <= ENGINE_LARGEST ? take((size_t)size) : NULL;
    return block != NULL ? block : usual.allocate(size);
}

// SQLCipher wipes a key and unlocks its page before it frees the block; other keys may be on that page.
static void lock_again(const void *block) {
    const unsigned char *bytes = block;
    for (size_t i = 0; i < size_of(block); i++) {
        if (bytes[i] != 0) return;
    }
    mlock(block, size_of(block));
}

static void engine_free(void *block) {
    if (is_ours(block)) {
        lock_again(block);
        give_back(block);
    } else {
        usual.free(block);
    }
}

static int engine_size(void *block) {
    if (block == NULL) return 0;
    return is_ours(block) ? (int)size_of(block) : usual.size(block);
}

static void *engine_resize(void *block, int size) {
    if (!is_ours(block)) return usual.resize(block, size);
    void *larger = engine_allocate(size);
    if (larger == NULL) return NULL;
    const size_t old = size_of(block);
    memcpy(larger, block, old < (size_t)size ? old : (size_t)size);
    give_back(block);
    return larger;
}

int whisper_key_memory_install(void) {
    if (memory.start != NULL) return -EALREADY;
    void *range = mmap(NULL, RANGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED) return -errno;
    memory.start = range;
    if (!extend()) return -ENOMEM;
    int (*set)(void *(*)(size_t, const char *, int), void *(*)(void *, size_t, const char *, int),
               void (*)(void *, const char *, int)) = dlsym(RTLD_DEFAULT, "CRYPTO_set_mem_functions");
    memory.serves_openssl = set != NULL && set(openssl_allocate, openssl_resize, openssl_free) == 1;
    int (*configure)(int, ...) = dlsym(RTLD_DEFAULT, "sqlite3_config");
    if (configure != NULL && configure(ENGINE_CONFIG_GETMALLOC, &usual) == 0) {
        struct engine_methods ours = usual;
        ours.allocate = engine_allocate;
        ours.free = engine_free;
        ours.resize = engine_resize;
        ours.size = engine_size;
        memory.serves_engine = configure(ENGINE_CONFIG_MALLOC, &ours) == 0;
    }
    return memory.serves_openssl && memory.serves_engine ? 0 : -ENOTSUP;
}

int whisper_key_memory_is_locked(void) {
    pthread_mutex_lock(&memory.mutex);
    const int is_locked = memory.serves_openssl && memory.serves_engine && !memory.is_failed && memory.ready < RANGE;
    pthread_mutex_unlock(&memory.mutex);
    return is_locked;
}

#else

int whisper_key_memory_install(void) {
    return -ENOSYS;
}

int whisper_key_memory_is_locked(void) {
    return 0;
}

#endif
