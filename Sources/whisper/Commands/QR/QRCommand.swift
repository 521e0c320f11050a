import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper qr`: QR codes of bundles and envelopes (QR).
struct QRCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "qr", SealingCommandText.qr,
            examples: ["whisper qr show", "whisper qr show --png ana.png", "whisper qr scan ben.png"],
            subcommands: [QRShowCommand.self, QRScanCommand.self])
    }
}
