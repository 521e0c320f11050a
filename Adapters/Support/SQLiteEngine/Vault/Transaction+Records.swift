internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Inserts records of another vault (ST-13).
extension Transaction {
    /// Inserts the records that do not exist, in the order given.
    func insert(_ records: [VaultRecord]) throws(StoreError) -> SaveOutcome {
        var outcome = SaveOutcome(inserted: 0, duplicates: 0)
        var updated: [Int64: Timestamp] = [:]
        for record in records {
            if Task.isCancelled { throw StoreError(.cancelled) }
            if try insert(record, keeping: &updated) { outcome.inserted += 1 } else { outcome.duplicates += 1 }
        }
        // Conversations that received messages retain the time of their own record.
        for (row, time) in updated {
            try statement("UPDATE conversations SET updated_at = ?2 WHERE id = ?1").bind(1, row).bind(2, time).run()
        }
        changes = outcome.inserted > 0 ? [.reload] : []
        return outcome
    }

    /// Inserts a record, and returns whether it was new.
    private func insert(
        _ record: VaultRecord, keeping updated: inout [Int64: Timestamp]
    ) throws(StoreError) -> Bool {
        switch record {
        case .setting(let name, let value):
            try checkSettingName(name)
            guard try connection.setting(name) == nil else { return false }
            try put(setting: name, value)
        case .policy(let policy):
            guard !policy.name.isEmpty else { throw StoreError(.invalidArgument) }
            guard try connection.policy(policy.name) == nil else { return false }
            try put(policy)
        case .identity(var identity):
            guard try connection.identity(identity.id) == nil else { return false }
            if identity.isDefault { identity.isDefault = try connection.defaultIdentities().isEmpty }
            try put(identity, row: nil)
        case .person(let person, let joined):
            guard try connection.personRow(person.id) == nil else { return false }
            try insert(person, joined: joined)
        case .conversation(let conversation, let aliases, let members):
            guard try connection.conversationRow(conversation.id) == nil else { return false }
            guard members.count <= GroupMember.maximum else { throw StoreError(.invalidArgument) }
            let row = try insertRow(of: conversation)
            for alias in aliases { try addAlias(platform: alias.platform, key: alias.key, toRow: row) }
            for member in members {
                guard let person = try connection.personRow(member.person) else { throw StoreError(.personNotFound) }
                try put(member.role, ofPerson: person, inConversation: row, since: member.since)
            }
        case .message(let message, let versions, let people, let receipts):
            guard let row = try connection.conversationRow(message.conversation) else {
                throw StoreError(.conversationNotFound)
            }
            if updated[row] == nil { updated[row] = try connection.conversation(row: row)?.updatedAt }
            guard try insert(message, versions, reactionPeople: people) else { return false }
            if !receipts.isEmpty { try insert(receipts, of: message) }
        case .contact(let contact, let pastKeys):
            guard try connection.contact(contact.id) == nil else { return false }
            let row = try put(contact, row: nil)
            for key in pastKeys { try insert(key, ofContact: row) }
        case .draft(let draft):
            let row = try connection.requireConversation(draft.conversation)
            guard try connection.draft(in: draft.conversation) == nil else { return false }
            try put(draft, row)
        case .run(let run):
            let isKnown = try connection.exists(
                "SELECT 1 FROM ingestion_runs WHERE uuid = ?1", { $0.bind(1, run.id) })
            if isKnown { return false }
            try insert(run)
        case .opening(let opening):
            guard opening.key.count == 32 else { throw StoreError(.invalidArgument) }
            if try connection.isRemembered(opening.key) { return false }
            let row = try opening.message.map { (id) throws(StoreError) in try session.requirePlace(of: id).row }
            try insertOpening(opening.key, message: row, at: opening.openedAt)
        case .join(let join): return try archive.insert(join)
        case .joinedPart(let part): return try insert(part)
        case .joinedMessage(let joined): return try insert(joined)
        case .separation(let separation): return try insert(separation)
        }
        return true
    }

    private func insert(_ person: Person, joined: [UniqueIdentifier]) throws(StoreError) {
        let row = try insertPerson(person.id, isOwner: person.isOwner)
        for alias in person.aliases { _ = try see(alias, ofPerson: row) }
        try refreshName(ofPerson: row)
        for id in joined {
            guard try connection.personRow(id) == nil else { continue }
            let other = try insertPerson(id, isOwner: false)
            try statement("UPDATE people SET joined_into = ?2 WHERE id = ?1").bind(1, other).bind(2, row).run()
        }
    }

    private func insert(
        _ message: StoredMessage, _ versions: [MessageVersion], reactionPeople people: [UniqueIdentifier]
    ) throws(StoreError) -> Bool {
        let unified = message.unified
        if let known = try session.place(of: unified.id) {
            try disown(row: known.row)
            return false
        }
        let isWhole =
            (message.person == nil) == (unified.sender == nil) && people.count == unified.reactions.count
        var sender: SenderHandle?
        if isWhole, let person = message.person, let participant = unified.sender {
            sender = try handle(of: person, participant)
        }
        let new = NewMessage(
            id: unified.id, conversation: message.conversation, externalID: unified.externalID,
            platform: unified.platform, timestamp: unified.timestamp, precision: unified.precision,
            local: unified.local, sender: sender, recipients: unified.recipients, direction: message.direction,
            status: message.status, isRead: message.isRead, content: unified.content, replyTo: unified.replyTo,
            editedAt: unified.editedAt,
            platformSpecific: StoredJSON.text(unified.platformSpecific),
            position: message.position, contentKey: message.contentKey, delivery: message.delivery,
            carrierText: message.carrierText, seal: message.seal)
        guard isWhole else { throw StoreError(.invalidArgument) }
        guard try archive.save([new]).inserted == 1 else { return false }
        let row = try session.requirePlace(of: unified.id).row
        if let time = message.writtenAt {
            try statement("UPDATE messages SET written_at = ?2 WHERE id = ?1").bind(1, row).bind(2, time).run()
        }
        for version in versions { try insert(version, ofMessage: row) }
        var parts: MessageParts = versions.isEmpty ? [] : .versions
        for (person, reaction) in zip(people, unified.reactions) {
            let handle = try handle(of: person, reaction.sender)
            try insertReaction(
                reaction.emoji, by: handle, at: reaction.timestamp, isClaimed: reaction.isClaimed, toMessage: row)
            parts.insert(.reactions)
        }
        if !parts.isEmpty {
            try statement("UPDATE messages SET parts = parts | ?2 WHERE id = ?1")
                .bind(1, row).bind(2, parts.rawValue).run()
        }
        return true
    }

    private func insert(_ receipts: [ReceiptRecord], of message: StoredMessage) throws(StoreError) {
        let row = try session.requirePlace(of: message.unified.id).row
        for (person, event) in ReceiptRecord.furthest(among: receipts) {
            guard let person = try connection.personRow(person) else { throw StoreError(.personNotFound) }
            try insert(event, ofPerson: person, toMessage: row)
        }
    }

    private func handle(
        of person: UniqueIdentifier, _ participant: Participant
    ) throws(StoreError) -> SenderHandle {
        guard let row = try connection.personRow(person) else { throw StoreError(.personNotFound) }
        let sender = try senderRow(ofPerson: row, participant)
        return SenderHandle(rawValue: sender, person: person)
    }
}
