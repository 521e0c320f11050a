#include "CWhisperDesktopNotifications.h"

#include <stddef.h>

#ifdef WHISPER_NOTIFICATIONS

#include <gio/gio.h>
#include <string.h>

#define BUS_NAME "org.freedesktop.DBus"
#define BUS_PATH "/org/freedesktop/DBus"
#define SERVICE_NAME "org.freedesktop.Notifications"
#define SERVICE_PATH "/org/freedesktop/Notifications"
#define LAUNCHER_INTERFACE "com.canonical.Unity.LauncherEntry"
#define LAUNCHER_PATH "/com/canonical/unity/launcherentry/1"
#define LAUNCHER_ENTRY "application://whisper.desktop"
#define CLOSED_RULE "type='signal',interface='" SERVICE_NAME "',member='NotificationClosed'"

// The notifications on the screen. The connection's own thread removes dismissed ones, so the board has a lock, and
// exists as long as either of its two users.
typedef struct {
    GMutex mutex;
    // The unique name of the service that shows them; NULL until one is found.
    char *service;
    // From key to number.
    GHashTable *numbers;
} Board;

struct whisper_notices {
    GDBusConnection *connection;
    char *application;
    Board *board;
    gboolean understands_markup;
};

// --- The board ---

static Board *board_new(void) {
    Board *board = g_atomic_rc_box_new0(Board);
    g_mutex_init(&board->mutex);
    board->numbers = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    return board;
}

static void board_clear(gpointer data) {
    Board *board = data;
    g_hash_table_unref(board->numbers);
    g_free(board->service);
    g_mutex_clear(&board->mutex);
}

static void board_release(gpointer board) {
    g_atomic_rc_box_release_full(board, board_clear);
}

// The number of the notification with a key; 0 if it is not shown.
static guint32 board_number(Board *board, const char *key) {
    g_mutex_lock(&board->mutex);
    const guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(board->numbers, key));
    g_mutex_unlock(&board->mutex);
    return number;
}

static void board_set(Board *board, const char *key, guint32 number) {
    g_mutex_lock(&board->mutex);
    if (number == 0)
        g_hash_table_remove(board->numbers, key);
    else
        g_hash_table_insert(board->numbers, g_strdup(key), GUINT_TO_POINTER(number));
    g_mutex_unlock(&board->mutex);
}

// Records which service shows notifications now; NULL for none. A different service does not show the notifications of
// the previous one, and may reuse their numbers. Returns whether it is a different one.
static gboolean board_adopt(Board *board, const char *service) {
    g_mutex_lock(&board->mutex);
    const gboolean is_new = g_strcmp0(board->service, service) != 0;
    if (is_new) {
        g_free(board->service);
        board->service = g_strdup(service);
        g_hash_table_remove_all(board->numbers);
    }
    g_mutex_unlock(&board->mutex);
    return is_new;
}

static gboolean has_number(gpointer key, gpointer value, gpointer number) {
    (void)key;
    return value == number;
}

// Removes a notification that the service reports as closed: dismissed, expired, or withdrawn by us.
static GDBusMessage *heed(GDBusConnection *connection, GDBusMessage *message, gboolean is_incoming, gpointer data) {
    (void)connection;
    Board *board = data;
    if (!is_incoming || g_dbus_message_get_message_type(message) != G_DBUS_MESSAGE_TYPE_SIGNAL ||
        g_strcmp0(g_dbus_message_get_interface(message), SERVICE_NAME) != 0 ||
        g_strcmp0(g_dbus_message_get_member(message), "NotificationClosed") != 0)
        return message;
    GVariant *body = g_dbus_message_get_body(message);
    if (body == NULL || !g_variant_is_of_type(body, G_VARIANT_TYPE("(uu)"))) return message;
    guint32 number = 0;
    g_variant_get(body, "(uu)", &number, NULL);
    g_mutex_lock(&board->mutex);
    if (board->service != NULL && g_strcmp0(g_dbus_message_get_sender(message), board->service) == 0)
        g_hash_table_foreach_remove(board->numbers, has_number, GUINT_TO_POINTER(number));
    g_mutex_unlock(&board->mutex);
    return message;
}

// --- Calls ---

static gint64 deadline_after(int milliseconds) {
    return g_get_monotonic_time() + (gint64)milliseconds * 1000;
}

static int failure_of(const GError *error) {
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) ||
        g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_TIMEOUT))
        return WHISPER_NOTICES_SILENT;
    // The service ended after it was found, before or during the call.
    if (g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER) ||
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN) ||
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY))
        return WHISPER_NOTICES_UNREACHABLE;
    // The answer does not have the form in the specification.
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT) || g_dbus_error_is_remote_error(error))
        return WHISPER_NOTICES_REFUSED;
    return WHISPER_NOTICES_UNREACHABLE;
}

// Calls a method, whose answer must have this form. On failure, returns NULL and sets `failure`.
static GVariant *call(
    GDBusConnection *connection, const char *name, const char *path, const char *method, GVariant *arguments,
    const char *form, gint64 deadline, int *failure) {
    const gint64 left = (deadline - g_get_monotonic_time()) / 1000;
    if (left <= 0) {
        if (arguments != NULL) g_variant_unref(g_variant_ref_sink(arguments));
        *failure = WHISPER_NOTICES_SILENT;
        return NULL;
    }
    g_autoptr(GError) error = NULL;
    const char *interface = strcmp(path, BUS_PATH) == 0 ? BUS_NAME : SERVICE_NAME;
    GVariant *answer = g_dbus_connection_call_sync(
        connection, name, path, interface, method, arguments, G_VARIANT_TYPE(form), G_DBUS_CALL_FLAGS_NO_AUTO_START,
        (gint)MIN(left, G_MAXINT), NULL, &error);
    if (answer == NULL) *failure = failure_of(error);
    return answer;
}

static GVariant *call_bus(
    GDBusConnection *connection, const char *method, GVariant *arguments, const char *form, gint64 deadline,
    int *failure) {
    return call(connection, BUS_NAME, BUS_PATH, method, arguments, form, deadline, failure);
}

// --- The connection ---

// A bus on another machine would be a network.
static gboolean is_local(const char *address) {
    g_auto(GStrv) parts = g_strsplit(address, ";", -1);
    if (parts[0] == NULL) return FALSE;
    for (char **part = parts; *part != NULL; part++)
        if (!g_str_has_prefix(*part, "unix:")) return FALSE;
    return TRUE;
}

// The state of connecting, which runs in a separate main loop.
typedef struct {
    GMainLoop *loop;
    GCancellable *cancellable;
    GDBusConnection *connection;
    GError *error;
} Connecting;

static void on_connected(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source;
    Connecting *connecting = data;
    connecting->connection = g_dbus_connection_new_for_address_finish(result, &connecting->error);
    g_main_loop_quit(connecting->loop);
}

static gboolean on_deadline(gpointer data) {
    g_cancellable_cancel(((Connecting *)data)->cancellable);
    return G_SOURCE_REMOVE;
}

// Not GIO's synchronous call: a bus that accepts connections but never responds would block it forever.
static GDBusConnection *connect_to(const char *address, int patience, int *failure) {
    GMainContext *context = g_main_context_new();
    g_main_context_push_thread_default(context);
    Connecting connecting = {g_main_loop_new(context, FALSE), g_cancellable_new(), NULL, NULL};
    GSource *timer = g_timeout_source_new((guint)patience);
    g_source_set_callback(timer, on_deadline, &connecting, NULL);
    g_source_attach(timer, context);
    // Without MESSAGE_BUS_CONNECTION, whose greeting waits for 25 seconds; the greeting is sent separately below.
    g_dbus_connection_new_for_address(
        address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, NULL, connecting.cancellable, on_connected,
        &connecting);
    g_main_loop_run(connecting.loop);
    g_source_destroy(timer);
    g_source_unref(timer);
    g_main_loop_unref(connecting.loop);
    g_object_unref(connecting.cancellable);
    g_main_context_pop_thread_default(context);
    g_main_context_unref(context);
    if (connecting.error != NULL) {
        *failure = failure_of(connecting.error);
        if (*failure == WHISPER_NOTICES_REFUSED) *failure = WHISPER_NOTICES_UNREACHABLE;
        g_error_free(connecting.error);
    }
    return connecting.connection;
}

whisper_notices *whisper_notices_open(const char *address, const char *application, int patience, int *failure) {
    *failure = WHISPER_NOTICES_UNREACHABLE;
    if (!is_local(address)) return NULL;
    const gint64 deadline = deadline_after(patience);
    GDBusConnection *connection = connect_to(address, patience, failure);
    if (connection == NULL) return NULL;

    whisper_notices *notices = g_new0(whisper_notices, 1);
    *notices = (whisper_notices){connection, g_strdup(application), board_new(), TRUE};
    g_dbus_connection_add_filter(connection, heed, g_atomic_rc_box_acquire(notices->board), board_release);
    GVariant *greeting = call_bus(connection, "Hello", NULL, "(s)", deadline, failure);
    GVariant *rule =
        greeting == NULL ? NULL
                         : call_bus(connection, "AddMatch", g_variant_new("(s)", CLOSED_RULE), "()", deadline, failure);
    g_clear_pointer(&greeting, g_variant_unref);
    if (rule == NULL) {
        whisper_notices_close(notices);
        return NULL;
    }
    g_variant_unref(rule);
    return notices;
}

void whisper_notices_close(whisper_notices *notices) {
    if (notices == NULL) return;
    // Without waiting for a bus that may have stopped.
    g_dbus_connection_close(notices->connection, NULL, NULL, NULL);
    g_object_unref(notices->connection);
    board_release(notices->board);
    g_free(notices->application);
    g_free(notices);
}

int whisper_notices_is_closed(whisper_notices *notices) {
    return g_dbus_connection_is_closed(notices->connection);
}

// --- The service ---

static char *owner(whisper_notices *notices, gint64 deadline, int *failure) {
    g_autoptr(GVariant) answer =
        call_bus(notices->connection, "GetNameOwner", g_variant_new("(s)", SERVICE_NAME), "(s)", deadline, failure);
    if (answer == NULL) return NULL;
    char *name = NULL;
    g_variant_get(answer, "(s)", &name);
    return name;
}

// Queries the capabilities of a service that was just found.
static int learn(whisper_notices *notices, const char *service, gint64 deadline) {
    int failure = 0;
    g_autoptr(GVariant) answer = call(
        notices->connection, service, SERVICE_PATH, "GetCapabilities", NULL, "(as)", deadline, &failure);
    notices->understands_markup = TRUE;
    if (answer == NULL) return failure == WHISPER_NOTICES_REFUSED ? 0 : failure;
    g_autofree const char **names = NULL;
    g_variant_get(answer, "(^a&s)", &names);
    notices->understands_markup = g_strv_contains(names, "body-markup");
    return 0;
}

// Finds the notification service, which the bus may have to start. Returns its name, which the caller frees; on
// failure, returns NULL and sets `failure`.
static char *find_service(whisper_notices *notices, gboolean may_start, gint64 deadline, int *failure) {
    char *service = owner(notices, deadline, failure);
    if (service == NULL && *failure == WHISPER_NOTICES_UNREACHABLE) {
        board_adopt(notices->board, NULL);
        if (!may_start) return NULL;
        GVariant *started = call_bus(
            notices->connection, "StartServiceByName", g_variant_new("(su)", SERVICE_NAME, 0), "(u)", deadline, failure);
        if (started == NULL) {
            // If the bus refuses to start the service, for any reason, there is none.
            if (*failure == WHISPER_NOTICES_REFUSED) *failure = WHISPER_NOTICES_UNREACHABLE;
            return NULL;
        }
        g_variant_unref(started);
        service = owner(notices, deadline, failure);
    }
    if (service == NULL || !board_adopt(notices->board, service)) return service;
    const int outcome = learn(notices, service, deadline);
    if (outcome == 0) return service;
    // Its capabilities are queried again next time.
    board_adopt(notices->board, NULL);
    *failure = outcome;
    g_free(service);
    return NULL;
}

static GVariant *hints(int is_quiet) {
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&builder, "{sv}", "category", g_variant_new_string("im.received"));
    g_variant_builder_add(&builder, "{sv}", "urgency", g_variant_new_byte(is_quiet ? 0 : 1));
    if (is_quiet) g_variant_builder_add(&builder, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
    return g_variant_builder_end(&builder);
}

int whisper_notices_post(
    whisper_notices *notices, const char *key, const char *summary, const char *body, int is_quiet, int patience) {
    const gint64 deadline = deadline_after(patience);
    int failure = 0;
    g_autofree char *service = find_service(notices, !is_quiet, deadline, &failure);
    if (service == NULL) return failure;
    const guint32 earlier = board_number(notices->board, key);
    if (is_quiet && earlier == 0) return 0;

    g_autofree char *escaped = notices->understands_markup ? g_markup_escape_text(body, -1) : g_strdup(body);
    g_autoptr(GVariant) answer = call(
        notices->connection, service, SERVICE_PATH, "Notify",
        g_variant_new(
            "(susss@as@a{sv}i)", notices->application, earlier, "", summary, escaped, g_variant_new_strv(NULL, 0),
            hints(is_quiet), -1),
        "(u)", deadline, &failure);
    if (answer == NULL) return failure;
    guint32 number = 0;
    g_variant_get(answer, "(u)", &number);
    board_set(notices->board, key, number);
    return 0;
}

int whisper_notices_withdraw(whisper_notices *notices, const char *key, int patience) {
    const guint32 shown = board_number(notices->board, key);
    if (shown == 0) return 0;
    const gint64 deadline = deadline_after(patience);
    int failure = 0;
    g_autofree char *service = find_service(notices, FALSE, deadline, &failure);
    if (service == NULL) return failure == WHISPER_NOTICES_UNREACHABLE ? 0 : failure;
    // If the service has changed, the board was cleared, including the notification to withdraw.
    const guint32 number = board_number(notices->board, key);
    if (number == 0) return 0;
    g_autoptr(GVariant) answer = call(
        notices->connection, service, SERVICE_PATH, "CloseNotification", g_variant_new("(u)", number), "()", deadline,
        &failure);
    // A service refuses to close a notification that it no longer shows.
    if (answer == NULL && failure == WHISPER_NOTICES_SILENT) return failure;
    board_set(notices->board, key, 0);
    return 0;
}

int whisper_notices_badge(whisper_notices *notices, int64_t count, int patience) {
    GVariantBuilder properties;
    g_variant_builder_init(&properties, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&properties, "{sv}", "count", g_variant_new_int64(count));
    g_variant_builder_add(&properties, "{sv}", "count-visible", g_variant_new_boolean(count > 0));
    const gboolean is_queued = g_dbus_connection_emit_signal(
        notices->connection, NULL, LAUNCHER_PATH, LAUNCHER_INTERFACE, "Update",
        g_variant_new("(sa{sv})", LAUNCHER_ENTRY, &properties), NULL);
    if (!is_queued) return WHISPER_NOTICES_UNREACHABLE;
    // A signal is only queued, and lost if the connection is closed before it was sent. The bus answers in order, and
    // unlike flushing, a question has a time limit.
    int failure = 0;
    GVariant *answer = call_bus(notices->connection, "GetId", NULL, "(s)", deadline_after(patience), &failure);
    if (answer == NULL) return failure;
    g_variant_unref(answer);
    return 0;
}

#else

whisper_notices *whisper_notices_open(const char *address, const char *application, int patience, int *failure) {
    (void)address, (void)application, (void)patience;
    *failure = WHISPER_NOTICES_UNREACHABLE;
    return NULL;
}

void whisper_notices_close(whisper_notices *notices) {
    (void)notices;
}

int whisper_notices_is_closed(whisper_notices *notices) {
    (void)notices;
    return 1;
}

int whisper_notices_post(
    whisper_notices *notices, const char *key, const char *summary, const char *body, int is_quiet, int patience) {
    (void)notices, (void)key, (void)summary, (void)body, (void)is_quiet, (void)patience;
    return WHISPER_NOTICES_UNREACHABLE;
}

int whisper_notices_withdraw(whisper_notices *notices, const char *key, int patience) {
    (void)notices, (void)key, (void)patience;
    return WHISPER_NOTICES_UNREACHABLE;
}

int whisper_notices_badge(whisper_notices *notices, int64_t count, int patience) {
    (void)notices, (void)count, (void)patience;
    return WHISPER_NOTICES_UNREACHABLE;
}

#endif
