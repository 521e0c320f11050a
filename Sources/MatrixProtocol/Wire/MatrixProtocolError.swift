/// Reports why bytes are not a response of the Matrix client-server API, or why a request cannot be made.
///
/// Never contains any of the input.
public struct MatrixProtocolError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// The member at fault, by a name known to the protocol; empty for the input as a whole.
    public let member: String

    /// The kinds of errors.
    public enum Code: String, Sendable, CaseIterable {
        /// The input is longer than the limit.
        case tooLong = "too-long"
        /// The bytes are not JSON.
        case notJSON = "not-json"
        /// A required member is absent or null.
        case missing
        /// A value has the wrong type.
        case wrongType = "wrong-type"
        /// A value has the right type but is not allowed.
        case invalidValue = "invalid-value"
    }

    /// Creates an error about a member.
    public init(_ code: Code, member: String = "") {
        self.code = code
        self.member = member
    }

    /// The error and the member.
    public var description: String { member.isEmpty ? code.rawValue : "\(code.rawValue): \(member)" }
}

extension MatrixProtocolError: Hashable {
    /// Errors are equal by code, regardless of the member.
    public static func == (left: MatrixProtocolError, right: MatrixProtocolError) -> Bool { left.code == right.code }

    /// Hashes the code only, consistent with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
