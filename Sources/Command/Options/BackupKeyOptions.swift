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

    /// Opens what a key or password protects. One that was typed and is refused is asked for again, three tries in all, as a
    /// passphrase is.
    ///
    /// - Parameters:
    ///   - first: What was given, or typed first.
    ///   - ask: Asks for another one.
    ///   - refusal: What is said of an error if it means that the secret is wrong; nil for any other error.
    /// - Throws: What `use` throws, after the last try; what `ask` throws.
    package func opening<Secret, Result>(
        with first: Secret, asking ask: () throws -> Secret, in context: Context, use: (Secret) throws -> Result,
        refusal: (any Error) -> LocalizedMessage?
    ) throws -> Result {
        var secret = first
        var left = given == nil ? PassphraseReader.tries - 1 : 0
        let hidden = given == nil ? HiddenTyping(context.interruptions) : nil
        defer { hidden?.end() }
        while true {
            do {
                return try use(secret)
            } catch {
                guard left > 0, let words = refusal(error) else { throw error }
                try TerminalRemark.write(
                    [words, LocalizedMessage(PassphraseText.triesLeft, ["count": .count(left)])], context.output)
                left -= 1
                secret = try ask()
            }
        }
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
