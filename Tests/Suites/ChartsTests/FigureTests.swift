import WhisperCharts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// What messages add up to (LOOK-8).
@Suite("Figures of messages", .ownThreads)
struct FigureTests {
    /// Monday, 2 November 2026, 23:30 in UTC.
    private static let monday: Int64 = 1_793_662_200

    @Test("Days, hours and weekdays are those of the reader's zone (LOOK-8)")
    func zone() {
        let messages = [SampleMessages.message("a", at: Self.monday)]
        let here = SampleMessages.figures(messages)
        #expect(here.days.map(\.date?.day) == [2] && here.weekdays[0] == 1 && here.hours[23] == 1)
        let east = SampleMessages.figures(messages, zone: FixedZone(seconds: 3_600))
        #expect(east.days.map(\.date?.day) == [3] && east.weekdays[1] == 1 && east.hours[0] == 1)
        #expect(east.hoursOfWeek[24] == 1 && east.zone == "Test/Zone")
    }

    @Test("Lines of the system are counted apart from messages (LOOK-8)")
    func system() {
        let figures = SampleMessages.figures([
            SampleMessages.message("Anna joined", at: 0, person: nil, kind: .system),
            SampleMessages.message("Hi", at: 1), SampleMessages.message(nil, at: 2, kind: .deleted),
        ])
        #expect(figures.messages == 2 && figures.systemLines == 1 && figures.people.map(\.messages) == [2])
        #expect(figures.kinds.map(\.kind) == [.deleted, .text])
        // Who compares the number of messages with that of an import or an archive sees where the others are.
        let facts = ChartSheet(figures, localizer: Localizer(.english)).facts.prefix(2)
        #expect(facts.map { "\($0.label) \($0.value)" } == ["Messages 2", "System messages 1"])
    }

    @Test("What channels send counts in their chats, and they are no people (LOOK-8)")
    func channels() {
        var news = SampleMessages.message("News", at: 2, person: 7, chat: 3)
        news.unified.sender?.identifier = "120363000000000003@newsletter"
        let figures = SampleMessages.figures([SampleMessages.message("Hi", at: 1), news])
        #expect(figures.messages == 2 && figures.chats.count == 2)
        #expect(figures.people.map(\.id) == [SampleMessages.id(1)] && figures.otherPeople == Share.Remainder())
    }

    @Test("The busiest day and the longest streak are the earliest of several (LOOK-8)")
    func streaks() {
        let days: [Int64] = [0, 1, 1, 4, 5, 9, 9, 10]
        let figures = SampleMessages.figures(days.map { SampleMessages.message("x", at: $0 * 86_400) })
        #expect(figures.busiestDay == DayCount(day: 1, messages: 2))
        #expect(figures.longestStreak == 0...1)
        #expect(figures.days.map(\.day) == [0, 1, 4, 5, 9, 10])
        #expect(SampleMessages.figures([]).longestStreak == nil && SampleMessages.figures([]).busiestDay == nil)
        let longer = SampleMessages.figures([0, 3, 4, 5, 9].map { SampleMessages.message("x", at: $0 * 86_400) })
        #expect(longer.longestStreak == 3...5)
    }

    @Test("A delay is the time until another person writes in the same chat (LOOK-8)")
    func delays() {
        let figures = SampleMessages.figures([
            SampleMessages.message("a", at: 0, person: 1), SampleMessages.message("b", at: 10, person: 1),
            SampleMessages.message("c", at: 40, person: 2),
            SampleMessages.message("Anna left", at: 50, person: nil, kind: .system),
            SampleMessages.message("d", at: 100, person: 3), SampleMessages.message("e", at: 400, person: 2),
            SampleMessages.message("f", at: 399, person: 1),
            SampleMessages.message("other chat", at: 500, person: 2, chat: 2),
            SampleMessages.message("later", at: 500 + 604_800, person: 1, chat: 2),
        ])
        // 30 s, 60 s, 300 s, 0 s as clocks disagree, and a week.
        #expect(figures.delays.count == 5 && figures.delays.median == 60)
        #expect(figures.delays.classes == [2, 1, 1, 0, 0, 0, 0, 1])
        #expect(SampleMessages.figures([]).delays.median == nil)
    }

    @Test(
        "The median is short by less than 3.2 percent (LOOK-8)",
        arguments: [64, 299, 300, 86_399, 31_536_000] as [Int64])
    func median(delay: Int64) throws {
        let figures = SampleMessages.figures([
            SampleMessages.message("a", at: 0, person: 1), SampleMessages.message("b", at: delay, person: 2),
        ])
        let median = try #require(figures.delays.median)
        #expect(median <= delay && Double(median) > Double(delay) * 0.968)
    }

    @Test("Words are those that say something, links and digits are none, and Chinese is counted in pairs (LOOK-8)")
    func words() {
        let text =
            "The UMBRELLA and the umbrella, see https://umbrella.example/umbrella www.umbrella.example 2024 Straße 湖边散步"
        let figures = SampleMessages.figures([SampleMessages.message(text, at: 0)])
        #expect(figures.words == 12)
        #expect(
            figures.frequentWords.entries.map { "\($0.text) \($0.count)" } == [
                "umbrella 2", "straße 1", "散步 1", "湖边 1", "边散 1",
            ])
    }

    @Test("Words are those that people wrote, not those of an export (LOOK-8)")
    func writtenWords() throws {
        var poll = SampleMessages.message(
            "POLL:\nWhich umbrella?\nOPTION: Green (3 votes)\nOPTION: Yellow (1 vote)", at: 1, kind: .poll)
        poll.unified.platformSpecific["poll"] = try JSONValue.parse(
            #"{"question":"Which umbrella?","options":[{"text":"Green","votes":3},{"text":"Yellow"}]}"#)
        let figures = SampleMessages.figures([
            poll, SampleMessages.message("<Utelämnad mediefil>", at: 2),
            SampleMessages.message("Voice call, 12 minutes", at: 3, kind: .call),
            SampleMessages.message("location: https://maps.google.com/?q=1,2", at: 4, kind: .location),
            SampleMessages.message("null", at: 5, kind: .unknown),
            SampleMessages.message("(Www.umbrella.example/page) holiday.pdf, see", at: 6),
            SampleMessages.message("sunset", at: 7, kind: .image),
        ])
        #expect(
            figures.frequentWords.entries.map(\.text).sorted() == ["green", "sunset", "umbrella", "which", "yellow"])
        #expect(figures.words == 6)
    }

    @Test("Emoji are counted without tones of skin, in texts and as reactions (LOOK-8)")
    func emoji() {
        let figures = SampleMessages.figures([
            SampleMessages.message("👍🏽 👍🏿👍 3 # ❤️ 👩🏽‍🚀 ☝🏽", at: 0, reactions: ["👍🏻", "👍", ""])
        ])
        #expect(
            figures.emoji.entries.map { "\($0.text) \($0.count)" } == ["👍 3", "☝️ 1", "❤️ 1", "👩‍🚀 1"])
        #expect(figures.reactions.entries.map(\.count) == [2] && figures.reactions.total == 2)
    }

    @Test("Files are counted by kind, and sizes that cannot be true make no sum overflow (LOOK-8)")
    func files() {
        let attachments = [
            Attachment(name: "a.jpg", size: .max, state: .found), Attachment(name: "b.jpg", size: 5, state: .missing),
            Attachment(name: "c.jpg", size: -7, state: .omitted),
        ]
        let figures = SampleMessages.figures([
            SampleMessages.message(nil, at: 0, kind: .image, attachments: attachments)
        ])
        #expect(figures.kinds == [KindCount(kind: .image, messages: 1, files: 3, held: 1, bytes: .max)])
        #expect(figures.people.first?.media == 1)
    }

    @Test("Times that no calendar has are counted in the nearest year (LOOK-8)")
    func impossibleTimes() {
        var messages = [SampleMessages.message("a", at: 0)]
        messages[0].unified.timestamp = Timestamp(milliseconds: .max)
        messages.append(messages[0])
        messages[1].unified.timestamp = Timestamp(milliseconds: .min)
        messages[1].person = SampleMessages.id(2)
        let figures = SampleMessages.figures(messages)
        #expect(figures.days.compactMap(\.date?.year) == [1, 9999])
        #expect(figures.delays.classes.first == 1)
    }
}
