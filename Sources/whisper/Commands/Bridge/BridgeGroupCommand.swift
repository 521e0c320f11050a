import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper bridge`: live sources (ING-6).
struct BridgeGroupCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "bridge", BridgeText.group, discussion: BridgeText.groupDiscussion,
            examples: ["whisper bridge install", "whisper bridge pair", "whisper bridge run"],
            subcommands: [
                BridgeInstallCommand.self, BridgePairCommand.self, BridgeRunCommand.self, BridgeStatusCommand.self,
                BridgeCoverageCommand.self, BridgeRebuildCommand.self, BridgeLogoutCommand.self,
            ])
    }
}

/// The program beside this one that runs bridges.
enum BridgeProgram {
    /// Becomes it, with the same arguments.
    static func become() throws {
        let program = try SiblingProgram("whisper-bridge") { path in
            CommandFailure(
                .notFound, BridgeText.helperMissing, ["path": .text(path)],
                hint: LocalizedMessage(BridgeText.helperMissingHint))
        }
        try program.become(CommandLine.arguments.dropFirst())
    }
}

extension BridgeInstallCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgePairCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgeRunCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgeLogoutCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}
