/// What two sides of a chat show about who is who: how often a name on one side and a person on the other sent the same
/// message. Its size depends on the number of people, not of messages, so a chat can be shown stretch by stretch.
package struct SenderEvidence: Sendable {
    /// A sender on either side; -1 for none.
    private struct Pair: Hashable {
        var name: Int32
        var person: Int32
    }

    /// The number of aligned messages of each pair.
    private var counts: [Pair: Int] = [:]
    /// Pairs with an aligned message next to another aligned one.
    private var supported: Set<Pair> = []
    /// The number of messages on either side so far.
    private var heldCount = 0
    private var fileCount = 0
    /// The last aligned message.
    private var last: (index: Int, place: Int, pair: Pair)?

    /// Creates evidence of nothing.
    package init() {}

    /// Adds a stretch of a chat. No message in it may have its counterpart in another stretch.
    package mutating func add(held: [ReexportAlignment.Element], file: [ReexportAlignment.Element]) {
        let aligned = LongestCommonSubsequence.alignKeys(held: held, file: file)
        for (offset, position) in aligned.enumerated() where position >= 0 {
            let (index, place) = (fileCount + offset, heldCount + Int(position))
            let pair = Pair(name: file[offset].sender, person: held[Int(position)].sender)
            counts[pair, default: 0] += 1
            if let last, last.index == index - 1, last.place == place - 1 { supported.formUnion([last.pair, pair]) }
            last = (index, place, pair)
        }
        skip(held: held.count, file: file.count)
    }

    /// Adds a stretch of which one side has nothing.
    package mutating func skip(held: Int, file: Int) {
        heldCount += held
        fileCount += file
    }

    /// How many messages a name on one side and a person on the other have in common.
    package func count(of name: Int32, as person: Int32) -> Int { counts[Pair(name: name, person: person)] ?? 0 }

    /// Replaces people who turned out to be others.
    package mutating func merge(people: [Int32: Int32]) {
        let resolve = { (pair: Pair) in Pair(name: pair.name, person: people[pair.person] ?? pair.person) }
        counts = Dictionary(counts.map { (resolve($0), $1) }, uniquingKeysWith: +)
        supported = Set(supported.map(resolve))
    }

    /// The person to whom each new name belongs; see `SenderReconciliation`.
    package func renames(newNames: Set<Int32>, namedPeople: Set<Int32>) -> [Int32: Int32] {
        var together: [Int32: [Int32: Int]] = [:]
        var ofName: [Int32: Int] = [:]
        var ofPerson: [Int32: Int] = [:]
        for (pair, count) in counts {
            if newNames.contains(pair.name) { ofName[pair.name, default: 0] += count }
            guard pair.person >= 0, !namedPeople.contains(pair.person) else { continue }
            ofPerson[pair.person, default: 0] += count
            if newNames.contains(pair.name) { together[pair.name, default: [:]][pair.person] = count }
        }
        // The only message of a side needs no neighbour.
        let needsNone = heldCount == 1 || fileCount == 1
        var renames: [Int32: Int32] = [:]
        for (name, people) in together {
            let best = people.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let (person, count) = best, let all = ofName[name], let ofThem = ofPerson[person] else { continue }
            let share = SenderReconciliation.requiredShare
            if needsNone || supported.contains(Pair(name: name, person: person)), Double(count) >= share * Double(all),
                Double(count) >= share * Double(ofThem)
            {
                renames[name] = person
            }
        }
        return renames
    }
}
