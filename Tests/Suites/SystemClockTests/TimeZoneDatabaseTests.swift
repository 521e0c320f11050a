import WhisperClockPort
import Foundation
import WhisperMessage
import WhisperSystemClock
import WhisperTestThreads
import Testing

private let database = TimeZoneDatabase(variable: nil)

private func zone(_ name: String) throws -> any TimeZoneRules {
    try #require(database.zone(named: name), "The tz database is missing: install tzdata")
}

/// A local time, such as `2024-03-31 02:30`.
private func reading(_ text: String) throws -> LocalDateTime {
    let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
    try #require(parts.count == 5)
    return try #require(
        LocalDateTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))
}

/// A moment, given as its local time in UTC.
private func moment(_ text: String) throws -> Timestamp {
    Timestamp(milliseconds: try reading(text).secondsSince1970 * 1_000)
}

/// `+01:00` in seconds.
private func seconds(_ text: String) throws -> Int {
    let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    return (text.hasPrefix("-") ? -1 : 1) * (parts[0] * 3_600 + parts[1] * 60)
}

/// A zone, a moment or local time, and the offset from UTC then.
struct Sample: CustomTestStringConvertible, Sendable {
    let zone: String
    let time: String
    let offset: String
    var testDescription: String { "\(zone) \(time) \(offset)" }

    init(_ zone: String, _ time: String, _ offset: String) {
        self.zone = zone
        self.time = time
        self.offset = offset
    }
}

@Suite("Time zones from the tz database", .ownThreads)
struct TimeZoneDatabaseTests {
    @Test(
        "The offset from UTC at a moment follows the zone's history",
        arguments: [
            Sample("Europe/Berlin", "2024-03-31 00:59", "+01:00"),
            Sample("Europe/Berlin", "2024-03-31 01:00", "+02:00"),
            Sample("Europe/Berlin", "2024-10-27 00:59", "+02:00"),
            Sample("Europe/Berlin", "2024-10-27 01:00", "+01:00"),
            Sample("Europe/Berlin", "1945-07-01 12:00", "+03:00"),
            Sample("Europe/Berlin", "1975-07-01 12:00", "+01:00"),
            Sample("America/New_York", "2024-03-10 06:59", "-05:00"),
            Sample("America/New_York", "2024-03-10 07:00", "-04:00"),
            Sample("America/New_York", "2006-03-26 12:00", "-05:00"),
            Sample("Asia/Kolkata", "2024-07-01 00:00", "+05:30"),
            Sample("Asia/Kolkata", "1943-01-01 00:00", "+06:30"),
            Sample("America/Sao_Paulo", "2019-01-01 12:00", "-02:00"),
            Sample("America/Sao_Paulo", "2024-01-01 12:00", "-03:00"),
            Sample("Pacific/Apia", "2011-12-30 09:59", "-10:00"),
            Sample("Pacific/Apia", "2011-12-30 10:00", "+14:00"),
            Sample("Australia/Lord_Howe", "2024-04-06 14:59", "+11:00"),
            Sample("Australia/Lord_Howe", "2024-04-06 15:00", "+10:30"),
            Sample("Europe/Dublin", "2024-01-15 12:00", "+00:00"),
            Sample("Europe/Dublin", "2024-07-15 12:00", "+01:00"),
            Sample("Africa/Casablanca", "2024-03-20 12:00", "+00:00"),
            Sample("Africa/Casablanca", "2024-07-15 12:00", "+01:00"),
            Sample("Asia/Kathmandu", "2024-01-01 00:00", "+05:45"),
            Sample("Pacific/Chatham", "2024-01-01 00:00", "+13:45"),
            Sample("America/St_Johns", "2024-07-01 12:00", "-02:30"),
            Sample("UTC", "2024-07-01 12:00", "+00:00"),
        ])
    func moments(_ sample: Sample) throws {
        #expect(try zone(sample.zone).secondsFromUTC(at: moment(sample.time)) == seconds(sample.offset))
    }

    @Test(
        "An invalid name, or one that leads out of the directory, is not a zone",
        arguments: [
            "", "/", ".", "..", "../../etc/passwd", "/etc/localtime", "Europe/../../../etc/localtime", "Europe//Berlin",
            "Europe/Berlin/", "Europe", "zone.tab", "Europe/Berlin\0", "Nowhere/Atall", "~root", "%00",
            String(repeating: "a", count: 5_000),
        ])
    func unsafeNames(_ name: String) {
        #expect(database.zone(named: name) == nil)
    }

    @Test("Without a database there is only UTC")
    func noDatabase() {
        let empty = TimeZoneDatabase(
            directory: "/nonexistent", variable: nil, localTimePath: "/nonexistent", zoneNamePath: "/nonexistent")
        #expect(empty.zone(named: "UTC")?.identifier == "UTC")
        #expect(empty.zone(named: "Europe/Berlin") == nil)
        #expect(empty.localZone().identifier == "UTC")
    }
}
