import WhisperPagePort
import WhisperPosixFiles

extension PageOutputError {
    /// The port's error for one of the file system.
    init(_ error: FileError) {
        self = error.isFull ? .full : .inaccessible(errno: error.number)
    }
}

/// Runs a file operation and converts its error to the port's.
func onFiles<Result: ~Copyable>(_ body: () throws(FileError) -> Result) throws(PageOutputError) -> Result {
    do {
        return try body()
    } catch {
        throw PageOutputError(error)
    }
}
