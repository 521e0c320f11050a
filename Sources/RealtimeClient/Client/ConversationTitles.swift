import Message
import RealtimeProtocol
import StorePort

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
        let kind: ConversationKind =
            switch summary.kind {
            case .direct: .direct
            case .group: .group
            }
        let other = kind == .direct ? summary.members.first { $0 != owner } : nil
        let title = summary.title.isEmpty ? other ?? summary.id : summary.title
        let reference = ConversationReference(platform: .realtime, key: summary.id, title: title, kind: kind)
        known[summary.id] = reference
        return reference
    }
}
