public import WhisperBlobPort
public import WhisperMessage
public import WhisperStorePort

/// Deletes for good: messages, conversations, and what a rule of retention covers, attachments included (ST-11, ST-13).
///
/// Messages go first, many of them a part at a time; attachments follow once all are committed. Cut off between the two,
/// attachments are left behind that nothing refers to; `BlobCollection.removeOrphans` finds them.
public struct Deletion: Sendable {
    private let store: any VaultStore
    private let blobs: BlobCollection

    /// Deletes from a vault.
    public init(store: any VaultStore, blobs: any BlobStore) {
        self.store = store
        self.blobs = BlobCollection(store: store, blobs: blobs)
    }

    /// What a rule covers; nothing is changed.
    public func preview(_ rule: RetentionRule) async throws(BlobCollectionError) -> PruneReport {
        try await storing { () throws(StoreError) in try await store.prune(rule, dryRun: true) }
    }

    /// Deletes what a rule covers.
    /// - Parameter progress: Hears how far it has got; so do the others.
    @discardableResult
    public func apply(
        _ rule: RetentionRule, progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> PruneReport {
        let report = try await storing { () throws(StoreError) in
            try await store.prune(rule, dryRun: false, progress: progress)
        }
        try await blobs.removeUnreferenced(report.orphanedBlobs)
        return report
    }

    /// Deletes a conversation with everything in it.
    public func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) {
        let orphans = try await storing { () throws(StoreError) in
            try await store.deleteConversation(id, progress: progress)
        }
        try await blobs.removeUnreferenced(orphans)
    }

    /// Deletes a message. A tombstone keeps its place, so that importing the chat again does not bring it back.
    public func deleteMessage(_ id: UniqueIdentifier, _ manner: DeletionManner) async throws(BlobCollectionError) {
        let orphans = try await storing { () throws(StoreError) in try await store.deleteMessage(id, manner) }
        try await blobs.removeUnreferenced(orphans)
    }

    private func storing<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(BlobCollectionError) -> Result {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }
}
