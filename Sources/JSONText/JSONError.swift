/// Reports why bytes are not acceptable JSON, and where. Never contains any of the input.
public struct JSONError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// The offset in bytes from the beginning.
    public let offset: Int

    /// The kinds of errors.
    public enum Code: String, Sendable, CaseIterable {
        /// The text ends inside a value.
        case unexpectedEnd
        /// The grammar does not allow this byte here.
        case unexpectedByte
        /// More bytes follow the value.
        case trailingBytes
        /// A backslash is not followed by a valid escape.
        case invalidEscape
        /// Half of a surrogate pair is escaped without the other half.
        case loneSurrogate
        /// A string contains bytes that are not UTF-8.
        case invalidUTF8
        /// A string contains an unescaped control character.
        case controlCharacter
        /// A number does not match the grammar of RFC 8259, section 6.
        case invalidNumber
        /// A name occurs twice in one object.
        case duplicateName
        /// Arrays and objects are nested too deeply.
        case tooDeep
        /// The text is longer than allowed.
        case tooLong
    }

    /// Creates an error at an offset.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// The error and its offset, without any of the text.
    public var description: String { "\(code.rawValue) at byte \(offset)" }
}

extension JSONError: Equatable {
    /// Errors are equal by code, regardless of their offset.
    public static func == (left: JSONError, right: JSONError) -> Bool { left.code == right.code }
}
