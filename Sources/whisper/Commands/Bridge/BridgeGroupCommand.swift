import ArgumentParser
import Localization

/// `whisper bridge`: live sources (ING-6).
struct BridgeGroupCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "bridge", BridgeText.group, discussion: BridgeText.groupDiscussion,
            examples: ["whisper bridge install", "whisper bridge pair", "whisper bridge run"],
            subcommands: [
                BridgeInstallCommand.self, BridgePairCommand.self, BridgeRunCommand.self, BridgeStatusCommand.self,
                BridgeLogoutCommand.self,
            ])
    }
}

/// A command whose children need the network, or which runs bridges. `whisper`, which denies itself both, becomes
/// `whisper-bridge` for it.
protocol BridgeWork: RunnableCommand {}

extension BridgeWork {
    func execute(in context: Context) async throws {
        try await ProgramRole.perform(self, in: context)
    }
}

/// Which bridge is run, and what it takes of the past.
struct BridgeOptions: ParsableArguments {
    @Option(name: .long, help: .text(BridgeText.command, value: "COMMAND"))
    var command: String?

    @Option(name: .long, help: .text(BridgeText.historyLimit, value: "N"))
    var historyLimit = 50_000

    /// Fails where a value makes no sense.
    func check() throws(CommandFailure) {
        guard historyLimit >= 0 else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber,
                ["option": "--history-limit", "value": .text(String(historyLimit))])
        }
        _ = try words()
    }

    /// The words of the command; nil where none was given.
    func words() throws(CommandFailure) -> [String]? {
        guard let command else { return nil }
        guard let words = ShellWords.split(command), !words.isEmpty else {
            throw CommandFailure(.usage, BridgeText.malformedCommand, ["option": "--command"])
        }
        return words
    }
}
