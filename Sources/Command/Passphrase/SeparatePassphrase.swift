import WhisperLocalization
package import WhisperSecretMemory

/// A passphrase beside the vault's: of something that leaves it or came from it. None of the vault's own sources serve it.
package struct SeparatePassphrase {
    private let source: PassphraseSource
    private let reader: PassphraseReader
    private let option: String

    /// - Parameters:
    ///   - command: A command that prints it.
    ///   - file: A file whose first line it is.
    ///   - descriptor: An open file whose first line it is.
    ///   - option: What the options begin with that say where it comes from.
    /// - Throws: Wrong usage if several are given. Without any, it is typed.
    init(
        command: String?, file: String?, descriptor: Int32?, option: String, asking questions: PassphraseQuestions,
        in context: Context
    ) throws(CommandFailure) {
        self.option = option
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
        do {
            return try await reader.existing(from: source, trying: use)
        } catch let failure as CommandFailure {
            throw named(failure)
        }
    }

    /// The passphrase of something new: typed twice, or generated and shown.
    ///
    /// - Parameter assumingYes: Whether questions about it are answered in advance.
    package func new(assumingYes: Bool = false) throws -> SecretBytes {
        do {
            return try NewPassphrase(reader: reader, sealing: try Adapters.sealing(), assumesYes: assumingYes)
                .obtain(from: source)
        } catch let failure as CommandFailure {
            throw named(failure)
        }
    }

    /// The failure with the options of this passphrase, where those of the vault's would be named.
    private func named(_ failure: CommandFailure) -> CommandFailure {
        guard failure.code == .noPassphrase else { return failure }
        return CommandFailure(
            failure.code, failure.message,
            hint: LocalizedMessage(FailureText.noSeparatePassphraseHint, ["option": .text(option)]))
    }
}
