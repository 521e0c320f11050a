internal import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `IngestionStore`.
    ///
    /// - Throws: As `MessageStore.save`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        // An update that checks a reference records each page that it changes, encrypted, so that it can be undone by
        // itself. Nothing here needs that: a failure undoes the whole transaction.
        try await write(keepsMemory: true, followsReferences: !group.replacesMessages) {
            transaction throws(StoreError) in try transaction.commit(group)
        }
    }
}

extension IngestionGroup {
    /// Whether messages take the places of stored ones.
    fileprivate var replacesMessages: Bool {
        changes.contains { change in
            switch change {
            case .replacement(_, .some), .merged(_, .some): true
            default: false
            }
        }
    }
}

/// Commits changes from live sources (ING-3).
extension Transaction {
    func commit(_ group: IngestionGroup) throws(StoreError) -> CommitOutcome {
        var outcome = CommitOutcome()
        isLarge = group.changes.count >= Transaction.largeSave
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var messages: [NewMessage] = []
        var isMerging = false
        for change in group.changes {
            switch change {
            case .message(let message):
                if isMerging { try save(&messages, merging: true, &outcome) }
                isMerging = false
                messages.append(message)
                continue
            case .merged(let message, nil):
                if !isMerging { try save(&messages, merging: false, &outcome) }
                isMerging = true
                messages.append(message)
                continue
            default: try save(&messages, merging: isMerging, &outcome)
            }
            switch change {
            case .replacement(let message, let held): try replace(held, with: message, merging: false, &outcome)
            case .merged(let message, let held): try replace(held, with: message, merging: true, &outcome)
            default:
                switch try apply(change) {
                case .made, .isUnread: break
                case .waits: outcome.unmatched += 1
                case .refused: outcome.refused += 1
                }
            }
        }
        try save(&messages, merging: isMerging, &outcome)
        outcome.encrypted = encrypted
        if let mark = group.drained {
            try statement("DELETE FROM spill_queue WHERE id <= ?1 AND source = ?2")
                .bind(1, mark.through).bind(2, mark.source).run()
            #if WHISPER_TEST_HOOKS
                WriteStep.spillDrained.reached()
            #endif
        }
        return outcome
    }

    private func save(
        _ messages: inout [NewMessage], merging: Bool, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let saved = try saveAll(messages, isOfHistory: merging)
        outcome.inserted += saved.rows.count
        for (row, index, _) in saved.rows {
            guard let raw = messages[index].raw else { continue }
            try keep(raw, ofMessage: row)
        }
        for index in saved.known {
            var isChanged = try upgrade(messages[index], merging: merging)
            if merging, try takeReceipts(of: messages[index]) { isChanged = true }
            if isChanged { outcome.replaced += 1 } else { outcome.duplicates += 1 }
        }
        if try connection.isWaiting { try takeWaiting(for: saved.rows.map { messages[$0.index] }) }
        messages.removeAll(keepingCapacity: true)
    }

    private func replace(
        _ held: UniqueIdentifier?, with message: NewMessage, merging: Bool, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        try restorePeople(namedBy: [message])
        if var isReplaced = try replace(held, with: message, merging: merging) {
            if merging, try takeReceipts(of: message) { isReplaced = true }
            if isReplaced { outcome.replaced += 1 } else { outcome.duplicates += 1 }
            try takeWaiting(for: [message])
        } else {
            var messages = [message]
            try save(&messages, merging: merging, &outcome)
        }
    }

    /// Applies any change except a new message.
    func apply(_ change: IngestedChange) throws(StoreError) -> ChangeOutcome {
        switch change {
        case .message, .replacement, .merged: break
        case .edit(let target, _, _, _), .deletion(let target, _, _, _), .reaction(let target, _, _, _),
            .vote(let target, _, _, _), .encrypted(let target, _, _, _, _):
            if let change = try authored(change) { return try take(change, of: target) }
        case .rank(let conversation, let sender, let isAdmin, let time):
            try note(sender, isAdmin: isAdmin, of: conversation, at: time)
        case .details(let conversation, let details, let time): try take(details, of: conversation, at: time)
        case .status(let target, let status):
            switch try choice(target) {
            case .missing: return .made
            case .refused: return .refused
            case .message(let row): try advance(identifier(ofMessage: row), to: status, byOwner: true)
            }
        case .receipt(let target, let sender, let status, let time):
            switch try choice(target) {
            case .missing: return .made
            case .refused: return .refused
            case .message(let row): try receive(status, of: identifier(ofMessage: row), by: sender, at: time)
            }
        case .decrypted(let target, let record):
            guard let conversation = try conversationRow(target.conversation) else { return .made }
            try discard(record, WaitingKey(conversation: conversation, externalID: target.externalID))
        case .raw(let record, let target):
            var message: Int64?
            if let target, case .message(let row) = try choice(target) { message = row }
            try keep(record, ofMessage: message)
        }
        return .made
    }

    /// Advances the delivery status of a message; if it is an incoming one, the owner's report marks it as read.
    func advance(_ id: UniqueIdentifier, to status: MessageStatus, byOwner isOwners: Bool) throws(StoreError) {
        let place = try session.requirePlace(of: id)
        guard let known = try connection.message(row: place.row) else { return }
        if known.status.isBehind(status) { try updateStatus(of: id, to: status) }
        guard isOwners, status == .read, known.direction == .incoming, !known.isRead else { return }
        try touch(place.conversation)
        try statement("UPDATE OR FAIL messages SET is_read = 1 WHERE id = ?1").bind(1, place.row).run()
        try statement("UPDATE OR FAIL conversations SET unread_count = unread_count - 1 WHERE id = ?1")
            .bind(1, place.conversation).run()
        try reportUpdate(of: id, inConversation: place.conversation)
    }

    /// A change with an author; nil for any other.
    private func authored(_ change: IngestedChange) throws(StoreError) -> AuthoredChange? {
        switch change {
        case .edit(_, let text, let sender, let time):
            return AuthoredChange(.edit(text), sender: try row(of: sender), timestamp: time)
        case .deletion(_, let sender, let claim, let time):
            return AuthoredChange(.deletion(claim), sender: try row(of: sender), timestamp: time)
        case .reaction(_, let sender, let emoji, let time):
            return AuthoredChange(.reaction(emoji), sender: try row(of: sender), timestamp: time)
        case .vote(_, let sender, let options, let time):
            return AuthoredChange(.vote(options), sender: try row(of: sender), timestamp: time)
        case .encrypted(_, let record, let isEdit, let sender, let time):
            return AuthoredChange(
                .encrypted(record, isEdit: isEdit), sender: try row(of: sender), timestamp: time)
        default: return nil
        }
    }

    private func row(of sender: NewSender?) throws(StoreError) -> Int64? {
        try sender.map { (sender) throws(StoreError) in try sighted(sender).rawValue }
    }

    /// Adds a vote to the members of a poll.
    func vote(
        in id: UniqueIdentifier, by person: UniqueIdentifier, _ options: [[UInt8]], at time: Timestamp
    ) throws(StoreError) {
        let place = try session.requirePlace(of: id)
        guard let poll = try connection.message(row: place.row), !poll.isTombstone else { return }
        var specific = poll.unified.platformSpecific
        let vote = PollVote(person: person, options: options, timestamp: time)
        if try hasForgotten() {
            try specific.removeVotes(equalTo: vote) { (voter) throws(StoreError) in
                guard let row = try connection.personRow(voter) else { return false }
                return try isForgotten(row)
            }
        }
        guard specific.take(vote) else { return }
        try statement("UPDATE OR FAIL messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, place.row).bind(2, StoredJSON.text(specific)).run()
        changes.insert(.messageUpdated(id, conversation: poll.conversation))
    }

    private func identifier(ofMessage row: Int64) throws(StoreError) -> UniqueIdentifier {
        let statement = try statement("SELECT uuid FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step(), let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return id
    }
}
