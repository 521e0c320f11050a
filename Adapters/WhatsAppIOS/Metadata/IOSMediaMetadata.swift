import WhisperPropertyList
import WhisperWhatsAppContent
import WhisperWhatsAppEvents

/// What `ZWAMEDIAITEM.ZMETADATA` says about a message (WDB-4): a protobuf message without a published description, or an
/// archived object.
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
    /// The addresses of the people mentioned, as far as an archive states them.
    public var mentions: [String] = []

    /// Above this, the bytes are not read.
    static let maximumBytes = 1_024 * 1_024
    /// The longest id or address in an archive, and how many people are read.
    private static let maximumText = 512
    private static let maximumMentions = 1_024

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

    /// Reads the bytes; nil if they are neither a protobuf message nor an archive, or longer than any genuine one.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.maximumBytes else { return nil }
        if PropertyList.isBinary(bytes) {
            guard let archive = PropertyList(bytes)?.archive else { return nil }
            read(archive.root, archive.objects)
            return
        }
        guard let message = WireMessage(bytes) else { return nil }
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

    /// Reads an archived `WAMediaItemMetadata`.
    private mutating func read(_ root: PropertyList.Value, _ objects: PropertyList.Value) {
        // The first object stands for none.
        func object(_ value: PropertyList.Value?) -> PropertyList.Value? {
            value?.reference.flatMap { $0 > 0 ? objects[$0] : nil }
        }
        func text(_ value: PropertyList.Value?) -> String? {
            object(value)?.text(atMost: Self.maximumText).flatMap { $0.isEmpty ? nil : $0 }
        }
        quotedID = text(root["stanzaID"])
        let quoted = object(root["quotedMessageData"])
        quotedText = (quoted?["NS.data"]?.data ?? quoted?.data).flatMap { WireMessage(Array($0)) }
            .flatMap(ReadContent.quotedText)
        guard let people = object(root["mentions"])?["NS.objects"], let count = people.count else { return }
        mentions = (0..<min(count, Self.maximumMentions)).compactMap { text(people[$0]) }
    }
}
