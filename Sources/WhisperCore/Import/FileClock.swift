import WhisperMessage

/// How a file tells time, from some moment on: so a message of a bridge gets the content key that it has in the file.
struct FileClock: Hashable, Sendable {
    /// From when on, in seconds since 1970 UTC.
    var from: Int64
    /// What is added to UTC, in seconds.
    var offset: Int64
    /// Whether seconds are told.
    var precision: TimestampPrecision

    /// Whether another tells the same moment in the same way.
    func tellsTime(like other: FileClock) -> Bool { offset == other.offset && precision == other.precision }

    /// A moment as this clock would tell it, in seconds of its own zone.
    func localSeconds(of utc: Int64) -> Int64 { rounded(utc + offset) }

    /// A moment in UTC, as exactly as this clock would tell it.
    func seconds(of utc: Int64) -> Int64 { rounded(utc + offset) - offset }

    private func rounded(_ local: Int64) -> Int64 {
        precision == .minute ? local - ((local % 60) + 60) % 60 : local
    }

    /// The clock that holds at a moment, of those of a file: the latest that begins before it, else the first.
    static func of(_ utc: Int64, among clocks: [FileClock]) -> FileClock? {
        clocks.last { $0.from <= utc + 59 } ?? clocks.first
    }
}
