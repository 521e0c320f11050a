import ArgumentParser
import WhisperLocalization
package import WhisperSecretMemory
import WhisperCore

/// Where the passphrase of a backup of identities comes from: none of the sources of the vault's own (ID-6).
package struct BackupPassphraseOptions: ParsableArguments {
    @Option(name: .long, help: .text(SealingOptionText.backupPassphraseCommand, value: "COMMAND"))
    var backupPassphraseCommand: String?

    @Option(
        name: .long, help: .text(SealingOptionText.backupPassphraseFile, value: "FILE"), completion: .file())
    var backupPassphraseFile: String?

    @Option(
        name: .customLong("backup-passphrase-fd"),
        help: .text(SealingOptionText.backupPassphraseDescriptor, value: "N"))
    var backupPassphraseDescriptor: Int32?

    package init() {}

    /// The passphrase of an existing backup.
    package func existing(in context: Context) throws -> SecretBytes {
        try reader(context).existing(from: try source())
    }

    /// The passphrase of a new backup: typed twice, or generated and shown once.
    package func new(in context: Context) throws -> SecretBytes {
        let sealing = try Adapters.sealing()
        if let chosen = try reader(context).new(from: try source()) { return chosen }
        let generated = try GeneratedPassphrase.make(sealing: sealing, memory: sealing)
        try PassphraseDisplay.show(generated, bits: GeneratedPassphrase.bits, output: context.output)
        return generated
    }

    private func reader(_ context: Context) throws -> PassphraseReader {
        PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: .backup)
    }

    private func source() throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: backupPassphraseCommand, file: backupPassphraseFile, descriptor: backupPassphraseDescriptor,
            environmentIsSet: false, configuration: Configuration())
    }
}
