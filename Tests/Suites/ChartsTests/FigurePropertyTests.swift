import WhisperCharts
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// What holds for any messages (LOOK-8).
@Suite("Properties of figures", .ownThreads)
struct FigurePropertyTests {
    @Test("Sums agree: of days, hours, kinds, people and chats (LOOK-8)", arguments: 0..<20 as Range<UInt64>)
    func sums(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        let messages = SampleMessages.random(60, using: &generator).flatMap(\.self)
        for capacity in [8, FigureCollector.capacity] {
            let figures = SampleMessages.figures(messages, capacity: capacity)
            #expect(figures.messages + figures.systemLines == Int64(messages.count), "seed \(seed)")
            let sums = [
                figures.days.reduce(0) { $0 + $1.messages }, figures.hoursOfWeek.reduce(0, +),
                figures.weekdays.reduce(0, +), figures.hours.reduce(0, +), figures.kinds.reduce(0) { $0 + $1.messages },
                figures.people.reduce(figures.otherPeople.messages) { $0 + $1.messages },
                figures.chats.reduce(figures.otherChats.messages) { $0 + $1.messages },
            ]
            #expect(sums.allSatisfy { $0 == figures.messages }, "seed \(seed): \(sums)")
            #expect(figures.people.reduce(figures.otherPeople.words) { $0 + $1.words } == figures.words, "seed \(seed)")
            #expect(figures.delays.classes.reduce(0, +) == figures.delays.count, "seed \(seed)")
        }
    }

    @Test("Chats in any order, merged or not, give the same figures (LOOK-8)", arguments: 0..<20 as Range<UInt64>)
    func chatsInAnyOrder(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        let chats = SampleMessages.random(40, using: &generator)
        let one = SampleMessages.figures(chats.flatMap(\.self))
        #expect(one == SampleMessages.figures(chats.shuffled(using: &generator).flatMap(\.self)), "seed \(seed)")
        var whole = FigureCollector(zone: UniversalTime())
        for chat in chats.shuffled(using: &generator) {
            var part = FigureCollector(zone: UniversalTime())
            for message in chat { part.add(message) }
            whole.merge(part)
        }
        #expect(whole.figures == one, "seed \(seed)")
    }

    @Test("Messages in any order give the same figures but for delays (LOOK-8)", arguments: 0..<20 as Range<UInt64>)
    func messagesInAnyOrder(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        let messages = SampleMessages.random(40, using: &generator).flatMap(\.self)
        var one = SampleMessages.figures(messages)
        var other = SampleMessages.figures(messages.shuffled(using: &generator))
        one.delays = DelayFigures()
        other.delays = DelayFigures()
        #expect(one == other, "seed \(seed)")
    }

    @Test("Too many words make counts short by no more than is stated (LOOK-8)", arguments: 0..<20 as Range<UInt64>)
    func shortfall(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        var counts: [String: Int64] = [:]
        var collector = FigureCollector(zone: UniversalTime(), capacity: 16)
        for second in 0..<2_000 {
            // Half of all are few words, the rest are many.
            let isCommon = Bool.random(using: &generator)
            let number =
                isCommon ? Int.random(in: 0..<4, using: &generator) : Int.random(in: 4..<900, using: &generator)
            let word = "word" + String(number)
            counts[word, default: 0] += 1
            collector.add(SampleMessages.message(word, at: Int64(second)))
        }
        let list = collector.figures.frequentWords
        #expect(list.total == 2_000 && list.shortfall > 0 && list.shortfall <= 2_000 / 8, "seed \(seed)")
        for entry in list.entries {
            let count = counts[entry.text] ?? 0
            #expect(entry.count <= count && count <= entry.count + list.shortfall, "seed \(seed): \(entry)")
        }
        let listed = Set(list.entries.map(\.text))
        for (word, count) in counts where count > list.shortfall { #expect(listed.contains(word), "seed \(seed)") }
    }

    @Test("The object for machines has the same sums (LOOK-8)")
    func json() throws {
        var generator = SeededRandom(seed: 7)
        let figures = SampleMessages.figures(SampleMessages.random(50, using: &generator).flatMap(\.self))
        let object = figures.json
        func sum(_ name: String) -> Int64? {
            guard case .object(let members)? = object[name] else { return nil }
            return members.members.reduce(0) { sum, member in
                if case .number(let number) = member.value { sum + (number.integer ?? 0) } else { sum }
            }
        }
        for name in ["by_day", "by_month", "by_weekday"] { #expect(sum(name) == figures.messages, "\(name)") }
        let written = JSONValue.object(object).text
        #expect(try JSONValue.parse(written).text == written)
    }
}
