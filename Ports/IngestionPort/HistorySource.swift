public import WhisperMessage

/// A live source that can be asked for messages older than those it delivers by itself (ING-6).
public protocol HistorySource: Sendable {
    /// Asks the owner's phone for messages of a chat that are older than a given one, and waits for the answer. The
    /// messages arrive as historical events of the source.
    ///
    /// One request is in flight at a time: a second one waits for the first. When this returns `answered`, the events
    /// that arrived are acknowledged, and so in the vault.
    ///
    /// - Parameters:
    ///   - chat: The source's key for the chat.
    ///   - place: The message before which messages are wanted.
    ///   - count: The most messages to ask for, 1 … 500.
    func requestHistory(of chat: String, before place: HistoryPlace, count: Int) async -> HistoryAnswer
}

/// The message before which history is requested.
public struct HistoryPlace: Hashable, Sendable {
    /// The source's id of the message.
    public var externalID: String
    /// Whether the owner of the account wrote it.
    public var isFromOwner: Bool
    /// When it was sent.
    public var timestamp: Timestamp

    /// Creates a place.
    public init(externalID: String, isFromOwner: Bool, timestamp: Timestamp) {
        self.externalID = externalID
        self.isFromOwner = isFromOwner
        self.timestamp = timestamp
    }
}

/// What became of a request for history.
public enum HistoryAnswer: Hashable, Sendable {
    /// The phone has answered. Whether it has more is nil if the source does not say.
    case answered(hasMore: Bool?)
    /// The phone has not answered in time. Its messages may still arrive.
    case silent
    /// Too many requests: it may be tried again later.
    case limited
    /// The source cannot ask for history, now or ever.
    case unsupported
    /// There is no connection, or it was lost.
    case disconnected
}
