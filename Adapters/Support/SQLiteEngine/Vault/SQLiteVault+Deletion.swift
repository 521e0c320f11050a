internal import WhisperMessage
public import WhisperStorePort

/// Deletes messages in transactions of some ten thousands each, and then their words (ST-11, ST-13).
extension SQLiteVault {
    /// Removes the words of deleted messages from the index, and from the log.
    ///
    /// While another process reads an earlier state of the vault, the log must keep them; it is truncated when the
    /// vault is closed at the latest.
    ///
    /// - Throws: `.cancelled`.
    public func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError) {
        try await withWriter { session throws(StoreError) in
            if try ErasedRows.areThere(session.connection) {
                try IndexSweep(connection: session.connection).run { done, total in
                    progress(DeletionProgress(stage: .words, done: done, total: total))
                }
            }
            try session.connection.emptyLog()
        }
    }
}
