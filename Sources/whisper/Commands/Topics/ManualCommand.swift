import ArgumentParser
import Localization
import PosixFiles

/// `whisper generate-manual`: writes the manual pages, for `make install` (CLI-8). Not shown to users.
struct ManualCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command("generate-manual", CommandText.manual, shouldDisplay: false)
    }

    @OptionGroup var global: GlobalOptions

    @Argument(help: .text(OptionText.manualDirectory, value: "DIR"), completion: .directory)
    var directory: String

    func execute(in context: Context) async throws {
        try DirectoryTree.makeAll(directory)
        for path in CommandPath.all {
            guard let page = ManualPage(path: path) else { continue }
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
