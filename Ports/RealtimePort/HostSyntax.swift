/// The syntax of hosts in addresses.
enum HostSyntax {
    /// Whether the text is a name made of labels (RFC 1123, section 2.1) or an IPv4 address in dotted decimal.
    ///
    /// The unusual notations that the system would read as an address (`127.1`, `0x7f.1`) are neither.
    static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        guard (1...253).contains(text.count) else { return false }
        let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.allSatisfy(isLabel), let last = labels.last, let first = last.first else { return false }
        // No top-level domain begins with a digit.
        return isDigit(first) ? isNumber(String(decoding: text, as: UTF8.self)) : true
    }

    /// Whether the text is an IPv4 address: four decimal parts without leading zeros.
    static func isNumber(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }

    /// Whether the text could be an IPv6 address; the transport parses it exactly.
    static func isIPv6(_ text: ArraySlice<UInt8>) -> Bool {
        (2...45).contains(text.count) && text.contains(UInt8(ascii: ":"))
            && text.allSatisfy { byte in
                isDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
            }
    }

    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
            && label.allSatisfy { byte in
                isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
