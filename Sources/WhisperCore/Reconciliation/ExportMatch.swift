import WhisperMessage
import WhisperStorePort

/// Matches messages of an export with those of a live source (ING-2).
///
/// As both sides report the same section of one chat, their longest common subsequence is used, as between exports: the
/// same "ok" twice in a minute remains two messages. Exports identify people by address book names, live sources by
/// numbers; their messages reveal who is who.
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
    }

    /// For each reported message, the index of the stored one that it matches; nil for none.
    var places: [Int?] = []
    /// The people of exports, with the live source's people that they turned out to be.
    var people: [UniqueIdentifier: UniqueIdentifier] = [:]

    /// Parameters:
    ///   - held: The messages from exports, in the chat's order.
    ///   - told: The messages from the live source, in chronological order.
    ///   - isFinal: Whether the source reports what became of each message, so that one that it shows is not one that
    ///     the export shows as deleted.
    ///   - namesakes: People whom the export does not distinguish, each with the same one of them.
    init(
        held: [Element], told: [Element], isFinal: Bool = false,
        namesakes: [UniqueIdentifier: UniqueIdentifier] = [:]
    ) {
        guard !held.isEmpty, !told.isEmpty else {
            places = told.map { _ in nil }
            return
        }
        var numbers: [UniqueIdentifier: Int32] = [:]
        var ids: [UniqueIdentifier] = []
        func number(_ person: UniqueIdentifier?) -> Int32 {
            guard let person = person.map({ namesakes[$0] ?? $0 }) else { return -1 }
            if let number = numbers[person] { return number }
            let number = Int32(truncatingIfNeeded: ids.count)
            numbers[person] = number
            ids.append(person)
            return number
        }
        let heldElements = held.map { ReexportAlignment.Element(key: $0.key, sender: number($0.person)) }
        let heldPeople = Set(heldElements.map(\.sender))
        var toldElements = told.map { ReexportAlignment.Element(key: $0.key, sender: number($0.person)) }
        let toldPeople = Set(toldElements.map(\.sender)).subtracting([-1])
        let renames = SenderReconciliation.renames(
            held: heldElements, file: toldElements, newNames: toldPeople.subtracting(heldPeople),
            namedPeople: toldPeople.intersection(heldPeople))
        let heldKeys = Set(held.map(\.key))
        for (name, person) in renames {
            // A single "ok" in the same minute does not identify its sender.
            let shared = told.indices.filter { toldElements[$0].sender == name && heldKeys.contains(told[$0].key) }
            guard shared.count >= 3 || shared.contains(where: { told[$0].isDistinctive }) else { continue }
            people[ids[Int(person)]] = ids[Int(name)]
            for index in told.indices where toldElements[index].sender == name { toldElements[index].sender = person }
        }
        let alignment = ReexportAlignment(
            held: heldElements, heldSeconds: held.map(\.time.wholeSeconds), file: toldElements,
            fileSeconds: told.map(\.time.wholeSeconds))
        places = alignment.placements.enumerated().map { index, placement in
            switch placement {
            case .known(let place): return Int(place)
            case .revised(let place):
                // Two texts, neither of them edited, are two messages: nothing may be lost.
                let (one, other) = (held[Int(place)], told[index])
                if one.shape.isOwnKind || other.shape.isOwnKind, !one.shape.stands(for: other.shape) { return nil }
                return one.isOriginalText && other.isOriginalText ? nil : Int(place)
            case .new: return nil
            }
        }
        matchShapes(held, heldElements.map(\.sender), told, toldElements.map(\.sender), isFinal: isFinal)
    }

    /// Matches messages without comparable text: polls, locations, calls, lines without an author, and what is withheld
    /// or deleted, by minute and person. If the export's person is not identified, it must be the only message of its kind in that minute.
    private mutating func matchShapes(
        _ held: [Element], _ holders: [Int32], _ told: [Element], _ tellers: [Int32], isFinal: Bool
    ) {
        guard told.indices.contains(where: { places[$0] == nil }) else { return }
        let used = Set(places.compactMap(\.self))
        var free = Dictionary(grouping: held.indices.filter { !used.contains($0) }) { held[$0].time }
        let known = Set(holders)
        for index in told.indices where places[index] == nil {
            let candidates = (free[told[index].time] ?? []).filter { place in
                if isFinal, (held[place].shape == .gone) != (told[index].shape == .gone) { return false }
                return held[place].shape.stands(for: told[index].shape)
            }
            // Exports of Android do not say who called.
            let own = candidates.first { place in
                holders[place] == tellers[index] || holders[place] < 0 && told[index].shape == .call
            }
            let isOnlyOne =
                candidates.count == 1 && told[index].shape.isWorded && !known.contains(tellers[index])
                && told.count { $0.time == told[index].time && $0.shape == told[index].shape } == 1
            guard let place = own ?? (isOnlyOne ? candidates[0] : nil) else { continue }
            places[index] = place
            free[told[index].time]?.removeAll { $0 == place }
        }
    }
}
