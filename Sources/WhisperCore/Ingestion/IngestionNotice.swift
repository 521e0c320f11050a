public import WhisperIngestionPort

/// What is told while a live source is read.
public enum IngestionNotice: Hashable, Sendable {
    /// A group was committed.
    case progress(IngestionStanding)
    /// More goes wrong than should.
    case warning(IngestionWarning)
    /// What is told of a chat stands in the vault at other times already: an export was read with the wrong zone, and the
    /// chat is there twice (ING-2).
    case timesDisagree(TimeFinding)
    /// The connection to the service changed.
    case connection(ConnectionChange)
    /// The source failed and is opened again after a delay.
    case retry(LiveFailure, after: Duration)
}

/// How reading a live source stands.
public struct IngestionStanding: Hashable, Sendable {
    /// Messages that were new.
    public var added: Int64 = 0
    /// Messages that were there already.
    public var duplicates: Int64 = 0
    /// What could not be read, changes that wait for their message, and changes that were refused.
    public var skipped: Int64 = 0
    /// Changes of messages by people who may not make them (ING-1b).
    public var refused: Int64 = 0
    /// Events in memory.
    public var depth = 0
    /// Events in memory at most since this session of the source began.
    public var greatestDepth = 0
    /// Events in the spill.
    public var spilled: Int64 = 0
    /// How far the source has been read, as it tells itself.
    public var source: IngestionProgress?

    /// A reading that has just begun.
    public init() {}
}

/// What a user should be told of (ING-3).
public enum IngestionWarning: String, Hashable, Sendable, CaseIterable {
    /// More than ten messages were skipped within an hour.
    case manySkipped = "many-skipped"
    /// More than one message in a thousand could not be decrypted.
    case manyUndecryptable = "many-undecryptable"
}
