import WhisperMessage
import WhisperRealtimeProtocol
import WhisperStorePort

/// The server's names of conversations, as far as its list contained them.
struct ConversationTitles {
    private var known: [String: ConversationReference] = [:]

    /// Returns the key by which the vault finds or creates a conversation. One that was not listed yet is named by its
    /// id.
    func reference(_ conversation: String) -> ConversationReference {
        known[conversation]
            ?? ConversationReference(platform: .realtime, key: conversation, title: conversation, kind: .unknown)
    }

    /// Records a conversation from the list. A direct conversation without a title gets the other user's name.
    mutating func learn(_ summary: ConversationSummary, owner: String) -> ConversationReference {
        let reference = ConversationReference(summary, owner: owner)
        known[summary.id] = reference
        return reference
    }
}

extension ConversationReference {
    /// Creates a reference from a list entry. A direct conversation without a title gets the other user's name.
    init(_ summary: ConversationSummary, owner: String) {
        let kind: ConversationKind =
            switch summary.kind {
            case .direct: .direct
            case .group: .group
            }
        let other = kind == .direct ? summary.members.first { $0 != owner } : nil
        let title = summary.title.isEmpty ? other ?? summary.id : summary.title
        self.init(platform: .realtime, key: summary.id, title: title, kind: kind)
    }

    /// Records the conversation in a vault, under the server's current name for it.
    ///
    /// A conversation bound to a contact retains the name under which it was bound, so that no server can swap names.
    ///
    /// - Returns: Whether the server's name was ignored.
    @discardableResult
    func note(
        in store: any VaultStore, _ bindings: [String: ConversationBinding]
    ) async throws(StoreError) -> Bool {
        var reference = self
        if let binding = bindings[key] { reference.title = binding.title }
        let conversation = try await store.conversation(for: reference)
        // It may have been renamed, or an event arrived before the list with only an id as its name.
        if conversation.title != reference.title { try await store.rename(conversation.id, to: reference.title) }
        return reference.title != title
    }
}
