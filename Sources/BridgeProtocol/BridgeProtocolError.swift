import WhisperJSONText

/// Reports why bytes are not lines of the bridge protocol (ING-6). Never contains any of the input.
public struct BridgeProtocolError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// The member at fault, by a name known to the protocol; empty for a line as a whole.
    public let path: String

    /// The kinds of errors.
    public enum Code: String, Sendable, CaseIterable {
        /// A line is longer than the protocol allows, so the start of the next one is unknown.
        case lineTooLong = "line-too-long"
        /// The stream ended inside a line.
        case tornLine = "torn-line"
        /// A line is not JSON.
        case notJSON = "not-json"
        /// A line is JSON, but not an object.
        case notAnObject = "not-an-object"
        /// A line has a different protocol version.
        case otherVersion = "other-version"
        /// A required member is absent or null.
        case missing
        /// A member has the wrong type.
        case wrongType = "wrong-type"
        /// A member has the right type but a value that is not allowed.
        case invalidValue = "invalid-value"
    }

    /// Creates an error about a member.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    /// Converts an error in the shape of a line.
    init(_ error: JSONShapeError) {
        switch error.code {
        case .missing: self.init(.missing, path: error.path)
        case .wrongType: self.init(error.path.isEmpty ? .notAnObject : .wrongType, path: error.path)
        case .invalidValue: self.init(.invalidValue, path: error.path)
        }
    }

    /// The error and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension BridgeProtocolError: Hashable {
    /// Errors are equal by code, regardless of their path.
    public static func == (left: BridgeProtocolError, right: BridgeProtocolError) -> Bool { left.code == right.code }

    /// Hashes the code only, consistent with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
