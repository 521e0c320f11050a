import WhisperCommand
import WhisperLocalization
import WhisperQRCodePort

/// Translates why a QR code could not be made or read into what the user is told.
enum PictureFailure {
    /// Does something with a picture at a path.
    static func telling<Result>(
        _ path: String, _ body: () throws(QRCodeError) -> Result
    ) throws(CommandFailure) -> Result {
        do {
            return try body()
        } catch {
            throw failure(of: error, path: path)
        }
    }

    /// The failure that an error amounts to.
    static func failure(of error: QRCodeError, path: String) -> CommandFailure {
        switch error {
        case .tooLong: CommandFailure(.picture, SealingFailureText.codeTooLong)
        case .notAPicture: CommandFailure(.picture, SealingFailureText.notAPicture, ["path": .text(path)])
        case .tooLarge: CommandFailure(.picture, SealingFailureText.pictureTooLarge, ["path": .text(path)])
        case .invalidScale: CommandFailure(.usage, SealingFailureText.invalidScale)
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        }
    }
}
