import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort

/// Maps file and sealing errors to the port's errors.
extension BlobError {
    init(_ error: FileError) {
        self =
            switch error {
            case .notFound: .notFound
            // Something other than a regular file, where the store puts only files.
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

/// Runs a file operation and converts its error to the port's.
func onFiles<Result: ~Copyable>(_ body: () throws(FileError) -> Result) throws(BlobError) -> Result {
    do {
        return try body()
    } catch {
        throw BlobError(error)
    }
}
