/// Splits a text into words as the index's tokenizer does: runs of ASCII letters, digits and non-ASCII bytes, with
/// ASCII capitals lowered.
enum IndexWords {
    /// The words of a text.
    static func all(of text: [UInt8]) -> [[UInt8]] {
        text.split(whereSeparator: separates).map { $0.map(lowered) }
    }

    /// Whether a byte ends a word for the tokenizer.
    static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            false
        default: true
        }
    }

    /// The byte of a word as the index stores it.
    static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
