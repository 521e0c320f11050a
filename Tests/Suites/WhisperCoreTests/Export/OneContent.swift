import WhisperBlobPort
import WhisperIngestionPort
import WhisperCore

/// A library that has one content.
struct OneContent: AttachmentLibrary {
    var id: BlobID
    var bytes: [UInt8]

    func content(_ id: BlobID) -> (any AttachmentSource)? {
        id == self.id ? Content(bytes: bytes) : nil
    }

    private struct Content: AttachmentSource {
        var bytes: [UInt8]

        func read<Failure: Error>(
            _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
        ) throws(AttachmentReadError<Failure>) {
            let outcome = bytes.withUnsafeBytes { chunk -> Result<Void, Failure> in
                do throws(Failure) { return .success(try consume(chunk)) } catch { return .failure(error) }
            }
            if case .failure(let failure) = outcome { throw .consumer(failure) }
        }
    }
}
