import WhisperArchive
public import WhisperBlobPort
public import WhisperStorePort

/// Keeps the stored attachments consistent with the messages that refer to them (ST-11).
public struct BlobCollection: Sendable {
    private let store: any VaultStore
    private let blobs: any BlobStore

    /// Creates a collection over a vault's attachments.
    public init(store: any VaultStore, blobs: any BlobStore) {
        self.store = store
        self.blobs = blobs
    }

    /// The differences between blobs and references. The lists are ascending.
    public struct Comparison: Hashable, Sendable {
        /// Unreferenced blobs, left by an interrupted import or deletion.
        public var orphaned: [BlobID]
        /// Referenced blobs that do not exist, or no longer show which they are.
        public var missing: [BlobID]
        /// What no longer shows which blob it is, by the store's own names. It is not removed.
        public var unidentified: [String]
    }

    /// Compares the stored blobs with the references.
    ///
    /// Blobs are listed before references, so that blobs stored by an import meanwhile do not count as orphans.
    ///
    /// - Throws: `.store` or `.blobs`.
    public func compare() async throws(BlobCollectionError) -> Comparison {
        let kept = try reading { () throws(BlobError) in try blobs.list() }
        let referenced = try await references()
        let keptSet = Set(kept.ids)
        return Comparison(
            orphaned: kept.ids.filter { !referenced.contains($0) },
            missing: referenced.filter { !keptSet.contains($0) }.sorted(), unidentified: kept.unidentified)
    }

    /// Removes unreferenced blobs, and what interrupted writers left behind.
    /// - Returns: The removed blobs; empty during an import, whose blobs look like orphans until their messages are
    ///   committed.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func removeOrphans() async throws(BlobCollectionError) -> [BlobID] {
        guard let hold = try await hold() else { return [] }
        defer { hold.release() }
        let orphans = try await compare().orphaned
        try remove(orphans)
        _ = try reading { () throws(BlobError) in try blobs.removeAbandoned() }
        return orphans
    }

    /// Removes the blobs that a committed deletion reported as unreferenced, given as SHA-256 in hex.
    ///
    /// Blobs that have been referenced again meanwhile remain. So do all blobs during an import, which may be about to
    /// refer to them: `removeOrphans` removes them later.
    ///
    /// - Throws: `.store` or `.blobs`.
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

/// The reason attachments could not be collected.
public enum BlobCollectionError: Error, Hashable, Sendable {
    /// The vault could not be read.
    case store(StoreError)
    /// The attachments could not be read or removed.
    case blobs(BlobError)
}
