import WhisperCharts
import WhisperLocalization
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// Three drawings of the same numbers (LOOK-8).
@Suite("Drawings of charts", .ownThreads)
struct DrawingTests {
    private static let hostile = [
        "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "a & b < c > d ' e", "]]>", "<!-- --",
        "\u{0}\u{1B}[31m",
        "\u{202E}gnp.exe", "a\u{2028}b\nc", "{label}", String(repeating: "W", count: 500),
    ]

    private static func sheet(_ language: Language = .english, hostile: Bool = true) -> ChartSheet {
        var generator = SeededRandom(seed: 3)
        var messages = SampleMessages.random(80, using: &generator).flatMap(\.self)
        if hostile {
            for (index, name) in Self.hostile.enumerated() {
                messages += (0..<40).map {
                    SampleMessages.message(name, at: Int64($0), person: 100 + index, chat: 50 + index, name: name)
                }
            }
        }
        var figures = SampleMessages.figures(messages)
        for index in figures.chats.indices { figures.chats[index].name = Self.hostile[index % Self.hostile.count] }
        return ChartSheet(figures, localizer: Localizer(language), periods: 24)
    }

    private static let measure = TerminalCharts.TextMeasure(
        safe: { text in String(text.map { $0.isASCII && !$0.isNewline && $0 >= " " ? $0 : "?" }) },
        width: { $0.count },
        truncated: { text, columns in text.count <= columns ? text : String(text.prefix(columns - 1)) + "…" })

    @Test(
        "No line is wider than the terminal, from 40 to 200 columns (LOOK-8)",
        arguments: [40, 41, 60, 79, 80, 133, 200])
    func widths(columns: Int) {
        for language in Language.allCases {
            let drawing = TerminalCharts(
                Self.sheet(language), columns: columns, isPlain: false, isColored: false, measure: Self.measure)
            for line in drawing.lines {
                #expect(line.count <= columns, "\(language) \(line)")
                #expect(!line.unicodeScalars.contains("\u{1B}") && line.last != " ")
            }
        }
    }

    @Test("Colours are additions only, and plain lines are labels and numbers (LOOK-8, UX-4)")
    func styles() {
        func lines(plain: Bool, colored: Bool) -> [String] {
            TerminalCharts(
                Self.sheet(), columns: 80, isPlain: plain, isColored: colored, measure: Self.measure
            ).lines
        }
        let colored = lines(plain: false, colored: true)
        #expect(colored.contains { $0.contains("\u{1B}[36m█") })
        let without = colored.map { $0.replacing(#/\u{1B}\[[0-9]*m/#, with: "") }
        #expect(without == lines(plain: false, colored: false))
        for line in lines(plain: true, colored: true) {
            #expect(!line.contains("█") && !line.unicodeScalars.contains("\u{1B}"))
        }
    }

    @Test("A bar is as long as its number, and no number above zero is without one (LOOK-8)")
    func bars() {
        var figures = ActivityFigures(zone: "UTC")
        figures.kinds = [
            KindCount(kind: .text, messages: 1_000_000), KindCount(kind: .image, messages: 500_000),
            KindCount(kind: .call, messages: 1),
        ]
        let lines = TerminalCharts(
            ChartSheet(figures, localizer: Localizer(.english)), columns: 80, isPlain: false, isColored: false,
            measure: Self.measure
        ).lines
        let bars = lines.compactMap { $0.split(separator: "  ").last }.filter { $0.contains("█") || $0.contains("▏") }
        #expect(bars.map(\.count) == [59, 30, 1] || bars.map(\.count) == [58, 29, 1], "\(lines)")
    }

    @Test("The sum of all others is a number without a bar, as it would dwarf the rest (LOOK-8)")
    func remainder() throws {
        var figures = ActivityFigures(zone: "UTC")
        figures.people = (1...3).map { number in
            Share(id: SampleMessages.id(number), name: "P\(number)", messages: 3, words: 0, media: 0)
        }
        figures.otherPeople.count = 40
        figures.otherPeople.messages = 900
        let sheet = ChartSheet(figures, localizer: Localizer(.english), entries: 2)
        let chart = try #require(sheet.charts.first)
        #expect(chart.entries.last?.values == [903] && chart.peak == 3)
        let lines = TerminalCharts(sheet, columns: 60, isPlain: false, isColored: false, measure: Self.measure).lines
        #expect(lines.last == "41 others  903")
        let page = String(decoding: PageCharts(sheet).fragment.bytes, as: UTF8.self)
        #expect(page.components(of: "<rect") == 3 && page.contains("903"))
    }

    @Test("The same numbers are on the terminal, in the file and on the page, in every language (LOOK-8)")
    func sameNumbers() {
        for language in Language.allCases {
            let sheet = Self.sheet(language)
            #expect(sheet.charts.count == 11)
            let svg = String(decoding: SVGCharts(sheet, title: "T", summary: "S").bytes, as: UTF8.self)
            let page = String(decoding: PageCharts(sheet).fragment.bytes, as: UTF8.self)
            let plain = TerminalCharts(sheet, columns: 80, isPlain: true, isColored: false, measure: Self.measure)
            let terminal = plain.lines.joined(separator: "\n")
            for chart in sheet.charts {
                for value in chart.entries.flatMap(\.values) where value > 0 {
                    let text = sheet.text(of: value)
                    #expect(
                        svg.contains(text) && page.contains(text) && terminal.contains(text), "\(chart.name) \(text)")
                }
            }
        }
    }

    @Test("Whatever names and words say, drawings have only elements and attributes of their own (LOOK-2, LOOK-8)")
    func markup() throws {
        for language in [Language.english, .arabic] {
            let sheet = Self.sheet(language)
            for bytes in [
                SVGCharts(sheet, title: Self.hostile[0], summary: Self.hostile[1]).bytes,
                PageCharts(sheet).fragment.bytes,
            ] {
                let text = String(decoding: bytes, as: UTF8.self)
                #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
                try MarkupReader.check(text)
            }
        }
    }

    @Test("Drawings keep to the strict policy: no style attributes, scripts, ids of the page or addresses (LOOK-2)")
    func policy() {
        let page = String(decoding: PageCharts(Self.sheet(), headingLevel: 3).fragment.bytes, as: UTF8.self)
        for forbidden in [" style=", "<style", "<script", " id=", "href", "url(", "http"] {
            #expect(!page.contains(forbidden), "\(forbidden)")
        }
        #expect(page.contains("<h3>") && !page.contains("<h2>"))
        let style = ChartStyle.sheet.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        #expect(!style.contains("url(") && !style.contains("@import"))
    }

    @Test("Right-to-left drawings are the mirror image (LOOK-5)")
    func mirrored() throws {
        func firstBar(_ language: Language) throws -> (x: Double, width: Double) {
            let svg = String(
                decoding: SVGCharts(Self.sheet(language, hostile: false), title: "T", summary: "S").bytes, as: UTF8.self
            )
            let match = try #require(
                svg.firstMatch(of: #/<rect class="bar" x="([0-9.]+)" y="[0-9.]+" width="([0-9.]+)"/#))
            return (try #require(Double(match.1)), try #require(Double(match.2)))
        }
        let (left, right) = (try firstBar(.english), try firstBar(.arabic))
        #expect(abs(left.x + left.width + right.x - 960) < 0.1 && left.width == right.width)
    }

    @Test("Every kind of message has a word of its own, in every language (LOOK-8)", arguments: Language.allCases)
    func kinds(language: Language) {
        let words = ContentKind.allCases.map { Localizer(language)(ChartText(kind: $0)) }
        #expect(Set(words).count == words.count && !words.contains(where: \.isEmpty))
        #expect(
            language.list(["a", "b"])
                == (language == .arabic ? "a، b" : language.rawValue == "zh-Hans" ? "a、b" : "a, b"))
    }

    @Test("Charts without numbers are left out, and so is the one of a single chat (LOOK-8)")
    func empty() {
        #expect(ChartSheet(SampleMessages.figures([]), localizer: Localizer(.english)).charts.isEmpty)
        let one = ChartSheet(
            SampleMessages.figures([SampleMessages.message("hello", at: 0)]), localizer: Localizer(.english))
        #expect(!one.charts.map(\.name).contains("chats") && one.charts.map(\.name).contains("people"))
    }

    @Test("Many months become quarters, and then years, without gaps (LOOK-8)")
    func periods() throws {
        let months: [Int64] = [0, 60, 730]
        let figures = SampleMessages.figures(months.map { SampleMessages.message("x", at: $0 * 86_400) })
        func labels(_ limit: Int) throws -> [String] {
            let sheet = ChartSheet(figures, localizer: Localizer(.english), periods: limit)
            return try #require(sheet.charts.first).entries.map(\.label)
        }
        #expect(try labels(25).count == 25 && labels(25).first == "1970-01" && labels(25).last == "1972-01")
        #expect(try labels(24).first == "1970-Q1" && labels(24).count == 9)
        #expect(try labels(8) == ["1970", "1971", "1972"])
    }

    @Test("An axis of several years names the months in which years begin (LOOK-8)", arguments: [90, 800, 3_000])
    func years(last day: Int64) {
        // From April 1970 on.
        let figures = SampleMessages.figures([90, 90 + day].map { SampleMessages.message("x", at: $0 * 86_400) })
        let sheet = ChartSheet(figures, localizer: Localizer(.english))
        let page = String(decoding: PageCharts(sheet).fragment.bytes, as: UTF8.self)
        let picture = String(decoding: SVGCharts(sheet, title: "", summary: "").bytes, as: UTF8.self)
        let named = page.matches(of: #/y="206"[^>]*>(?<label>\d{4}-\d{2})</#).map { String($0.label) }
        let drawn = Set(picture.matches(of: #/>\u{2068}(?<label>\d{4}-\d{2})\u{2069}</#).map { String($0.label) })
        switch day {
        case 90: #expect(named == ["1970-04", "1970-05", "1970-06"] && drawn == Set(named))
        case 800: #expect(named == ["1971-01", "1972-01"] && drawn == Set(named))
        // More Januaries than fit on a phone.
        default: #expect(named == ["1971-01", "1973-01", "1975-01", "1977-01"] && drawn.isSuperset(of: named))
        }
        #expect(day == 90 || drawn.allSatisfy { $0.hasSuffix("-01") })
    }
}

extension String {
    fileprivate func components(of separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}
