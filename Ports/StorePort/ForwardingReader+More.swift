public import WhisperMessage

extension ForwardingReader {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func visit(_ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Bool)
        throws(StoreError)
    {
        try base.visit(selection, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction?
    {
        try base.reaction(of: person, to: message)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func reactions(to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp) throws(StoreError)
        -> [HeldReaction]
    {
        try base.reactions(to: message, emoji, at: time)
    }
}
