import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// `whisper backup`: writes a copy of the vault while it is in use (ST-10).
struct BackupCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "backup", CommandText.backup, discussion: CommandText.backupDiscussion,
            examples: ["whisper backup /media/usb/whisper-backup"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(OptionText.backupTarget, value: "DIR"), completion: .directory)
    var target: String

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func execute(on vault: Vault, in context: Context) async throws {
        let attachments: AttachmentVerification
        do {
            attachments = try await write(vault, despiteDoubt: confirmation.yes, in: context)
        } catch let error as VaultError where error.code == .doubtfulTrust {
            // What runs unattended keeps the sound copy, and says why.
            guard ControllingTerminal() != nil else { throw error }
            try Confirmation.ask(
                LocalizedMessage(TrustText.askReplaceBackup, ["path": .text(target)]), in: context)
            attachments = try await write(vault, despiteDoubt: true, in: context)
        }
        guard context.output.style.isJSON else {
            context.output.note(VaultText.backedUp, ["path": .text(target)])
            if !attachments.wasExamined { context.output.note(VaultText.attachmentsUnexamined) }
            return VaultCheck(attachments: attachments).warn(in: context)
        }
        var object = JSONObject()
        object["type"] = .string("backup")
        object["path"] = .string(target)
        object["attachments"] = attachments.losses
        try context.output.json(.object(object))
    }

    private func write(
        _ vault: Vault, despiteDoubt: Bool, in context: Context
    ) async throws -> AttachmentVerification {
        let progress = context.startProgress(LocalizedMessage(VaultText.backupProgress), unit: .items)
        defer { context.endProgress(progress) }
        return try await vault.backUp(to: target, replacing: force, despiteDoubt: despiteDoubt) { done, total in
            progress.update(done: done, total: total)
        }
    }
}
