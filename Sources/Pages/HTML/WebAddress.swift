/// An address in a text that becomes a link: `http` or `https`, with nothing that could make it look like another one
/// (LOOK-2).
///
/// The address is what is shown, so that the host that one reads is the host that one reaches: no name or password
/// before the host, and only the letters, digits, hyphens and dots of ASCII in it. Everything else remains text.
package struct WebAddress: Hashable, Sendable {
    /// The address, in printable ASCII.
    let bytes: [UInt8]
    /// Where the host is in it.
    let host: Range<Int>

    /// The maximum length in bytes.
    private static let longest = 2_048

    /// Finds the addresses in UTF-8, in order; the ranges do not overlap.
    static func all(in text: UnsafeBufferPointer<UInt8>) -> [(range: Range<Int>, address: WebAddress)] {
        var found: [(range: Range<Int>, address: WebAddress)] = []
        var index = 0
        // Nearly every text is passed here: there is no address without a colon and two slashes.
        while let colon = next(in: text, from: index) {
            index = colon + 3
            guard let start = scheme(before: colon, in: text), start >= (found.last?.range.upperBound ?? 0),
                let (end, host) = end(of: start, colon, in: text)
            else { continue }
            let bytes = Array(text[start..<end])
            found.append(
                (start..<end, WebAddress(bytes: bytes, host: host.lowerBound - start..<host.upperBound - start)))
            index = end
        }
        return found
    }

    /// The next `://`.
    private static func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index + 2 < text.count {
            if text[index + 2] != UInt8(ascii: "/") {
                // Three bytes further at once, unless this one can be a part of it.
                index += text[index + 2] == UInt8(ascii: ":") ? 2 : 3
            } else if text[index] == UInt8(ascii: ":"), text[index + 1] == UInt8(ascii: "/") {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Where `http` or `https` begins, if it ends at a colon and no letter, digit or other part of a word is before it.
    private static func scheme(before colon: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        for name in ["https", "http"] {
            let start = colon - name.utf8.count
            guard start >= 0, zip(text[start..<colon], name.utf8).allSatisfy({ $0 | 0x20 == $1 }) else { continue }
            guard start > 0 else { return 0 }
            let before = text[start - 1]
            return before < 0x80 && !isWordByte(before) ? start : nil
        }
        return nil
    }

    /// Where the address ends, and its host; nil unless it is one that can be shown as it is.
    private static func end(
        of start: Int, _ colon: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (end: Int, host: Range<Int>)? {
        var end = colon + 3
        while end < text.count, isAddressByte(text[end]) { end += 1 }
        // Where something follows that might belong to it, its end is uncertain.
        if end < text.count, text[end] >= 0x80 || text[end] == UInt8(ascii: "\\") { return nil }
        while end > colon + 3, isTrailing(text[end - 1]) { end -= 1 }
        guard end - start <= longest else { return nil }
        var hostEnd = colon + 3
        while hostEnd < end, isHostByte(text[hostEnd]) { hostEnd += 1 }
        let host = text[colon + 3..<hostEnd]
        guard let first = host.first, let last = host.last, isAlphanumeric(first), isAlphanumeric(last),
            host.contains(UInt8(ascii: ".")), !hasEmptyLabel(host)
        else { return nil }
        var rest = hostEnd
        if rest < end, text[rest] == UInt8(ascii: ":") {
            rest += 1
            let digits = text[rest..<end].prefix { (0x30...0x39).contains($0) }.count
            guard (1...5).contains(digits) else { return nil }
            rest += digits
        }
        guard rest == end || [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(text[rest]) else {
            return nil
        }
        return (end, colon + 3..<hostEnd)
    }

    private static func hasEmptyLabel(_ host: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        zip(host, host.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == UInt8(ascii: ".") }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "_-+.:/@".utf8.contains(byte)
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Printable ASCII except space, quotation marks, angle brackets, backslash, and what RFC 3986 does not have.
    private static func isAddressByte(_ byte: UInt8) -> Bool {
        guard (0x21...0x7E).contains(byte) else { return false }
        return !"\"'<>\\^`{|}".utf8.contains(byte)
    }

    /// What ends a sentence rather than an address.
    private static func isTrailing(_ byte: UInt8) -> Bool { ".,;:!?)]*_~".utf8.contains(byte) }
}
