public import WhisperClockPort
public import WhisperMessage

/// Adds up messages to figures (LOOK-8): in one pass, in memory that the number of messages does not increase.
///
/// Messages of one chat are added one after the other. In which order chats come makes no difference, and the order of
/// messages only makes one for delays, which are measured from each message to the next. A collector for each chat and
/// one that they are merged into give the figures of each and of all.
///
/// Words, emoji, people and chats are exact while there are at most as many different ones as `capacity`; beyond that,
/// `FrequentList.shortfall` states the error, and the rarest people and chats are counted among the others.
public struct FigureCollector: Sendable {
    private let zone: any TimeZoneRules
    private var messages: Int64 = 0
    private var systemLines: Int64 = 0
    private var words: Int64 = 0
    private var first: Timestamp?
    private var last: Timestamp?
    private var days = DayTable()
    private var hoursOfWeek = Array(repeating: Int64(0), count: 168)
    private var people: TallyTable
    private var chats: TallyTable
    private var kinds: [ContentKind: KindCount] = [:]
    private var delays = DelayHistogram()
    private var frequentWords: FrequentItems<String>
    private var emoji: FrequentItems<String>
    private var reactions: FrequentItems<String>
    /// The latest message, which the next one may answer.
    private var latest: (chat: UniqueIdentifier, person: UniqueIdentifier, at: Int64)?

    /// The number of different words that are counted exactly; of emoji, people and chats a quarter.
    public static let capacity = 131_072

    /// Creates a collector.
    ///
    /// - Parameters:
    ///   - zone: The reader's zone, in which days and hours are counted.
    ///   - capacity: See `FigureCollector`; at least 8.
    public init(zone: any TimeZoneRules, capacity: Int = FigureCollector.capacity) {
        self.zone = zone
        people = TallyTable(capacity: capacity / 4)
        chats = TallyTable(capacity: capacity / 4)
        frequentWords = FrequentItems(capacity: capacity)
        emoji = FrequentItems(capacity: capacity / 4)
        reactions = FrequentItems(capacity: capacity / 4)
    }

    /// Adds a message, at the date that readers see.
    public mutating func add(_ message: StoredMessage) {
        let content = message.unified.content
        guard let person = message.person, content.kind != .system else {
            systemLines += 1
            return
        }
        let moment = message.shownAt
        messages += 1
        first = min(first ?? moment, moment)
        last = max(last ?? moment, moment)
        count(moment)
        let isMedia = FigureCollector.media.contains(content.kind)
        var tally = Tally(messages: 1, words: 0, media: isMedia ? 1 : 0)
        if let text = message.unified.writtenText, !text.isEmpty { tally.words = read(text) }
        words += tally.words
        chats.add(tally, to: message.conversation)
        if message.unified.sender?.isChannel != true {
            tally.see(message.unified.sender?.shownName ?? "", at: moment.milliseconds)
            people.add(tally, to: person)
        }
        count(content)
        for reaction in message.unified.reactions {
            guard let character = reaction.emoji.first else { continue }
            reactions.add(TextFigures.toneless(character))
        }
        answer(in: message.conversation, by: person, at: moment.milliseconds)
    }

    /// Adds what another collector in the same zone has of other chats.
    public mutating func merge(_ other: FigureCollector) {
        messages += other.messages
        systemLines += other.systemLines
        words += other.words
        first = [first, other.first].compactMap(\.self).min()
        last = [last, other.last].compactMap(\.self).max()
        days.merge(other.days)
        for (index, count) in other.hoursOfWeek.enumerated() { hoursOfWeek[index] += count }
        people.merge(other.people)
        chats.merge(other.chats)
        for (kind, count) in other.kinds { kinds[kind, default: KindCount(kind: kind)].add(count) }
        delays.merge(other.delays)
        frequentWords.merge(other.frequentWords)
        emoji.merge(other.emoji)
        reactions.merge(other.reactions)
    }

    /// The figures of what was added so far. People bear the name of their latest message, and chats none.
    public var figures: ActivityFigures {
        var figures = ActivityFigures(zone: zone.identifier)
        figures.messages = messages
        figures.systemLines = systemLines
        figures.words = words
        figures.first = first
        figures.last = last
        figures.days = days.days
        figures.hoursOfWeek = hoursOfWeek
        (figures.people, figures.otherPeople) = FigureCollector.shares(people)
        (figures.chats, figures.otherChats) = FigureCollector.shares(chats)
        figures.kinds = kinds.values.sorted { ($1.messages, $0.kind.rawValue) < ($0.messages, $1.kind.rawValue) }
        figures.delays.count = delays.count
        figures.delays.median = delays.median
        figures.delays.classes = delays.classes
        figures.frequentWords = FrequentList(frequentWords)
        figures.emoji = FrequentList(emoji)
        figures.reactions = FrequentList(reactions)
        return figures
    }

    // MARK: Parts

    private static let media: Set<ContentKind> = [.image, .video, .audio, .document, .sticker]

    private mutating func count(_ moment: Timestamp) {
        let shifted = moment.milliseconds / 1000 + Int64(zone.secondsFromUTC(at: moment))
        // The nearest time that has four digits of the year, as everywhere.
        let nearest = min(max(shifted, -62_135_596_800), 253_402_300_799)
        guard let reading = LocalDateTime(secondsSince1970: nearest) else { return }
        days.add(reading)
        // 1970 began on a Thursday, the fourth day of the week.
        let weekday = ((reading.daysSince1970 + 3) % 7 + 7) % 7
        hoursOfWeek[weekday * 24 + reading.hour] += 1
    }

    private mutating func count(_ content: Content) {
        var count = KindCount(kind: content.kind, messages: 1, files: Int64(content.attachments.count))
        for attachment in content.attachments {
            if attachment.state == .found { count.held += 1 }
            count.bytes = count.bytes.addingSaturated(max(0, attachment.size ?? 0))
        }
        kinds[content.kind, default: KindCount(kind: content.kind)].add(count)
    }

    private mutating func read(_ text: String) -> Int64 {
        TextFigures.emoji(of: text) { emoji.add($0) }
        return TextFigures.words(of: text) { frequentWords.add($0) }
    }

    private mutating func answer(in chat: UniqueIdentifier, by person: UniqueIdentifier, at moment: Int64) {
        if let latest, latest.chat == chat, latest.person != person {
            let (delay, isOverflow) = moment.subtractingReportingOverflow(latest.at)
            delays.add(milliseconds: isOverflow ? (moment > latest.at ? .max : 0) : delay)
        }
        latest = (chat, person, moment)
    }

    private static func shares(_ table: TallyTable) -> ([Share], Share.Remainder) {
        var remainder = Share.Remainder()
        remainder.add(table.others, of: table.otherCount)
        let listed = table.top(ActivityFigures.listLength)
        let names = Set(listed.map(\.key))
        for (id, tally) in table.tallies where !names.contains(id) { remainder.add(tally, of: 1) }
        return (
            listed.map {
                Share(
                    id: $0.key, name: $0.value.name, messages: $0.value.messages, words: $0.value.words,
                    media: $0.value.media)
            }, remainder
        )
    }
}

extension Share.Remainder {
    fileprivate mutating func add(_ tally: Tally, of many: Int64) {
        count += many
        messages += tally.messages
        words += tally.words
        media += tally.media
    }
}

extension KindCount {
    fileprivate mutating func add(_ other: KindCount) {
        messages += other.messages
        files += other.files
        held += other.held
        bytes = bytes.addingSaturated(other.bytes)
    }
}

extension FrequentList {
    fileprivate init(_ items: FrequentItems<String>) {
        self.init()
        entries = items.top(ActivityFigures.listLength).map { Entry(text: $0.item, count: $0.count) }
        total = items.total
        shortfall = items.shortfall
    }
}

extension Int64 {
    /// Sizes are what sources say, so that their sum may be too large.
    fileprivate func addingSaturated(_ other: Int64) -> Int64 {
        let (sum, isOverflow) = addingReportingOverflow(other)
        return isOverflow ? .max : sum
    }
}
