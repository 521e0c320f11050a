import WhisperBlobPort
import WhisperIngestionPort
import WhisperMessage

/// Takes the content of attachments into the vault's blob store (ING-5).
struct AttachmentIntake: Sendable {
    let blobs: any BlobStore

    /// The content with every attachment at hand kept: its hash, size and state filled in.
    ///
    /// An attachment whose content the source names but cannot give stays `missing`.
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

    /// Makes everything kept so far durable; to be called before a message that refers to it is committed.
    func synchronize() throws(ImportError) {
        do throws(BlobError) { try blobs.synchronize() } catch { throw .blobs(error) }
    }

    /// Nil where the source fails; a blob store that fails ends the import.
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
