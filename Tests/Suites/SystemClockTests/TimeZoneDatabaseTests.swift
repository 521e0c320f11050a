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
        "A local time has an offset: the earlier one if it occurs twice, the previous one if it never occurs",
        arguments: [
            // Never occurs: the clocks go from 02:00 to 03:00.
            Sample("Europe/Berlin", "2024-03-31 01:59", "+01:00"),
            Sample("Europe/Berlin", "2024-03-31 02:00", "+01:00"),
            Sample("Europe/Berlin", "2024-03-31 02:59", "+01:00"),
            Sample("Europe/Berlin", "2024-03-31 03:00", "+02:00"),
            // Occurs twice: the clocks go from 03:00 to 02:00.
            Sample("Europe/Berlin", "2024-10-27 01:59", "+02:00"),
            Sample("Europe/Berlin", "2024-10-27 02:00", "+02:00"),
            Sample("Europe/Berlin", "2024-10-27 02:59", "+02:00"),
            Sample("Europe/Berlin", "2024-10-27 03:00", "+01:00"),
            Sample("America/New_York", "2024-03-10 02:30", "-05:00"),
            Sample("America/New_York", "2024-11-03 01:30", "-04:00"),
            Sample("America/New_York", "2024-11-03 02:00", "-05:00"),
            // Midnight itself is skipped.
            Sample("America/Sao_Paulo", "2018-11-03 23:59", "-03:00"),
            Sample("America/Sao_Paulo", "2018-11-04 00:30", "-03:00"),
            Sample("America/Sao_Paulo", "2018-11-04 01:00", "-02:00"),
            Sample("America/Sao_Paulo", "2019-02-16 23:30", "-02:00"),
            Sample("America/Sao_Paulo", "2019-02-17 00:00", "-03:00"),
            // A whole day is skipped.
            Sample("Pacific/Apia", "2011-12-29 23:59", "-10:00"),
            Sample("Pacific/Apia", "2011-12-30 00:00", "-10:00"),
            Sample("Pacific/Apia", "2011-12-30 23:59", "-10:00"),
            Sample("Pacific/Apia", "2011-12-31 00:00", "+14:00"),
            // Half an hour.
            Sample("Australia/Lord_Howe", "2024-04-07 01:29", "+11:00"),
            Sample("Australia/Lord_Howe", "2024-04-07 01:30", "+11:00"),
            Sample("Australia/Lord_Howe", "2024-04-07 01:59", "+11:00"),
            Sample("Australia/Lord_Howe", "2024-04-07 02:00", "+10:30"),
            Sample("Australia/Lord_Howe", "2024-10-06 02:15", "+10:30"),
            Sample("Australia/Lord_Howe", "2024-10-06 02:30", "+11:00"),
            Sample("Asia/Kolkata", "2024-10-06 02:30", "+05:30"),
        ])
    func readings(_ sample: Sample) throws {
        #expect(try zone(sample.zone).secondsFromUTC(at: reading(sample.time)) == seconds(sample.offset))
    }

    @Test(
        "The rule applies to all future years",
        arguments: [
            Sample("Europe/Berlin", "2050-03-27 00:59", "+01:00"),
            Sample("Europe/Berlin", "2050-03-27 01:00", "+02:00"),
            Sample("Europe/Berlin", "2450-03-27 00:59", "+01:00"),
            Sample("Europe/Berlin", "2450-03-27 01:00", "+02:00"),
            Sample("America/New_York", "9999-07-01 12:00", "-04:00"),
            Sample("America/New_York", "9999-12-31 12:00", "-05:00"),
            Sample("Australia/Lord_Howe", "2100-12-31 12:00", "+11:00"),
            Sample("America/Sao_Paulo", "2100-12-31 12:00", "-03:00"),
        ])
    func future(_ sample: Sample) throws {
        #expect(try zone(sample.zone).secondsFromUTC(at: moment(sample.time)) == seconds(sample.offset))
    }

    @Test("The first and the last representable times have offsets")
    func extremes() throws {
        for name in ["Europe/Berlin", "Pacific/Apia", "UTC"] {
            let zone = try zone(name)
            for milliseconds in [Int64.min, -1, 0, Int64.max] {
                let offset = zone.secondsFromUTC(at: Timestamp(milliseconds: milliseconds))
                #expect(abs(offset) < 93_600)
            }
            for year in [1, 9_999] {
                let reading = try #require(LocalDateTime(year: year, month: 1, day: 1))
                #expect(abs(zone.secondsFromUTC(at: reading)) < 93_600)
            }
        }
        // Half a second before a transition is before it, even before 1970.
        let berlin = try zone("Europe/Berlin")
        let change = try moment("1945-05-24 00:00").milliseconds
        #expect(berlin.secondsFromUTC(at: Timestamp(milliseconds: change - 1)) == 7_200)
        #expect(berlin.secondsFromUTC(at: Timestamp(milliseconds: change)) == 10_800)
    }

    @Test("A moment's local time converts back to it, except for the second of two equal local times")
    func roundTrip() throws {
        for name in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata"] {
            let zone = try zone(name)
            for hour in stride(from: Int64(0), to: 24 * 366 * 60, by: 7) {
                let utc = hour * 3_600
                let offset = zone.secondsFromUTC(at: Timestamp(milliseconds: utc * 1_000))
                let local = try #require(LocalDateTime(secondsSince1970: utc + Int64(offset)))
                let back = zone.secondsFromUTC(at: local)
                let isSecond = back > offset
                #expect(back == offset || isSecond, "\(name) \(utc)")
                if isSecond {
                    let earlier = utc + Int64(offset - back)
                    #expect(zone.secondsFromUTC(at: Timestamp(milliseconds: earlier * 1_000)) == back)
                }
            }
        }
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
