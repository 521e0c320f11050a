/// The name of an identity or a contact (CON-2): one line without hidden content.
///
/// The maker of a bundle chooses the name, so it must not be able to hide letters, reverse neighbouring ones, or paint
/// over them:
/// - 1 … 128 bytes of UTF-8.
/// - No control, formatting, bidirectional, private-use or otherwise invisible characters. The joiners that Arabic and
///   Indic spelling and emoji need are allowed where they take effect, as are variation selectors.
/// - The only space is U+0020, single, and neither first nor last.
/// - Combining marks follow a letter, at most eight on one.
///
/// A name proves nothing about its bearer: it is displayed beside the short id.
public struct DisplayName: Hashable, Sendable {
    /// The maximum length in bytes of UTF-8.
    public static let maximumBytes = 128

    /// The name.
    public let text: String

    /// Creates a name, which must follow the rules unchanged.
    ///
    /// - Throws: `NameError` with the rule that it breaks.
    public init(_ text: String) throws(NameError) {
        guard text.utf8.count <= DisplayName.maximumBytes else { throw .tooLong }
        try NameRules.check(Array(text.unicodeScalars))
        self.text = text
    }

    /// Creates a name from user input.
    ///
    /// Spaces and tabs at both ends are removed, and those inside become one space each. The result must follow the
    /// rules.
    ///
    /// - Throws: `NameError` with the rule that the result breaks.
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

    /// Creates a name from UTF-8, which is not repaired if invalid.
    ///
    /// - Throws: `NameError` with the rule that it breaks, `notUTF8` for other bytes.
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

/// Reports why a text is not a valid name. Reveals nothing of the text.
public enum NameError: Error, Hashable, Sendable {
    /// The name is empty.
    case empty
    /// The name takes more than 128 bytes in UTF-8.
    case tooLong
    /// The name contains a character that is a control, is invisible, or changes the direction of its neighbours.
    case forbiddenCharacter
    /// A space is first, last, or next to another one.
    case misplacedSpace
    /// The bytes are not UTF-8.
    case notUTF8
}
