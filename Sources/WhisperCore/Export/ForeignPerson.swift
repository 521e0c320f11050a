import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// A person from an imported file, as the vault accepts them (ING-1b).
///
/// As two numbers of one person identify that person, a file could merge two people, or attribute one's words to
/// another, by writing both numbers into a record. So the file cannot associate a person with a contact, and if a record
/// combines a number of a person in the vault with one that the person does not have, the first remains with its owner
/// only. Its names are claims, and nobody is the owner because it says so.
struct ForeignPerson {
    /// The person, with the accepted aliases.
    let person: Person
    /// The person of the vault who has all of the numbers and ids; nil if there is none.
    let known: UniqueIdentifier?
    /// Whether numbers of another person were omitted.
    let isSeparated: Bool

    /// The maximum number of people examined for one number; its folded form is a prefix of few others.
    private static let maximumPeople = 10_000

    /// Checks a person whom the vault does not have under this id.
    init(_ person: Person, in store: any VaultStore) async throws(StoreError) {
        let hasAddress = person.aliases.contains { $0.alias.kind.identifiesPerson && $0.alias.kind != .contact }
        var owners: [Set<UniqueIdentifier>] = []
        var kept: [Person.SeenAlias] = []
        for seen in person.aliases {
            if seen.alias.kind == .contact {
                // The name of a contact is the best of a person: only the owner says which number is a contact's.
                if hasAddress { continue }
                if let id = UniqueIdentifier(seen.alias.value), try await store.contact(id) != nil { continue }
            }
            var claimed = seen
            claimed.isClaimed = true
            if try await ForeignPerson.isOtherForm(seen.alias, of: person, in: store) { continue }
            kept.append(claimed)
            owners.append(
                seen.alias.kind.identifiesPerson ? try await ForeignPerson.owners(of: seen, in: store) : [])
        }
        var foreign = person
        let identifying = kept.indices.filter { kept[$0].alias.kind.identifiesPerson }
        let isOne = identifying.dropFirst().allSatisfy { owners[$0] == owners[identifying[0]] }
        known = isOne ? identifying.first.flatMap { owners[$0].min() } : nil
        foreign.aliases = isOne ? kept : kept.indices.filter { owners[$0].isEmpty }.map { kept[$0] }
        foreign.isOwner = false
        isSeparated = foreign.aliases.count < kept.count
        self.person = foreign
    }

    /// Whether an address is one that nobody has in the vault, while somebody there has the person's only address of the other
    /// kind, and none of this one. A number and a linked id are two forms of one account, so that this is the person, without
    /// what the file alone says of the other form.
    private static func isOtherForm(
        _ alias: PersonAlias, of person: Person, in store: any VaultStore
    ) async throws(StoreError) -> Bool {
        let forms: [PersonAliasKind] = [.phoneNumber, .linkedID]
        let addresses = person.aliases.filter { forms.contains($0.alias.kind) }
        guard addresses.count == 2, addresses[0].alias.kind != addresses[1].alias.kind,
            let own = addresses.first(where: { $0.alias == alias }),
            let other = addresses.first(where: { $0.alias != alias }),
            try await owners(of: own, in: store).isEmpty,
            let holder = try await owners(of: other, in: store).min(), let known = try await store.person(holder)
        else { return false }
        return !known.aliases.contains { $0.alias.kind == alias.kind && $0.platform == own.platform }
    }

    /// The people in the vault who have an alias.
    private static func owners(
        of seen: Person.SeenAlias, in store: any VaultStore
    ) async throws(StoreError) -> Set<UniqueIdentifier> {
        let candidates = try await store.people(named: seen.alias.value, limit: maximumPeople)
        return Set(candidates.filter { $0.isIdentified(by: seen.alias, on: seen.platform) }.map(\.id))
    }
}

extension Person {
    /// Whether a record under the same id may be this person: nothing says that it is another one. Whoever has read a file
    /// knows its ids, and its names.
    func mayBe(_ other: Person) -> Bool {
        if aliases.contains(where: \.isOfForgotten) { return true }
        let (own, others) = (Set(aliases.map(\.alias)), Set(other.aliases.map(\.alias)))
        let shared = own.intersection(others)
        let hasAddress = { (aliases: Set<PersonAlias>) in aliases.contains(where: \.kind.identifiesPerson) }
        switch (hasAddress(own), hasAddress(others)) {
        case (true, true): return hasAddress(shared)
        case (false, false): return !shared.isEmpty || own.isEmpty && others.isEmpty
        default: return aliases.contains { !$0.isClaimed && shared.contains($0.alias) }
        }
    }
}
