/// What a store of attachments is held for. Between a content that is kept and the message that refers to it there is a
/// moment at which nothing refers to it: whoever removed it then would lose it (ST-11).
public enum BlobUse: Sendable, CaseIterable {
    /// Contents are kept, or counted upon, for messages that are yet to be committed. Any number may at once.
    case keeping
    /// Contents that nothing refers to are removed. Whoever does is alone.
    case removing
}

/// A store of attachments held for a use, until it is released or let go; the system releases it where the process dies.
public protocol BlobHold: AnyObject, Sendable {
    /// Ends the use. Idempotent.
    func release()
}
