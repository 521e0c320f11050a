import WhisperMessage
import WhisperStorePort

/// The names that the phone's address book gives people: exports show them, and the phone's database has them beside
/// numbers (WDB-5).
struct BookNames {
    private let store: any VaultStore
    private let platform: Platform
    private var known: [UniqueIdentifier: Entry] = [:]

    private struct Entry {
        var names: Set<String> = []
        var isIdentified = false
    }

    init(store: any VaultStore, platform: Platform) {
        self.store = store
        self.platform = platform
    }

    /// Discards what is cached, as people were merged.
    mutating func forget() { known = [:] }

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

    private mutating func entry(_ person: UniqueIdentifier) async throws(StoreError) -> Entry {
        if let entry = known[person] { return entry }
        var entry = Entry()
        for seen in try await store.person(person)?.aliases ?? [] where seen.platform == platform {
            if seen.alias.kind == .exportName { entry.names.insert(seen.alias.value) }
            if seen.alias.kind.identifiesPerson { entry.isIdentified = true }
        }
        known[person] = entry
        return entry
    }
}
