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
        // What an identity of the owner's has signed, and what this vault has sent, is nobody else's.
        let hasSigned = identity.isOwner && identity.addresses.contains { $0.platform == .whisper }
        if try hasSigned ? true : store.hasSentHere(identity.id) { throw StoreError(.invalidArgument) }
        // No source gives a name as the owner's, so that nothing has to be remembered of those without an address.
        if !identity.addresses.isEmpty { try store.mark(identity.id, asDenied: true) }
        try store.mark(identity.id, asOwner: false)
        // Nobody says any more who sent what counted as sent by them.
        return try store.clearDirection(ofMessagesSentBy: identity.id)
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
}

extension RecordedImport {
    /// What whoever imported the file gave as their name; nil if they did not.
    fileprivate var ownersName: OwnersName? {
        reading.isOwnerGiven ? reading.owner.map { OwnersName(platform: run.platform, name: $0) } : nil
    }
}

extension Person {
    /// Whether nothing but names is known of them.
    fileprivate var isNameAlone: Bool {
        !aliases.contains(where: \.alias.kind.identifiesPerson)
    }

    fileprivate func has(oneOf names: Set<OwnersName>) -> Bool {
        aliases.contains { names.contains(OwnersName(platform: $0.platform, name: $0.alias.value)) }
    }
}
