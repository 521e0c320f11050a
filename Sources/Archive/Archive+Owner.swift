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
            for denial in try separations(of: identity.id, from: nil) { try put(denial, holds: false) }
            return 0
        }
        // The owner's identities, and the accounts that this vault sends from, are certainly the owner.
        let hasSigned = identity.isOwner && identity.addresses.contains { $0.platform == .whisper }
        let hasSentHere =
            try hasSigned ? true : store.has(MessageSelection(sender: identity.id, having: .clientID))
        if hasSentHere { throw StoreError(.invalidArgument) }
        let count = try clearDirection(ofMessagesSentBy: identity.id)
        guard identity.isOwner || count > 0 else { return 0 }
        // Sources state addresses as the owner's, never a name alone, so only those have to be remembered.
        if !identity.addresses.isEmpty { try put(SeparationRecord(identity.id, from: nil), holds: true) }
        try mark(identity.id, asOwner: false)
        try forgetOwner(identity.id)
        return count
    }

    /// Lets no import on record name a person as the owner, so that its file can be read again with the same name, if that is
    /// right after all.
    private func forgetOwner(_ person: UniqueIdentifier) throws(StoreError) {
        let aliases = try store.person(person)?.aliases ?? []
        for record in try store.describedImports() {
            let isNamed = aliases.contains {
                $0.platform == record.run.platform && $0.alias.value == record.reading.owner
            }
            guard isNamed else { continue }
            var reading = record.reading
            reading.owner = nil
            reading.isOwnerGiven = false
            try store.put(.reading(reading, of: record.run.id))
        }
    }

    /// Takes the owner's mark from those who have it because of undone imports alone, and records which import keeps the
    /// answer of the others.
    ///
    /// - Parameters:
    ///   - undone: The imports that are undone.
    ///   - others: All others on record.
    ///   - areReadAgain: Whether their files are imported again.
    /// - Returns: Those who are the owner no longer.
    package func withdrawOwners(
        statedBy undone: some Collection<RecordedImport>, besides others: some Collection<RecordedImport>,
        areReadAgain: Bool
    ) throws(StoreError) -> [Person] {
        let (withdrawn, heirs) = RecordedImport.answers(
            try store.owners(), statedBy: undone, besides: others, areReadAgain: areReadAgain)
        for heir in heirs {
            var reading = heir.reading
            reading.isOwnerGiven = true
            try store.put(.reading(reading, of: heir.run.id))
        }
        let chats = Set(undone.map(\.reading.conversation))
        for owner in withdrawn {
            // Messages that another source also reported stay, but the owner did not send them. Nothing is known about
            // those in other chats.
            for chat in chats { try clearDirection(ofMessagesSentBy: owner.id, in: chat) }
            try mark(owner.id, asOwner: false)
        }
        return withdrawn
    }

    /// Whether a person becomes or stays the owner when another one is joined into them. Must be asked before they are
    /// joined. If neither is, nothing counts as sent in the chats in which both wrote.
    package func isOwner(_ person: UniqueIdentifier, joinedBy leaving: UniqueIdentifier) throws(StoreError) -> Bool {
        let identities = try store.identities(of: [person, leaving])
        if identities[0]?.isOwner == true { return true }
        guard identities[1]?.isOwner == true else { return false }
        // A wrong name given with an export must not make its person the owner.
        let aliases = try store.person(leaving)?.aliases ?? []
        let isNamedAlone = !aliases.contains(where: \.alias.kind.identifiesPerson)
        guard isNamedAlone, try isAnother(person) else { return true }
        // Only the chats in which both wrote show that they are different from the owner.
        var chats: Set<UniqueIdentifier> = []
        try store.visit(MessageSelection(sender: person)) { (message) throws(StoreError) in
            chats.insert(message.conversation)
            return true
        }
        for chat in chats { try clearDirection(ofMessagesSentBy: leaving, in: chat) }
        return false
    }

    /// Takes the direction of the outgoing messages of a person, of all conversations or of one; returns their number.
    @discardableResult
    private func clearDirection(
        ofMessagesSentBy person: UniqueIdentifier, in conversation: UniqueIdentifier? = nil
    ) throws(StoreError) -> Int64 {
        let sent = MessageSelection(conversation: conversation, sender: person, direction: .outgoing)
        return try store.mark(sent, as: .direction(.unknown), limit: .max)
    }

    /// Lets messages count as sent by the owner that a file of theirs shows to be, and those of others there, of which
    /// nothing was known, as received; and as shown by more than an added file.
    ///
    /// - Parameter places: Where in the chat the file's messages are.
    /// - Returns: The number of messages that did not count as sent.
    /// - Throws: `.personNotFound`; `.conversationNotFound`.
    package func markSent(
        by person: UniqueIdentifier?, in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) throws(StoreError) -> Int64 {
        let identity = try person.map { (person) throws(StoreError) in
            guard let identity = try store.identities(of: [person])[0] else { throw StoreError(.personNotFound) }
            return identity
        }
        guard try store.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
        for place in places {
            let shown = MessageSelection(conversation: conversation, positions: place)
            try store.mark(shown, as: .confirmed, limit: .max)
        }
        guard identity?.isOwner == true else { return 0 }
        let owners = try store.owners().map(\.id)
        var count: Int64 = 0
        // What came in an envelope stays.
        for place in places {
            for owner in owners {
                let sent = MessageSelection(
                    conversation: conversation, positions: place, sender: owner, without: .seal)
                count += try store.mark(sent, as: .direction(.outgoing), limit: .max)
            }
            let received = MessageSelection(
                conversation: conversation, positions: place, direction: .unknown, having: .sender, without: .seal)
            try store.mark(received, as: .direction(.incoming), limit: .max)
        }
        return count
    }
}
