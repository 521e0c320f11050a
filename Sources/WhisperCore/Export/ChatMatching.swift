import WhisperMessage
import WhisperStorePort

/// Matches a conversation of a full export with one in the vault, by its id and its aliases (ST-13, ING-1b).
///
/// A file never merges two chats: if id and aliases refer to several conversations of the vault, it is divided, and
/// each alias stays with its conversation.
struct ChatMatching {
    /// The result of matching a conversation of the file.
    enum Match {
        /// The vault has none of its aliases, or has it under the same id.
        case own
        /// The vault has it under another id.
        case held(UniqueIdentifier)
        /// The vault has several conversations for it, in the order in which the file refers to them.
        case divided([Conversation])
    }

    private struct Alias: Hashable {
        var platform: Platform
        var key: String
    }

    private let store: any VaultStore
    /// The conversation of the file that an alias belongs to.
    private var claims: [Alias: UniqueIdentifier] = [:]

    init(store: any VaultStore) {
        self.store = store
    }

    /// Matches a conversation of the file; nil if an earlier one of the file has one of its aliases, which does not
    /// happen in an export.
    mutating func match(
        _ conversation: Conversation, _ aliases: [ConversationReference]
    ) async throws(StoreError) -> Match? {
        for alias in aliases {
            let claim = Alias(platform: alias.platform, key: alias.key)
            if let other = claims[claim], other != conversation.id { return nil }
            claims[claim] = conversation.id
        }
        var owners: [Conversation] = []
        if let known = try await store.conversation(conversation.id) { owners.append(known) }
        for alias in aliases {
            guard let owner = try await store.conversation(platform: alias.platform, key: alias.key) else { continue }
            if !owners.contains(where: { $0.id == owner.id }) { owners.append(owner) }
        }
        guard let first = owners.first, first.id != conversation.id || owners.count > 1 else { return .own }
        return owners.count > 1 ? .divided(owners) : .held(first.id)
    }
}
