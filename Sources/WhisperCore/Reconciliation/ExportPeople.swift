import WhisperMessage

/// Finds out which people of exports are which people of a live source, from the messages of a chat (ING-2).
///
/// Its size depends on the number of people, not of messages.
struct ExportPeople {
    /// The people of messages from exports, and of the live source's; nil for system lines.
    private(set) var holders: Set<UniqueIdentifier?> = []
    private(set) var tellers: Set<UniqueIdentifier?> = []
    private var numbers: [UniqueIdentifier: Int32] = [:]
    private var evidence = SenderEvidence()
    /// How many messages of each of the live source's people have their words in an export in the same minute, and
    /// whether one of them is distinctive.
    private var shared: [UniqueIdentifier: (count: Int, isDistinctive: Bool)] = [:]

    /// Adds a stretch of the chat: whole minutes of messages from exports, in the chat's order, and of those from the
    /// live source, in chronological order.
    mutating func add(held: [ExportMatch.Element], told: [ExportMatch.Element]) {
        // Messages that were matched before have the live source's person on both sides.
        let (held, told) = (held.filter { !$0.isJoined }, told.filter { !$0.isJoined })
        for element in held { holders.insert(element.person) }
        for element in told { tellers.insert(element.person) }
        guard !held.isEmpty, !told.isEmpty else { return evidence.skip(held: held.count, file: told.count) }
        let keys = Set(held.map(\.key))
        for element in told where keys.contains(element.key) {
            guard let person = element.person else { continue }
            let known = shared[person] ?? (0, false)
            shared[person] = (known.count + 1, known.isDistinctive || element.isDistinctive)
        }
        let sides = (held.map { numbered($0) }, told.map { numbered($0) })
        evidence.add(held: sides.0, file: sides.1)
    }

    private mutating func numbered(_ people: Set<UniqueIdentifier?>) -> Set<Int32> {
        var found: Set<Int32> = []
        for case let person? in people { found.insert(numbers.number(of: person)) }
        return found
    }

    private mutating func numbered(_ element: ExportMatch.Element) -> ReexportAlignment.Element {
        ReexportAlignment.Element(key: element.key, sender: numbers.number(of: element.person))
    }

    /// Replaces people who are known to be others, or cannot be distinguished from them.
    mutating func merge(_ people: [UniqueIdentifier: UniqueIdentifier]) {
        if people.isEmpty { return }
        holders = Set(holders.map { $0.flatMap { people[$0] } ?? $0 })
        tellers = Set(tellers.map { $0.flatMap { people[$0] } ?? $0 })
        var merged: [Int32: Int32] = [:]
        for (exported, live) in people { merged[numbers.number(of: exported)] = numbers.number(of: live) }
        evidence.merge(people: merged)
    }

    /// How many messages of one of the live source's people have their words in an export in the same minute.
    func shared(by person: UniqueIdentifier) -> Int { shared[person]?.count ?? 0 }

    /// How many messages one of the live source's people and one of an export's have in common.
    func common(_ teller: UniqueIdentifier, _ holder: UniqueIdentifier) -> Int {
        guard let name = numbers[teller], let person = numbers[holder] else { return 0 }
        return evidence.count(of: name, as: person)
    }

    /// Whether words of one of the live source's people that an export has in the same minute are no coincidence.
    func isDistinctive(_ teller: UniqueIdentifier) -> Bool { shared[teller]?.isDistinctive == true }

    /// The people of exports, with the live source's people that they turned out to be.
    mutating func found() -> [UniqueIdentifier: UniqueIdentifier] {
        let (held, told) = (numbered(holders), numbered(tellers))
        let renames = evidence.renames(newNames: told.subtracting(held), namedPeople: told.intersection(held))
        let ids = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
        var people: [UniqueIdentifier: UniqueIdentifier] = [:]
        for (name, person) in renames {
            guard let teller = ids[name], let holder = ids[person], let shared = shared[teller] else { continue }
            // A single "ok" in the same minute does not identify its sender.
            if shared.count >= SenderReconciliation.requiredMessages || shared.isDistinctive { people[holder] = teller }
        }
        return people
    }
}
