package import WhisperSecretMemory

/// A secret that is none of the vault's: a line of a file, or what a person types. It goes straight into guarded memory.
package struct SecretLine: Sendable {
    private let context: Context

    package init(_ context: Context) {
        self.context = context
    }

    /// The first line of a file (`-` is standard input) or of an open file; where neither is given, what is typed at the
    /// terminal without being shown.
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
