import ArgumentParser
import WhisperBrowser
import WhisperCommand
import WhisperLocalization
import WhisperScreenPort
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
        // Before a passphrase is asked for in vain.
        let terminal = context.terminal
        guard terminal.inputIsTerminal, terminal.outputIsTerminal, !terminal.isDumb, !context.output.style.isJSON,
            !context.output.style.isPlain
        else { throw BrowseCommand.needsTerminal }
        try await executeOnVault(in: context)
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let screen: any Screen
        let size: ScreenSize
        do throws(ScreenError) {
            screen = try Adapters.screen(context)
            size = try screen.begin()
        } catch {
            throw BrowseCommand.needsTerminal
        }
        defer { screen.end() }
        let session = try BrowserSession(vault, on: screen, in: context)
        await session.run(size)
        if Task.isCancelled { throw CancellationError() }
    }

    private static var needsTerminal: CommandFailure {
        CommandFailure(
            .noScreen, BrowserText.needsTerminal, hint: LocalizedMessage(BrowserText.needsTerminalHint))
    }
}
