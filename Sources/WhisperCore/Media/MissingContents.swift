import WhisperArchive
public import WhisperBlobPort
public import WhisperStorePort

/// The contents that messages refer to and the vault does not have, as after the import of an export without its files
/// (ST-13).
public struct MissingContents: Sendable {
    private let store: any VaultStore
    private let blobs: any BlobStore
    private let mayFetch: ContentAvailability

    /// Creates access to the missing contents of a vault.
    ///
    /// - Parameter mayFetch: Decides what can be fetched.
    public init(store: any VaultStore, blobs: any BlobStore, mayFetch: @escaping ContentAvailability) {
        self.store = store
        self.blobs = blobs
        self.mayFetch = mayFetch
    }

    /// Lists those that can be fetched as such; the next fetch brings them. The others stay as they are.
    ///
    /// Interrupted, it has done a part, and can be run again.
    ///
    /// - Returns: The number of attachments.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func release() async throws(BlobCollectionError) -> Int64 {
        var reader = ContentUseReader(store)
        var content: (sha256: String, isStored: Bool)?
        var releases: [AttachmentRelease] = []
        var count: Int64 = 0
        while let use = try await next(&reader) {
            let sha256 = use.place.sha256
            if content?.sha256 != sha256 { content = (sha256, try isStored(sha256)) }
            guard content?.isStored == false, try await isFetchable(use) else { continue }
            releases.append(
                AttachmentRelease(message: use.message, index: use.place.index, sha256: sha256, rest: .remote))
            if releases.count == MissingContents.batch { count += try await commit(&releases) }
        }
        return count + (try await commit(&releases))
    }

    private func next(_ reader: inout ContentUseReader) async throws(BlobCollectionError) -> ContentUse? {
        do throws(StoreError) { return try await reader.next() } catch { throw .store(error) }
    }

    private func isStored(_ sha256: String) throws(BlobCollectionError) -> Bool {
        guard let id = BlobID(hex: sha256) else { return false }
        do throws(BlobError) { return try blobs.contains(id) } catch { throw .blobs(error) }
    }

    private func isFetchable(_ use: ContentUse) async throws(BlobCollectionError) -> Bool {
        do throws(StoreError) { return try await mayFetch(use) } catch { throw .store(error) }
    }

    private func commit(_ releases: inout [AttachmentRelease]) async throws(BlobCollectionError) -> Int64 {
        guard !releases.isEmpty else { return 0 }
        do throws(StoreError) {
            let released = try await store.releaseAttachments(releases).released
            releases = []
            return Int64(released)
        } catch {
            throw .store(error)
        }
    }

    /// The number of attachments that are changed in one transaction.
    private static let batch = 500
}
