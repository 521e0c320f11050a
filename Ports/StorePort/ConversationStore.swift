public import WhisperMessage

/// A source's reference to a conversation.
public struct ConversationReference: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// The platform's key for the chat: a JID, or an export's title.
    public var key: String
    /// The title for a new conversation.
    public var title: String
    /// The kind of chat.
    public var kind: ConversationKind

    /// Creates a reference to a conversation on a platform.
    public init(platform: Platform, key: String, title: String, kind: ConversationKind) {
        self.platform = platform
        self.key = key
        self.title = title
        self.kind = kind
    }
}

extension Conversation {
    /// Takes the name and the kind by which a source first reports a chat that only JSON Lines have shown, unless the
    /// owner has named it: what a file says of a chat is shown where nothing better is known.
    package mutating func take(_ reference: ConversationReference) {
        let isAddress = reference.title == reference.key && reference.key.contains("@")
        let isName = !reference.title.isEmpty && !isAddress && !PersonAlias.isAddress(reference.title)
        if !isTitleGiven, isName { title = reference.title }
        if reference.kind != .unknown { kind = reference.kind }
    }
}

extension Conversation {
    /// Whether observers see a difference from an earlier state: another age of the same title is none.
    public func isChanged(from former: Conversation) -> Bool {
        var former = former
        former.titledAt = titledAt
        return self != former
    }
}
