package import WhisperSecretMemory

/// A passphrase beside the vault's: of something that leaves it or came from it. None of the vault's own sources serve it.
package struct SeparatePassphrase {
    private let source: PassphraseSource
    private let reader: PassphraseReader

    /// - Parameters:
    ///   - command: A command that prints it.
    ///   - file: A file whose first line it is.
    ///   - descriptor: An open file whose first line it is.
    /// - Throws: Wrong usage if several are given. Without any, it is typed.
    init(
        command: String?, file: String?, descriptor: Int32?, asking questions: PassphraseQuestions, in context: Context
    ) throws(CommandFailure) {
        source = try PassphraseSource.choose(
            command: command, file: file, descriptor: descriptor, environmentIsSet: false,
            configuration: Configuration())
        reader = PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: questions)
    }

    /// Opens what exists with its passphrase; a wrong one that was typed is asked for again.
    package func existing<Result: ~Copyable>(
        trying use: (borrowing SecretBytes) async throws -> Result
    ) async throws -> Result {
        try await reader.existing(from: source, trying: use)
    }

    /// The passphrase of something new: typed twice, or generated and shown.
    ///
    /// - Parameter assumingYes: Whether questions about it are answered in advance.
    package func new(assumingYes: Bool = false) throws -> SecretBytes {
        try NewPassphrase(reader: reader, sealing: try Adapters.sealing(), assumesYes: assumingYes).obtain(from: source)
    }
}
