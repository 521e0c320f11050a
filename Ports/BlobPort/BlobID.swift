import WhisperTextCoding

/// SHA-256 of a blob's content.
public struct BlobID: Hashable, Sendable, Comparable {
    /// 64 lower-case hex characters.
    public let hex: String

    /// An id; nil unless it is 64 lower-case hex characters.
    public init?(hex: String) {
        guard hex.utf8.count == 64, HexText.isCanonical(hex) else { return nil }
        self.hex = hex
    }

    /// The id that these 32 bytes spell; nil for any other number of them.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        hex = HexText.text(bytes)
    }

    /// The 32 bytes.
    public var bytes: [UInt8] { HexText.bytes(of: hex) ?? [] }

    /// Orders by hex form.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        left.hex < right.hex
    }
}
