import WhisperMessage

/// The chats of a source that the vault has, cached by their keys.
struct KnownChats {
    /// A chat, as its messages refer to it.
    struct Chat {
        var id: UniqueIdentifier
        var sessionID: String
        /// Whether it is known that messages of a group may belong to it.
        var isGroup = false
    }

    private var byKey: [String: Chat] = [:]
    /// The chat that was looked up last: the messages of one come together.
    private var latest: (key: String, chat: Chat)?

    /// The chat with a key, if it is cached.
    mutating func chat(_ key: String) -> Chat? {
        if let latest, latest.key == key { return latest.chat }
        guard let chat = byKey[key] else { return nil }
        latest = (key, chat)
        return chat
    }

    /// Adds a chat.
    mutating func add(_ chat: Chat, key: String) {
        byKey[key] = chat
        latest = (key, chat)
    }

    /// Forgets all chats.
    mutating func removeAll() { self = KnownChats() }
}
