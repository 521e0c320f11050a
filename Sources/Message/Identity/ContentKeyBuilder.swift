import WhisperTextCoding

/// Makes content keys, one message after the other, without an allocation for each.
public struct ContentKeyBuilder: Sendable {
    private let digest: Digest128
    private var bytes: [UInt8] = []

    /// Creates a builder that uses the given digest.
    public init(digest: @escaping Digest128) {
        self.digest = digest
    }

    /// Returns the content key of a message.
    ///
    /// The hash covers, in this order: the seconds (8 bytes, big-endian), one byte for the kind, and the normalised
    /// text. All kinds of media count as one kind without text, because an export without media writes "omitted" where
    /// an export with media names a file, and both show the same message.
    ///
    /// - Parameters:
    ///   - localSeconds: The local time in seconds since 1970-01-01 00:00:00 in the same zone.
    ///   - content: The message's content.
    public mutating func key(localSeconds: Int64, content: Content) -> ContentKey {
        bytes.removeAll(keepingCapacity: true)
        withUnsafeBytes(of: localSeconds.bigEndian) { bytes.append(contentsOf: $0) }
        let kind = KeyKind(content)
        bytes.append(kind.rawValue)
        if kind != .media, let text = content.text { BodyNormalization.append(text, to: &bytes) }
        let (high, low) = bytes.withUnsafeBytes(digest)
        return ContentKey(high: high, low: low)
    }

    /// Returns the synthetic identity of a message from a source without ids (ING-2).
    ///
    /// The form is `x1-`, the seconds as ten hex digits, `-`, and 22 characters of base64url over the digest of chat,
    /// sender, key and occurrence. The time comes first so that the ids of a chat are almost in ascending order, which
    /// makes their index small and fast.
    ///
    /// - Parameters:
    ///   - chat: The chat's session id.
    ///   - sender: The sender's name as the source shows it; empty for system lines.
    ///   - localSeconds: The same value as for `key(localSeconds:content:)`.
    ///   - key: The message's content key.
    ///   - occurrence: The number of equal messages by the same sender that precede this one in the chat.
    public mutating func syntheticID(
        chat: String, sender: String, localSeconds: Int64, key: ContentKey, occurrence: UInt32
    ) -> String {
        bytes.removeAll(keepingCapacity: true)
        appendWithLength(chat)
        appendWithLength(sender)
        withUnsafeBytes(of: key.high.bigEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: key.low.bigEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: occurrence.bigEndian) { bytes.append(contentsOf: $0) }
        let (high, low) = bytes.withUnsafeBytes(digest)
        return SyntheticID.text(seconds: localSeconds, high: high, low: low)
    }

    private mutating func appendWithLength(_ text: String) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: text.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: text.utf8)
    }
}

/// The kinds that a content key distinguishes.
private enum KeyKind: UInt8 {
    case text = 0
    case media = 1
    case location = 2
    case poll = 3
    case call = 4
    case system = 5
    case deleted = 6

    init(_ content: Content) {
        switch content.kind {
        case .image, .video, .audio, .document, .sticker, .contact: self = .media
        case .location: self = .location
        case .poll: self = .poll
        case .call: self = .call
        case .system: self = .system
        case .deleted: self = .deleted
        case .text, .unknown: self = content.attachments.isEmpty ? .text : .media
        }
    }
}

/// The text form of a synthetic identity.
package enum SyntheticID {
    /// `x1-` ‖ ten hex digits of seconds ‖ `-` ‖ 22 characters of base64url.
    static func text(seconds: Int64, high: UInt64, low: UInt64) -> String {
        // Times before 1970 or after the year 36812 are clamped to the nearest that ten digits can express.
        let clamped = UInt64(min(max(seconds, 0), 0xFF_FFFF_FFFF))
        return String(unsafeUninitializedCapacity: 36) { buffer in
            buffer[0] = UInt8(ascii: "x")
            buffer[1] = UInt8(ascii: "1")
            buffer[2] = UInt8(ascii: "-")
            for digit in 0..<10 {
                buffer[3 + digit] = HexText.digit(UInt8(truncatingIfNeeded: clamped >> UInt64(36 - 4 * digit)))
            }
            buffer[13] = UInt8(ascii: "-")
            withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
                Base64URL.encode(
                    bytes, into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[14..<36])
                )
            }
            return 36
        }
    }
}

/// Identifies a message across exports of the same chat, apart from its sender (ING-2).
///
/// A 128-bit hash over the local time at the file's precision, the kind and the normalised body. Two different messages
/// share a key only if someone finds a collision in the digest.
public struct ContentKey: Hashable, Sendable {
    /// The first eight bytes of the hash, big-endian.
    public let high: UInt64
    /// The last eight bytes of the hash, big-endian.
    public let low: UInt64

    /// Creates a key from its 128 bits.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Hashes only half of the bits: they are already a hash, so half is enough to distinguish keys.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
    }
}

/// A cryptographic hash of 128 bits, such as BLAKE2b-128.
///
/// The domain contains no cryptography of its own; the composition root supplies the digest. A vault must use the same
/// digest throughout its life.
public typealias Digest128 = @Sendable (UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
