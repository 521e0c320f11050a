public import WhisperBlobPort
public import WhisperStorePort

/// Keeps the contents of attachments and the messages that refer to them in step (ST-11).
public struct BlobCollection: Sendable {
    private let store: any VaultStore
    private let blobs: any BlobStore

    /// The attachments of a vault.
    public init(store: any VaultStore, blobs: any BlobStore) {
        self.store = store
        self.blobs = blobs
    }

    /// Where contents and references disagree. Both lists are ascending.
    public struct Comparison: Hashable, Sendable {
        /// Contents that nothing refers to: what an interrupted import or deletion left behind.
        public var orphaned: [BlobID]
        /// Contents that something refers to and that are not there.
        public var missing: [BlobID]
    }

    /// Compares what is kept with what is referred to.
    ///
    /// Contents are listed before references are: what an import keeps meanwhile is not taken for an orphan.
    public func compare() async throws(BlobCollectionError) -> Comparison {
        let kept = try reading { () throws(BlobError) in try blobs.list() }
        let referenced = try await references()
        let keptSet = Set(kept)
        return Comparison(
            orphaned: kept.filter { !referenced.contains($0) },
            missing: referenced.filter { !keptSet.contains($0) }.sorted())
    }

    /// Removes contents that nothing refers to, and what interrupted writers left behind.
    /// - Returns: What was removed; nothing while an import goes on, whose contents look like orphans until their messages
    ///   are committed.
    @discardableResult
    public func removeOrphans() async throws(BlobCollectionError) -> [BlobID] {
        guard let hold = try await hold() else { return [] }
        defer { hold.release() }
        let orphans = try await compare().orphaned
        try remove(orphans)
        _ = try reading { () throws(BlobError) in try blobs.removeAbandoned() }
        return orphans
    }

    /// Removes what a committed deletion left without references, in the words of the store: SHA-256 in hex.
    ///
    /// What something refers to again by now stays. So does everything while an import goes on, which may be about to
    /// refer to the same contents: `removeOrphans` removes it later.
    public func removeUnreferenced(_ names: [String]) async throws(BlobCollectionError) {
        let ids = names.compactMap { BlobID(hex: $0) }
        guard !ids.isEmpty, let hold = try await hold() else { return }
        defer { hold.release() }
        let referenced = try await references()
        try remove(ids.filter { !referenced.contains($0) })
    }

    private func remove(_ ids: [BlobID]) throws(BlobCollectionError) {
        guard !ids.isEmpty else { return }
        try reading { () throws(BlobError) in
            for id in ids { try blobs.remove(id) }
            try blobs.synchronize()
        }
    }

    private func hold() async throws(BlobCollectionError) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .removing) } catch { throw .blobs(error) }
    }

    private func references() async throws(BlobCollectionError) -> Set<BlobID> {
        do throws(StoreError) {
            return Set(try await store.referencedBlobs().compactMap { BlobID(hex: $0) })
        } catch {
            throw .store(error)
        }
    }

    private func reading<Result>(_ body: () throws(BlobError) -> Result) throws(BlobCollectionError) -> Result {
        do throws(BlobError) { return try body() } catch { throw .blobs(error) }
    }
}

/// Why attachments could not be looked after.
public enum BlobCollectionError: Error, Hashable, Sendable {
    /// The vault could not be read.
    case store(StoreError)
    /// The attachments could not be read or removed.
    case blobs(BlobError)
}
