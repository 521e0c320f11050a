import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// `whisper rekey`: changes the key, the form or the passphrase of the vault (ST-2).
struct RekeyCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "rekey", CommandText.rekey, discussion: CommandText.rekeyDiscussion,
            examples: [
                "whisper rekey", "whisper rekey --passphrase", "whisper rekey --format 4", "whisper rekey --encrypt",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .customLong("passphrase"), help: .text(OptionText.rekeyPassphrase))
    var changesPassphrase = false

    @OptionGroup var newPassphrase: NewPassphraseOptions

    @Option(name: .long, help: .text(OptionText.rekeyFormat, value: "FORMAT"))
    var format: CipherFormat?

    @Flag(name: .long, help: .text(OptionText.rekeyEncrypt))
    var encrypt = false

    @Flag(name: .long, help: .text(OptionText.rekeyDecrypt))
    var decrypt = false

    func execute(in context: Context) async throws {
        let access = try VaultAccess(context)
        try access.folder.requireVault()
        let change = try change()
        try access.requireUnused()
        if change == .decryption {
            try confirmation.confirm(LocalizedMessage(VaultText.decryptQuestion), in: context)
        }
        let renewal = VaultRenewal(
            access: access, passphrase: passphrase, newPassphrase: newPassphrase, assumesYes: confirmation.yes)
        try await renewal.run(change)
        guard context.output.style.isJSON else {
            context.output.note(change.done)
            if change == .key { context.output.note(VaultText.rekeyAdvice) }
            return
        }
        var object = JSONObject()
        object["type"] = .string("rekeyed")
        object["change"] = .string(change.name)
        try context.output.json(.object(object))
    }

    private func change() throws -> VaultChange {
        var changes: [VaultChange] = []
        if changesPassphrase { changes.append(.passphrase) }
        if let format { changes.append(.format(format)) }
        if encrypt { changes.append(.encryption) }
        if decrypt { changes.append(.decryption) }
        guard changes.count <= 1 else { throw CommandFailure(.usage, FailureText.twoChanges) }
        return changes.first ?? .key
    }
}
