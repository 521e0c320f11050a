import WhisperArchive
public import WhisperBlobPort
public import WhisperMessage
public import WhisperStorePort

/// Deletes permanently: messages, conversations, and what a retention rule covers, including attachments (ST-11,
/// ST-13).
///
/// Messages are deleted first, large numbers in parts; attachments follow once all are committed. An interruption in
/// between leaves unreferenced attachments, which `BlobCollection.removeOrphans` finds.
public struct Deletion: Sendable {
    private let store: any VaultStore
    private let blobs: BlobCollection

    /// Creates a deletion for a vault.
    public init(store: any VaultStore, blobs: any BlobStore) {
        self.store = store
        self.blobs = BlobCollection(store: store, blobs: blobs)
    }

    /// What a rule covers, without changing anything.
    ///
    /// - Throws: `.store`.
    public func preview(_ rule: RetentionRule) async throws(BlobCollectionError) -> PruneReport {
        try await storing { () throws(StoreError) in try await store.prune(rule, dryRun: true) }
    }

    /// Deletes what a rule covers, and the people to whom nothing refers any more.
    ///
    /// - Parameter progress: Called with the progress of large deletions.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func apply(
        _ rule: RetentionRule, progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> PruneReport {
        let report = try await storing { () throws(StoreError) in
            let report = try await store.prune(rule, dryRun: false, progress: progress)
            if report.messages > 0 { try await store.removeUnreferencedPeople() }
            return report
        }
        try await blobs.removeUnreferenced(report.orphanedBlobs)
        return report
    }

    /// Deletes a conversation with everything in it, its rule for retention, its wish for older history, and the people to
    /// whom nothing else refers.
    ///
    /// - Returns: What was deleted: the messages that the conversation had then.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> PruneReport {
        let report = try await storing { () throws(StoreError) in
            let messages = try await store.conversation(id)?.messageCount ?? 0
            let orphans = try await store.deleteConversation(id, progress: progress)
            try await store.removeUnreferencedPeople()
            let schedule = RetentionSchedule(store: store)
            if try await schedule.period(of: id) != nil { try await schedule.set(nil, for: id) }
            try await BackfillPlan(store: store).forget(id)
            return PruneReport(messages: messages, conversations: 1, orphanedBlobs: orphans)
        }
        try await blobs.removeUnreferenced(report.orphanedBlobs)
        return report
    }

    /// Deletes a message. A tombstone keeps its position, so that importing the chat again does not restore it. An erased one
    /// takes the people along to whom nothing else refers.
    ///
    /// - Returns: What was deleted: nothing if the message was one already.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func deleteMessage(
        _ id: UniqueIdentifier, _ mode: DeletionMode
    ) async throws(BlobCollectionError) -> PruneReport {
        let report = try await storing { () throws(StoreError) in
            let wasThere = try await store.message(id).map { mode == .erase || !$0.unified.isOwnersMark } ?? false
            let orphans = try await store.deleteMessage(id, mode)
            if mode == .erase { try await store.removeUnreferencedPeople() }
            let count: Int64 = wasThere ? 1 : 0
            return PruneReport(messages: count, conversations: count, orphanedBlobs: orphans)
        }
        try await blobs.removeUnreferenced(report.orphanedBlobs)
        return report
    }

    private func storing<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(BlobCollectionError) -> Result {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
