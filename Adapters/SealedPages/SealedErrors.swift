import WhisperPagePort
import WhisperPosixFiles
import WhisperSealingPort

/// The reason a sealed archive could not be opened. Equal by case; contains no path.
public enum SealedArchiveError: Error, Hashable, Sendable {
    /// The file is no sealed archive.
    case notAnArchive
    /// The archive was written by a newer version of the program.
    case newerVersion
    /// Another passphrase, or damage to the beginning of the file.
    case wrongPassphrase
    /// The archive is not what was written: changed, truncated, reordered or extended.
    case damaged
    /// The file cannot be read; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// What takes the files failed.
    case output(PageOutputError)
    /// No guarded memory, or no memory for deriving the key, is available.
    case outOfMemory
}

extension PageOutputError {
    /// The port's error for one of the file system.
    init(_ error: FileError) {
        self = error.isFull ? .full : .inaccessible(errno: error.number)
    }

    /// The port's error for one of sealing.
    init(_ error: SealingError) {
        self =
            switch error {
            case .outOfMemory: .outOfMemory
            case .notAuthentic, .damaged: .damaged
            case .malformed, .unsupportedVersion, .costOutOfRange, .unavailable: .inaccessible(errno: 0)
            }
    }
}

extension SealedArchiveError {
    /// The error for one of the file system.
    init(_ error: FileError) {
        self = error == .unsuitable ? .notAnArchive : .inaccessible(errno: error.number)
    }

    /// The error for one of sealing, of anything but the box under the passphrase.
    init(_ error: SealingError) {
        self =
            switch error {
            case .outOfMemory: .outOfMemory
            case .unavailable: .inaccessible(errno: 0)
            case .notAuthentic, .damaged, .malformed, .unsupportedVersion, .costOutOfRange: .damaged
            }
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

/// Runs a sealing operation and converts its error to the port's.
func onSealing<Result: ~Copyable>(_ body: () throws(SealingError) -> Result) throws(PageOutputError) -> Result {
    do {
        return try body()
    } catch {
        throw PageOutputError(error)
    }
}
