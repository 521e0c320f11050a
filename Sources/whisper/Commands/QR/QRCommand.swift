import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperQRCodePort

/// `whisper qr`: QR codes of bundles and envelopes (QR).
struct QRCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "qr", SealingCommandText.qr,
            examples: ["whisper qr show", "whisper qr show --png ana.png", "whisper qr scan ben.png"],
            subcommands: [QRShowCommand.self, QRScanCommand.self])
    }
}

/// Translates errors of creating or reading a QR code into messages for the user.
enum PictureFailure {
    /// Does something with a picture at a path.
    static func mapping<Result>(
        _ path: String, _ body: () throws(QRCodeError) -> Result
    ) throws(CommandFailure) -> Result {
        do {
            return try body()
        } catch {
            throw failure(of: error, path: path)
        }
    }

    /// The failure that corresponds to an error.
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
