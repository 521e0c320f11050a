internal import WhisperMessage
internal import WhisperStorePort

/// What is stored under a name or an id (see `StoreReader`).
extension Transaction {
    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        guard key.terms.count == ValueRows.of(key.kind).key.count else { return nil }
        return switch (key.kind, key.terms.first) {
        // Asked for with every envelope.
        case (.setting, .text(let name)): try connection.setting(name).map { .setting(name: name, value: $0) }
        case (.reference, .text(let platform)): try reference(platform: platform, key: key)
        case (.opening, .bytes(let key)): try connection.opening(key).map { .opening($0) }
        // Its put needs not read what was read before.
        case (.server, .id(let conversation)): try server(of: conversation)
        case (.receipt, .id(let message)):
            if case .person(let person)? = key.terms.last { try receipt(of: person, for: message) } else { nil }
        case (.joinedPart, .id(let join)):
            if case .text(let subject)? = key.terms.last { try part(subject, of: join) } else { nil }
        default: try values(ValueSelection(key.kind, key.terms)).first
        }
    }

    func put(_ value: StoredValue) throws(StoreError) {
        switch value {
        case .setting(let name, let value): try put(setting: name, value)
        case .policy(let policy): try put(policy)
        case .identity(let identity): try put(identity)
        case .contact(let contact): try put(contact)
        case .formerKeys(let keys, let contact): try put(keys, ofContact: contact)
        case .run(let run, _): try put(run)
        case .reading(let reading, let run): try put(reading, of: run)
        case .known(let known, let run): try put(known, of: run)
        case .opening(let opening): try put(opening)
        case .draft(let draft):
            try statement("INSERT OR REPLACE INTO drafts (conversation_id, text, updated_at) VALUES (?1, ?2, ?3)")
                .bind(1, requireConversation(draft.conversation)).bind(2, draft.text).bind(3, draft.updatedAt).run()
        case .seal(let part, let bytes):
            try statement("INSERT OR REPLACE INTO trust_seals (part, seal) VALUES (?1, ?2)")
                .bind(1, part.map(Int64.init) ?? -1).bind(2, bytes: bytes).run()
        case .account(let progress):
            let account = progress.account
            try statement(
                "INSERT OR REPLACE INTO arrival_accounts (platform, user_id, server, token) VALUES (?1, ?2, ?3, ?4)"
            )
            .bind(1, account.platform.rawValue).bind(2, account.user).bind(3, account.server).bind(4, progress.token)
            .run()
        case .spilled(let waiting, let source):
            let event = waiting.event
            try statement(
                "INSERT OR REPLACE INTO spill_queue (id, source, name, bytes, received_at) VALUES (?1, ?2, ?3, ?4, ?5)"
            )
            .bind(1, waiting.number == 0 ? nil : waiting.number).bind(2, source).bind(3, event.form)
            .bind(4, bytes: event.bytes).bind(5, event.receivedAt).run()
        case .waiting(let waiting, let number): try put(waiting, number: number)
        case .outgoing(let schedule):
            try statement(
                "INSERT OR REPLACE INTO outbox (id, message_id, attempts, next_attempt_at) VALUES (?1, ?2, ?3, ?4)"
            )
            .bind(1, schedule.number == 0 ? nil : schedule.number).bind(2, requireMessage(schedule.message))
            .bind(3, schedule.attempts).bind(4, schedule.nextAttemptAt).run()
        case .attempt(let attempt, let message):
            try statement("INSERT OR REPLACE INTO post_attempts (message_id, made_at, device) VALUES (?1, ?2, ?3)")
                .bind(1, requireMessage(message)).bind(2, attempt.at).bind(3, attempt.device).run()
        case .server(let state, let conversation, _): try put(state, of: conversation)
        case .rank(let rank, let person, let conversation): try put(rank, of: person, in: conversation)
        case .presence(let presence, let person, let conversation): try put(presence, of: person, in: conversation)
        case .report(let report, let conversation): try put(report, of: conversation)
        case .reference(let platform, let key, let conversation, let place):
            try statement(
                """
                INSERT OR REPLACE INTO conversation_aliases (platform, key, conversation_id, ordinal)
                VALUES (?1, ?2, ?3, ?4)
                """
            ).bind(1, platform.rawValue).bind(2, key).bind(3, requireConversation(conversation)).bind(4, place).run()
        case .join(let join): try put(join)
        case .separation(let separation): try put(separation)
        case .receipt(let event, let person, let message): try put(event, of: person, for: message)
        case .reaction(let reaction, let message): try put(reaction, to: message)
        case .joinedPart(let part, let join, let number): try put(part, of: join, number: number)
        }
        if let change = value.change { changes.insert(change) }
    }

    func remove(_ key: StoredValue.Key) throws(StoreError) {
        guard key.terms.count == ValueRows.of(key.kind).key.count else { return }
        // No observer sees changes of these, so they are removed without being read.
        switch (key.kind, key.terms.first) {
        case (.spilled, .integer(let number)):
            return try statement("DELETE FROM spill_queue WHERE id = ?1").bind(1, number).run()
        case (.waiting, .integer(let number)):
            return try statement("DELETE FROM waiting_changes WHERE id = ?1").bind(1, number).run()
        case (.outgoing, .id(let message)), (.attempt, .id(let message)):
            guard let row = try messageRow(message) else { return }
            let table = key.kind == .outgoing ? "outbox" : "post_attempts"
            return try statement("DELETE FROM \(table) WHERE message_id = ?1").bind(1, row).run()
        case (.server, .id(let conversation)):
            guard try conversationRow(conversation) != nil else { return }
            return try put(ServerState(), of: conversation)
        case (.receipt, .id(let message)):
            guard case .person(let person)? = key.terms.last else { return }
            return try removeRow(of: person, about: message, in: "message_receipts")
        default: break
        }
        guard let value = try value(key) else { return }
        switch value {
        case .setting(let name, _): try put(setting: name, nil)
        case .policy(let policy): try statement("DELETE FROM policies WHERE name = ?1").bind(1, policy.name).run()
        case .identity(let identity): try statement("DELETE FROM identities WHERE uuid = ?1").bind(1, identity.id).run()
        case .contact(let contact): try removeContact(contact.id)
        case .formerKeys(_, let contact): try put([], ofContact: contact)
        case .run(let run, _):
            latestRun = nil
            try statement("DELETE FROM ingestion_runs WHERE uuid = ?1").bind(1, run.id).run()
        case .reading(_, let run): try put(nil as ImportReading?, of: run)
        case .known(_, let run): try put(nil as KnownPositions?, of: run)
        case .opening(let opening):
            try statement("DELETE FROM opened_envelopes WHERE key = ?1").bind(1, bytes: opening.key).run()
        case .draft(let draft):
            try statement("DELETE FROM drafts WHERE conversation_id = ?1")
                .bind(1, requireConversation(draft.conversation)).run()
        case .seal(let part, _):
            try statement("DELETE FROM trust_seals WHERE part = ?1").bind(1, part.map(Int64.init) ?? -1).run()
        case .account(let progress):
            try statement("DELETE FROM arrival_accounts WHERE platform = ?1")
                .bind(1, progress.account.platform.rawValue).run()
        case .rank(let rank, let person, let conversation):
            try removeRank(of: person, in: conversation, at: rank.timestamp)
        case .report(_, let conversation): try put(ChatReport(), of: conversation)
        case .reference(let platform, let key, _, _):
            try statement("DELETE FROM conversation_aliases WHERE platform = ?1 AND key = ?2")
                .bind(1, platform.rawValue).bind(2, key).run()
        case .join(let join): try remove(join)
        case .separation(let separation): try remove(separation)
        case .presence(_, let person, let conversation): try removePresence(of: person, in: conversation)
        case .reaction(let reaction, let message): try remove(reaction, to: message)
        case .joinedPart(_, _, let number): try removePart(inRow: number)
        case .spilled, .waiting, .outgoing, .attempt, .server, .receipt: break
        }
        if let change = value.change { changes.insert(change) }
    }
}

extension Transaction {
    /// The reference with a key, whose conversation is usually asked for next.
    private func reference(platform: String, key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        guard case .text(let name)? = key.terms.last else { return nil }
        let look = try statement(Connection.referenceOfKey).bind(1, platform).bind(2, name)
        defer { look.reset() }
        guard try look.step() else { return nil }
        guard let id = look.identifier(1) else { throw StoreError(.damaged) }
        latest = (id, look.integer(0))
        return .reference(platform: Platform(rawValue: platform), key: name, of: id, place: look.integer(2))
    }

    /// Sets a value, or removes it.
    func put(setting name: String, _ value: String?) throws(StoreError) {
        if let value {
            try statement("INSERT OR REPLACE INTO settings (name, value) VALUES (?1, ?2)")
                .bind(1, name).bind(2, value).run()
        } else {
            try statement("DELETE FROM settings WHERE name = ?1").bind(1, name).run()
        }
    }
}

extension Connection {
    static let referenceOfKey = """
        SELECT c.id, c.uuid, a.ordinal FROM conversation_aliases AS a
        CROSS JOIN conversations AS c ON c.id = a.conversation_id WHERE a.platform = ?1 AND a.key = ?2
        """

    /// The value of a setting; nil if it was never set.
    func setting(_ name: String) throws(StoreError) -> String? {
        let statement = try statement("SELECT value FROM settings WHERE name = ?1").bind(1, name)
        defer { statement.reset() }
        return try statement.step() ? statement.text(0) : nil
    }
}

extension Transaction {
    /// Stores the state of a policy.
    func put(_ policy: PolicyRecord) throws(StoreError) {
        try statement("INSERT OR REPLACE INTO policies (name, is_on, changed_at) VALUES (?1, ?2, ?3)")
            .bind(1, policy.name).bind(2, policy.isOn).bind(3, policy.changedAt).run()
    }
}
