public import WhisperMessage

/// An event to append to the spill.
public struct SpilledEvent: Hashable, Sendable {
    /// The encoding of the bytes, as named by the caller.
    public var form: String
    /// The encoded event.
    public var bytes: [UInt8]
    /// When it was received.
    public var receivedAt: Timestamp

    /// Creates an event in an encoding.
    public init(form: String, bytes: [UInt8], receivedAt: Timestamp) {
        self.form = form
        self.bytes = bytes
        self.receivedAt = receivedAt
    }
}

/// An event in the spill.
public struct WaitingEvent: Hashable, Sendable {
    /// Its number; later events have higher ones.
    public var number: Int64
    /// The event.
    public var event: SpilledEvent

    /// Creates a waiting event with its number.
    public init(number: Int64, event: SpilledEvent) {
        self.number = number
        self.event = event
    }
}

/// The point up to which a source's queue has been processed.
public struct SpillMark: Hashable, Sendable {
    /// The source whose queue it is, as passed to `spill(_:of:)`.
    public var source: String
    /// The number of the last event that is no longer needed.
    public var through: Int64

    /// Creates a mark that covers a source's events up to and including a number.
    public init(source: String, through: Int64) {
        self.source = source
        self.through = through
    }
}
