import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

// Who of the vault the senders of a file are (ING-1).
extension ImportPlanner {
    struct NamedSenders {
        /// For each sender of the file, the number of a person, or a new number for an unknown name.
        var numbers: [Int32] = []
        var newNames: Set<Int32> = []
        var people: Set<Int32> = []
        /// Those whom the vault keeps apart from a person who wrote the same, by the sender's index.
        var alike: [Int: AlikePeople.Likeness] = [:]
        /// Who has the owner's name only as an added file says, by the sender's index.
        var claimed: [Int: UniqueIdentifier] = [:]
    }

    func nameSenders(
        _ senders: [SourcePerson], _ numbering: inout PersonNumbering
    ) async throws(StoreError) -> NamedSenders {
        var named = NamedSenders()
        for sender in senders {
            let person = try await store.person(named: sender, on: platform)
            let namesakes = try await namesakes(of: sender)
            if namesakes.count > 1 {
                let number = numbering.unite(namesakes + (person.map { [$0.id] } ?? []))
                named.numbers.append(number)
                named.people.insert(number)
            } else if let person, sender.isOwner, person.isOnlyClaimed(as: sender, on: platform) {
                let number = numbering.newNumber()
                named.claimed[named.numbers.count] = person.id
                named.numbers.append(number)
                named.newNames.insert(number)
            } else if let person {
                let alike = try await AlikePeople(store: store).people(like: person.id)
                named.alike[named.numbers.count] = alike.first
                let number =
                    alike.isEmpty
                    ? numbering.number(of: person.id) : numbering.unite(alike.map(\.person.id) + [person.id])
                named.numbers.append(number)
                named.people.insert(number)
            } else {
                let number = numbering.newNumber()
                named.numbers.append(number)
                named.newNames.insert(number)
            }
        }
        return named
    }

    /// The vault's owner under a name that the vault does not know yet, and the only one who wrote in the chat and is not
    /// named by the file; nil if there is no such pair.
    func owner(
        of senders: [SourcePerson], _ numbers: [Int32], _ named: NamedSenders, among held: [AlignmentElement]
    ) async throws(StoreError) -> (sender: Int, owner: Person)? {
        let unknown = senders.indices.filter { senders[$0].isOwner && named.newNames.contains(numbers[$0]) }
        guard unknown.count == 1 else { return nil }
        var owners: [Person] = []
        for id in Set(held.compactMap(\.person)) {
            if let person = try await store.person(id), person.isOwner { owners.append(person) }
        }
        let isIdentified = { (person: Person) in
            person.aliases.contains { $0.platform == platform && $0.alias.kind.identifiesPerson }
        }
        guard owners.count == 1, isIdentified(owners[0]) else { return nil }
        return (unknown[0], owners[0])
    }

    /// The numbers of those whom only added files show, as the owner of whoever made the file, and without name and address.
    /// Unless their messages show who else they are, what they wrote is compared as the owner's.
    func nameless(among held: [AlignmentElement], _ numbering: PersonNumbering) async throws(StoreError) -> Set<Int32> {
        var numbers: Set<Int32> = []
        for id in Set(held.compactMap(\.person)) {
            guard try await store.person(id)?.isNamelessClaim == true else { continue }
            if let number = numbering.known(id) { numbers.insert(number) }
        }
        return numbers
    }

    /// The only sender of a chat with one person whom it does not know, and the only one who wrote in it and is not named by
    /// the file: where the owner says that it is this chat, they are one. Nil if there is no such pair.
    func other(
        in ledger: FileLedger, and conversation: Conversation, numbers: [Int32], among held: [AlignmentElement],
        numbering: PersonNumbering
    ) async throws(StoreError) -> (sender: Int, person: Person)? {
        guard chat.kind != .group, conversation.kind != .group else { return nil }
        let writers = Set(held.compactMap(\.person))
        let unknown = numbers.indices.filter { number in
            !ledger.senders[number].isOwner && !writers.contains { numbering.has($0, numbers[number]) }
        }
        guard unknown.count == 1 else { return nil }
        var unnamed: [Person] = []
        for id in writers where !numbers.contains(where: { numbering.has(id, $0) }) {
            if let person = try await store.person(id), !person.isOwner { unnamed.append(person) }
        }
        return unnamed.count == 1 ? (unknown[0], unnamed[0]) : nil
    }

    /// The people who have the sender's name: if there are several, any of them may be the sender.
    private func namesakes(of sender: SourcePerson) async throws(StoreError) -> [UniqueIdentifier] {
        var bearers: [UniqueIdentifier] = []
        for alias in sender.aliases where alias.kind == .exportName {
            bearers += try await store.identifiedPeople(named: alias.value, on: platform)
        }
        return bearers
    }
}

extension VaultStore {
    /// The person to whom one of a sender's aliases refers, preferably not only as an added file says; nil if the vault knows
    /// none of them.
    func person(named sender: SourcePerson, on platform: Platform) async throws(StoreError) -> Person? {
        for alias in sender.aliases {
            let people = try await people(named: alias.value, limit: 1_000)
            for isClaimed in [false, true] {
                let isNamed = { (seen: Person.SeenAlias) in
                    seen.alias == alias && seen.platform == platform && seen.isClaimed == isClaimed
                }
                if let person = people.first(where: { $0.aliases.contains(where: isNamed) }) { return person }
            }
        }
        return nil
    }
}

extension Person {
    /// Whether only added files say that there is such a person, and not the owner. The owner does not become one with them
    /// by what they wrote: anybody can write a file.
    var isOnlyClaimed: Bool { !isOwner && aliases.allSatisfy(\.isClaimed) }

    /// Whether only added files show the person, as the owner of whoever made the file, and without name and address.
    var isNamelessClaim: Bool { isOnlyClaimed && !isNamed }

    /// Whether the owner gets a name or an address by becoming one with them.
    var isNamed: Bool { aliases.contains { $0.alias.value != PersonAlias.unknownOwner.value } }

    /// Whether an added file alone says that the person has a sender's name, and not that it is the owner.
    func isOnlyClaimed(as sender: SourcePerson, on platform: Platform) -> Bool {
        !isOwner
            && aliases.contains { $0.isClaimed && $0.platform == platform && sender.aliases.contains($0.alias) }
    }

    /// Whether an address book or an export calls the person so, and not only an added file.
    func isCalled(_ name: String, on platform: Platform) -> Bool {
        aliases.contains {
            !$0.isClaimed && $0.platform == platform && $0.alias == PersonAlias(kind: .exportName, value: name)
        }
    }

    /// Whether a source shows the person under a name.
    func isShown(as name: String) -> Bool {
        displayName == name || aliases.contains { !$0.alias.kind.identifiesPerson && $0.alias.value == name }
    }
}

/// Assigns small numbers to people, which alignment compares.
struct PersonNumbering {
    private var numbers: [UniqueIdentifier: Int32] = [:]
    private var people: [UniqueIdentifier?] = []

    init(_ held: [AlignmentElement]) {
        for element in held {
            if let person = element.person { _ = number(of: person) }
        }
    }

    mutating func number(of person: UniqueIdentifier) -> Int32 {
        if let number = numbers[person] { return number }
        let number = Int32(truncatingIfNeeded: people.count)
        numbers[person] = number
        people.append(person)
        return number
    }

    /// Gives several people one number, as a file does not distinguish them.
    mutating func unite(_ namesakes: [UniqueIdentifier]) -> Int32 {
        let number = number(of: namesakes[0])
        for person in namesakes { numbers[person] = number }
        return number
    }

    func has(_ person: UniqueIdentifier, _ number: Int32) -> Bool { known(person) == number }

    func known(_ person: UniqueIdentifier) -> Int32? { numbers[person] }

    mutating func newNumber() -> Int32 {
        people.append(nil)
        return Int32(truncatingIfNeeded: people.count - 1)
    }

    func person(of number: Int32) -> UniqueIdentifier? {
        people.indices.contains(Int(number)) ? people[Int(number)] : nil
    }
}
