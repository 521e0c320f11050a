import WhisperMessage
import WhisperRealtimeProtocol
import WhisperStorePort

/// What the server calls its conversations, as far as its list has told it.
struct ConversationTitles {
    private var known: [String: ConversationReference] = [:]

    /// How the vault finds a conversation, or makes it. One that no list has told yet is called by its id.
    func reference(_ conversation: String) -> ConversationReference {
        known[conversation]
            ?? ConversationReference(platform: .realtime, key: conversation, title: conversation, kind: .unknown)
    }

    /// Takes over what the list tells. A conversation of two without a title has the other's name.
    mutating func learn(_ summary: ConversationSummary, owner: String) -> ConversationReference {
        let reference = ConversationReference(summary, owner: owner)
        known[summary.id] = reference
        return reference
    }
}

extension ConversationReference {
    /// How the vault finds a conversation of a list. One of two without a title has the other's name.
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

    /// Makes the conversation known to a vault, under the name that the server gives it now; one that is bound to a contact
    /// keeps the name under which it was bound, so that no server swaps names.
    ///
    /// - Returns: Whether the server's name was passed over.
    @discardableResult
    func note(
        in store: any VaultStore, _ bindings: [String: ConversationBinding]
    ) async throws(StoreError) -> Bool {
        var reference = self
        if let binding = bindings[key] { reference.title = binding.title }
        let conversation = try await store.conversation(for: reference)
        // It may have been renamed; or an event came before the list, with nothing but an id to call it by.
        if conversation.title != reference.title { try await store.rename(conversation.id, to: reference.title) }
        return reference.title != title
    }
}
