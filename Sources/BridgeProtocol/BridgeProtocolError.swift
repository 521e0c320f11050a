import WhisperJSONText

/// Why bytes are not lines of the bridge protocol (ING-6). Never shows what stands there.
public struct BridgeProtocolError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code
    /// Which member is at fault, by a name that the protocol knows; empty for a line as a whole.
    public let path: String

    /// The kinds of faults.
    public enum Code: String, Sendable, CaseIterable {
        /// A line is longer than the protocol allows; where the next one begins is not known.
        case lineTooLong = "line-too-long"
        /// The stream ended inside a line.
        case tornLine = "torn-line"
        /// A line is not JSON.
        case notJSON = "not-json"
        /// A line is JSON, but no object.
        case notAnObject = "not-an-object"
        /// The line is of another version of the protocol.
        case otherVersion = "other-version"
        /// A member that must stand there is absent or null.
        case missing
        /// A member is of another type.
        case wrongType = "wrong-type"
        /// A member is of the right type, but its value is not one of those allowed.
        case invalidValue = "invalid-value"
    }

    /// A fault, and the member that it is of.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    /// A fault of the shape of a line.
    init(_ error: JSONShapeError) {
        switch error.code {
        case .missing: self.init(.missing, path: error.path)
        case .wrongType: self.init(error.path.isEmpty ? .notAnObject : .wrongType, path: error.path)
        case .invalidValue: self.init(.invalidValue, path: error.path)
        }
    }

    /// The fault and the member.
    public var description: String { path.isEmpty ? code.rawValue : "\(code.rawValue): \(path)" }
}

extension BridgeProtocolError: Hashable {
    /// Errors are equal by code, wherever they occur.
    public static func == (left: BridgeProtocolError, right: BridgeProtocolError) -> Bool { left.code == right.code }

    /// Hashes what makes errors equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
