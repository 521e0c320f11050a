import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort

/// Maps file and sealing errors to the port's errors.
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
            // A file written by this keychain never has a cost out of range.
            case .notAuthentic, .damaged, .malformed, .costOutOfRange: .damaged
            }
    }
}
