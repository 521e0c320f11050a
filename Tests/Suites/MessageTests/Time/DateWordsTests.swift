import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Dates in words (LOOK-7)", .ownThreads)
struct DateWordsTests {
    /// A Sunday.
    private static let today = LocalDateTime(year: 2023, month: 1, day: 29, hour: 21, minute: 17)

    @Test(
        "A date in words is the latest that is not to come",
        arguments: [
            ("today", "2023-1-29"), ("Yesterday", "2023-1-28"), (" gestern ", "2023-1-28"), ("sunday", "2023-1-29"),
            ("Montag", "2023-1-23"), ("mon", "2023-1-23"), ("sat", "2023-1-28"), ("Pazar", "2023-1-29"), ("paz", nil),
            ("29.1.", "2023-1-29"),
            ("30.1.", "2022-1-30"), ("29.1", "2023-1-29"), ("29. 1.", "2023-1-29"), ("1.2.2019", "2019-2-1"),
            ("29.2.", "2020-2-29"), ("31.2.", nil), ("32.1.", nil), ("0.0.", nil), ("s", nil), ("", nil), (".", nil),
            ("March 2021", "2021-3"), ("januar", "2023-1"), ("2019 jan", "2019-1"), ("may", "2022-5"), ("ma 2020", nil),
            ("29 January 2023", "2023-1-29"), ("Dezember 24", "2022-12-24"), ("31 april", nil), ("29 feb", "2020-2-29"),
            ("2020", nil), ("march 20", "2022-3-20"), ("march 2020 20 20", nil), ("1.", nil), ("1.1.1.1", nil),
            ("31.12.99999", nil), ("tomorrow", nil), ("x.y.", nil),
        ])
    func words(_ text: String, _ expected: String?) throws {
        let english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        let german = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
        let turkish = ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"]
        let months = [
            "January Januar", "February Februar", "March März", "April April", "May Mai", "June Juni", "July Juli",
            "August August", "September September", "October Oktober", "November November", "December Dezember",
        ]
        let words = DateWords(
            today: try #require(Self.today), weekdays: (0..<7).map { [german[$0], english[$0], turkish[$0]] },
            days: [["heute", "today"], ["gestern", "yesterday"]],
            months: months.map { $0.split(separator: " ").map(String.init) })
        #expect(words.numbers(text)?.map(String.init).joined(separator: "-") == expected)
    }
}
