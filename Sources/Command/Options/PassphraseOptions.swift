import ArgumentParser
import WhisperLocalization

/// Where the passphrase comes from (CLI-3).
package struct PassphraseOptions: ParsableArguments {
    @Option(
        name: .long, help: .text(OptionText.passphraseCommand, value: "COMMAND"),
        completion: .shellCommand("compgen -c"))
    var passphraseCommand: String?

    @Option(name: .long, help: .text(OptionText.passphraseFile, value: "FILE"), completion: .file())
    var passphraseFile: String?

    @Option(name: .customLong("passphrase-fd"), help: .text(OptionText.passphraseDescriptor, value: "N"))
    var passphraseDescriptor: Int32?

    package init() {}

    /// The source that these options choose.
    package func source(configuration: Configuration) throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: passphraseCommand, file: passphraseFile, descriptor: passphraseDescriptor,
            environmentIsSet: PassphraseReader.environmentIsSet, configuration: configuration)
    }
}

/// Where a new passphrase comes from.
package struct NewPassphraseOptions: ParsableArguments {
    @Option(name: .long, help: .text(OptionText.newPassphraseCommand, value: "COMMAND"))
    var newPassphraseCommand: String?

    @Option(name: .long, help: .text(OptionText.newPassphraseFile, value: "FILE"), completion: .file())
    var newPassphraseFile: String?

    @Option(name: .customLong("new-passphrase-fd"), help: .text(OptionText.newPassphraseDescriptor, value: "N"))
    var newPassphraseDescriptor: Int32?

    package init() {}

    /// The source that these options choose; neither environment nor configuration file has a part in it.
    package func source() throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: newPassphraseCommand, file: newPassphraseFile, descriptor: newPassphraseDescriptor,
            environmentIsSet: false, configuration: Configuration())
    }
}
