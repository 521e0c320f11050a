import WhisperCommand
import WhisperLocalization
import WhisperStorePort

/// What to do next, for a person at a terminal: not with `--quiet` or `--json`, and not for programs.
enum NextStep {
    /// After an import: where its messages can be read.
    static func afterImport(of title: String?, in context: Context) {
        guard isShown(in: context) else { return }
        guard let title, !title.contains("'"), !title.contains(where: \.isNewline) else {
            return context.output.note(MessageText.nextBrowse)
        }
        context.output.note(MessageText.nextRead, ["command": .text("whisper messages '\(title)'")])
    }

    /// In a vault without chats: how to bring one in.
    static func inEmptyVault(_ store: any VaultStore, _ context: Context) async throws {
        guard isShown(in: context), try await store.conversations(after: nil, limit: 1).isEmpty else { return }
        context.output.note(MessageText.nextImport)
    }

    private static func isShown(in context: Context) -> Bool {
        context.terminal.errorIsTerminal && !context.output.style.isQuiet && !context.output.style.isJSON
    }
}
