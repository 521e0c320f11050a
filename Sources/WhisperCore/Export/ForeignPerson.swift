import WhisperMessage
import WhisperStorePort

/// A person of a stranger's file, as the vault takes them over (ING-1b).
///
/// Who is known by two numbers is one person, so that a file could join two people, or give one's words to another, by
/// writing both numbers into a record. It ties nobody to a contact of the vault, and where it has a number that somebody of
/// the vault has beside a number that they have not, the first stays with its owner alone.
struct ForeignPerson {
    /// The person, with the aliases that come in.
    let person: Person
    /// Whether numbers of somebody else were left out.
    let isSeparated: Bool

    /// The most people who are looked at for one number; its folded form begins few others.
    private static let mostPeople = 10_000

    /// A person whom the vault does not have under this id.
    init(_ person: Person, in store: any VaultStore) async throws(StoreError) {
        var owners: [Set<UniqueIdentifier>] = []
        var kept: [Person.SeenAlias] = []
        for seen in person.aliases {
            if seen.alias.kind == .contact, let id = UniqueIdentifier(seen.alias.value),
                try await store.contact(id) != nil
            {
                continue
            }
            kept.append(seen)
            owners.append(
                seen.alias.kind.identifiesPerson ? try await ForeignPerson.owners(of: seen.alias, in: store) : [])
        }
        var foreign = person
        let identifying = kept.indices.filter { kept[$0].alias.kind.identifiesPerson }
        let isOne = identifying.dropFirst().allSatisfy { owners[$0] == owners[identifying[0]] }
        foreign.aliases = isOne ? kept : kept.indices.filter { owners[$0].isEmpty }.map { kept[$0] }
        isSeparated = foreign.aliases.count < kept.count
        self.person = foreign
    }

    /// The people of the vault who have an alias.
    private static func owners(
        of alias: PersonAlias, in store: any VaultStore
    ) async throws(StoreError) -> Set<UniqueIdentifier> {
        let candidates = try await store.people(named: alias.value, limit: mostPeople)
        return Set(candidates.filter { $0.aliases.contains { $0.alias == alias } }.map(\.id))
    }
}
