import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// The names under which files show the vault's owner, who is one person (ING-1).
struct OwnersNames: Sendable {
    let store: any VaultStore
    let platform: Platform

    /// All names and addresses of the owner.
    func all() async throws(StoreError) -> Set<String> {
        let owners = try await store.owners()
        return Set(owners.flatMap(\.aliases).filter { $0.platform == platform }.map(\.alias.value))
    }

    /// Whether somebody of a file's name is the owner, whatever imports on record say.
    func isOwner(_ name: String) async throws(StoreError) -> Bool {
        for person in try await people(called: name) where person.isOwner {
            let names = Set(person.aliases.map(\.alias.value))
            let stating = try await store.imports {
                $0.reading.isOwnerGiven && $0.reading.owner.map(names.contains) == true
            }
            if stating.isEmpty { return true }
        }
        return false
    }

    /// Takes the denial of a person back whom the owner names by their number. Anybody can choose the owner's name.
    static func admit(_ name: String, in store: any VaultStore) async throws(StoreError) {
        guard let number = PhoneNumber.e164(name) else { return }
        let alias = PersonAlias(kind: .phoneNumber, value: number)
        for person in try await store.people(named: number, limit: 1_000)
        where person.aliases.contains(where: { $0.alias == alias }) {
            try await store.denyOwner(person.id, isDenied: false)
        }
    }

    private func people(called name: String) async throws(StoreError) -> [Person] {
        let values = [name, PhoneNumber.e164(name)].compactMap(\.self)
        var found: [Person] = []
        for value in Set(values) {
            found += try await store.people(named: value, limit: 1_000).filter { person in
                person.aliases.contains { $0.alias.value == value && $0.platform == platform }
            }
        }
        return found
    }

    /// The owner of the vault, where that is another person than the one whom a file's name for the owner means now: of
    /// several, one who has an address, then the one created first.
    ///
    /// - Parameters:
    ///   - sender: The owner as the file shows them; nil if it does not.
    ///   - others: The other senders of the file. Whoever wrote to the owner in it is not the owner, whatever an earlier
    ///     answer said, which may be what is corrected now.
    /// - Returns: Nil if there is none, or if the user has said that both are two.
    func owner(
        knownOtherwiseThan sender: SourcePerson?, amid others: [SourcePerson]
    ) async throws(StoreError) -> Person? {
        guard let sender else { return nil }
        var excluded: Set<UniqueIdentifier> = []
        for other in others {
            if let person = try await store.person(named: other, on: platform) { excluded.insert(person.id) }
        }
        let named = try await store.person(named: sender, on: platform)
        let others = try await names(givenWhereWrote: named)
        let owners = try await store.owners().filter { person in
            person.id != named?.id && !excluded.contains(person.id)
                && !person.aliases.contains { isName($0) && others.contains($0.alias.value) }
                && person.aliases.contains { isName($0) || identifies($0) }
        }
        guard
            let owner = owners.min(by: { left, right in
                let (first, second) = (
                    left.aliases.contains(where: identifies), right.aliases.contains(where: identifies)
                )
                return first == second ? left.id < right.id : first
            })
        else { return nil }
        guard let named else { return owner }
        let separated = try await AlikePeople(store: store).people(like: named.id)
        return separated.contains { $0.person.id == owner.id && $0.isAnswered } ? nil : owner
    }

    /// The names that the user has given as their own in chats in which a person wrote, too: one of both answers is wrong,
    /// and that is no reason to make them one.
    private func names(givenWhereWrote person: Person?) async throws(StoreError) -> Set<String> {
        guard let person else { return [] }
        var names: Set<String> = []
        for record in try await store.imports(where: { $0.reading.isOwnerGiven && $0.run.platform == platform }) {
            guard let owner = record.reading.owner, !names.contains(owner),
                !person.aliases.contains(where: { $0.alias.value == owner }),
                let chat = try await store.conversation(record.reading.conversation)
            else { continue }
            if try await !store.messages(in: chat.id, by: person.id, .newest, limit: 1).isEmpty { names.insert(owner) }
        }
        return names
    }

    /// Whether it is an address, and not what stands for an owner of whom a file knows neither name nor address.
    private func identifies(_ seen: Person.SeenAlias) -> Bool {
        seen.platform == platform && seen.alias.kind.identifiesPerson && seen.alias != .unknownOwner
    }

    private func isName(_ seen: Person.SeenAlias) -> Bool {
        seen.platform == platform && seen.alias.kind == .exportName
    }
}

extension ImportPlanner {
    /// Who wrote what the file calls the owner's, if the vault has it from somebody else, whose address a source has stated.
    func writer(
        ofOwnersMessagesIn ledger: FileLedger, _ plan: ImportPlan, held: [AlignmentElement]
    ) async throws(StoreError) -> Person? {
        guard let owner = plan.owner, plan.renames[owner] == nil, let placements = plan.placements,
            let number = ledger.senders.firstIndex(of: owner)
        else { return nil }
        var counts: [UniqueIdentifier?: Int] = [:]
        var known: Set<Int> = []
        for (index, placement) in placements.enumerated() where Int(ledger.elements[index].sender) == number {
            guard case .known(let place) = placement else { continue }
            counts[held[Int(place)].person, default: 0] += 1
            if known.count < SenderReconciliation.requiredMessages { known.insert(index) }
        }
        guard counts.count == 1, let (id, count) = counts.first, let id, let person = try await store.person(id),
            !person.isOwner, person.hasStatedAddress(on: platform),
            count >= SenderReconciliation.requiredMessages
                || person.isCalled(owner.displayName, on: platform)
                    && ledger.distinctive.contains(where: known.contains)
        else { return nil }
        return person
    }
}
