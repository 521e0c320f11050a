import WhisperMessage
import WhisperTextCoding

extension HexText {
    /// The 32 digits of a content key, the high half first.
    static func text(_ key: ContentKey) -> String {
        withUnsafeBytes(of: (key.high.bigEndian, key.low.bigEndian)) { text($0) }
    }

    /// The content key that 32 digits stand for, in either case; nil for any other text.
    static func contentKey(_ text: String) -> ContentKey? {
        guard let bytes = bytes(of: text), bytes.count == 16 else { return nil }
        let high = bytes[..<8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let low = bytes[8...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return ContentKey(high: high, low: low)
    }
}
