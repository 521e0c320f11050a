import WhisperJSONText

/// Why bytes are no frame or body of the realtime protocol. Never shows what stands there.
public struct RealtimeProtocolError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// Which member is at fault, by a name that the protocol knows; empty for a frame or body as a whole.
    public let path: String

    /// The kinds of faults.
    public enum Code: String, Sendable, CaseIterable {
        /// There are more bytes than the protocol allows.
        case tooLong = "too-long"
        /// The bytes are not JSON.
        case notJSON = "not-json"
        /// The bytes are JSON, but no object.
        case notAnObject = "not-an-object"
        /// A member that must stand there is absent or null.
        case missing
        /// A member is of another type.
        case wrongType = "wrong-type"
        /// A member is of the right type, but its value is not one of those allowed.
        case invalidValue = "invalid-value"
        /// No request of the protocol has this method and path.
        case noSuchRequest = "no-such-request"
        /// The status is none that answers this request.
        case unexpectedStatus = "unexpected-status"
    }

    /// A fault, and the member that it is of.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    /// The fault and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension RealtimeProtocolError: Hashable {
    /// Errors are equal by code, wherever they occur.
    public static func == (left: RealtimeProtocolError, right: RealtimeProtocolError) -> Bool {
        left.code == right.code
    }

    /// Hashes what makes errors equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
