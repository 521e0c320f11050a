import WhisperWhatsAppRows

/// The forms of the schema, as far as reading depends on them; the columns of each table are probed (WDB-3).
enum AndroidForm: String {
    /// Until 2022: `messages` alone.
    case legacy = "android-legacy"
    /// 2022: `messages` and `message` beside each other, while rows move from one to the other.
    case transition = "android-2022"
    /// Since 2022: `message` alone.
    case modern = "android-2023"
    /// Since about 2025: linked ids in `jid_map`, or the columns that came with them.
    case linked = "android-2026"

    /// Recognises the form; nil for a database of something else.
    init?(_ tables: DatabaseTables) {
        let hasDirectory = tables.has("chat", "_id", "jid_row_id") && tables["jid"]?.contains("_id") == true
        let isModern = hasDirectory && tables.has("message", "_id", "chat_row_id", "key_id", "message_type")
        let isLegacy = tables.has("messages", "_id", "key_remote_jid", "key_id")
        switch (isModern, isLegacy) {
        case (true, true): self = .transition
        case (true, false):
            let isLinked = tables["jid_map"] != nil || tables.has("message", "view_replies_thread_id")
            self = isLinked ? .linked : .modern
        case (false, true): self = .legacy
        case (false, false): return nil
        }
    }

    /// Whether `message` is read.
    var hasMessage: Bool { self != .legacy }
    /// Whether `messages` is read.
    var hasMessages: Bool { self == .legacy || self == .transition }
}
