/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z, not counting leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970; negative for earlier times.
    public let milliseconds: Int64

    /// Creates the time this many milliseconds after the start of 1970.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Orders earlier times first.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// Whole seconds since 1970, rounded down.
    package var wholeSeconds: Int64 { milliseconds >= 0 ? milliseconds / 1_000 : (milliseconds - 999) / 1_000 }
}

/// The precision with which a source gives the time of a message (ING-1).
public enum TimestampPrecision: String, Sendable, CaseIterable {
    /// The source gives no seconds.
    case minute
    /// The source gives seconds.
    case second
    /// The source gives milliseconds.
    case millisecond
}
