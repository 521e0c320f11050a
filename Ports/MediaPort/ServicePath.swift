/// The path of a file at a service's hosts.
///
/// It must not be able to name another host, or to leave the request line: it has no character but visible ASCII, does
/// not begin with two slashes, and contains no `\`, `#` and no segment `..`.
enum ServicePath {
    /// Whether a text is such a path.
    static func isPath(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard (1...2_048).contains(bytes.count), bytes[0] == UInt8(ascii: "/"), !text.hasPrefix("//") else {
            return false
        }
        guard
            bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#") })
        else { return false }
        let path = bytes.prefix { $0 != UInt8(ascii: "?") }
        return !path.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
}
