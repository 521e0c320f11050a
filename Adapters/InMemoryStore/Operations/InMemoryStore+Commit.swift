import WhisperArchive
public import WhisperStorePort

extension InMemoryStore {
    /// Commits changes from sources, and removes the drained events from the spill.
    ///
    /// - Throws: As `MessageStore.save`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try write { (transaction) throws(StoreError) in try transaction.archive.commit(group) }
    }
}
