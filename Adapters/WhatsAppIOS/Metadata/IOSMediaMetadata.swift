import WhisperWhatsAppContent
import WhisperWhatsAppEvents

/// What `ZWAMEDIAITEM.ZMETADATA` says about a message (WDB-4): a protobuf message without a published description.
///
/// The bytes are untrusted. Fields that are absent, or of another type, are nil.
public struct IOSMediaMetadata: Hashable, Sendable {
    /// The text of the message that is replied to.
    public var quotedText: String?
    /// The platform's id of that message.
    public var quotedID: String?
    /// The address of its sender.
    public var quotedSender: String?
    /// How often the message was forwarded.
    public var forwardingScore: Int64?
    /// The address that it was forwarded from.
    public var forwarder: String?
    /// After how many seconds messages disappear, in a row that sets this.
    public var ephemeralSeconds: Int64?
    /// How long a call took, in seconds.
    public var callSeconds: Int64?

    /// Above this, the bytes are not read.
    static let maximumBytes = 1_024 * 1_024

    /// The numbers of the fields.
    private enum Field {
        static let quotedText = 4
        static let quotedID = 5
        static let quotedSender = 6
        static let quotedMessage = 19
        static let forwardingScore = 17
        static let forwarder = 21
        static let forwarderAddress = 1
        static let ephemeralSeconds = 36
        static let call = 87
        static let callDetails = 1
        static let callSeconds = 3
    }

    /// Reads the bytes; nil if they are not a protobuf message, or longer than any genuine one.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.maximumBytes, let message = WireMessage(bytes) else { return nil }
        // In a row with a file, the older field is the path under which the platform keeps it.
        quotedText =
            message.message(Field.quotedMessage).flatMap(ReadContent.quotedText)
            ?? message.text(Field.quotedText).flatMap { $0.hasPrefix("/") ? nil : $0 }
        quotedID = message.text(Field.quotedID)
        quotedSender = message.text(Field.quotedSender)
        forwardingScore = message.integer(Field.forwardingScore)
        // The address itself, or in recent releases a message that contains it.
        forwarder = message.message(Field.forwarder)?.text(Field.forwarderAddress) ?? message.text(Field.forwarder)
        ephemeralSeconds = message.integer(Field.ephemeralSeconds)
        callSeconds = message.message(Field.call)?.message(Field.callDetails)?.integer(Field.callSeconds)
    }
}
