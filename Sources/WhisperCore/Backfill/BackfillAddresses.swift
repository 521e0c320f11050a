import WhisperMessage
import WhisperStorePort

/// The keys by which the service may know a chat, the likeliest first.
enum BackfillAddresses {
    /// Addresses of the messenger come first, then other keys, such as those of a bridge for another messenger. A key
    /// that is the chat's title is likely one that an export gave it.
    static func keys(of conversation: Conversation, _ references: [ConversationReference]) -> [String] {
        let keys = references.filter { $0.platform == conversation.platform }.map(\.key)
        let addresses = keys.filter { $0.contains("@") }
        guard addresses.isEmpty else { return addresses }
        return keys.filter { $0 != conversation.title } + keys.filter { $0 == conversation.title }
    }

    /// The key for the next request: after one that brought nothing, the next one, as the service may know the chat by
    /// another of its addresses.
    static func key(_ keys: [String], for state: BackfillState) -> String? {
        keys.isEmpty ? nil : keys[Int(clamping: state.fruitless) % keys.count]
    }
}
