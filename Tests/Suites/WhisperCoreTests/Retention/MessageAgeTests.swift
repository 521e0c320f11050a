import Testing
import WhisperClockPort
import WhisperCore
import WhisperMessage
import WhisperTestThreads

/// Ages of messages, as rules for retention have them (ST-13).
@Suite("Ages of messages", .ownThreads)
struct MessageAgeTests {
    private func moment(_ age: String, before now: String) throws -> String? {
        let age = try #require(MessageAge(age))
        return age.moment(before: try #require(Timestamp(rfc3339: now)), in: UniversalTime())?.rfc3339()
    }

    @Test("An age is read and written in its text form, and nothing else is one (ST-13)")
    func text() {
        for text in ["1d", "90d", "8w", "6m", "2y", "9999y"] { #expect(MessageAge(text)?.text == text) }
        #expect(MessageAge("090d")?.text == "90d")
        for text in [
            "", "d", "0d", "-1d", "+1d", "10000d", "1.5y", "90", "90 d", "90D", "٩d", "1dd", "99999999999999999999d",
        ] {
            #expect(MessageAge(text) == nil, "\(text)")
        }
        #expect(RetentionPeriod("forever") == .forever && RetentionPeriod("Forever") == nil)
        #expect(RetentionPeriod("90d")?.text == "90d" && RetentionPeriod.forever.text == "forever")
    }

    @Test("Days and weeks have a fixed length; months and years follow the calendar (ST-13)")
    func moments() throws {
        #expect(try moment("1d", before: "2024-03-01T12:00:00Z") == "2024-02-29T12:00:00Z")
        #expect(try moment("2w", before: "2024-03-15T12:00:00Z") == "2024-03-01T12:00:00Z")
        #expect(try moment("1m", before: "2024-03-31T12:00:00Z") == "2024-02-29T12:00:00Z")
        #expect(try moment("3m", before: "2024-02-10T01:02:03Z") == "2023-11-10T01:02:03Z")
        #expect(try moment("1y", before: "2024-02-29T12:00:00Z") == "2023-02-28T12:00:00Z")
        #expect(try moment("12m", before: "2024-01-15T12:00:00Z") == "2023-01-15T12:00:00Z")
    }

    @Test("There is no moment before the first year, or of a clock that shows no date (ST-13)")
    func outOfRange() throws {
        #expect(try moment("9999y", before: "2024-01-01T00:00:00Z") == nil)
        let age = try #require(MessageAge("1d"))
        for milliseconds in [Int64.min, .max] {
            #expect(age.moment(before: Timestamp(milliseconds: milliseconds), in: UniversalTime()) == nil)
        }
    }
}
