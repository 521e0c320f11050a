import WhisperCore
import WhisperLocalization
import WhisperSecretMemory

/// Shows a generated passphrase at the terminal, and asks for one of its words, so that nobody goes on without having written
/// it down.
///
/// The word is typed without echo, as every passphrase is: what is typed goes from the terminal into guarded memory and
/// nowhere else, and it is not on the screen a second time for others to see.
struct GeneratedPassphraseDialogue {
    let reader: PassphraseReader

    /// Shows the words, and asks for one.
    ///
    /// - Returns: Whether a word was typed correctly or the person goes on without; otherwise these words are not wanted.
    /// - Throws: `.declined` if the question whether to go on was not answered; `.interrupted`.
    func isAccepted(_ passphrase: borrowing SecretBytes, asksForWord: Bool) throws(CommandFailure) -> Bool {
        try PassphraseDisplay.show(
            passphrase, bits: GeneratedPassphrase.bits, advice: reader.questions.advice, output: reader.output)
        guard asksForWord, try !isConfirmed(passphrase) else { return true }
        let question = LocalizedMessage(PassphraseText.continueAnyway)
        return try Confirmation.reply(to: question, on: reader.output, reader.interruptions) == .yes
    }

    /// Asks for a word by its number; after a wrong answer, shows all again and asks for another. Three wrong answers or an
    /// empty one end it.
    private func isConfirmed(_ passphrase: borrowing SecretBytes) throws(CommandFailure) -> Bool {
        for attempt in 1...PassphraseReader.tries {
            let number = Int.random(in: 1...GeneratedPassphrase.wordCount)
            let position: [String: TextArgument] = ["number": .text(String(number))]
            let typed = try reader.ask(LocalizedMessage(PassphraseText.typeWord, position))
            guard typed.count > 0 else { return false }
            if GeneratedPassphrase.isWord(number, of: passphrase, typed: typed) { return true }
            try TerminalRemark.write([LocalizedMessage(PassphraseText.wrongWord, position)], reader.output)
            if attempt < PassphraseReader.tries { try PassphraseDisplay.showAgain(passphrase, output: reader.output) }
        }
        return false
    }
}
