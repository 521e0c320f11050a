package import ArgumentParser
import WhisperLocalization

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

    /// The passphrase of an archive.
    package func passphrase(in context: Context) throws -> SeparatePassphrase {
        try SeparatePassphrase(
            command: archivePassphraseCommand, file: archivePassphraseFile, descriptor: archivePassphraseDescriptor,
            option: "--archive-passphrase", asking: .archive, in: context)
    }
}

extension PassphraseQuestions {
    /// The passphrase of a sealed archive.
    fileprivate static var archive: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(SealedArchiveText.prompt), new: LocalizedMessage(SealedArchiveText.newPrompt),
            again: LocalizedMessage(SealedArchiveText.repeatPrompt), advice: .generatedArchiveAdvice)
    }
}
