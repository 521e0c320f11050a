package import ArgumentParser
import WhisperCore
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

    /// The passphrase of an archive that exists.
    package func existing(in context: Context) throws -> SecretBytes {
        try reader(context).existing(from: try source())
    }

    /// The passphrase of a new archive: typed twice, or generated and shown once.
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
