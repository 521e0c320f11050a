import WhisperKeyFingerprint
import WhisperTextCoding

/// Bytes as one line of text: a prefix that identifies the type, then base64url without padding (ID-5, ID-6, CON-6).
package enum ArmoredText {
    /// Returns the line, without a line end.
    package static func line(_ prefix: StaticString, _ bytes: [UInt8]) -> [UInt8] {
        prefix.withUTF8Buffer { Array($0) } + Base64URL.encoded(bytes)
    }

    /// Returns the bytes of a line, at most `limit`; nil for anything else.
    ///
    /// Spaces and line ends around the line are accepted, since files and clipboards add them; inside the line they are
    /// not.
    package static func bytes(in text: [UInt8], after prefix: StaticString, atMost limit: Int) -> [UInt8]? {
        let line = trimmed(text)
        let isPrefixed = prefix.withUTF8Buffer { line.starts(with: $0) }
        guard isPrefixed else { return nil }
        let armor = line.dropFirst(prefix.utf8CodeUnitCount)
        guard armor.count <= Base64URL.characterCount(of: limit) else { return nil }
        return Base64URL.decoded(armor)
    }

    /// Returns whether a text begins with the prefix.
    package static func isMarked(_ text: [UInt8], by prefix: StaticString) -> Bool {
        let line = trimmed(text)
        return prefix.withUTF8Buffer { line.starts(with: $0) }
    }

    private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
        var line = text[...]
        while let last = line.last, isSpace(last) { line.removeLast() }
        return line.drop(while: isSpace)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }
}
