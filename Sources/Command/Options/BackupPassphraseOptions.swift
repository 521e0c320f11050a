import ArgumentParser
import WhisperLocalization
package import WhisperSecretMemory

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

    /// Opens a backup with its passphrase; a wrong one that was typed is asked for again.
    package func existing<Result: ~Copyable>(
        in context: Context, trying use: (borrowing SecretBytes) async throws -> Result
    ) async throws -> Result {
        try await reader(context).existing(from: try source(), trying: use)
    }

    /// The passphrase of a new backup: typed twice, or generated and shown.
    ///
    /// - Parameter assumingYes: Whether questions about it are answered in advance.
    package func new(in context: Context, assumingYes: Bool = false) throws -> SecretBytes {
        try NewPassphrase(reader: try reader(context), sealing: try Adapters.sealing(), assumesYes: assumingYes)
            .obtain(from: try source())
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
