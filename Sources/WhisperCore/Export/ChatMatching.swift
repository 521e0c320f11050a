import WhisperArchive
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
        /// Another chat of the vault has its id: whoever has read a file knows its ids. Here it has this one instead.
        case displaced(UniqueIdentifier)
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

    /// The chats of the vault, before the import, by their threads; nil until they are asked for.
    private var threads: [Alias: UniqueIdentifier]?
    private let mode: ImportMode
    private let digest: Digest128

    init(store: any VaultStore, mode: ImportMode, digest: @escaping Digest128) {
        self.store = store
        self.mode = mode
        self.digest = digest
    }

    /// Matches a conversation of the file; nil if an earlier one of the file has one of its aliases, or other chats have all ids
    /// that it could get, which does not happen in an export.
    mutating func match(
        _ conversation: Conversation, _ aliases: [ConversationReference]
    ) async throws(StoreError) -> Match? {
        for alias in aliases {
            let claim = Alias(platform: alias.platform, key: alias.key)
            if let other = claims[claim], other != conversation.id { return nil }
            claims[claim] = conversation.id
        }
        var owners: [Conversation] = []
        var id = conversation.id
        var steps = 0
        while let known = try await store.conversation(id) {
            let isKept = mode == .restoring || aliases.isEmpty
            if try await isKept ? true : isNamed(known, aliases) {
                owners.append(known)
                break
            }
            steps += 1
            if steps > UniqueIdentifier.mostReplacements { return nil }
            id = id.replacement(digest)
        }
        for alias in aliases {
            guard let owner = try await store.conversation(platform: alias.platform, key: alias.key) else { continue }
            if !owners.contains(where: { $0.id == owner.id }) { owners.append(owner) }
        }
        if owners.isEmpty, mode == .adding, let other = try await thread(of: conversation) { return .held(other) }
        if owners.isEmpty { return id == conversation.id ? .own : .displaced(id) }
        if owners.count > 1 { return .divided(owners) }
        return owners[0].id == conversation.id ? .own : .held(owners[0].id)
    }

    /// The chat of the vault that has the same thread: one of both was made from lines, which know no other name.
    private mutating func thread(of conversation: Conversation) async throws(StoreError) -> UniqueIdentifier? {
        if threads == nil {
            threads = [:]
            for known in try await store.allConversations() {
                threads?[Alias(platform: known.platform, key: known.sessionID)] = known.id
            }
        }
        return threads?[Alias(platform: conversation.platform, key: conversation.sessionID)]
    }

    private func isNamed(
        _ known: Conversation, _ aliases: [ConversationReference]
    ) async throws(StoreError) -> Bool {
        let references = try await store.references(of: known.id)
        return references.contains { reference in
            aliases.contains { $0.platform == reference.platform && $0.key == reference.key }
        }
    }
}

extension Conversation {
    /// The conversation without what only the owner chooses for it, and with a title that every source changes.
    ///
    /// A chat with one person is no group, and a file does not say who has two addresses: the chats of both would become one
    /// when they come.
    func foreign(
        _ aliases: [ConversationReference]
    ) -> (conversation: Conversation, aliases: [ConversationReference]) {
        var conversation = self
        let isOfMany = kind == .group || kind == .broadcast
        let addresses = aliases.filter { ChatAddress.alias(of: $0.key) != nil }
        let keepsFirst = !isOfMany || addresses.count == aliases.count
        if isOfMany, keepsFirst, !aliases.isEmpty { conversation.kind = .direct }
        let kept = aliases.filter { alias in
            ChatAddress.alias(of: alias.key) == nil || keepsFirst && alias == addresses.first
        }
        conversation.isPinned = false
        conversation.isMuted = false
        conversation.isArchived = false
        conversation.isTitleGiven = false
        conversation.titledAt = nil
        // By its thread, a chat is found that a source reports later.
        let threads = kept.map { ThreadIdentifier.make(platform: $0.platform, chat: $0.key) }
        if let first = threads.first, !(threads + kept.map(\.key)).contains(sessionID) {
            conversation.sessionID = first
        }
        return (conversation, kept)
    }
}

extension UniqueIdentifier {
    /// The most replacements in a row, as a file could have taken any number of ids.
    static let mostReplacements = 100

    /// The id of what a file calls by this one, where the vault has something else under it. It is the same each time, so
    /// that the file adds nothing if it is imported again.
    func replacement(_ digest: Digest128) -> UniqueIdentifier {
        let (high, low) = Array(description.utf8).withUnsafeBytes(digest)
        return UniqueIdentifier(version4High: high, low: low)
    }
}
