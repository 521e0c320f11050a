/// A moment, in whole milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970; negative before.
    public let milliseconds: Int64

    /// The moment this many milliseconds after the start of 1970.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Orders earlier moments first.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

/// How exactly a source told the time of a message (ING-1).
public enum TimestampPrecision: String, Sendable, CaseIterable {
    /// The source tells no seconds.
    case minute
    /// The source tells seconds.
    case second
    /// The source tells milliseconds.
    case millisecond
}
