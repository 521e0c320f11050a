import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort

/// The one table of what a failure below means above.
extension KeychainError {
    init(_ error: FileError) {
        self = error.isFull ? .full : .inaccessible(errno: error.number)
    }

    init(_ error: SealingError) {
        self =
            switch error {
            case .outOfMemory: .outOfMemory
            case .unsupportedVersion: .newerVersion
            case .unavailable: .inaccessible(errno: 0)
            // A cost that is not allowed stands in no file that was written here.
            case .notAuthentic, .damaged, .malformed, .costOutOfRange: .damaged
            }
    }
}
