import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort

/// The one table of what a failure below means above.
extension BlobError {
    init(_ error: FileError) {
        self =
            switch error {
            case .notFound: .notFound
            // Something other than a file, where only files are put.
            case .unsuitable: .damaged
            default: error.isFull ? .full : .inaccessible(errno: error.number)
            }
    }

    init(_ error: SealingError) {
        self =
            switch error {
            case .outOfMemory: .outOfMemory
            case .unsupportedVersion: .newerVersion
            case .unavailable: .inaccessible(errno: 0)
            case .notAuthentic, .damaged, .malformed, .costOutOfRange: .damaged
            }
    }
}

/// Does something with files, its failure told in the port's terms.
func onFiles<Result: ~Copyable>(_ body: () throws(FileError) -> Result) throws(BlobError) -> Result {
    do {
        return try body()
    } catch {
        throw BlobError(error)
    }
}
