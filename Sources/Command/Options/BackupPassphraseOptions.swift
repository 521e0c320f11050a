import ArgumentParser
import WhisperLocalization

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

    /// The passphrase of a backup.
    package func passphrase(in context: Context) throws -> SeparatePassphrase {
        try SeparatePassphrase(
            command: backupPassphraseCommand, file: backupPassphraseFile, descriptor: backupPassphraseDescriptor,
            option: "--backup-passphrase", asking: .backup, in: context)
    }
}
