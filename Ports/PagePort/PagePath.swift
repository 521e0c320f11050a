/// A path within an archive: what every file system, browser and address accepts as it is, without escaping.
///
/// It has 1 to 200 characters: lower-case letters and digits of ASCII, `-`, `_`, `.`, and `/` between the names of
/// folders. No name is empty or longer than 100 characters, begins with a dot, or ends with one. `con`, `nul` and the
/// other names that Windows reserves are refused, since archives are carried to it.
public struct PagePath: Hashable, Sendable {
    /// The path.
    public let text: String

    /// Creates a path; nil unless the text is a valid one.
    public init?(_ text: String) {
        guard (1...200).contains(text.utf8.count), text.utf8.allSatisfy(PagePath.isAllowed) else { return nil }
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy(PagePath.isName) else { return nil }
        self.text = text
    }

    /// The folders that the path is in, the outermost first: `a` and `a/b` for `a/b/c`.
    public var folders: [String] {
        text.indices.filter { text[$0] == "/" }.map { String(text[..<$0]) }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"): true
        default: false
        }
    }

    private static func isName(_ name: Substring) -> Bool {
        guard (1...100).contains(name.utf8.count), name.first != ".", name.last != "." else { return false }
        let stem = name.prefix { $0 != "." }
        if stem.utf8.count == 4, stem.hasPrefix("com") || stem.hasPrefix("lpt") {
            return stem.last?.isNumber != true
        }
        return !["con", "prn", "aux", "nul"].contains(stem)
    }
}
