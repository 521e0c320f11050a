import WhisperIngestionPort
import WhisperPosixFiles

/// The content of a file in the folder of media.
struct MediaFile: AttachmentSource {
    let path: String

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let file: OpenFile
        do throws(FileError) {
            file = try OpenFile.reading(path)
        } catch {
            throw .source(error == .notFound ? .notFound : .inaccessible(errno: error.number))
        }
        while true {
            let bytes: [UInt8]
            do throws(FileError) {
                bytes = try file.read(atMost: 65_536)
            } catch {
                throw .source(.inaccessible(errno: error.number))
            }
            if bytes.isEmpty { return }
            let result: Result<Void, Failure> = bytes.withUnsafeBytes { buffer in
                Result { () throws(Failure) in try consume(buffer) }
            }
            do throws(Failure) {
                try result.get()
            } catch {
                throw .consumer(error)
            }
        }
    }
}
