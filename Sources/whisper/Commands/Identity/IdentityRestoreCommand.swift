import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperIdentity
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperCore

/// `whisper identity restore`: restores identities from a backup; shows what it would add, and overwrites nothing
/// (ID-6).
struct IdentityRestoreCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "restore", SealingCommandText.identityRestore, discussion: SealingCommandText.identityRestoreDiscussion,
            examples: [
                "whisper identity restore identities.backup", "whisper identity restore identities.backup --dry-run",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var backupPassphrase: BackupPassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.backupInput, value: "FILE"), completion: .file())
    var path: String

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    private static let maximumBackupLength = 16 << 20

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let text = try InputText.bytes(of: path, atMost: IdentityRestoreCommand.maximumBackupLength, in: context)
        let restoration = try await backupPassphrase.passphrase(in: context).existing { secret in
            do throws(IdentityError) {
                return try await secrecy.identities.openBackup(text, under: secret)
            } catch {
                throw IdentityFailure.failure(of: error)
            }
        }
        let items = restoration.items
        let additions = items.filter { $0.effect != .isThere }
        let output = IdentityOutput(secrecy: secrecy, context: context)
        if !context.output.style.isJSON { output.preview(items) }
        guard !dryRun, !additions.isEmpty else { return try report(items, added: [], secrecy, context) }
        try confirmation.confirm(
            LocalizedMessage(IdentityText.askRestore, ["count": .count(additions.count)]), in: context)
        let restored = try await IdentityFailure.mapping { () async throws(IdentityError) in
            try await restoration.apply()
        }
        try report(items, added: restored, secrecy, context)
    }

    private func report(
        _ items: [IdentityRestoration.Item], added: [OwnIdentity], _ secrecy: Secrecy, _ context: Context
    ) throws(CommandFailure) {
        guard context.output.style.isJSON else {
            if !added.isEmpty { context.output.note(IdentityText.restored, ["count": .count(added.count)]) }
            return
        }
        for item in items {
            try context.output.json([
                "type": "identity", "name": .string(item.identity.name.text),
                "short_id": .string(item.identity.keys.fingerprint(crypto: secrecy.crypto).shortID.description),
                "key_version": .integer(Int64(item.identity.keyVersion)), "effect": .string(item.effect.word),
            ])
        }
        try context.output.json([
            "type": "summary", "identities": .integer(items.count), "added": .integer(added.count),
            "dry_run": .bool(dryRun),
        ])
    }
}

extension IdentityRestoration.Effect {
    /// The word for it in JSON.
    var word: String {
        switch self {
        case .adds: "added"
        case .completes: "completed"
        case .isThere: "unchanged"
        case .addsRenamed: "renamed"
        }
    }
}
