import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// `whisper bridge status`: whether the vault is linked, and the result of the last run. It needs neither a bridge nor the network.
struct BridgeStatusCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("status", BridgeText.status, examples: ["whisper bridge status", "whisper bridge status --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    /// The name under which a bridge's runs are stored in the vault.
    private static let adapter = "whatsmeow-bridge"

    func execute(on vault: Vault, in context: Context) async throws {
        let bridge = try BridgeVault(vault)
        let isLinked = try bridge.isLinked()
        let isInstalled = bridge.isReferenceInstalled
        let acknowledged = try await bridge.acknowledged()
        let last = try await vault.store.runs(limit: 1_000).first { $0.adapter == Self.adapter }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "bridge-status", "linked": .bool(isLinked), "reference_bridge": .bool(isInstalled),
                "acknowledged": .integer(acknowledged), "last_run": .string(last?.startedAt.rfc3339()),
                "last_run_ended": .string(last?.finishedAt?.rfc3339()),
            ])
        }
        let localizer = context.localizer
        var rows: [(label: String, text: String)] = [
            (localizer(BridgeText.labelAccount), localizer(isLinked ? BridgeText.isLinked : BridgeText.isNotLinked)),
            (
                localizer(BridgeText.labelProgram),
                localizer(isInstalled ? BridgeText.isInstalled : BridgeText.notInstalled)
            ),
            (localizer(BridgeText.labelAcknowledged), localizer.language.formatted(acknowledged)),
        ]
        if let last {
            rows.append(
                (localizer(BridgeText.labelLastRun), LocalCalendar(context).dateAndTime(last.startedAt)))
        }
        try FigureRows.print(rows, in: context)
    }
}
