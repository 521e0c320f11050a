import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// `whisper sync …`: becomes `whisper-sync …`, the program beside this one that exchanges messages with a server, as git
/// does with its subcommands (RT-9).
struct SyncHandover: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "sync", SyncCommandText.root, discussion: SyncCommandText.rootDiscussion,
            examples: ["whisper sync login https://chat.example.org ana", "whisper sync run", "whisper sync --help"])
    }

    @OptionGroup var global: GlobalOptions

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var words: [String] = []

    /// The words behind `sync` are handed over as they stand, options included, so that the other program alone reads them.
    func execute(in context: Context) async throws { try SyncHandover.become(with: context.arguments.dropFirst()) }

    /// Becomes it, with these arguments.
    static func become(with arguments: some Sequence<String>) throws {
        let program = try SiblingProgram("whisper-sync") { path in
            CommandFailure(
                .notFound, SyncText.helperMissing, ["path": .text(path)],
                hint: LocalizedMessage(SyncText.helperMissingHint))
        }
        try program.become(arguments)
    }
}

/// `whisper send-draft …`: the command of `whisper-sync`, which alone uses the network.
struct SendDraftHandover: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "send-draft", DraftText.send, discussion: DraftText.sendDiscussion, examples: ["whisper send-draft Ben"])
    }

    @OptionGroup var global: GlobalOptions

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var words: [String] = []

    func execute(in context: Context) async throws { try SyncHandover.become(with: context.arguments) }
}
