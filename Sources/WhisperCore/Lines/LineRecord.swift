import WhisperJSONText
public import WhisperMessage
import WhisperTextCoding

/// The vault's record of a line that it removed from an opened message, stored with the details of the envelope.
public struct LineRecord: Hashable, Sendable {
    /// The place that the sender's device assigned to the message.
    public var line: ConversationLine
    /// The digest by which the device's next line refers to this one.
    public var digest: [UInt8]
    /// Whether it names the message's own conversation.
    public var isHere: Bool
    /// When the message was sealed, according to the sender's device; nil if that is not stored.
    public var sentAt: Timestamp?

    /// The member of `platform_specific.envelope` that contains it.
    static let member = "line"

    /// Creates a record of a line.
    public init(line: ConversationLine, digest: [UInt8], isHere: Bool, sentAt: Timestamp? = nil) {
        self.line = line
        self.digest = digest
        self.isHere = isHere
        self.sentAt = sentAt
    }

    /// Reads the record of a message that was opened in place; nil if it has none.
    public init?(of message: UnifiedMessage) {
        guard case .object(let envelope)? = message.platformSpecific["envelope"],
            case .object(let object)? = envelope[LineRecord.member],
            case .string(let conversation)? = object["conversation"], case .string(let device)? = object["device"],
            case .number(let number)? = object["number"], case .string(let previous)? = object["previous"],
            case .string(let digest)? = object["digest"], case .bool(let isHere)? = object["here"],
            let device = UniqueIdentifier(device), let number = number.integer,
            let name = HexText.bytes(of: conversation), let before = HexText.bytes(of: previous),
            let own = HexText.bytes(of: digest)
        else { return nil }
        line = ConversationLine(conversation: name, device: device, number: number, previous: before)
        self.digest = own
        self.isHere = isHere
        sentAt = nil
        if case .string(let text)? = envelope["sent_at"] { sentAt = Timestamp(rfc3339: text) }
    }

    /// The stored form of the record.
    var json: JSONValue {
        var object = JSONObject()
        object["conversation"] = .string(HexText.text(line.conversation))
        object["device"] = .string(line.device.description)
        object["number"] = .number(JSONNumber(line.number))
        object["previous"] = .string(HexText.text(line.previous))
        object["digest"] = .string(HexText.text(digest))
        object["here"] = .bool(isHere)
        return .object(object)
    }
}
