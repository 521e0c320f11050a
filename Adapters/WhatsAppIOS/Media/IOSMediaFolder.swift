import Synchronization
public import WhisperIngestionPort
import WhisperPosixFiles
public import WhisperSealingPort
import WhisperWhatsAppRows

/// The folder `Message` of a phone or a Mac, in which files are found by path, and where they were moved by size and
/// SHA-256. Links are not followed.
public final class IOSMediaFolder: IOSMedia {
    /// The search is cached, and used by one task at a time.
    private let folder: Mutex<MediaFolder>

    /// Uses the folder that contains `Media`.
    public init(_ path: String, sealing: any Sealing) {
        folder = Mutex(
            MediaFolder(path) { feed in
                let digest = sealing.sha256()
                feed { $0.withUnsafeBytes { digest.update($0) } }
                return digest.finish()
            })
    }

    /// How to read the file of a message; nil if the folder does not contain it.
    public func content(of file: IOSMediaFile) -> (any AttachmentSource)? {
        folder.withLock { $0.find(path: file.path, size: file.size, digest: file.sha256) }
            .map { FileContent(path: $0.path) }
    }
}

/// The content of a file that exists.
private struct FileContent: AttachmentSource {
    let path: String

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let file: OpenFile
        do throws(FileError) { file = try OpenFile.reading(path) } catch { throw .source(.notFound) }
        while true {
            let bytes: [UInt8]
            do throws(FileError) { bytes = try file.read(atMost: 65_536) } catch {
                throw .source(.inaccessible(errno: error.number))
            }
            if bytes.isEmpty { return }
            let result = bytes.withUnsafeBytes { chunk in
                Result { () throws(Failure) in try consume(chunk) }
            }
            do throws(Failure) { try result.get() } catch { throw .consumer(error) }
        }
    }
}
