public import WhisperMessage
public import WhisperStorePort

/// Deletes messages in transactions of some ten thousands each, and then their words (ST-11, ST-13).
extension SQLiteVault {
    /// See `ConversationStore`.
    ///
    /// - Throws: `.conversationNotFound`; `.cancelled`.
    @discardableResult
    public func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        try await deleteConversation(id, part: Transaction.deletionPart, progress: progress)
    }

    /// Deletes a conversation, a number of messages at a time.
    ///
    /// - Throws: As `ConversationStore.deleteConversation`.
    package func deleteConversation(
        _ id: UniqueIdentifier, part size: Int, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        var blobs: Set<String> = []
        var deleted: Int64 = 0
        while true {
            let left = try await readRows { session throws(StoreError) in
                try session.connection.conversation(row: session.connection.requireConversation(id))?.messageCount ?? 0
            }
            guard left > Int64(size) else { break }
            // Finding the references to each message takes most of the time of a deletion, so it is done for all at
            // once.
            let part = try await write(followsReferences: false) { transaction throws(StoreError) in
                try transaction.deletePart(of: id, messages: size)
            }
            guard part.messages > 0 else { break }
            #if WHISPER_TEST_HOOKS
                WriteStep.deletionPartCommitted.reached()
            #endif
            blobs.formUnion(part.blobs)
            deleted += part.messages
            progress(DeletionProgress(stage: .messages, done: deleted, total: deleted + left - part.messages))
        }
        let (before, isWhole) = (blobs, deleted == 0)
        let free = try await write { transaction throws(StoreError) in
            try transaction.deleteConversation(id, afterBlobs: before, isWhole: isWhole)
        }
        #if WHISPER_TEST_HOOKS
            WriteStep.deletionPartCommitted.reached()
        #endif
        if deleted > 0 { progress(DeletionProgress(stage: .messages, done: deleted, total: deleted)) }
        try await sweep(progress)
        return free
    }

    /// See `MessageStore`.
    ///
    /// - Throws: `.messageNotFound`.
    @discardableResult
    public func deleteMessage(
        _ id: UniqueIdentifier, _ mode: DeletionMode
    ) async throws(StoreError) -> [String] {
        let blobs = try await write { transaction throws(StoreError) in try transaction.delete(id, mode) }
        if mode != .tombstoneKeepingText { try await sweep { _ in } }
        return blobs
    }

    /// See `VaultMaintenance`.
    ///
    /// - Throws: `.cancelled`.
    public func prune(
        _ rule: RetentionRule, dryRun: Bool, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport {
        try await prune(
            rule, dryRun: dryRun, part: Transaction.deletionPart, singly: ErasedRows.withWords, progress: progress)
    }

    /// Deletes what a rule covers, a number of messages at a time.
    /// - Parameter few: Up to this many messages are deleted one by one, and recorded with their words.
    /// - Throws: As `VaultMaintenance.prune`.
    package func prune(
        _ rule: RetentionRule, dryRun: Bool, part size: Int, singly few: Int,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport {
        if rule.before == nil && rule.conversation == nil && rule.platform == nil {
            // Still a read, as the vault may be closed or the task cancelled.
            return try await readRows { _ in PruneReport(messages: 0, conversations: 0, orphanedBlobs: []) }
        }
        let covered = try await readRows { session throws(StoreError) in try session.connection.covered(by: rule) }
        var report = covered.report
        if dryRun || covered.rows.isEmpty { return report }
        var blobs: Set<String> = []
        let areFew = covered.rows.count <= few
        var start = 0
        while start < covered.rows.count {
            let end = min(covered.rows.count, start + size)
            let rows = covered.rows[start..<end]
            let part = try await write(followsReferences: areFew) { transaction throws(StoreError) in
                // Since they were counted, one of them may have been deleted, or sent again.
                let present = try transaction.present(rows)
                let rows = rule.sparesUnsent ? try transaction.sparingUnsent(present) : present
                let blobs = areFew ? try transaction.pruneSingly(rows) : try transaction.pruneTogether(rows)
                return (blobs: blobs, deleted: rows.count, spared: present.count - rows.count)
            }
            blobs.formUnion(part.blobs)
            report.messages -= Int64(rows.count - part.deleted)
            report.unsent += Int64(part.spared)
            #if WHISPER_TEST_HOOKS
                WriteStep.deletionPartCommitted.reached()
            #endif
            start = end
            progress(DeletionProgress(stage: .messages, done: Int64(end), total: Int64(covered.rows.count)))
        }
        let candidates = blobs
        report.orphanedBlobs = try await readRows { session throws(StoreError) in
            try session.connection.unreferenced(candidates)
        }
        try await sweep(progress)
        return report
    }

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
