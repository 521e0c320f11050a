import WhisperArchive
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
        let account = try await bridge.account().map { String($0.prefix { $0 != " " && $0 != "@" }) }
        let link = isLinked ? try await bridge.link() : nil
        let failure = try await bridge.lastFailure()
        let toFetch = try await vault.store.remoteAttachments()
        let session = try link.map { try BridgeSessionAge($0, context) }
        let work = try await BridgeWork(of: vault.store, by: Self.adapter, bridge)
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "bridge-status", "linked": .bool(isLinked), "account": .string(isLinked ? account : nil),
                "device": .string(link?.device), "linked_since": .string(link?.since.rfc3339()),
                "reference_bridge": .bool(isInstalled), "acknowledged": .integer(acknowledged),
                "last_run": .string(last?.startedAt.rfc3339()),
                "last_run_ended": .string(last?.finishedAt?.rfc3339()), "files_to_fetch": .integer(toFetch),
                "failure": .string(failure?.failure.rawValue), "failed_at": .string(failure?.at.rfc3339()),
                "session_days": .integer(session?.days), "session_ends": .string(session?.end.rfc3339()),
                "pending": .integer(work.pending?.lines), "pending_at": .string(work.pending?.at.rfc3339()),
                "waiting_events": .integer(work.waiting), "chats_waiting": .integer(Int64(work.chats)),
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
            (localizer(BridgeText.labelFiles), localizer.language.formatted(toFetch)),
        ]
        let calendar = LocalCalendar(context)
        if isLinked, let account {
            let number = account.allSatisfy { $0.isASCII && $0.isNumber } ? "+" + account : ShownName.text(account)
            rows[0].text += " (\(number))"
        }
        if let link {
            rows.insert((localizer(BridgeText.labelDevice), ShownName.text(link.device)), at: 1)
            rows.insert((localizer(BridgeText.labelLinkedSince), calendar.dateAndTime(link.since)), at: 2)
        }
        if let session {
            rows.append((localizer(BridgeText.labelSession), session.words(localizer, calendar)))
        }
        rows += work.rows(localizer, calendar)
        if let last {
            rows.append(
                (localizer(BridgeText.labelLastRun), calendar.dateAndTime(last.startedAt)))
        }
        if let failure {
            let words = localizer(failure.failure.text, ["id": "–"])
            rows.append((localizer(BridgeText.labelFailure), "\(calendar.dateAndTime(failure.at)): \(words)"))
        }
        try FigureRows.print(rows, in: context)
    }
}
