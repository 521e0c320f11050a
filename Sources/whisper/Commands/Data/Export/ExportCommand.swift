import ArgumentParser
import Command
import Localization

/// `whisper export`: hands messages on.
struct ExportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "export", DataCommandText.exporting, examples: ["whisper export json -o messages.jsonl"],
            subcommands: [ExportJSONCommand.self])
    }
}
