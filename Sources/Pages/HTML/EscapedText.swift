/// A text that is escaped already, for words that are written often.
///
/// Only a text becomes one, by escaping it, so that no markup can.
package struct EscapedText: Hashable, Sendable {
    /// UTF-8 without any byte that means something in HTML.
    let bytes: [UInt8]

    /// Escapes a text.
    package init(_ text: String) {
        var text = text
        var bytes: [UInt8] = []
        text.withUTF8 { EscapedText.append($0, to: &bytes, newlines: true) }
        self.bytes = bytes
    }

    /// Appends bytes of UTF-8 that are an attribute's value.
    static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        text.withUnsafeBufferPointer { append($0, to: &bytes, newlines: false) }
    }

    /// Appends UTF-8, with references for `&`, `<`, `>` and quotation marks.
    ///
    /// Characters that HTML does not have become U+FFFD: a parser would drop or replace them in ways of its own. A
    /// carriage return becomes the line end that it is part of, as a parser reads it.
    ///
    /// - Parameter newlines: Whether line ends stay; otherwise, in attributes, each becomes a space.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], newlines: Bool) {
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            // Most bytes: printable ASCII without the five, and everything above except U+0080 to U+009F.
            if isPlain[Int(byte)] {
                index += 1
                continue
            }
            var length = 1
            let replacement: StaticString?
            switch byte {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\""): replacement = "&quot;"
            case UInt8(ascii: "'"): replacement = "&#39;"
            case 0x09: replacement = nil
            case 0x0A: replacement = newlines ? nil : " "
            case 0x0D:
                let isPair = index + 1 < text.count && text[index + 1] == 0x0A
                length = isPair ? 2 : 1
                replacement = newlines ? "\n" : " "
            case 0xC2:
                // U+0080 to U+009F, which are controls.
                let isControl = index + 1 < text.count && text[index + 1] < 0xA0
                length = isControl ? 2 : 1
                replacement = isControl ? "\u{FFFD}" : nil
            default: replacement = "\u{FFFD}"
            }
            if let replacement {
                bytes.append(contentsOf: text[start..<index])
                replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
                start = index + length
            }
            index += length
        }
        bytes.append(contentsOf: text[start..<text.count])
    }

    /// Whether a byte stands for itself wherever it occurs.
    private static let isPlain: [Bool] = (0...255).map { byte in
        let special: [UInt8] = [
            UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F, 0xC2,
        ]
        return byte >= 0x20 && !special.contains(UInt8(byte))
    }
}
