import WhisperBlobPort
import WhisperIngestionPort
import WhisperMessage

/// Stores the content of attachments in the vault's blob store (ING-5).
struct AttachmentIntake: Sendable {
    let blobs: any BlobStore

    /// Stores every attachment whose content is available, and returns the content with hash, size and state filled in.
    ///
    /// An attachment whose content the source names but cannot supply stays `missing`.
    func keep(
        _ content: Content, from sources: [(any AttachmentSource)?]
    ) throws(ImportError) -> Content {
        var content = content
        for (index, source) in sources.enumerated() {
            guard let source, content.attachments.indices.contains(index) else { continue }
            guard let blob = try keep(source) else {
                content.attachments[index].state = .missing
                continue
            }
            content.attachments[index].sha256 = blob.id.hex
            content.attachments[index].size = blob.size
            content.attachments[index].state = .found
        }
        return content
    }

    /// Makes everything stored so far durable. Call it before committing a message that refers to it.
    func synchronize() throws(ImportError) {
        do throws(BlobError) { try blobs.synchronize() } catch { throw .blobs(error) }
    }

    /// Nil if the source fails; a failure of the blob store ends the import.
    private func keep(_ source: any AttachmentSource) throws(ImportError) -> StoredBlob? {
        do throws(BlobError) {
            let writer = try blobs.makeWriter()
            do throws(AttachmentReadError<BlobError>) {
                try source.read { (chunk) throws(BlobError) in try writer.write(chunk) }
            } catch {
                writer.cancel()
                switch error {
                case .consumer(let failure): throw failure
                case .source: return nil
                }
            }
            return try writer.commit()
        } catch {
            throw .blobs(error)
        }
    }
}
