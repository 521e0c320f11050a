public import WhisperIngestionPort

/// A notice about reading a live source.
public enum IngestionNotice: Hashable, Sendable {
    /// A group was committed.
    case progress(IngestionStatus)
    /// A failure rate is too high.
    case warning(IngestionWarning)
    /// Reported messages are already in the vault at other times: an export was read with the wrong zone, and the chat
    /// exists twice (ING-2).
    case timesDisagree(TimeFinding)
    /// The connection to the service changed.
    case connection(ConnectionChange)
    /// The source failed and is reopened after a delay.
    case retry(LiveFailure, after: Duration)
}

/// The state of reading a live source.
public struct IngestionStatus: Hashable, Sendable {
    /// New messages.
    public var added: Int64 = 0
    /// Messages that were already stored.
    public var duplicates: Int64 = 0
    /// Messages of the chats read that an export may show as well: the same text in the same minute, but not certainly
    /// the same message. Both are kept. Known at the end of the run.
    public var ambiguous: Int64 = 0
    /// Unreadable input, changes that wait for their message, and changes that were refused.
    public var skipped: Int64 = 0
    /// Changes to messages by people without the right to make them (ING-1b).
    public var refused: Int64 = 0
    /// Changes to messages that could not be decrypted, such as without the secret of the message.
    public var undecrypted: Int64 = 0
    /// Events in memory.
    public var depth = 0
    /// The maximum number of events in memory in this session of the source.
    public var greatestDepth = 0
    /// Events in the spill.
    public var spilled: Int64 = 0
    /// How far the source has been read, as it reports itself.
    public var source: IngestionProgress?

    /// Creates the initial state.
    public init() {}
}

/// Warnings for the user (ING-3).
public enum IngestionWarning: String, Hashable, Sendable, CaseIterable {
    /// More than ten messages were skipped within an hour.
    case manySkipped = "many-skipped"
    /// More than one message in a thousand could not be decrypted.
    case manyUndecryptable = "many-undecryptable"
}
