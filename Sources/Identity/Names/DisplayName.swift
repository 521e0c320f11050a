/// The name of an identity or a contact (CON-2): one line that shows what it holds and nothing else.
///
/// A name is chosen by whoever made the bundle, so it must not be able to hide letters, to reverse those beside it, or to
/// paint over them:
/// - 1 … 128 bytes of UTF-8.
/// - No control, formatting, bidirectional, private-use or otherwise invisible characters. The joiners that Arabic and
///   Indic spelling and emoji need are let in where they do that work, as are variation selectors.
/// - The only space is U+0020, alone, and neither first nor last.
/// - Combining marks stand on a letter, at most eight on one.
///
/// A name proves nothing about who bears it: it is shown beside the short id.
public struct DisplayName: Hashable, Sendable {
    /// The most bytes that a name takes in UTF-8.
    public static let maximumBytes = 128

    /// The name.
    public let text: String

    /// A name that keeps to the rules as it stands.
    public init(_ text: String) throws(NameError) {
        guard text.utf8.count <= DisplayName.maximumBytes else { throw .tooLong }
        try NameRules.check(Array(text.unicodeScalars))
        self.text = text
    }

    /// A name that somebody typed: spaces and tabs around it are dropped and those inside become one space each. All else
    /// must keep to the rules.
    public init(entered text: String) throws(NameError) {
        var name = String.UnicodeScalarView()
        var isSpacePending = false
        for scalar in text.unicodeScalars {
            if scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator {
                isSpacePending = !name.isEmpty
            } else {
                if isSpacePending { name.append(" ") }
                isSpacePending = false
                name.append(scalar)
            }
        }
        try self.init(String(name))
    }

    /// A name in UTF-8, which is not repaired where it is none.
    public init(utf8 bytes: some Collection<UInt8>) throws(NameError) {
        guard bytes.count <= DisplayName.maximumBytes else { throw .tooLong }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        try self.init(text)
    }
}

extension DisplayName: CustomStringConvertible {
    /// The name.
    public var description: String { text }
}
