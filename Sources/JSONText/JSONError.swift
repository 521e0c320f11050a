/// Why bytes are not acceptable JSON, and where. Never shows what stands there.
public struct JSONError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// Where, in bytes from the beginning.
    public let offset: Int

    /// The kinds of faults.
    public enum Code: String, Sendable, CaseIterable {
        /// The text ends inside a value.
        case unexpectedEnd
        /// A byte stands where the grammar allows none such.
        case unexpectedByte
        /// More follows after the value.
        case trailingBytes
        /// A backslash is followed by what is no escape.
        case invalidEscape
        /// Half of a surrogate pair is escaped without the other.
        case loneSurrogate
        /// A string holds bytes that are not UTF-8.
        case invalidUTF8
        /// A control character stands in a string unescaped.
        case controlCharacter
        /// A number is not in the grammar of RFC 8259, section 6.
        case invalidNumber
        /// A name stands twice in one object.
        case duplicateName
        /// Arrays and objects are nested deeper than allowed.
        case tooDeep
        /// There are more bytes than allowed.
        case tooLong
    }

    /// A fault at a place.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// The fault and the place, without any of the text.
    public var description: String { "\(code.rawValue) at byte \(offset)" }
}

extension JSONError: Equatable {
    /// Errors are equal by code, wherever they occur.
    public static func == (left: JSONError, right: JSONError) -> Bool { left.code == right.code }
}
