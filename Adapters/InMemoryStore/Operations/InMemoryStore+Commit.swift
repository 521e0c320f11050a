import WhisperArchive
import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Commits changes from sources, and removes the drained events from the spill.
    ///
    /// - Throws: As `MessageStore.save`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try write { (transaction) throws(StoreError) in
            var outcome = CommitOutcome()
            for (index, change) in group.changes.enumerated() {
                if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
                let reception: Reception
                switch change {
                case .message(let message): reception = try transaction.receive(message)
                case .replacement(let message, let held):
                    reception = try transaction.replace(held, with: message, merging: false)
                case .merged(let message, let held):
                    reception = try transaction.replace(held, with: message, merging: true)
                default:
                    switch try transaction.apply(change) {
                    case .made, .isUnread: break
                    case .waits: outcome.unmatched += 1
                    case .refused: outcome.refused += 1
                    }
                    continue
                }
                switch change {
                case .message(let message), .replacement(let message, _), .merged(let message, _):
                    try transaction.archive.applyWaiting(for: [message.name])
                default: break
                }
                switch reception {
                case .inserted: outcome.inserted += 1
                case .replaced: outcome.replaced += 1
                case .known: outcome.duplicates += 1
                }
            }
            outcome.encrypted = transaction.archive.encryptedChanges
            if let mark = group.drained {
                transaction.state.spilled[mark.source]?.removeAll { $0.number <= mark.through }
            }
            return outcome
        }
    }
}

/// The result of receiving a message from a source.
enum Reception {
    case inserted, replaced, known
}

extension Transaction {
    /// Saves a message, or merges a repetition into the stored one.
    func receive(_ new: NewMessage, merging: Bool = false) throws(StoreError) -> Reception {
        if try save(new, isOfHistory: merging) {
            reportAdded(to: new.conversation)
            return .inserted
        }
        var isChanged = try archive.upgrade(new, merging: merging)
        if merging, try archive.takeReceipts(of: new) { isChanged = true }
        return isChanged ? .replaced : .known
    }

    /// Replaces a stored message, or merges both.
    func replace(
        _ held: UniqueIdentifier?, with new: NewMessage, merging: Bool
    ) throws(StoreError) -> Reception {
        try archive.restorePeople(namedBy: [new])
        guard var isChanged = try archive.replace(held, with: new, merging: merging) else {
            return try receive(new, merging: merging)
        }
        if merging, try archive.takeReceipts(of: new) { isChanged = true }
        return isChanged ? .replaced : .known
    }

    /// Applies any change except a new message.
    func apply(_ change: IngestedChange) throws(StoreError) -> Archive.ChangeOutcome {
        if let outcome = try archive.apply(change) { return outcome }
        if case .details(let conversation, let details, let time) = change {
            try take(details, of: conversation, at: time)
        }
        return .made
    }

    /// Stores the bytes of an event, unless they are already stored for this message.
    func keep(_ record: RawRecord, of message: UniqueIdentifier?) {
        let isKept = state.rawEvents.contains {
            $0.message == message && $0.record.name == record.name && $0.record.bytes == record.bytes
        }
        if isKept { return }
        let number = state.nextArrival()
        state.rawEvents.append(StoredRawEvent(number: number, message: message, record: record))
    }
}
