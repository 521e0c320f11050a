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
            transaction throws(StoreError) in
            transaction.isLarge = group.changes.count >= Transaction.largeSave
            return try transaction.archive.commit(group)
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
