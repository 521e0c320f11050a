public import WhisperBlobPort
public import WhisperIngestionPort

/// Contents of attachments beside an export, found by their hash.
public protocol AttachmentLibrary: Sendable {
    /// The content of this hash, if the library has it.
    func content(_ id: BlobID) -> (any AttachmentSource)?
}

/// Brings contents of attachments into the vault, if it lacks them and a library has them.
struct AttachmentTransfer: Sendable {
    let blobs: any BlobStore
    let library: (any AttachmentLibrary)?

    /// What became of contents that messages refer to.
    struct Outcome {
        /// Contents that are new in the vault.
        var added = 0
        /// Contents that the vault does not hold, nor the library.
        var absent = 0
    }

    /// Takes in what is lacking; all of it is durable afterwards.
    func bring(_ ids: some Sequence<BlobID>) throws(BlobError) -> Outcome {
        var outcome = Outcome()
        for id in ids where try !blobs.contains(id) {
            if let source = library?.content(id), try take(source, as: id) {
                outcome.added += 1
            } else {
                outcome.absent += 1
            }
        }
        if outcome.added > 0 { try blobs.synchronize() }
        return outcome
    }

    /// Whether the content was had, and is what its name says; anything else is not kept.
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
