import WhisperLocalization
import WhisperSecretMemory

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Shows a generated passphrase on the terminal and nowhere else: not in a pipe, not in a log.
enum PassphraseDisplay {
    /// Writes the words with an explanation.
    static func show(
        _ passphrase: borrowing SecretBytes, bits: Int, output: Output
    ) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .noPassphrase, FailureText.noPassphrase, hint: LocalizedMessage(FailureText.noPassphraseHint))
        }
        do {
            let words = output.localizer(PassphraseText.generated, ["count": .count(bits)])
            try terminal.write(output.wrapped(words) + "\n\n    ")
            try unsafe passphrase.withUnsafeBytes { (bytes) throws(SystemFailure) in try unsafe terminal.write(bytes) }
            try terminal.write("\n\n" + output.wrapped(output.localizer(PassphraseText.generatedAdvice)) + "\n")
        } catch {
            throw CommandFailure.terminal(error)
        }
    }

    /// Writes the words alone, to a person who has read the explanation.
    static func showAgain(_ passphrase: borrowing SecretBytes) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else { return }
        do {
            try terminal.write("\n    ")
            try unsafe passphrase.withUnsafeBytes { (bytes) throws(SystemFailure) in try unsafe terminal.write(bytes) }
            try terminal.write("\n\n")
        } catch {
            throw CommandFailure.terminal(error)
        }
    }
}
