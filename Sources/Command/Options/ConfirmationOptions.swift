import ArgumentParser
import WhisperLocalization

/// The option that confirms a destructive command in advance (CLI-7).
package struct ConfirmationOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: .text(OptionText.yes))
    package var yes = false

    package init() {}

    /// Asks at the terminal unless `--yes` was given; returns only if the answer is yes.
    package func confirm(_ question: LocalizedMessage, in context: Context) throws(CommandFailure) {
        if !yes { try Confirmation.ask(question, in: context) }
    }
}

/// A question at the terminal.
package enum Confirmation {
    /// Asks at the terminal, and returns only if the answer is yes.
    package static func ask(_ question: LocalizedMessage, in context: Context) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .confirmation, FailureText.confirmationNeeded,
                hint: LocalizedMessage(FailureText.confirmationNeededHint))
        }
        let prompt = question.text(context.localizer) + " " + context.localizer(TerminalText.yesOrNo) + " "
        let answer: String?
        do {
            answer = try terminal.readShown(prompt: prompt, interruptions: context.interruptions)
        } catch {
            throw CommandFailure.terminal(error)
        }
        guard Answer.isYes(answer ?? "", localizer: context.localizer) else {
            throw CommandFailure(.declined, FailureText.declined)
        }
    }
}

/// The evaluation of a typed answer.
enum Answer {
    /// Whether it means yes, in the user's language or in English.
    static func isYes(_ answer: String, localizer: Localizer) -> Bool {
        let word = answer.filter { !$0.isWhitespace }.lowercased()
        guard !word.isEmpty else { return false }
        let accepted = localizer(TerminalText.yesWords).split(separator: " ").map { $0.lowercased() }
        return word == "y" || word == "yes" || accepted.contains(word)
    }
}
