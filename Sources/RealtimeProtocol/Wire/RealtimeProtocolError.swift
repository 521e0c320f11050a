import WhisperJSONText

/// Reports why bytes are not a frame or body of the realtime protocol. Never contains any of the input.
public struct RealtimeProtocolError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// The member at fault, by a name known to the protocol; empty for a frame or body as a whole.
    public let path: String

    /// The kinds of errors.
    public enum Code: String, Sendable, CaseIterable {
        /// The input is longer than the protocol allows.
        case tooLong = "too-long"
        /// The bytes are not JSON.
        case notJSON = "not-json"
        /// The bytes are JSON, but not an object.
        case notAnObject = "not-an-object"
        /// A required member is absent or null.
        case missing
        /// A member has the wrong type.
        case wrongType = "wrong-type"
        /// A member has the right type but a value that is not allowed.
        case invalidValue = "invalid-value"
        /// The protocol has no request with this method and path.
        case noSuchRequest = "no-such-request"
        /// The status is not a response to this request.
        case unexpectedStatus = "unexpected-status"
    }

    /// Creates an error about a member.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    /// The error and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension RealtimeProtocolError: Hashable {
    /// Errors are equal by code, regardless of their path.
    public static func == (left: RealtimeProtocolError, right: RealtimeProtocolError) -> Bool {
        left.code == right.code
    }

    /// Hashes the code only, consistent with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
