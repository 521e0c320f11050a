/// The words of a text in the form of the index, as the tokenizer cuts it: runs of ASCII letters and digits and of all that
/// is not ASCII, capitals lowered.
enum IndexWords {
    /// The words of a text.
    static func all(of text: [UInt8]) -> [[UInt8]] {
        text.split(whereSeparator: separates).map { $0.map(lowered) }
    }

    /// Whether the tokenizer takes a byte for the end of a word.
    static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            false
        default: true
        }
    }

    /// A byte of a word as the index keeps it.
    static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
