public import WhisperMessage

/// The bytes of an event, as received from a source.
public struct RawRecord: Hashable, Sendable {
    /// The source's name for the kind of event.
    public var name: String
    /// The bytes.
    public var bytes: [UInt8]
    /// When they were received.
    public var receivedAt: Timestamp

    /// Creates a record from its kind and bytes.
    public init(name: String, bytes: [UInt8], receivedAt: Timestamp) {
        self.name = name
        self.bytes = bytes
        self.receivedAt = receivedAt
    }
}

/// A stored event.
public struct StoredRawEvent: Hashable, Sendable {
    /// Its number; events stored later have higher ones.
    public var number: Int64
    /// The message that the event is about; nil if there is none.
    public var message: UniqueIdentifier?
    /// The event.
    public var record: RawRecord

    /// Creates an event with a number.
    public init(number: Int64, message: UniqueIdentifier?, record: RawRecord) {
        self.number = number
        self.message = message
        self.record = record
    }
}
