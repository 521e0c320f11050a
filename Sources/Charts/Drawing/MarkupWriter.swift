/// Writes XML and HTML in which text cannot become markup: markup is a literal of this program, everything else is
/// escaped.
struct MarkupWriter {
    private(set) var bytes: [UInt8] = []

    /// Appends markup.
    mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends text, also within a quoted attribute. What XML 1.0 does not allow becomes U+FFFD (section 2.2), and marks
    /// that would change the direction of what surrounds the text are left out.
    mutating func text(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup("&amp;")
            case "<": markup("&lt;")
            case ">": markup("&gt;")
            case "\"": markup("&quot;")
            case "'": markup("&#39;")
            case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": bytes.append(0x20)
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            case "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
            default: bytes.append(contentsOf: Character(scalar).utf8)
            }
        }
    }

    /// Appends text that runs in its own direction and leaves what surrounds it alone (UAX #9, section 2.5).
    mutating func isolated(_ text: String) {
        bytes.append(contentsOf: [0xE2, 0x81, 0xA8])
        self.text(text)
        bytes.append(contentsOf: [0xE2, 0x81, 0xA9])
    }

    /// Appends a whole number.
    mutating func number(_ value: Int) {
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Appends a length with at most two decimal places.
    mutating func number(_ value: Double) {
        let hundredths = Int64((min(max(value, -1e9), 1e9) * 100).rounded())
        if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: String(hundredths.magnitude / 100).utf8)
        let rest = hundredths.magnitude % 100
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }

    /// Appends what another writer has written.
    mutating func append(_ other: MarkupWriter) {
        bytes.append(contentsOf: other.bytes)
    }
}
