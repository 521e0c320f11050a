import WhisperMessage

/// Times as Core Data stores them: seconds since 2001-01-01 00:00:00 UTC, as floating-point numbers.
enum AppleTime {
    /// Seconds from 1970 to 2001.
    private static let offset: Double = 978_307_200
    /// The years 2009, before which there was no WhatsApp, to 2100, in milliseconds since 1970.
    static let possible: Range<Int64> = 1_230_768_000_000..<4_133_980_800_000

    /// The time; nil if no message can have it. Infinities and NaN are no times, either.
    static func timestamp(_ seconds: Double?) -> Timestamp? {
        guard let seconds, seconds.isFinite else { return nil }
        let milliseconds = ((seconds + offset) * 1_000).rounded()
        guard let exact = Int64(exactly: milliseconds), possible.contains(exact) else { return nil }
        return Timestamp(milliseconds: exact)
    }

    /// Whether a time, which may be in the distant future, is after another one.
    static func isAfter(_ seconds: Double, _ time: Timestamp) -> Bool {
        (seconds + offset) * 1_000 > Double(time.milliseconds)
    }

    /// Whether a time has a part smaller than a second: the phone then recorded it, and not the server.
    static func precision(_ time: Timestamp) -> TimestampPrecision {
        time.milliseconds.isMultiple(of: 1_000) ? .second : .millisecond
    }
}
