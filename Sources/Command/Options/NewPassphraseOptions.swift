import ArgumentParser
import WhisperLocalization

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
