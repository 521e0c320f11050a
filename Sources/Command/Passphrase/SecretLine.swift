import WhisperLocalization
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
        try reader(asking: question).existing(from: try source(file, descriptor))
    }

    /// The same, and tries it. One that was typed and refused is asked for again, three tries in all, as a passphrase is.
    ///
    /// - Parameters:
    ///   - use: Does what needs the secret.
    ///   - refusal: What is said of an error if it means that the secret is wrong, or empty; nil for any other error.
    /// - Throws: What `use` throws, after the last try; as `read`.
    package func read<Result>(
        file: String?, descriptor: Int32? = nil, asking question: LocalizedMessage,
        trying use: (borrowing SecretBytes) async throws -> Result, refusal: (any Error) -> LocalizedMessage?
    ) async throws -> Result {
        let source = try source(file, descriptor)
        var left = source == .terminal ? PassphraseReader.tries - 1 : 0
        let hidden = source == .terminal ? HiddenTyping(context.interruptions) : nil
        defer { hidden?.end() }
        while true {
            do {
                return try await use(try reader(asking: question).existing(from: source))
            } catch {
                guard left > 0, let words = refusal(error) else { throw error }
                try TerminalRemark.write(
                    [words, LocalizedMessage(PassphraseText.triesLeft, ["count": .count(left)])], context.output)
                left -= 1
            }
        }
    }

    private func source(_ file: String?, _ descriptor: Int32?) throws(CommandFailure) -> PassphraseSource {
        try PassphraseSource.choose(
            command: nil, file: file, descriptor: descriptor, environmentIsSet: false, configuration: Configuration())
    }

    private func reader(asking question: LocalizedMessage) throws(CommandFailure) -> PassphraseReader {
        PassphraseReader(
            memory: try Adapters.sealing(), output: context.output, interruptions: context.interruptions,
            questions: PassphraseQuestions(existing: question, new: question, again: question))
    }
}
