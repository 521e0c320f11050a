package import ArgumentParser
import WhisperLocalization

/// `whisper help`: a command or a subject explained. What it prints, `CommandLineReader` finds.
package struct TopicCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command("help", CommandText.help, examples: ["whisper help init", "whisper help exit-codes"])
    }

    @OptionGroup var global: GlobalOptions

    @Argument(help: .text(OptionText.topic))
    var topic: [String] = []

    package init() {}
}
