import WhisperMessage

/// Matches the messages of a whole chat, minutes after minutes, as `ExportMatch` would match all of them at once.
///
/// A message's counterpart is in the same minute, since the minute is part of what is compared. But whether an export
/// words one differently, is only certain between two messages that both sides show alike. So what stands behind the
/// last of these is held back until there is another, except for minutes that only one side has: they have no
/// counterparts. If that becomes too much, it is decided as at the end of the chat.
struct ChatComparison {
    /// A message of the live source that was compared.
    enum Outcome: Hashable {
        /// An export's message is the same.
        case same(UniqueIdentifier, as: UniqueIdentifier)
        /// None is certainly the same, but an export shows the same text in the same minute.
        case ambiguous(UniqueIdentifier)
    }

    private let people: KnownPeople
    private let holders: Set<UniqueIdentifier?>
    private let isFinal: Bool
    private let limit: Int
    private var open: [ChatMinutes.Entry] = []
    private var isContinued = false
    /// The largest number of messages held at once.
    private(set) var mostHeld = 0

    /// Parameters:
    ///   - people: Who is known to be whom.
    ///   - holders: All people who wrote messages from exports in the chat, with those replaced who are known to be others.
    ///   - isFinal: As for `ExportMatch`.
    ///   - limit: How many messages are held back at most.
    init(
        people: KnownPeople, holders: Set<UniqueIdentifier?>, isFinal: Bool, limit: Int
    ) {
        self.people = people
        self.holders = holders
        self.isFinal = isFinal
        self.limit = limit
    }

    /// Compares further minutes, and returns what is certain now.
    mutating func add(_ minutes: [ChatMinutes.Entry]) -> [Outcome] {
        for var entry in minutes {
            entry.element = entry.isExported ? people.exported(entry.element) : people.reported(entry.element)
            open.append(entry)
        }
        open.sort(by: ChatMinutes.Entry.isEarlier)
        mostHeld = max(mostHeld, open.count)
        return settle(isAtEnd: false)
    }

    /// Compares what was held back.
    mutating func finish() -> [Outcome] { settle(isAtEnd: true) }

    private mutating func settle(isAtEnd: Bool) -> [Outcome] {
        let held = open.filter(\.isExported)
        let told = open.filter { !$0.isExported }.sorted { ($0.time, $0.place) < ($1.time, $1.place) }
        let match = ExportMatch(
            held: held.map(\.element), told: told.map(\.element), holders: holders, isFinal: isFinal,
            isContinued: isContinued)
        let alike = match.alike.map { told[$0.lowerBound].element.time...told[$0.upperBound].element.time }
        open = isAtEnd ? [] : heldBack(from: alike?.upperBound, held, told)
        // Minutes are decided as a whole.
        let end = open.first?.element.time
        let isDecided = { (time: Timestamp) in end.map { time < $0 } ?? true }
        if let first = alike?.lowerBound, isDecided(first) { isContinued = true }
        var left: [ContentKey: Int] = [:]
        for entry in held { left[entry.element.key, default: 0] += 1 }
        for case let place? in match.places { left[held[place].element.key, default: 0] -= 1 }
        var outcomes: [Outcome] = []
        for (entry, place) in zip(told, match.places) where isDecided(entry.element.time) && !entry.element.isJoined {
            if let place {
                outcomes.append(.same(entry.id, as: held[place].id))
            } else if left[entry.element.key, default: 0] > 0 {
                outcomes.append(.ambiguous(entry.id))
            }
        }
        return outcomes
    }

    /// What is decided later: the minutes of both sides from the last that has something alike.
    private func heldBack(
        from minute: Timestamp?, _ held: [ChatMinutes.Entry], _ told: [ChatMinutes.Entry]
    ) -> [ChatMinutes.Entry] {
        let minutes = Set(held.map(\.element.time)).intersection(told.map(\.element.time))
        let kept = open.filter { $0.element.time >= minute ?? $0.element.time && minutes.contains($0.element.time) }
        guard kept.count > limit else { return kept }
        let middle = kept[kept.count - limit / 2].element.time
        return kept.filter { $0.element.time > middle }
    }
}
