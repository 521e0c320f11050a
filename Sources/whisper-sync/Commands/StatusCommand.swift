import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperStorePort

/// `whisper-sync status`: the account, how far each conversation is held, what waits. It needs no network.
struct StatusCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "status", SyncCommandText.status, examples: ["whisper-sync status", "whisper-sync status --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let status = try await SyncStatus(of: vault)
        if context.output.style.isJSON {
            try context.output.json(status.json)
        } else {
            try status.print(in: context)
        }
    }
}
