public import WhisperCryptoPort
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperTextCoding

/// The place of a message among the lines that one device has sealed into one conversation (RT-10).
///
/// It stands inside what is sealed, as the last line of the body, so that no server can move a message to another
/// conversation, leave one out or swap two of them unnoticed: `docs/realtime-protocol.md` specifies it.
public struct ConversationLine: Hashable, Sendable {
    /// What names the conversation: the first 16 bytes of SHA-256 over the server's id of it.
    public var conversation: [UInt8]
    /// The device: 16 random bytes, new for each vault and after each restored backup.
    public var device: UniqueIdentifier
    /// The number among the device's lines in this conversation: 1, 2, 3, …
    public var number: Int64
    /// The first 16 bytes of SHA-256 over the whole body of the line before; zeros for the first.
    public var previous: [UInt8]

    /// A place.
    public init(conversation: [UInt8], device: UniqueIdentifier, number: Int64, previous: [UInt8]) {
        self.conversation = conversation
        self.device = device
        self.number = number
        self.previous = previous
    }

    /// What the line begins with.
    static let mark = Array("whisper-line1:".utf8)
    /// How many bytes stand behind it in base64url: 16 of the conversation, 16 of the device, 8 of the number, 16 of the line
    /// before.
    static let bytes = 56
    /// How many bytes a line adds to a body, the line end before it included.
    public static let cost = 1 + mark.count + 75
    /// The length of the names of conversations and of the hashes of lines, in bytes.
    static let hashBytes = 16
    /// The line before the first.
    static let beginning = [UInt8](repeating: 0, count: hashBytes)

    /// What names a conversation in its lines.
    public static func name(ofConversation serverID: String, _ crypto: any CryptoBackend) -> [UInt8] {
        Array(crypto.sha256(Array("whisper-line1 conversation\n".utf8) + Array(serverID.utf8)).prefix(hashBytes))
    }

    /// What the next line of a device says of a body, which is the text and its line.
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

    /// Reads a body whose last line is a valid one: the text before it, and the place.
    ///
    /// Exactly one line is taken off: what stands before it is text, whatever it looks like.
    /// - Returns: Nil where the last line is none, or is not valid; then the whole body is text.
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
