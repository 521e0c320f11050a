public import WhisperMessage

extension PhoneChoices {
    /// The choices that a conversation takes over when the phone states these; the others are nil.
    ///
    /// The first ones are taken over if the conversation is neither pinned, muted nor archived. Later ones are taken
    /// over where they differ from what the phone said before; what it has not stated until then counts as not chosen.
    ///
    /// - Parameter earlier: What the phone said before; nil if it never said anything.
    public func taken(after earlier: PhoneChoices?, by conversation: Conversation) -> PhoneChoices {
        guard let earlier, !earlier.isEmpty else {
            let hasChoices = conversation.isPinned || conversation.isMuted || conversation.isArchived
            return hasChoices ? PhoneChoices() : self
        }
        return PhoneChoices(
            isPinned: isPinned == (earlier.isPinned ?? false) ? nil : isPinned,
            isMuted: isMuted == (earlier.isMuted ?? false) ? nil : isMuted,
            isArchived: isArchived == (earlier.isArchived ?? false) ? nil : isArchived)
    }

    /// These choices, and the earlier ones where these state nothing.
    public func completed(by earlier: PhoneChoices?) -> PhoneChoices {
        PhoneChoices(
            isPinned: isPinned ?? earlier?.isPinned, isMuted: isMuted ?? earlier?.isMuted,
            isArchived: isArchived ?? earlier?.isArchived)
    }
}

extension Conversation {
    /// Applies the choices that are stated.
    public mutating func take(_ choices: PhoneChoices) {
        isPinned = choices.isPinned ?? isPinned
        isMuted = choices.isMuted ?? isMuted
        isArchived = choices.isArchived ?? isArchived
    }
}
