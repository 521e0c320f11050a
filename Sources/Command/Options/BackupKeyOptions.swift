import ArgumentParser
import WhisperLocalization
package import WhisperSecretMemory

/// Where the key or password of a messenger's encrypted backup comes from (WDB-2).
package struct BackupKeyOptions: ParsableArguments {
    @Option(
        name: .customLong("key-file"), help: .text(DataOptionText.backupKeyFile, value: "FILE"), completion: .file())
    var file: String?

    @Option(
        name: .customLong("key-command"), help: .text(DataOptionText.backupKeyCommand, value: "COMMAND"),
        completion: .shellCommand("compgen -c"))
    var command: String?

    package init() {}

    /// The option that was given; nil for none.
    package var given: String? { file != nil ? "--key-file" : command != nil ? "--key-command" : nil }

    /// Throws a usage failure if both are given.
    package func check() throws(CommandFailure) { _ = try source() }

    /// The content of the key file, or what was typed at the terminal.
    package func key(in context: Context) throws -> SecretBytes {
        try reader(.keyPrompt, context).content(from: try source())
    }

    /// The password of an iPhone backup: one line. Its file is as it is, like the key files of phones.
    package func password(in context: Context) throws -> SecretBytes {
        try reader(.passwordPrompt, context).line(from: try source(), mayBeOpen: true)
    }

    private func reader(_ prompt: DatabaseText, _ context: Context) throws -> PassphraseReader {
        PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: .foreign(prompt))
    }

    private func source() throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: command, file: file, descriptor: nil, environmentIsSet: false, configuration: Configuration())
    }
}
