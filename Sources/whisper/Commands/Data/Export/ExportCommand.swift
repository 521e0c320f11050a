import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper export`: hands messages on.
struct ExportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "export", DataCommandText.exporting, examples: ["whisper export json -o messages.jsonl"],
            subcommands: [ExportJSONCommand.self])
    }
}
