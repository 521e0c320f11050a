import WhisperMessage
import WhisperStorePort

/// Which messages of an export a live source tells again (ING-2).
///
/// Both sides tell the same stretch of one chat, so it is the longest common subsequence that counts, as between exports:
/// the same "ok" twice in a minute stays twice. Exports know people by the names of an address book, live sources by
/// numbers; who is who follows from what they said.
struct ExportMatch {
    /// A message on either side.
    struct Element {
        var key: ContentKey
        var person: UniqueIdentifier?
        var time: Timestamp
        var isTelling: Bool
        /// Whether it is text as it was first written: not edited, taken back, or a placeholder.
        var isOriginalText: Bool
        /// What it is, where exports word that in their own way.
        var shape: MessageShape
    }

    /// For each message told, the place among those held of the one that it is; nil for none.
    var places: [Int?] = []
    /// People of exports, and whom a live source knows them as.
    var people: [UniqueIdentifier: UniqueIdentifier] = [:]

    /// - Parameters:
    ///   - held: What exports have shown, in the chat's order.
    ///   - told: What the live source tells, in order of time.
    init(held: [Element], told: [Element]) {
        guard !held.isEmpty, !told.isEmpty else {
            places = told.map { _ in nil }
            return
        }
        var numbers: [UniqueIdentifier: Int32] = [:]
        var ids: [UniqueIdentifier] = []
        func number(_ person: UniqueIdentifier?) -> Int32 {
            guard let person else { return -1 }
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
            // One "ok" in the same minute says nothing about who said it.
            let shared = told.indices.filter { toldElements[$0].sender == name && heldKeys.contains(told[$0].key) }
            guard shared.count >= 3 || shared.contains(where: { told[$0].isTelling }) else { continue }
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
                return held[Int(place)].isOriginalText && told[index].isOriginalText ? nil : Int(place)
            case .new: return nil
            }
        }
        matchShapes(held, heldElements.map(\.sender), told, toldElements.map(\.sender))
    }

    /// Finds what words do not show: polls, places, and what is withheld or gone, of one minute and one person. Where it
    /// is not known who of the export the person is, the only one of its kind in that minute will do.
    private mutating func matchShapes(
        _ held: [Element], _ holders: [Int32], _ told: [Element], _ tellers: [Int32]
    ) {
        guard told.indices.contains(where: { places[$0] == nil }) else { return }
        let used = Set(places.compactMap(\.self))
        var free = Dictionary(grouping: held.indices.filter { !used.contains($0) }) { held[$0].time }
        let known = Set(holders)
        for index in told.indices where places[index] == nil {
            let candidates = (free[told[index].time] ?? []).filter { held[$0].shape.stands(for: told[index].shape) }
            let own = candidates.first { holders[$0] == tellers[index] }
            let isOnlyOne =
                candidates.count == 1 && told[index].shape.isWorded && !known.contains(tellers[index])
                && told.count { $0.time == told[index].time && $0.shape == told[index].shape } == 1
            guard let place = own ?? (isOnlyOne ? candidates[0] : nil) else { continue }
            places[index] = place
            free[told[index].time]?.removeAll { $0 == place }
        }
    }
}
