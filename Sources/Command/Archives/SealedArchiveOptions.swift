package import ArgumentParser
import WhisperLocalization
package import WhisperSecretMemory

/// The options for archives of pages in one sealed file (LOOK-6).
package struct SealedArchiveOptions: ParsableArguments {
    @Flag(name: .long, help: .text(SealedArchiveText.encrypt))
    package var encrypt = false

    @Option(name: .long, help: .text(SealedArchiveText.open, value: "FILE"), completion: .file())
    package var open: String?

    @Option(name: .long, help: .text(SealedArchiveText.passphraseCommand, value: "COMMAND"))
    var archivePassphraseCommand: String?

    @Option(name: .long, help: .text(SealedArchiveText.passphraseFile, value: "FILE"), completion: .file())
    var archivePassphraseFile: String?

    @Option(
        name: .customLong("archive-passphrase-fd"), help: .text(SealedArchiveText.passphraseDescriptor, value: "N"))
    var archivePassphraseDescriptor: Int32?

    package init() {}

    /// Opens an archive that exists with its passphrase; a wrong one that was typed is asked for again.
    package func existing<Result: ~Copyable>(
        in context: Context, trying use: (borrowing SecretBytes) async throws -> Result
    ) async throws -> Result {
        try await reader(context).existing(from: try source(), trying: use)
    }

    /// The passphrase of a new archive: typed twice, or generated and shown.
    ///
    /// - Parameter assumingYes: Whether questions about it are answered in advance.
    package func new(in context: Context, assumingYes: Bool = false) throws -> SecretBytes {
        try NewPassphrase(reader: try reader(context), sealing: try Adapters.sealing(), assumesYes: assumingYes)
            .obtain(from: try source())
    }

    private func reader(_ context: Context) throws -> PassphraseReader {
        PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: .archive)
    }

    private func source() throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: archivePassphraseCommand, file: archivePassphraseFile, descriptor: archivePassphraseDescriptor,
            environmentIsSet: false, configuration: Configuration())
    }
}

extension PassphraseQuestions {
    /// The passphrase of a sealed archive.
    fileprivate static var archive: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(SealedArchiveText.prompt), new: LocalizedMessage(SealedArchiveText.newPrompt),
            again: LocalizedMessage(SealedArchiveText.repeatPrompt))
    }
}
