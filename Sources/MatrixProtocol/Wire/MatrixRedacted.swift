/// Hides a value in strings and mirrors, which show only the name of its type.
public protocol MatrixRedacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension MatrixRedacted {
    /// The name of the type.
    public var description: String { "\(Self.self)(redacted)" }
    /// The name of the type.
    public var debugDescription: String { description }
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
