import ArgumentParser
import WhisperBrowsing
import WhisperCommand
import WhisperLocalization
import WhisperVault

/// `whisper browse`: the vault in a full-screen view (LOOK-7).
struct BrowseCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "browse", BrowserText.command, discussion: BrowserText.discussion, examples: ["whisper browse"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(in context: Context) async throws {
        try BrowserSession.requireTerminal(in: context)
        try await executeOnVault(in: context)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        try await BrowserSession.show(vault, in: context)
    }
}
