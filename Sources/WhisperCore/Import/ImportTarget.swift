public import WhisperMessage

/// The chat that a file shows, because the owner says so (ING-1, ING-2).
public struct ImportTarget: Hashable, Sendable {
    /// The chat.
    public var conversation: UniqueIdentifier
    /// Whether a file is imported without a question that has hardly anything in common with it.
    public var allowsUnlike: Bool
    /// Whether nothing is objected any more, as it has been looked for before earlier imports of the file were undone.
    package var isSettled = false

    /// Creates the choice of a chat.
    public init(_ conversation: UniqueIdentifier, allowsUnlike: Bool = false) {
        self.conversation = conversation
        self.allowsUnlike = allowsUnlike
    }
}
