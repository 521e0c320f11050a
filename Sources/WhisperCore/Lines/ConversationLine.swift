public import WhisperCryptoPort
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperTextCoding

/// The place of a message among the lines that one device sealed into one conversation (RT-10).
///
/// It is sealed with the message, as the last line of the body, so that a server cannot move a message to another
/// conversation, omit one or swap two of them unnoticed: `docs/realtime-protocol.md` specifies it.
public struct ConversationLine: Hashable, Sendable {
    /// The identifier of the conversation: the first 16 bytes of SHA-256 over the server's id.
    public var conversation: [UInt8]
    /// The device: 16 random bytes, new for each vault and after each restored backup.
    public var device: UniqueIdentifier
    /// The number among the device's lines in this conversation: 1, 2, 3, …
    public var number: Int64
    /// The first 16 bytes of SHA-256 over the whole body of the previous line; zeros for the first.
    public var previous: [UInt8]

    /// Creates a line.
    public init(conversation: [UInt8], device: UniqueIdentifier, number: Int64, previous: [UInt8]) {
        self.conversation = conversation
        self.device = device
        self.number = number
        self.previous = previous
    }

    /// The prefix of a line.
    static let mark = Array("whisper-line1:".utf8)
    /// The number of bytes encoded in base64url: 16 of the conversation, 16 of the device, 8 of the number, 16 of the
    /// previous line.
    static let bytes = 56
    /// The number of bytes that a line adds to a body, including the preceding line end.
    public static let cost = 1 + mark.count + 75
    /// The length of conversation identifiers and line digests, in bytes.
    static let hashBytes = 16
    /// The digest that precedes the first line.
    static let beginning = [UInt8](repeating: 0, count: hashBytes)

    /// The identifier of a conversation in its lines.
    public static func name(ofConversation serverID: String, _ crypto: any CryptoBackend) -> [UInt8] {
        Array(crypto.sha256(Array("whisper-line1 conversation\n".utf8) + Array(serverID.utf8)).prefix(hashBytes))
    }

    /// The digest by which a device's next line refers to a body, including its line.
    public static func digest(ofBody body: [UInt8], _ crypto: any CryptoBackend) -> [UInt8] {
        Array(crypto.sha256(body).prefix(hashBytes))
    }
}

extension ConversationLine {
    /// A body: the text, a line end, and this line.
    public func body(_ text: [UInt8]) -> [UInt8] {
        var bytes = conversation
        bytes += ConversationLine.bigEndian(device.high) + ConversationLine.bigEndian(device.low)
        bytes += ConversationLine.bigEndian(UInt64(bitPattern: number)) + previous
        return text + [UInt8(ascii: "\n")] + ConversationLine.mark + Base64URL.encoded(bytes)
    }

    /// Splits a body whose last line is valid into the text before it and the line.
    ///
    /// Exactly one line is removed: what precedes it is text, whatever it looks like.
    /// - Returns: Nil if the last line is missing or invalid; the whole body is then text.
    public static func read(_ body: [UInt8]) -> (text: [UInt8], line: ConversationLine)? {
        let length = mark.count + 75
        guard body.count > length, body[body.count - length - 1] == UInt8(ascii: "\n") else { return nil }
        let last = body.suffix(length)
        guard last.starts(with: mark), let bytes = Base64URL.decoded(last.dropFirst(mark.count)),
            bytes.count == Self.bytes
        else { return nil }
        let number = Int64(bitPattern: bigEndian(bytes[32..<40]))
        let previous = Array(bytes[40..<56])
        guard number >= 1, number < .max, (number == 1) == (previous == beginning) else { return nil }
        let line = ConversationLine(
            conversation: Array(bytes[0..<16]),
            device: UniqueIdentifier(high: bigEndian(bytes[16..<24]), low: bigEndian(bytes[24..<32])), number: number,
            previous: previous)
        return (Array(body.dropLast(length + 1)), line)
    }

    private static func bigEndian(_ value: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * UInt64($0))) }
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
