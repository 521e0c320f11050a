import WhisperBlobPort
import WhisperIngestionPort
import WhisperMessage

/// Stores the content of attachments in the vault's blob store (ING-5).
struct AttachmentIntake: Sendable {
    let blobs: any BlobStore

    /// A content with hash, size and state of its attachments filled in, and what could not be stored of them.
    struct Kept {
        var content: Content
        /// Those whose content the source offered but could not supply. In `content` they are `missing`.
        var faults: [AttachmentFault] = []
    }

    /// Stores every attachment whose content is available.
    func keep(_ content: Content, from sources: [(any AttachmentSource)?]) throws(ImportError) -> Kept {
        var kept = Kept(content: content)
        for (index, source) in sources.enumerated() {
            guard let source, content.attachments.indices.contains(index) else { continue }
            switch try keep(source) {
            case .success(let blob):
                kept.content.attachments[index].sha256 = blob.id.hex
                kept.content.attachments[index].size = blob.size
                kept.content.attachments[index].state = .found
            case .failure(let reason):
                kept.content.attachments[index].state = .missing
                kept.faults.append(AttachmentFault(name: content.attachments[index].name, reason: reason))
            }
        }
        return kept
    }

    /// Whether the content of an attachment is there.
    func has(_ attachment: Attachment) throws(ImportError) -> Bool {
        guard let id = attachment.sha256.flatMap({ BlobID(hex: $0) }) else { return false }
        do throws(BlobError) { return try blobs.contains(id) } catch { throw .blobs(error) }
    }

    /// Makes everything stored so far durable. Call it before committing a message that refers to it.
    func synchronize() throws(ImportError) {
        do throws(BlobError) { try blobs.synchronize() } catch { throw .blobs(error) }
    }

    /// The reason if the source fails; a failure of the blob store ends the import.
    private func keep(_ source: any AttachmentSource) throws(ImportError) -> Result<StoredBlob, IngestionError> {
        do throws(BlobError) {
            let writer = try blobs.makeWriter()
            do throws(AttachmentReadError<BlobError>) {
                try source.read { (chunk) throws(BlobError) in try writer.write(chunk) }
            } catch {
                writer.cancel()
                switch error {
                case .consumer(let failure): throw failure
                case .source(let reason): return .failure(reason)
                }
            }
            return .success(try writer.commit())
        } catch {
            throw .blobs(error)
        }
    }
}
