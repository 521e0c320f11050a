import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// The root of this program's commands: those commands of `whisper` that run bridges.
struct BridgeProgramCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        // Its commands are typed as those of the other program, which hands them over.
        .command(
            "whisper", CommandText.root, isProgram: true, executable: "whisper-bridge", subcommands: [Group.self])
    }

    /// The group `bridge`, with the help text that `whisper` prints.
    struct Group: ParsableCommand {
        static var configuration: CommandConfiguration {
            .command(
                "bridge", BridgeText.group, discussion: BridgeText.groupDiscussion,
                subcommands: [
                    BridgeInstallCommand.self, BridgePairCommand.self, BridgeRunCommand.self, BridgeFetchCommand.self,
                    BridgeLogoutCommand.self,
                ])
        }
    }
}

#if Bridge
    extension BridgeInstallCommand: RunnableCommand {
        func execute(in context: Context) async throws { try await ReferenceInstallation(context).run(self) }
    }

    extension BridgePairCommand: RunnableCommand {
        func execute(in context: Context) async throws { try await BridgePairing(context).run(self) }
    }

    extension BridgeRunCommand: LastingCommand {
        func execute(in context: Context) async throws { try await BridgeReading(context).run(self) }
    }

    extension BridgeLogoutCommand: RunnableCommand {
        func execute(in context: Context) async throws { try await BridgeLogout(context).run(self) }
    }
#else
    extension BridgeInstallCommand: RunnableCommand {
        func execute(in context: Context) async throws { throw CommandFailure.noBridgeSupport }
    }

    extension BridgePairCommand: RunnableCommand {
        func execute(in context: Context) async throws { throw CommandFailure.noBridgeSupport }
    }

    extension BridgeRunCommand: LastingCommand {
        func execute(in context: Context) async throws { throw CommandFailure.noBridgeSupport }
    }

    extension BridgeFetchCommand: RunnableCommand {
        func execute(in context: Context) async throws { throw CommandFailure.noBridgeSupport }
    }

    extension BridgeLogoutCommand: RunnableCommand {
        func execute(in context: Context) async throws { throw CommandFailure.noBridgeSupport }
    }

    extension CommandFailure {
        /// The program was built without the trait `Bridge`.
        fileprivate static let noBridgeSupport = CommandFailure(
            FailureCode("no-bridge-support", .failure), BridgeText.unsupported)
    }
#endif
