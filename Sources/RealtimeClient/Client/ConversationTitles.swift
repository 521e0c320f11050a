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
}
