import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Text that only resembles a header belongs to the previous message (ING-5)", .ownThreads)
struct LookalikeTests {
    static let dates = [
        "2018/12/2019, 20:15 - Anna: two years", "3/18/R2022, 14:56 - Anna: an era before four digits",
        "311.12.18, 20:15 - Anna: three digits", "31.122.18, 20:15 - Anna: three digits",
        "31.12.188, 20:15 - Anna: three digits", "31.2018.12, 20:15 - Anna: the year in the middle",
        "31.12.20188, 20:15 - Anna: five digits", "31.12, 20:15 - Anna: no year", "31,12,18, 20:15 - Anna: commas",
        "31 12 18, 20:15 - Anna: spaces", "31/12/1820:15 - Anna: nothing between date and time",
        "31/12/18x, 20:15 - Anna: a letter behind the date", "31.12.18 atx 20:15 - Anna: a longer word",
        "3१.12.18, 20:15 - Anna: a number in two kinds of digits", "S1/2/3, no time", "1. 2. 3. go!", "12. Buy milk",
    ]

    static let times = [
        "31.12.18, 20\u{200E}15 - Anna: no separator", "31.12.18, 20:15\u{200E}42 - Anna: no separator",
        "31.12.18, 2015 - Anna: no separator", "31.12.18, 20:1 - Anna: one digit", "31.12.18, 20:155 - Anna: three",
        "31.12.18, 200:15 - Anna: three", "31.12.18, 20:15:4 - Anna: one digit", "31.12.18, :15 - Anna: no hour",
        "31.12.18, 8:15 pmx - Anna: a longer word", "31.12.18, 20h15m - Anna: a letter", "31.12.18, - Anna: no time",
        "5:30 we meet", "10:30, 12 people",
    ]

    static let ends = [
        "31.12.18, 20:15 Anna: no dash", "31.12.18, 20:15- Anna: no space before the dash",
        "31.12.18, 20:15 -Anna: no space behind the dash", "31.12.18, 20:15:Anna: no space behind the colon",
        "31.12.18, 20:15 \u{2010} Anna: another dash", "31.12.18, 20:15 \u{2212} Anna: another dash",
        "[31.12.18, 20:15:42 Anna: an open bracket", "31.12.18, 20:15:42] Anna: no bracket", "[1] a footnote", "[",
        "31.12.18, 20:15",
    ]

    /// Close to the blanks and marks of a header: U+2008, U+200A, U+00A1, U+3041, the joiner U+200D and others.
    static let characters = ["\u{2008}", "\u{200A}", "\u{A1}", "\u{3041}", "\u{200D}", "\u{2065}", "\u{FEFE}"]
        .flatMap { character in
            [
                "31.12.18\(character)20:15 - Anna: another character",
                "31\(character).12.18, 20:15 - Anna: another character",
            ]
        }

    @Test("Invalid dates (ING-5)", arguments: dates)
    func date(_ line: String) async throws { try await check(line) }

    @Test("Invalid times (ING-5)", arguments: times)
    func time(_ line: String) async throws { try await check(line) }

    @Test("Invalid ends of headers (ING-5)", arguments: ends)
    func end(_ line: String) async throws { try await check(line) }

    @Test("Characters that are neither blanks nor marks (ING-5)", arguments: characters)
    func character(_ line: String) async throws { try await check(line) }

    /// After headers of several shapes, which are tried first on each line.
    private func check(_ line: String) async throws {
        for header in ["31.12.18, 20:15 - ", "[31.12.18, 20:15:42] ", "2018/12/31, 20:15 - ", "3/18/R4, 14:56 - "] {
            let reading = try await Reading.text("\(header)Anna: Hello\n\(line)")
            #expect(reading.messages.map(\.content.text) == ["Hello\n\(line)"])
            #expect(reading.skipped.isEmpty)
        }
    }
}
