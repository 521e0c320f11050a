import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper complete`, which shells run: prints the titles of chats or the names of contacts, one a line.
///
/// It never asks for anything and never fails: if the vault does not open without a question, it prints nothing.
struct CompleteCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command("complete", CommandText.completion, shouldDisplay: false)
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .hidden)
    var subject: String

    /// The most names that are of use to someone who presses a key.
    private static let most = 10_000

    func execute(in context: Context) async throws {
        guard let vault = try? await VaultAccess(context).openSilently(passphrase: passphrase) else { return }
        let names = (try? await names(in: vault)) ?? []
        await vault.close()
        for name in names.prefix(CompleteCommand.most) where !name.contains(where: \.isNewline) {
            try context.output.data(UntrustedText.line(name))
        }
    }

    private func names(in vault: Vault) async throws -> [String] {
        switch subject {
        case "chats": try await vault.store.allConversations().map(\.title)
        case "contacts": try await vault.store.contacts(named: "", limit: CompleteCommand.most).map(\.displayName)
        default: []
        }
    }
}
