import ArgumentParser
import WhisperCommand
import WhisperLocalization

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
