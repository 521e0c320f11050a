import WhisperMessage

/// The time format of a file from a certain time on, by which a bridge's message gets the content key that it has in
/// the file.
struct FileClock: Hashable, Sendable {
    /// The start of its validity, in seconds since 1970 UTC.
    var from: Int64
    /// The offset from UTC, in seconds.
    var offset: Int64
    /// The precision: with or without seconds.
    var precision: TimestampPrecision

    /// Whether another clock shows times in the same way.
    func hasSameForm(as other: FileClock) -> Bool { offset == other.offset && precision == other.precision }

    /// A time as this clock shows it, in seconds of its own zone.
    func localSeconds(of utc: Int64) -> Int64 { rounded(utc + offset) }

    /// A time in UTC, with the precision of this clock.
    func seconds(of utc: Int64) -> Int64 { rounded(utc + offset) - offset }

    /// The minute of a time, in seconds of the clock's own zone.
    func localMinute(of utc: Int64) -> Int64 {
        let local = utc + offset
        return local - ((local % 60) + 60) % 60
    }

    private func rounded(_ local: Int64) -> Int64 {
        precision == .minute ? local - ((local % 60) + 60) % 60 : local
    }

    /// The clock of a file that applies at a time: the latest that begins before it, otherwise the first.
    static func of(_ utc: Int64, among clocks: [FileClock]) -> FileClock? {
        clocks.last { $0.from <= utc + 59 } ?? clocks.first
    }
}
