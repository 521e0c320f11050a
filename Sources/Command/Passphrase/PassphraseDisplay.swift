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
    ///
    /// - Parameter advice: What happens if the words are lost.
    static func show(
        _ passphrase: borrowing SecretBytes, bits: Int, advice: PassphraseText, output: Output
    ) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .noPassphrase, FailureText.noPassphrase, hint: LocalizedMessage(FailureText.noPassphraseHint))
        }
        do {
            let words = output.localizer(PassphraseText.generated, ["count": .count(bits)])
            try terminal.write(output.wrapped(words) + "\n\n")
            try write(passphrase, to: terminal, width: output.columns)
            try terminal.write("\n" + output.wrapped(output.localizer(advice)) + "\n")
        } catch {
            throw CommandFailure.terminal(error)
        }
    }

    /// Writes the words alone, to a person who has read the explanation.
    static func showAgain(_ passphrase: borrowing SecretBytes, output: Output) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else { return }
        do {
            try terminal.write("\n")
            try write(passphrase, to: terminal, width: output.columns)
            try terminal.write("\n")
        } catch {
            throw CommandFailure.terminal(error)
        }
    }

    /// Writes the words indented, on as many lines as they need, from where they are.
    private static func write(
        _ passphrase: borrowing SecretBytes, to terminal: borrowing ControllingTerminal, width: Int
    ) throws(SystemFailure) {
        let indent = 4
        try unsafe passphrase.withUnsafeBytes { (bytes) throws(SystemFailure) in
            var used = 0
            let words = unsafe bytes.split(separator: UInt8(ascii: " "))
            for index in unsafe words.indices {
                let word = unsafe words[index]
                let length = unsafe word.count
                let fits = used > 0 && used + 1 + length <= width
                try terminal.write(fits ? " " : (used > 0 ? "\n" : "") + String(repeating: " ", count: indent))
                try unsafe terminal.write(UnsafeRawBufferPointer(rebasing: word))
                used = (fits ? used + 1 : indent) + length
            }
        }
        try terminal.write("\n")
    }
}
