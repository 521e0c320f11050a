package import WhisperSecretMemory

/// Reads a secret that is not the vault's, from a line of a file or from the terminal, directly into guarded memory.
package struct SecretLine: Sendable {
    private let context: Context

    package init(_ context: Context) {
        self.context = context
    }

    /// The first line of a file (`-` is standard input) or of an open descriptor; if neither is given, what the user
    /// types at the terminal, without echo.
    ///
    /// - Throws: `.wrongPassphrase` if it is empty, `.noPassphrase` if there is no terminal.
    package func read(
        file: String?, descriptor: Int32? = nil, asking question: LocalizedMessage
    ) throws(CommandFailure) -> SecretBytes {
        let source = try PassphraseSource.choose(
            command: nil, file: file, descriptor: descriptor, environmentIsSet: false, configuration: Configuration())
        let reader = PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: PassphraseQuestions(existing: question, new: question, again: question))
        return try reader.existing(from: source)
    }
}
