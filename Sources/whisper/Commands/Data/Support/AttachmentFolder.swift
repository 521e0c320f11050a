import WhisperBlobPort
import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization
import WhisperCore

/// A folder with a file for each content, named after its hash: what `export json --attachments` writes.
struct AttachmentFolder: AttachmentLibrary {
    let directory: String

    func content(_ id: BlobID) -> (any AttachmentSource)? {
        guard (try? FileArgument.check(path(id))) != nil else { return nil }
        return File(path: path(id))
    }

    /// The path of a content, whether it is there or not.
    func path(_ id: BlobID) -> String { directory + "/" + id.hex }

    private struct File: AttachmentSource {
        let path: String

        func read<Failure: Error>(
            _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
        ) throws(AttachmentReadError<Failure>) {
            let file: InputFile
            do {
                file = try InputFile(path: path)
            } catch {
                throw .source(.notFound)
            }
            while true {
                let bytes: [UInt8]
                do {
                    bytes = try file.next()
                } catch {
                    throw .source(.inaccessible(errno: error.errno))
                }
                guard !bytes.isEmpty else { return }
                let outcome = unsafe bytes.withUnsafeBytes { piece -> Result<Void, Failure> in
                    do throws(Failure) { return .success(unsafe try consume(piece)) } catch { return .failure(error) }
                }
                if case .failure(let failure) = outcome { throw .consumer(failure) }
            }
        }
    }
}
