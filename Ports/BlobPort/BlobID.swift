import WhisperTextCoding

/// SHA-256 of a blob's content.
public struct BlobID: Hashable, Sendable, Comparable {
    /// 64 lower-case hex characters.
    public let hex: String

    /// Creates an id from its hex form; nil unless that is 64 lower-case hex characters.
    public init?(hex: String) {
        guard hex.utf8.count == 64, HexText.isCanonical(hex) else { return nil }
        self.hex = hex
    }

    /// Creates an id from 32 bytes; nil for any other count.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        hex = HexText.text(bytes)
    }

    /// The 32 bytes.
    public var bytes: [UInt8] { HexText.bytes(of: hex) ?? [] }

    /// Orders ids by their hex form.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        left.hex < right.hex
    }
}
