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
                BridgeInstallCommand.self, BridgePairCommand.self, BridgeRunCommand.self, BridgeFetchCommand.self,
                BridgeBackfillCommand.self, BridgeStatusCommand.self, BridgeCoverageCommand.self,
                BridgeRebuildCommand.self, BridgeLogoutCommand.self,
            ])
    }
}

/// The program beside this one that runs bridges.
enum BridgeProgram {
    /// Becomes it, with the arguments that this program has read; `media fetch` is `bridge fetch`.
    static func become(in context: Context) throws {
        let program = try SiblingProgram("whisper-bridge") { path in
            CommandFailure(
                .notFound, BridgeText.helperMissing, ["path": .text(path)],
                hint: LocalizedMessage(BridgeText.helperMissingHint))
        }
        try program.become(["bridge"] + context.arguments.dropFirst())
    }
}

extension BridgeInstallCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become(in: context) }
}

extension BridgePairCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become(in: context) }
}

extension BridgeRunCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become(in: context) }
}

extension BridgeFetchCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become(in: context) }
}

extension BridgeLogoutCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become(in: context) }
}
