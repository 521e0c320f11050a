import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper import`: brings messages in.
struct ImportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "import", DataCommandText.importing,
            examples: [
                "whisper import whatsapp \"WhatsApp Chat with Anna.zip\"", "whisper import json messages.jsonl",
                "whisper import bundle ben.key", "whisper import list", "whisper import undo",
            ],
            subcommands: [
                ImportWhatsAppCommand.self, ImportJSONCommand.self, ImportBundleCommand.self, ImportListCommand.self,
                ImportUndoCommand.self,
            ])
    }
}
