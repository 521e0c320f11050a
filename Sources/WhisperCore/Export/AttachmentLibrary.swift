public import WhisperBlobPort
public import WhisperIngestionPort

/// Attachment contents beside an export, looked up by their hash.
public protocol AttachmentLibrary: Sendable {
    /// The content with this hash, if the library has it.
    func content(_ id: BlobID) -> (any AttachmentSource)?
}

/// Copies attachment contents that the vault lacks from a library.
struct AttachmentTransfer: Sendable {
    let blobs: any BlobStore
    let library: (any AttachmentLibrary)?

    /// The result of copying referenced contents.
    struct Outcome {
        /// Contents that are new in the vault.
        var added: [BlobID] = []
        /// Contents that neither the vault nor the library has.
        var absent: [BlobID] = []
    }

    /// Copies what is missing; all of it is durable afterwards.
    func bring(_ ids: some Sequence<BlobID>) throws(BlobError) -> Outcome {
        var outcome = Outcome()
        for id in ids where try !blobs.contains(id) {
            if let source = library?.content(id), try take(source, as: id) {
                outcome.added.append(id)
            } else {
                outcome.absent.append(id)
            }
        }
        if !outcome.added.isEmpty { try blobs.synchronize() }
        return outcome
    }

    /// Whether the content was available and matches its hash; anything else is not stored.
    private func take(_ source: any AttachmentSource, as id: BlobID) throws(BlobError) -> Bool {
        let writer = try blobs.makeWriter()
        do throws(AttachmentReadError<BlobError>) {
            try source.read { (chunk) throws(BlobError) in try writer.write(chunk) }
        } catch {
            writer.cancel()
            switch error {
            case .consumer(let failure): throw failure
            case .source: return false
            }
        }
        let blob = try writer.commit()
        guard blob.id != id else { return true }
        if blob.isNew { try blobs.remove(blob.id) }
        return false
    }
}
