import WhisperLocalization
import WhisperSecretMemory

/// Lets the person at the terminal choose a passphrase: asks for it, says how strong it is, and asks for it once more.
struct NewPassphraseQuestions {
    let reader: PassphraseReader
    /// Whether a weak one is used without asking.
    let assumesYes: Bool

    /// The passphrase; nil if nothing was typed. A weak one can be replaced by a better one any number of times.
    ///
    /// - Throws: `.passphraseSource` if the repetition differed three times; `.declined` if the question about a weak one
    ///   was not answered; `.interrupted`.
    func ask() throws(CommandFailure) -> SecretBytes? {
        var left = PassphraseReader.tries - 1
        while true {
            let first = try reader.ask(reader.questions.new)
            guard first.count > 0 else { return nil }
            guard try isAccepted(first) else { continue }
            let second = try reader.ask(reader.questions.again)
            if first.hasSameBytes(as: second) { return first }
            guard left > 0 else { throw CommandFailure(.passphraseSource, FailureText.passphrasesDiffer) }
            try TerminalRemark.write(
                [
                    LocalizedMessage(FailureText.passphrasesDiffer),
                    LocalizedMessage(PassphraseText.triesLeft, ["count": .count(left)]),
                ], reader.output)
            left -= 1
        }
    }

    private func isAccepted(_ passphrase: borrowing SecretBytes) throws(CommandFailure) -> Bool {
        let remark = StrengthRemark(of: passphrase)
        try TerminalRemark.write(remark.lines(reader.output.localizer), reader.output)
        guard remark.isWeak, !assumesYes else { return true }
        return try Confirmation.reply(
            to: LocalizedMessage(PassphraseText.useAnyway), on: reader.output, reader.interruptions) == .yes
    }
}
