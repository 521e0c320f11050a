import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper complete`, which shells run: prints the titles of chats or groups, or the names of contacts or people, one a line.
///
/// It never asks for anything and never fails: if the vault does not open without a question, it prints nothing.
///
/// Bash expands the words that it completes, so that a title such as `$(command)`, which whoever made the chat chose, would
/// run when a key is pressed. Names with a character that a shell could interpret are left out, not quoted: each shell
/// quotes in its own way.
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
        for name in names.prefix(CompleteCommand.most) where CompleteCommand.isHarmless(name) {
            try context.output.data(UntrustedText.line(name))
        }
    }

    /// Whether no shell sees more than a name in a name. All characters that shells interpret are ASCII.
    private static func isHarmless(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "_", "+", "@", ":", "/": true
            default: !scalar.isASCII
            }
        } && name.first != "-"
    }

    private func names(in vault: Vault) async throws -> [String] {
        switch subject {
        case "chats": try await vault.store.allConversations().map(\.title)
        case "contacts": try await vault.store.contacts(named: "", limit: CompleteCommand.most).map(\.displayName)
        case "groups": try await vault.store.allConversations().filter { $0.kind == .group }.map(\.title)
        case "people":
            try await PeopleListing(store: vault.store)
                .shown(among: vault.store.people(named: "", limit: CompleteCommand.most)).map(\.displayName)
        default: []
        }
    }
}
