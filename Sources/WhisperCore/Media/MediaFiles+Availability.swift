import WhisperArchive
public import WhisperMediaPort
public import WhisperSecretMemory
public import WhisperStorePort

import WhisperBlobPort

extension MediaFiles {
    /// Returns whether the very content that an attachment has could be fetched again (ST-13): whether the event that
    /// fetching would use names a file with this content. A content of another source, such as a picture that an export
    /// contains in another size, is not what would come.
    ///
    /// The service may have deleted the file meanwhile, which only an attempt shows.
    ///
    /// - Parameter reader: Reads references; nil for an event whose file is known to be gone.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public static func canFetch(
        _ use: ContentUse, of store: any VaultStore, memory: any SecretAllocator, reader: Reader
    ) async throws(StoreError) -> Bool {
        let events: [StoredRawEvent]
        do throws(StoreError) {
            events = try await store.rawEvents(of: use.message)
        } catch {
            // It was deleted meanwhile.
            guard error.code == .messageNotFound else { throw error }
            return false
        }
        guard !events.isEmpty, let message = try await store.message(use.message) else { return false }
        let stated = statedDigest(of: use.place.index, in: message.unified)
        guard stated == nil || stated == use.place.sha256 else { return false }
        for event in stated == nil ? events.prefix(1) : events[...] {
            do throws(SecretMemoryError) {
                guard let reference = try reader(event.record, use.place.index, memory) else { continue }
                if BlobID(bytes: reference.digest)?.hex == use.place.sha256 { return true }
            } catch {
                // What cannot be examined is kept.
                return false
            }
        }
        return false
    }
}
