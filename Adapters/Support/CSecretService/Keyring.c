#include "CWhisperSecretService.h"

#ifdef WHISPER_SECRET_SERVICE

#include <libsecret/secret.h>
#include <string.h>

#define SERVICE_NAME "org.freedesktop.secrets"
#define SERVICE_PATH "/org/freedesktop/secrets"
#define SERVICE_INTERFACE "org.freedesktop.Secret.Service"
#define COLLECTION_INTERFACE "org.freedesktop.Secret.Collection"
// The timeout of a call, in milliseconds.
#define PATIENCE 25000
// The number of new searches if an item is removed between being found and being read.
#define ATTEMPTS 5

struct whisper_keyring {
    GDBusConnection *connection;
    SecretService *service;
};

// The attributes by which Whisper's items are found.
static const SecretSchema schema = {
    .name = "app.whisper.Secret",
    .flags = SECRET_SCHEMA_NONE,
    .attributes =
        {
            {"vault", SECRET_SCHEMA_ATTRIBUTE_STRING},
            {"name", SECRET_SCHEMA_ATTRIBUTE_STRING},
            {NULL, 0},
        },
};

static GHashTable *attributes(const char *vault, const char *name) {
    GHashTable *table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
    g_hash_table_insert(table, g_strdup("vault"), g_strdup(vault));
    if (name != NULL) g_hash_table_insert(table, g_strdup("name"), g_strdup(name));
    return table;
}

static int failure(const GError *error) {
    return g_error_matches(error, SECRET_ERROR, SECRET_ERROR_IS_LOCKED) ? WHISPER_KEYRING_LOCKED
                                                                         : WHISPER_KEYRING_UNREACHABLE;
}

// Whether the object has been removed since it was found.
static gboolean is_gone(const GError *error) {
    return g_error_matches(error, SECRET_ERROR, SECRET_ERROR_NO_SUCH_OBJECT) ||
           g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT) ||
           g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD);
}

// --- The connection ---

// libsecret's service, on a given connection. Its own constructor would replace that by the process's shared
// connection, which is found in the environment, once, and ends the process when the bus ends.
typedef SecretService OwnService;
typedef SecretServiceClass OwnServiceClass;
G_DEFINE_TYPE(OwnService, own_service, SECRET_TYPE_SERVICE)

static void own_service_class_init(OwnServiceClass *class) {
    GObjectClass *proxy = g_type_class_ref(G_TYPE_DBUS_PROXY);
    G_OBJECT_CLASS(class)->constructor = proxy->constructor;
    g_type_class_unref(proxy);
}

static void own_service_init(OwnService *service) {
    (void)service;
}

// A bus on another machine would be a network.
static gboolean is_local(const char *address) {
    g_auto(GStrv) parts = g_strsplit(address, ";", -1);
    if (parts[0] == NULL) return FALSE;
    for (char **part = parts; *part != NULL; part++)
        if (!g_str_has_prefix(*part, "unix:")) return FALSE;
    return TRUE;
}

whisper_keyring *whisper_keyring_open(const char *address) {
    if (!is_local(address)) return NULL;
    GDBusConnection *connection = g_dbus_connection_new_for_address_sync(
        address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
        NULL, NULL);
    if (connection == NULL) return NULL;
    SecretService *service = g_initable_new(
        own_service_get_type(), NULL, NULL, "g-connection", connection, "g-name", SERVICE_NAME, "g-object-path",
        SERVICE_PATH, "g-interface-name", SERVICE_INTERFACE, "g-flags", G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, "flags",
        SECRET_SERVICE_OPEN_SESSION, NULL);
    if (service == NULL) {
        g_dbus_connection_close_sync(connection, NULL, NULL);
        g_object_unref(connection);
        return NULL;
    }
    g_dbus_proxy_set_default_timeout(G_DBUS_PROXY(service), PATIENCE);
    whisper_keyring *keyring = g_new0(whisper_keyring, 1);
    *keyring = (whisper_keyring){connection, service};
    return keyring;
}

void whisper_keyring_close(whisper_keyring *keyring) {
    if (keyring == NULL) return;
    g_object_unref(keyring->service);
    g_dbus_connection_close_sync(keyring->connection, NULL, NULL);
    g_object_unref(keyring->connection);
    g_free(keyring);
}

// --- Locked collections ---

// The current value of a property; GLib's proxies would return the value at the time of their creation.
static GVariant *property(whisper_keyring *keyring, const char *path, const char *interface, const char *name) {
    g_autoptr(GVariant) answer = g_dbus_connection_call_sync(
        keyring->connection, SERVICE_NAME, path, "org.freedesktop.DBus.Properties", "Get",
        g_variant_new("(ss)", interface, name), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, PATIENCE, NULL,
        NULL);
    if (answer == NULL) return NULL;
    GVariant *value = NULL;
    g_variant_get(answer, "(v)", &value);
    return value;
}

// Returns 1 if a collection is locked, 0 if it is not.
static int is_locked(whisper_keyring *keyring, const char *path) {
    g_autoptr(GVariant) locked = property(keyring, path, COLLECTION_INTERFACE, "Locked");
    if (locked == NULL || !g_variant_is_of_type(locked, G_VARIANT_TYPE_BOOLEAN)) return WHISPER_KEYRING_UNREACHABLE;
    return g_variant_get_boolean(locked) ? 1 : 0;
}

// Returns 0 if no collection is locked, so that what was not found does not exist.
static int everything_is_open(whisper_keyring *keyring) {
    g_autoptr(GVariant) paths = property(keyring, SERVICE_PATH, SERVICE_INTERFACE, "Collections");
    if (paths == NULL || !g_variant_is_of_type(paths, G_VARIANT_TYPE("ao"))) return WHISPER_KEYRING_UNREACHABLE;
    GVariantIter iterator;
    const char *path;
    g_variant_iter_init(&iterator, paths);
    while (g_variant_iter_next(&iterator, "&o", &path)) {
        const int locked = is_locked(keyring, path);
        if (locked != 0) return locked > 0 ? WHISPER_KEYRING_LOCKED : locked;
    }
    return 0;
}

// --- Items ---

static void release(GList *items) {
    g_list_free_full(items, g_object_unref);
}

// All items of a vault, or those with a name in it; in the service's order.
static int search(whisper_keyring *keyring, const char *vault, const char *name, GList **items) {
    g_autoptr(GHashTable) wanted = attributes(vault, name);
    g_autoptr(GError) error = NULL;
    *items = secret_service_search_sync(keyring->service, &schema, wanted, SECRET_SEARCH_ALL, NULL, &error);
    return error == NULL ? 0 : failure(error);
}

// Returns 1 if the item was read, 0 if it has been removed.
static int read_item(SecretItem *item, whisper_keyring_found found, void *context) {
    if (secret_item_get_locked(item)) return WHISPER_KEYRING_LOCKED;
    g_autoptr(GError) error = NULL;
    if (!secret_item_load_secret_sync(item, NULL, &error)) return is_gone(error) ? 0 : failure(error);
    SecretValue *value = secret_item_get_secret(item);
    if (value == NULL) return WHISPER_KEYRING_LOCKED;
    gsize size = 0;
    const char *bytes = secret_value_get(value, &size);
    if (found != NULL) found(context, bytes, size);
    secret_value_unref(value);
    return 1;
}

int whisper_keyring_look_up(
    whisper_keyring *keyring, const char *vault, const char *name, whisper_keyring_found found, void *context) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        GList *items = NULL;
        int outcome = search(keyring, vault, name, &items);
        if (outcome < 0) return outcome;
        if (items == NULL) return everything_is_open(keyring);
        outcome = read_item(items->data, found, context);
        release(items);
        if (outcome != 0) return outcome;
    }
    return WHISPER_KEYRING_UNREACHABLE;
}

int whisper_keyring_names(whisper_keyring *keyring, const char *vault, whisper_keyring_found found, void *context) {
    GList *items = NULL;
    int outcome = search(keyring, vault, NULL, &items);
    if (outcome == 0) outcome = everything_is_open(keyring);
    for (GList *item = items; item != NULL && outcome == 0; item = item->next) {
        g_autoptr(GHashTable) table = secret_item_get_attributes(item->data);
        const char *name = g_hash_table_lookup(table, "name");
        if (name != NULL) found(context, name, strlen(name));
    }
    release(items);
    return outcome;
}

// The default collection, if it can be written without a prompt.
static int open_default(whisper_keyring *keyring, SecretCollection **collection) {
    g_autoptr(GError) error = NULL;
    *collection = secret_collection_for_alias_sync(
        keyring->service, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, NULL, &error);
    if (error != NULL) return failure(error);
    if (*collection == NULL) return WHISPER_KEYRING_LOCKED;
    const int locked = is_locked(keyring, g_dbus_proxy_get_object_path(G_DBUS_PROXY(*collection)));
    if (locked == 0) return 0;
    g_clear_object(collection);
    return locked > 0 ? WHISPER_KEYRING_LOCKED : locked;
}

int whisper_keyring_store(
    whisper_keyring *keyring, const char *vault, const char *name, const void *secret, size_t size) {
    // A locked collection might contain an item with the same name, which would appear later.
    int outcome = everything_is_open(keyring);
    if (outcome != 0) return outcome;
    SecretCollection *collection = NULL;
    outcome = open_default(keyring, &collection);
    if (outcome != 0) return outcome;

    g_autoptr(GHashTable) table = attributes(vault, name);
    g_autofree char *label = g_strconcat("Whisper: ", name, NULL);
    g_autoptr(GError) error = NULL;
    SecretValue *value = secret_value_new(secret, (gssize)size, "application/octet-stream");
    SecretItem *made = secret_item_create_sync(
        collection, &schema, table, label, value, SECRET_ITEM_CREATE_REPLACE, NULL, &error);
    secret_value_unref(value);
    g_object_unref(collection);
    if (made == NULL) return error == NULL ? WHISPER_KEYRING_LOCKED : failure(error);
    g_object_unref(made);
    return 0;
}

int whisper_keyring_remove(whisper_keyring *keyring, const char *vault, const char *name) {
    GList *items = NULL;
    int outcome = search(keyring, vault, name, &items);
    if (outcome == 0) outcome = everything_is_open(keyring);
    for (GList *item = items; item != NULL && outcome == 0; item = item->next) {
        g_autoptr(GError) error = NULL;
        if (!secret_item_delete_sync(item->data, NULL, &error) && !is_gone(error)) outcome = failure(error);
    }
    release(items);
    return outcome;
}

#else

whisper_keyring *whisper_keyring_open(const char *address) {
    (void)address;
    return NULL;
}

void whisper_keyring_close(whisper_keyring *keyring) {
    (void)keyring;
}

int whisper_keyring_look_up(
    whisper_keyring *keyring, const char *vault, const char *name, whisper_keyring_found found, void *context) {
    (void)keyring, (void)vault, (void)name, (void)found, (void)context;
    return WHISPER_KEYRING_UNREACHABLE;
}

int whisper_keyring_names(whisper_keyring *keyring, const char *vault, whisper_keyring_found found, void *context) {
    (void)keyring, (void)vault, (void)found, (void)context;
    return WHISPER_KEYRING_UNREACHABLE;
}

int whisper_keyring_store(
    whisper_keyring *keyring, const char *vault, const char *name, const void *secret, size_t size) {
    (void)keyring, (void)vault, (void)name, (void)secret, (void)size;
    return WHISPER_KEYRING_UNREACHABLE;
}

int whisper_keyring_remove(whisper_keyring *keyring, const char *vault, const char *name) {
    (void)keyring, (void)vault, (void)name;
    return WHISPER_KEYRING_UNREACHABLE;
}

#endif
