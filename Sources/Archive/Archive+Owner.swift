package import WhisperMessage
package import WhisperStorePort

/// Who is not the vault's owner after all (ING-2, WDB-5).
extension Archive {
    /// Takes over that a person is not the owner, as the owner says, or that this holds no longer.
    ///
    /// - Returns: The number of messages that counted as sent by the owner.
    /// - Throws: `.personNotFound`; `.invalidArgument` for one who is certainly the owner.
    package func denyOwner(_ person: UniqueIdentifier, isDenied: Bool) throws(StoreError) -> Int64 {
        guard let identity = try store.identities(of: [person])[0] else { throw StoreError(.personNotFound) }
        guard isDenied else {
            try store.mark(identity.id, asDenied: false)
            return 0
        }
        // The owner's identities, and the accounts that this vault sends from, are certainly the owner.
        let hasSigned = identity.isOwner && identity.addresses.contains { $0.platform == .whisper }
        if try hasSigned ? true : store.hasSentHere(identity.id) { throw StoreError(.invalidArgument) }
        let count = try store.clearDirection(ofMessagesSentBy: identity.id)
        guard identity.isOwner || count > 0 else { return 0 }
        // Sources state addresses as the owner's, never a name alone, so only those have to be remembered.
        if !identity.addresses.isEmpty { try store.mark(identity.id, asDenied: true) }
        try store.mark(identity.id, asOwner: false)
        try forgetOwner(identity.id)
        return count
    }

    /// Lets no import on record name a person as the owner, so that its file can be read again with the same name, if that is
    /// right after all.
    private func forgetOwner(_ person: UniqueIdentifier) throws(StoreError) {
        let names = Set(try store.aliases(of: person).map { OwnersName($0.platform, $0.alias.value) })
        for record in try store.describedImports() {
            guard let owner = record.reading.owner, names.contains(OwnersName(record.run.platform, owner)) else {
                continue
            }
            var reading = record.reading
            reading.owner = nil
            reading.isOwnerGiven = false
            try store.put(reading, of: record.run.id)
        }
    }

    /// Takes the owner's mark from those who have it because of undone imports alone.
    ///
    /// - Parameters:
    ///   - undone: The imports that are undone.
    ///   - others: All others on record.
    /// - Returns: Those who are the owner no longer.
    package func withdrawOwners(
        statedBy undone: some Collection<RecordedImport>, besides others: some Collection<RecordedImport>
    ) throws(StoreError) -> [Person] {
        let former = Set(undone.compactMap(\.ownersName))
        if former.isEmpty { return [] }
        let present = Set(others.compactMap(\.ownersName))
        let withdrawn = try store.owners().filter { owner in
            owner.isNameAlone && owner.has(oneOf: former) && !owner.has(oneOf: present)
        }
        for owner in withdrawn { try store.mark(owner.id, asOwner: false) }
        return withdrawn
    }
}

/// A name on a platform.
private struct OwnersName: Hashable {
    var platform: Platform
    var name: String

    init(_ platform: Platform, _ name: String) {
        self.platform = platform
        self.name = name
    }
}

extension RecordedImport {
    /// The name that the user gave as their own when importing the file; nil if they gave none.
    fileprivate var ownersName: OwnersName? {
        reading.isOwnerGiven ? reading.owner.map { OwnersName(run.platform, $0) } : nil
    }
}

extension Person {
    /// Whether nothing but names is known of them.
    fileprivate var isNameAlone: Bool {
        !aliases.contains(where: \.alias.kind.identifiesPerson)
    }

    fileprivate func has(oneOf names: Set<OwnersName>) -> Bool {
        aliases.contains { names.contains(OwnersName($0.platform, $0.alias.value)) }
    }
}
