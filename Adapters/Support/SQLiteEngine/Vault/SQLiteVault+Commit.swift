internal import WhisperArchive
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
        outcome.encrypted = archive.encryptedChanges
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
            var isChanged = try archive.upgrade(messages[index], merging: merging)
            if merging, try archive.takeReceipts(of: messages[index]) { isChanged = true }
            if isChanged { outcome.replaced += 1 } else { outcome.duplicates += 1 }
        }
        try archive.applyWaiting(for: saved.rows.map { messages[$0.index].name })
        messages.removeAll(keepingCapacity: true)
    }

    private func replace(
        _ held: UniqueIdentifier?, with message: NewMessage, merging: Bool, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        try archive.restorePeople(namedBy: [message])
        if var isReplaced = try archive.replace(held, with: message, merging: merging) {
            if merging, try archive.takeReceipts(of: message) { isReplaced = true }
            if isReplaced { outcome.replaced += 1 } else { outcome.duplicates += 1 }
            try archive.applyWaiting(for: [message.name])
        } else {
            var messages = [message]
            try save(&messages, merging: merging, &outcome)
        }
    }

    /// Applies any change except a new message.
    func apply(_ change: IngestedChange) throws(StoreError) -> Archive.ChangeOutcome {
        if let outcome = try archive.apply(change) { return outcome }
        if case .details(let conversation, let details, let time) = change {
            try take(details, of: conversation, at: time)
        }
        return .made
    }
}
