import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Local dates and times", .ownThreads)
struct LocalDateTimeTests {
    @Test(
        "Known dates have the expected day numbers",
        arguments: [
            (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017), (1900, 3, 1, -25_508),
            (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896), (2024, 2, 29, 19_782),
        ])
    func dayNumbers(year: Int, month: Int, day: Int, number: Int) {
        #expect(LocalDateTime(year: year, month: month, day: day)?.daysSince1970 == number)
    }

    @Test("Every day of 400 years follows the previous one")
    func everyDay() {
        var expected = LocalDateTime(year: 1800, month: 1, day: 1)?.daysSince1970 ?? 0
        for year in 1800..<2200 {
            for month in 1...12 {
                for day in 1...LocalDateTime.days(inMonth: month, ofYear: year) {
                    let date = LocalDateTime(year: year, month: month, day: day)
                    if date?.daysSince1970 != expected
                        || LocalDateTime(secondsSince1970: Int64(expected) * 86_400) != date
                    {
                        Issue.record("\(year)-\(month)-\(day)")
                    }
                    expected += 1
                }
            }
        }
    }

    @Test("Any second of the years 1 to 9999 round-trips", arguments: 1...100)
    func roundTrip(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let seconds = Int64.random(in: -62_135_596_800..<253_402_300_800, using: &random)
            #expect(LocalDateTime(secondsSince1970: seconds)?.secondsSince1970 == seconds)
        }
    }

    @Test("Each component is accepted from its first value to its last, and no further")
    func bounds() {
        for year in [-1, 0, 1, 2, 9998, 9999, 10_000] {
            #expect((LocalDateTime(year: year, month: 1, day: 1) != nil) == (1...9999).contains(year), "year \(year)")
        }
        for month in -1...14 {
            #expect((LocalDateTime(year: 1, month: month, day: 1) != nil) == (1...12).contains(month), "month \(month)")
        }
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for (year, february) in [(2001, 28), (2004, 29), (1900, 28), (2000, 29), (2100, 28), (2400, 29)] {
            for month in 1...12 {
                let length = month == 2 ? february : lengths[month - 1]
                for day in -1...33 {
                    let isDate = LocalDateTime(year: year, month: month, day: day) != nil
                    #expect(isDate == (1...length).contains(day), "\(year)-\(month)-\(day)")
                }
            }
        }
        func isTime(_ hour: Int, _ minute: Int, _ second: Int) -> Bool {
            LocalDateTime(year: 2000, month: 1, day: 1, hour: hour, minute: minute, second: second) != nil
        }
        for part in -1...61 {
            #expect(isTime(part, 0, 0) == (0...23).contains(part), "hour \(part)")
            #expect(isTime(0, part, 0) == (0...59).contains(part), "minute \(part)")
            #expect(isTime(0, 0, part) == (0...59).contains(part), "second \(part)")
        }
    }

    @Test("An invalid date or time is nil")
    func impossible() {
        #expect(LocalDateTime(year: 2023, month: 2, day: 29) == nil)
        #expect(LocalDateTime(year: 1900, month: 2, day: 29) == nil)
        #expect(LocalDateTime(year: 2000, month: 2, day: 30) == nil)
        #expect(LocalDateTime(year: 2000, month: 13, day: 1) == nil)
        #expect(LocalDateTime(year: 2000, month: 0, day: 1) == nil)
        #expect(LocalDateTime(year: 2000, month: 4, day: 31) == nil)
        #expect(LocalDateTime(year: 0, month: 1, day: 1) == nil)
        #expect(LocalDateTime(year: 10_000, month: 1, day: 1) == nil)
        #expect(LocalDateTime(year: 2000, month: 1, day: 1, hour: 24) == nil)
        #expect(LocalDateTime(year: 2000, month: 1, day: 1, minute: 60) == nil)
        #expect(LocalDateTime(year: 2000, month: 1, day: 1, second: 60) == nil)
        #expect(LocalDateTime(secondsSince1970: .min) == nil)
        #expect(LocalDateTime(secondsSince1970: .max) == nil)
        #expect(LocalDateTime(secondsSince1970: 253_402_300_800) == nil)
        #expect(LocalDateTime(secondsSince1970: -62_135_596_801) == nil)
    }
}
