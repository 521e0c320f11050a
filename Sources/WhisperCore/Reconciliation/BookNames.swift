import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// The names that the phone's address book gives people: exports show them, and the phone's database has them beside
/// numbers (WDB-5).
struct BookNames {
    private let store: any VaultStore
    private let platform: Platform
    private var entries: [UniqueIdentifier: Entry] = [:]

    private struct Entry {
        var names: Set<String> = []
        var addresses: Set<PersonAlias> = []
        var isOwner = false

        var isIdentified: Bool { !addresses.isEmpty }
    }

    init(store: any VaultStore, platform: Platform) {
        self.store = store
        self.platform = platform
    }

    /// Discards what is cached, as people were merged.
    mutating func forget() { entries = [:] }

    /// For the vault's owner, as an export names them, the owner of the live source: there is one on either side.
    mutating func owner(
        of holders: Set<UniqueIdentifier>, or tellers: Set<UniqueIdentifier>
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var (exported, identified): ([UniqueIdentifier], [UniqueIdentifier]) = ([], [])
        for person in holders.union(tellers) {
            let entry = try await entry(person)
            guard entry.isOwner else { continue }
            if entry.isIdentified { identified.append(person) } else { exported.append(person) }
        }
        guard exported.count == 1, identified.count == 1 else { return [:] }
        return [exported[0]: identified[0]]
    }

    /// Whether somebody whose address a source has stated is not the owner, and whom an export calls so has no address
    /// anywhere.
    func isAnother(_ person: UniqueIdentifier, than exported: UniqueIdentifier) async throws(StoreError) -> Bool {
        guard let person = try await store.person(person), let exported = try await store.person(exported) else {
            return false
        }
        return !person.isOwner && person.hasStatedAddress(on: platform)
            && !exported.aliases.contains(where: \.alias.kind.identifiesPerson)
    }

    /// Whether two people are called the same by the phone's address book and by exports.
    mutating func share(_ exported: UniqueIdentifier, _ live: UniqueIdentifier) async throws(StoreError) -> Bool {
        let others = try await entry(live).names
        return try await !entry(exported).names.isDisjoint(with: others)
    }

    /// For people of an export who are known only by name, the identified people of the same chat with that name, where
    /// there is exactly one on either side.
    mutating func people(
        of holders: Set<UniqueIdentifier>, named tellers: Set<UniqueIdentifier>
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var unidentified: [String: [UniqueIdentifier]] = [:]
        for holder in holders.subtracting(tellers) {
            let entry = try await entry(holder)
            if entry.isIdentified { continue }
            for name in entry.names { unidentified[name, default: []].append(holder) }
        }
        if unidentified.isEmpty { return [:] }
        var identified: [String: [UniqueIdentifier]] = [:]
        for teller in tellers.union(holders) {
            let entry = try await entry(teller)
            if entry.isIdentified { for name in entry.names { identified[name, default: []].append(teller) } }
        }
        var people: [UniqueIdentifier: UniqueIdentifier] = [:]
        for (name, holders) in unidentified {
            guard holders.count == 1, let tellers = identified[name], tellers.count == 1 else { continue }
            people[holders[0]] = tellers[0]
        }
        return people
    }

    /// For people of an export who are known only by a name that several identified people have, and for these, one of
    /// them: a message of any of them may be the export's.
    mutating func namesakes(
        of holders: Set<UniqueIdentifier>
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var unidentified: [String: [UniqueIdentifier]] = [:]
        for holder in holders.sorted() {
            let entry = try await entry(holder)
            if entry.isIdentified { continue }
            for name in entry.names { unidentified[name, default: []].append(holder) }
        }
        var namesakes: [UniqueIdentifier: UniqueIdentifier] = [:]
        for (name, holders) in unidentified {
            let bearers = try await store.identifiedPeople(named: name, on: platform)
            guard bearers.count > 1 else { continue }
            for person in holders + bearers { namesakes[person] = namesakes[person] ?? holders[0] }
        }
        return namesakes
    }

    /// For those of the whole vault who are known only by one of some names, the person whom the address book gives it,
    /// if there is exactly one. The store finds them in the same way when an export follows the database.
    func people(named names: Set<String>) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var people: [UniqueIdentifier: UniqueIdentifier] = [:]
        for name in names {
            let alias = PersonAlias(kind: .exportName, value: name)
            let bearers = try await store.people(named: name, limit: 1_000).filter { person in
                person.aliases.contains { $0.alias == alias && $0.platform == platform }
            }
            let isIdentified = { (person: Person) in person.aliases.contains(where: \.alias.kind.identifiesPerson) }
            let identified = bearers.filter { person in
                isIdentified(person)
                    && person.aliases.contains { $0.alias == alias && $0.platform == platform && !$0.isClaimed }
            }
            guard identified.count == 1 else { continue }
            for bearer in bearers where !isIdentified(bearer) { people[bearer.id] = identified[0].id }
        }
        return people
    }

    /// The people of exports who become others, in the order in which they were seen first: each join can decide about the
    /// next, and ids are random.
    func inOrder(
        _ people: [UniqueIdentifier: UniqueIdentifier]
    ) async throws(StoreError) -> [(exported: UniqueIdentifier, live: UniqueIdentifier)] {
        var pairs: [(exported: UniqueIdentifier, live: UniqueIdentifier, seen: Timestamp, name: String)] = []
        for (exported, live) in people where exported != live {
            guard let person = try await store.person(exported) else { throw StoreError(.personNotFound) }
            let seen = person.aliases.map(\.firstSeen).min() ?? Timestamp(milliseconds: .max)
            pairs.append((exported, live, seen, person.displayName))
        }
        pairs.sort { ($0.seen, $0.name, $0.exported) < ($1.seen, $1.name, $1.exported) }
        return pairs.map { ($0.exported, $0.live) }
    }

    /// Whether two people have different numbers, or different linked ids: they are not one, however much they wrote in the
    /// same minutes.
    mutating func areDifferent(_ one: UniqueIdentifier, _ other: UniqueIdentifier) async throws(StoreError) -> Bool {
        let (first, second) = (try await entry(one).addresses, try await entry(other).addresses)
        return [PersonAliasKind.phoneNumber, .linkedID].contains { kind in
            let (ones, others) = (first.filter { $0.kind == kind }, second.filter { $0.kind == kind })
            return !ones.isEmpty && !others.isEmpty && ones.isDisjoint(with: others)
        }
    }

    /// Whether nothing says that a person of an export and one of another source are two.
    mutating func mayBeSame(_ exported: UniqueIdentifier, _ live: UniqueIdentifier) async throws(StoreError) -> Bool {
        if exported == live { return true }
        if try await areDifferent(exported, live) { return false }
        let (one, other) = (try await entry(exported), try await entry(live))
        // Whoever is known by an address is the owner only if a source has said so.
        if other.isOwner, !one.isOwner, one.isIdentified { return false }
        return BookNames.agree(one, other)
    }

    /// Whether nothing says that a sender of an export is not a person.
    mutating func maySend(as sender: SourcePerson, _ person: UniqueIdentifier) async throws(StoreError) -> Bool {
        let names = sender.aliases.filter { $0.kind == .exportName }.map(\.value)
        return BookNames.agree(Entry(names: Set(names), isOwner: sender.isOwner), try await entry(person))
    }

    private static func agree(_ exported: Entry, _ live: Entry) -> Bool {
        if exported.isOwner { return live.isOwner }
        return exported.names.isEmpty || live.names.isEmpty || !exported.names.isDisjoint(with: live.names)
    }

    private mutating func entry(_ person: UniqueIdentifier) async throws(StoreError) -> Entry {
        if let entry = entries[person] { return entry }
        var entry = Entry()
        let known = try await store.person(person)
        entry.isOwner = known?.isOwner ?? false
        let aliases = (known?.aliases ?? []).filter { $0.platform == platform }
        entry.addresses = Set(aliases.map(\.alias).filter(\.kind.identifiesPerson))
        // A name that only an added file puts beside an address is no evidence of whose address it is.
        let names = aliases.filter { $0.alias.kind == .exportName && !($0.isClaimed && entry.isIdentified) }
        entry.names = Set(names.map(\.alias.value))
        entries[person] = entry
        return entry
    }
}

extension VaultStore {
    /// The people with a number or an address who are shown under a name, whoever gave it to them.
    func identifiedPeople(named name: String, on platform: Platform) async throws(StoreError) -> [UniqueIdentifier] {
        try await people(named: name, limit: 1_000).filter { person in
            let aliases = person.aliases.filter { $0.platform == platform }.map(\.alias)
            return aliases.contains(where: \.kind.identifiesPerson)
                && aliases.contains { $0.value == name && !$0.kind.identifiesPerson }
        }.map(\.id)
    }
}
