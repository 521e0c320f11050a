/// An identifier of the Matrix protocol (Matrix, "Appendices: Identifier Grammar").
///
/// No identifier is empty, longer than 255 bytes, or contains control characters or white space, so that none can end
/// a line, a header or a path. Paths contain identifiers only in percent-encoded form.
public protocol MatrixIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The identifier as the protocol writes it.
    var text: String { get }

    /// Parses an identifier; nil if it does not match the grammar.
    init?(_ text: String)
}

extension MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public var description: String { text }
}

/// The parts that identifiers consist of.
enum MatrixSyntax {
    /// Whether the text has 1…255 bytes and neither control characters nor white space.
    static func isOpaque(_ text: some StringProtocol) -> Bool {
        guard (1...MatrixLimits.identifierBytes).contains(text.utf8.count) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0...0x20, 0x7F...0xA0: false
            default: !scalar.properties.isWhitespace
            }
        }
    }

    /// Whether the text is visible ASCII of 1…255 bytes and not a relative path.
    static func isVisible(_ text: some StringProtocol) -> Bool {
        (1...MatrixLimits.identifierBytes).contains(text.utf8.count) && text != "." && text != ".."
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Whether the text is a sigil, a localpart and, after the first colon, a server name.
    static func isNamed(_ text: String, sigil: Character) -> Bool {
        guard text.first == sigil, isOpaque(text), let colon = text.firstIndex(of: ":") else { return false }
        let local = text[text.index(after: text.startIndex)..<colon]
        return !local.isEmpty && isServerName(text[text.index(after: colon)...])
    }

    /// Whether the text is a host name or address with an optional port.
    static func isServerName(_ text: Substring) -> Bool {
        var host = text
        var port: Substring?
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]") else { return false }
            host = text[text.index(after: text.startIndex)..<end]
            let behind = text[text.index(after: end)...]
            guard behind.isEmpty || behind.first == ":" else { return false }
            port = behind.isEmpty ? nil : behind.dropFirst()
            let isAddress = host.utf8.allSatisfy { isHex($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
            guard (2...45).contains(host.utf8.count), isAddress else { return false }
        } else {
            if let colon = text.firstIndex(of: ":") {
                host = text[..<colon]
                port = text[text.index(after: colon)...]
            }
            guard let first = host.utf8.first, isAlphanumeric(first) else { return false }
            let isName = host.utf8.allSatisfy {
                isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            guard host.utf8.count <= 253, isName else { return false }
        }
        guard let port else { return true }
        return (1...5).contains(port.utf8.count) && port.utf8.allSatisfy { isDigit($0) }
    }

    /// Whether the byte needs no escaping in a path or query (RFC 3986, section 2.3).
    static func isUnreserved(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "~")
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
