public import WhisperMessage

/// The bytes of events from live sources, stored so that messages can be rebuilt from them (ING-1).
///
/// They are deleted with their message: a message that is erased, or is a tombstone without text, has none.
public protocol RawEventStore: Sendable {
    /// The events in the order in which they were stored.
    ///
    /// - Parameters:
    ///   - number: The number of the last event of the previous page; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [StoredRawEvent]

    /// All events of one message in the order in which they were stored (ING-6): its own and those that changed it.
    /// What others said about it is among them, whether or not they were entitled to.
    ///
    /// - Throws: `.messageNotFound`.
    func rawEvents(of message: UniqueIdentifier) async throws(StoreError) -> [StoredRawEvent]
}

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
