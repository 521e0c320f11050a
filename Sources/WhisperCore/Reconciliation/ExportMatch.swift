import WhisperMessage

/// Matches messages of an export with those of a live source (ING-2).
///
/// As both sides report the same section of one chat, their longest common subsequence is used, as between exports: the
/// same "ok" twice in a minute remains two messages. Exports identify people by address book names, live sources by
/// numbers; their messages reveal who is who (see `ExportPeople`).
struct ExportMatch {
    /// A message on either side.
    struct Element {
        var key: ContentKey
        var person: UniqueIdentifier?
        var time: Timestamp
        var isDistinctive: Bool
        /// Whether it is text in its original form: not edited, deleted, or a placeholder.
        var isOriginalText: Bool
        /// Its shape, if exports word it differently.
        var shape: MessageShape
        /// The name of its first file; nil for none.
        var file: String?
        /// Whether it comes from added files alone. It is no evidence then of who wrote the export's message.
        var isOfFile = false
        /// Whether both sides are known to show it, so that it separates what is before from what is behind it.
        var isJoined = false

        /// Whether both sides give it the same content.
        fileprivate var isComparable: Bool { !isJoined && shape == .other }

        /// A message that was matched before: it matches itself alone.
        static func joined(_ message: StoredMessage) -> Element {
            let id = message.unified.id
            return Element(
                key: ContentKey(high: id.high, low: id.low), person: id,
                time: MinuteKey.start(of: message.unified.timestamp), isDistinctive: false, isOriginalText: true,
                shape: .other, file: nil, isJoined: true)
        }
    }

    /// For each reported message, the index of the stored one that it matches; nil for none.
    private(set) var places: [Int?] = []
    /// The first and the last of the reported messages that both sides show alike.
    private(set) var alike: ClosedRange<Int>?

    /// Parameters:
    ///   - held: The messages from exports, in the chat's order.
    ///   - told: The messages from the live source, in chronological order.
    ///   - holders: All people who wrote messages from exports in the chat.
    ///   - isFinal: Whether the source reports what became of each message, so that one that it shows is not one that
    ///     the export shows as deleted.
    ///   - isContinued: Whether both sides show an earlier message of the chat alike.
    init(
        held: [Element], told: [Element], holders: Set<UniqueIdentifier?>, isFinal: Bool = false,
        isContinued: Bool = false
    ) {
        guard !held.isEmpty, !told.isEmpty else {
            places = told.map { _ in nil }
            return
        }
        var numbers: [UniqueIdentifier: Int32] = [:]
        let earlier = isContinued ? [ReexportAlignment.Element(key: ContentKey(high: 0, low: 0), sender: -2)] : []
        func elements(_ side: [Element]) -> [ReexportAlignment.Element] {
            earlier + side.map { ReexportAlignment.Element(key: $0.key, sender: numbers.number(of: $0.person)) }
        }
        func seconds(_ side: [Element]) -> [Int64] { earlier.map { _ in .min } + side.map(\.time.wholeSeconds) }
        let alignment = ReexportAlignment(
            held: elements(held), heldSeconds: seconds(held), file: elements(told), fileSeconds: seconds(told))
        for (index, placement) in alignment.placements.dropFirst(earlier.count).enumerated() {
            switch placement {
            case .known(let place):
                places.append(Int(place) - earlier.count)
                alike = (alike?.lowerBound ?? index)...index
            case .revised(let place):
                // Two texts, neither of them edited, are two messages: nothing may be lost.
                let place = Int(place) - earlier.count
                let (one, other) = (held[place], told[index])
                let isOther =
                    one.shape.isOwnKind || other.shape.isOwnKind
                    ? !one.shape.stands(for: other.shape) : one.isOriginalText && other.isOriginalText
                places.append(isOther ? nil : place)
            case .new: places.append(nil)
            }
        }
        takeEarlierPlaces(held, told, from: isFinal ? 0 : ending(of: told))
        matchCrossing(held, told)
        matchFiles(held, told)
        matchShapes(held, told, holders, isFinal: isFinal)
    }

    /// What messages of one person in one minute have in common if they have the same content.
    private struct Origin: Hashable {
        var key: ContentKey
        var person: UniqueIdentifier?

        init(_ element: Element) {
            key = element.key
            person = element.person
        }
    }

    /// Where the last reported messages begin that are matched and alike, with what is not matched among them.
    private func ending(of told: [Element]) -> Int {
        var start = told.count
        var origin: Origin?
        for index in told.indices.reversed() {
            if places[index] != nil {
                if let origin, origin != Origin(told[index]) { break }
                origin = Origin(told[index])
            }
            start = index
        }
        return start
    }

    /// Lets messages have the first of several places that are as good: a database reports messages in their order, and
    /// of two pictures of one minute that come one by one, the first is the first. A bridge may begin with the newest, so
    /// of what it reports only the last messages do, which nothing that is known follows.
    private mutating func takeEarlierPlaces(_ held: [Element], _ told: [Element], from start: Int) {
        var used = Set(places.compactMap(\.self))
        var last = places[..<start].compactMap(\.self).max() ?? -1
        for index in start..<places.count {
            guard let place = places[index], place > last else { continue }
            let origin = Origin(told[index])
            let earlier = (last + 1..<place).first {
                !used.contains($0) && held[$0].isComparable && Origin(held[$0]) == origin
            }
            if let earlier, Origin(held[place]) == origin {
                places[index] = earlier
                used.remove(place)
                used.insert(earlier)
            }
            last = places[index] ?? place
        }
    }

    /// Matches the same content by the same person in the same minute also where the sides show other messages of that
    /// minute in another order: an export shows messages as they arrived, and no seconds.
    private mutating func matchCrossing(_ held: [Element], _ told: [Element]) {
        let open = told.indices.filter { places[$0] == nil && told[$0].isComparable }
        if open.isEmpty { return }
        let used = Set(places.compactMap(\.self))
        var free: [Origin: [Int]] = [:]
        for place in held.indices.reversed() where !used.contains(place) && held[place].isComparable {
            free[Origin(held[place]), default: []].append(place)
        }
        for index in open { places[index] = free[Origin(told[index])]?.popLast() }
    }

    /// Lets each of several files that a person sent without words in one minute stand for the one of the same name: their
    /// order may differ, and one of them may be missing on either side.
    private mutating func matchFiles(_ held: [Element], _ told: [Element]) {
        var groups: [Origin: [Int]] = [:]
        for (index, place) in places.enumerated() {
            guard let place, told[index].file != nil, held[place].key == told[index].key else { continue }
            groups[Origin(told[index]), default: []].append(index)
        }
        if groups.isEmpty { return }
        let used = Set(places.compactMap(\.self))
        var free: [Origin: [Int]] = [:]
        for (place, element) in held.enumerated() where element.file != nil && !used.contains(place) {
            free[Origin(element), default: []].append(place)
        }
        for (origin, indices) in groups {
            let own = indices.compactMap { places[$0] }
            var named = Dictionary(grouping: ((free[origin] ?? []) + own).sorted(by: >)) { held[$0].file }
            var open: [Int] = []
            var taken: Set<Int> = []
            for index in indices {
                guard let place = named[told[index].file]?.popLast() else {
                    open.append(index)
                    continue
                }
                places[index] = place
                taken.insert(place)
            }
            let left = own.filter { !taken.contains($0) } + (free[origin] ?? []).filter { !taken.contains($0) }
            for (index, place) in zip(open, left) { places[index] = place }
        }
    }

    /// Matches messages without comparable text: polls, locations, calls, lines without an author, and what is withheld
    /// or deleted, by minute and person. If the export's person is not identified, it must be the only message of its
    /// kind in that minute.
    private mutating func matchShapes(
        _ held: [Element], _ told: [Element], _ holders: Set<UniqueIdentifier?>, isFinal: Bool
    ) {
        guard told.indices.contains(where: { places[$0] == nil }) else { return }
        let used = Set(places.compactMap(\.self))
        var free = Dictionary(grouping: held.indices.filter { !used.contains($0) }) { held[$0].time }
        for index in told.indices where places[index] == nil {
            let candidates = (free[told[index].time] ?? []).filter { place in
                if isFinal, (held[place].shape == .gone) != (told[index].shape == .gone) { return false }
                return held[place].shape.stands(for: told[index].shape)
            }
            // Exports of Android do not say who called.
            let own = candidates.first { place in
                held[place].person == told[index].person || held[place].person == nil && told[index].shape == .call
            }
            let isOnlyOne =
                candidates.count == 1 && !told[index].isOfFile && told[index].shape.isWorded
                && !holders.contains(told[index].person)
                && told.count { $0.time == told[index].time && $0.shape == told[index].shape } == 1
            guard let place = own ?? (isOnlyOne ? candidates[0] : nil) else { continue }
            places[index] = place
            free[told[index].time]?.removeAll { $0 == place }
        }
    }
}

extension [UniqueIdentifier: Int32] {
    /// The number of a person, new if needed; -1 for none.
    mutating func number(of person: UniqueIdentifier?) -> Int32 {
        guard let person else { return -1 }
        let next = Int32(truncatingIfNeeded: count)
        let number = self[person, default: next]
        if number == next { self[person] = number }
        return number
    }
}
