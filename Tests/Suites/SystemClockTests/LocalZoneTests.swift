import WhisperClockPort
import Foundation
import WhisperMessage
import WhisperSystemClock
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("This machine's time zone", .ownThreads)
final class LocalZoneTests {
    private let place: URL

    init() throws {
        place = FileManager.default.temporaryDirectory.appending(path: "whisper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: place)
    }

    private func database(_ variable: String?) -> TimeZoneDatabase {
        TimeZoneDatabase(
            variable: variable, localTimePath: place.appending(path: "localtime").path,
            zoneNamePath: place.appending(path: "timezone").path)
    }

    /// Winter and summer 2024.
    private func offsets(_ zone: any TimeZoneRules) -> [Int] {
        [1_705_000_000_000, 1_720_000_000_000].map { zone.secondsFromUTC(at: Timestamp(milliseconds: $0)) }
    }

    @Test(
        "TZ is a name, with or without a colon, a path, or a rule; an invalid value means UTC",
        arguments: [
            ("Europe/Berlin", "Europe/Berlin", [3_600, 7_200]), (":Europe/Berlin", "Europe/Berlin", [3_600, 7_200]),
            ("/usr/share/zoneinfo/Asia/Kolkata", "Asia/Kolkata", [19_800, 19_800]),
            (":/usr/share/zoneinfo/posix/Asia/Kolkata", "Asia/Kolkata", [19_800, 19_800]),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", [3_600, 7_200]),
            ("<-03>3", "<-03>3", [-10_800, -10_800]), ("EST5EDT4", "EST5EDT4", [-18_000, -14_400]),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "IST-1GMT0,M10.5.0,M3.5.0/1", [0, 3_600]),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "AEST-10AEDT,M10.1.0,M4.1.0/3", [39_600, 36_000]),
            ("XXX3YYY2,0/0,J365/25", "XXX3YYY2,0/0,J365/25", [-7_200, -7_200]),
            ("", "UTC", [0, 0]), (":", "UTC", [0, 0]), ("nonsense!", "UTC", [0, 0]), ("/etc/passwd", "UTC", [0, 0]),
            ("CET-1CEST,M13.5.0,M10.5.0", "UTC", [0, 0]), ("CET-1CEST,M3.5.0", "UTC", [0, 0]),
            ("CET-25", "UTC", [0, 0]), ("C-1", "UTC", [0, 0]), ("CET-1CEST,M3.5.0,M10.5.0 ", "UTC", [0, 0]),
            ("../../../etc/localtime", "UTC", [0, 0]),
        ])
    func variable(_ variable: String, _ identifier: String, _ expected: [Int]) {
        let zone = database(variable).localZone()
        #expect(zone.identifier == identifier)
        #expect(offsets(zone) == expected)
    }

    @Test("Without TZ the link determines the zone, whatever the name file says")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: place.appending(path: "localtime").path, withDestinationPath: "/usr/share/zoneinfo/Asia/Kolkata")
        try "Europe/Berlin\n".write(to: place.appending(path: "timezone"), atomically: true, encoding: .utf8)
        let zone = database(nil).localZone()
        #expect(zone.identifier == "Asia/Kolkata")
        #expect(offsets(zone) == [19_800, 19_800])
    }

    @Test("A copied file determines the zone, with the name in the name file only if that matches")
    func copy() throws {
        try FileManager.default.copyItem(
            atPath: "/usr/share/zoneinfo/Asia/Kolkata", toPath: place.appending(path: "localtime").path)
        #expect(database(nil).localZone().identifier == "localtime")
        #expect(offsets(database(nil).localZone()) == [19_800, 19_800])
        for (name, identifier) in [
            ("Asia/Kolkata\n", "Asia/Kolkata"), ("Europe/Berlin\n", "localtime"), ("../x", "localtime"),
            ("", "localtime"),
        ] {
            try name.write(to: place.appending(path: "timezone"), atomically: true, encoding: .utf8)
            #expect(database(nil).localZone().identifier == identifier)
            #expect(offsets(database(nil).localZone()) == [19_800, 19_800])
        }
    }

    @Test("Without any information, the zone is UTC")
    func nothing() {
        #expect(database(nil).localZone().identifier == "UTC")
    }

    @Test("A damaged file is not a zone, and never causes a crash")
    func damagedFiles() throws {
        let path = place.appending(path: "localtime")
        let whole = Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin")))
        for round in 0..<400 {
            // The round is the seed, so a failure can be replayed by its number.
            var random = SeededRandom(seed: UInt64(round))
            var bytes = whole
            if round.isMultiple(of: 2) {
                bytes = Array(bytes.prefix(Int.random(in: 0..<whole.count, using: &random)))
            } else {
                for _ in 0..<8 {
                    bytes[Int.random(in: 0..<whole.count, using: &random)] = .random(in: 0...255, using: &random)
                }
            }
            try Data(bytes).write(to: path)
            let zone = database(nil).localZone()
            for offset in offsets(zone) { #expect(abs(offset) < 200_000, "round \(round)") }
        }
    }
}
