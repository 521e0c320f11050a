public import WhisperMessage

/// The bytes of what live sources told, kept so that what was made of them can be made again (ING-1).
///
/// They go with their message: what is erased, or left as a tombstone without text, has none.
public protocol RawEventStore: Sendable {
    /// Events in the order in which they were kept.
    ///
    /// - Parameters:
    ///   - number: The number of the last event of the page before; nil for the first page.
    ///   - limit: At most so many, 1 … 10,000.
    func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [KeptRawEvent]
}

/// The bytes of an event, as a source told it.
public struct RawRecord: Hashable, Sendable {
    /// The source's name for the kind of event.
    public var name: String
    /// The bytes.
    public var bytes: [UInt8]
    /// When they were received.
    public var receivedAt: Timestamp

    /// Bytes of a kind.
    public init(name: String, bytes: [UInt8], receivedAt: Timestamp) {
        self.name = name
        self.bytes = bytes
        self.receivedAt = receivedAt
    }
}

/// An event that is kept.
public struct KeptRawEvent: Hashable, Sendable {
    /// Its number; those that were kept later have higher ones.
    public var number: Int64
    /// The message that it is about; nil where there is none.
    public var message: UniqueIdentifier?
    /// The event.
    public var record: RawRecord

    /// An event of a number.
    public init(number: Int64, message: UniqueIdentifier?, record: RawRecord) {
        self.number = number
        self.message = message
        self.record = record
    }
}
