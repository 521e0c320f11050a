import WhisperVault
package import ArgumentParser
import WhisperLocalization
import WhisperPosixFiles

/// `generate-manual`: writes the manual pages of a program, for `make install` (CLI-8). Not shown to users.
package struct ManualCommand: RunnableCommand {
    package static var configuration: CommandConfiguration {
        .command("generate-manual", CommandText.manual, shouldDisplay: false)
    }

    @OptionGroup package var global: GlobalOptions

    @Argument(help: .text(OptionText.manualDirectory, value: "DIR"), completion: .directory)
    package var directory: String

    package init() {}

    package func execute(in context: Context) async throws {
        try DirectoryTree.makeAll(directory)
        for path in context.commands.all {
            guard let page = ManualPage(path: path, of: context.commands) else { continue }
            let file = directory + "/" + page.name + ".1"
            do {
                try AtomicFile(path: file).replace(with: Array(page.text(context.localizer).utf8))
            } catch {
                throw CommandFailure(
                    .output, FailureText.cannotWriteFile,
                    ["path": .text(file), "reason": .text(SystemFailure(errno: error.number).reason)])
            }
            try context.output.data(file)
        }
    }
}

/// `whisper help`: explains a command or a topic. `CommandLineReader` finds the text.
package struct TopicCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        .command("help", CommandText.help, examples: ["whisper help init", "whisper help exit-codes"])
    }

    @OptionGroup var global: GlobalOptions

    @Argument(help: .text(OptionText.topic), completion: .list(Speech.helpSubjects))
    var topic: [String] = []

    package init() {}
}
