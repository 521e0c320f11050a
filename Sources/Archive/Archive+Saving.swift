package import WhisperMessage
package import WhisperStorePort

/// New messages, and what sources report of stored ones (ST-6, ING-2, ING-3).
extension Archive {
    /// Saves the messages that are new, in the order given.
    ///
    /// - Throws: As `VaultStore.save`.
    package func save(_ messages: [NewMessage]) throws(StoreError) -> SaveOutcome {
        let ids = try add(messages)
        let inserted = ids.count { $0 != nil }
        return SaveOutcome(inserted: inserted, duplicates: ids.count - inserted)
    }

    /// Stores the messages that are new, in the order given.
    ///
    /// - Parameter isOfHistory: Whether their source holds the owner's history itself.
    /// - Returns: For each message its id, or nil if it is stored already.
    package func add(
        _ messages: [NewMessage], isOfHistory: Bool = false
    ) throws(StoreError) -> [UniqueIdentifier?] {
        try restorePeople(namedBy: messages)
        var new = messages
        for index in messages.indices where !messages[index].receipts.isEmpty {
            new[index].receipts = try furthest(of: messages[index].receipts)
        }
        var gaps: [UniqueIdentifier: PlaceGap] = [:]
        let ids = try store.insert(
            new,
            unless: { (message) throws(StoreError) in try !repeated(by: message, isOfHistory: isOfHistory).isEmpty },
            at: { (message, end) throws(StoreError) in try position(of: message, endingWith: end, &gaps) })
        for (message, id) in zip(messages, ids) {
            if let id {
                if let raw = message.raw { try store.keep(raw, of: id) }
            } else if message.run == nil {
                // Another source has reported it as well, so it stays when its import is undone.
                try disown(message.name)
            }
        }
        return ids
    }

    /// Commits changes from sources, in order, and removes the drained events from the spill.
    ///
    /// - Throws: As `VaultStore.save`.
    package func commit(_ group: IngestionGroup) throws(StoreError) -> CommitOutcome {
        var outcome = CommitOutcome()
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var waiting: [NewMessage] = []
        var areOfHistory = false
        for (index, change) in group.changes.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            switch change {
            case .message(let message):
                if areOfHistory { try receive(&waiting, areOfHistory: true, &outcome) }
                areOfHistory = false
                waiting.append(message)
                continue
            case .merged(let message, with: nil):
                if !areOfHistory { try receive(&waiting, areOfHistory: false, &outcome) }
                areOfHistory = true
                waiting.append(message)
                continue
            default: try receive(&waiting, areOfHistory: areOfHistory, &outcome)
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
        try receive(&waiting, areOfHistory: areOfHistory, &outcome)
        outcome.encrypted = encryptedChanges
        if let mark = group.drained { try store.removeSpilled(mark) }
        return outcome
    }

    /// Saves messages, and merges those that are stored already into what is stored.
    ///
    /// - Parameters:
    ///   - messages: The messages; none afterwards.
    ///   - areOfHistory: Whether their source holds the owner's history itself.
    private func receive(
        _ messages: inout [NewMessage], areOfHistory: Bool, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let ids = try add(messages, isOfHistory: areOfHistory)
        for (message, id) in zip(messages, ids) {
            if id != nil {
                outcome.inserted += 1
                continue
            }
            var isChanged = try upgrade(message, merging: areOfHistory)
            if areOfHistory, try takeReceipts(of: message) { isChanged = true }
            if isChanged { outcome.replaced += 1 } else { outcome.duplicates += 1 }
        }
        try applyWaiting(for: zip(messages, ids).filter { $0.1 != nil }.map(\.0.name))
        messages.removeAll(keepingCapacity: true)
    }

    private func replace(
        _ held: UniqueIdentifier?, with message: NewMessage, merging: Bool, _ outcome: inout CommitOutcome
    ) throws(StoreError) {
        try restorePeople(namedBy: [message])
        if var isReplaced = try replace(held, with: message, merging: merging) {
            if merging, try takeReceipts(of: message) { isReplaced = true }
            if isReplaced { outcome.replaced += 1 } else { outcome.duplicates += 1 }
            try applyWaiting(for: [message.name])
        } else {
            var messages = [message]
            try receive(&messages, areOfHistory: merging, &outcome)
        }
    }
}
