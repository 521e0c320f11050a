public import WhisperMessage

/// Something that happens while older history is requested (ING-6).
public enum BackfillNotice: Hashable, Sendable {
    /// Older messages of a chat have arrived: with one request, and for the wish so far.
    case received(BackfillChat, messages: Int64, total: Int64)
    /// Nothing more is requested of a chat.
    case settled(BackfillChat, BackfillState.Status, total: Int64)
    /// The phone did not answer about a chat.
    case silent(BackfillChat)
    /// Nothing is requested for a time: the phone does not answer, or there were too many requests.
    case waiting(BackfillDelay, Duration)
    /// The bridge cannot request history.
    case unsupported
    /// Everything wanted was requested.
    case finished
}

/// Why nothing is requested for a time.
public enum BackfillDelay: String, Hashable, Sendable, CaseIterable {
    /// The phone does not answer, whatever the chat.
    case silence
    /// There were too many requests.
    case limited
}

/// A chat in a notice.
public struct BackfillChat: Hashable, Sendable {
    /// The conversation.
    public let id: UniqueIdentifier
    /// Its title. Untrusted text.
    public let title: String

    /// Creates a chat.
    public init(id: UniqueIdentifier, title: String) {
        self.id = id
        self.title = title
    }
}
