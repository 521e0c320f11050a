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
    /// What was answered.
    package enum Reply: Sendable {
        case yes, no
    }

    /// How often an answer that is neither yes nor no is asked for.
    private static let tries = 3

    /// Asks at the terminal, and returns only if the answer is yes.
    package static func ask(_ question: LocalizedMessage, in context: Context) throws(CommandFailure) {
        guard try reply(to: question, on: context.output, context.interruptions) == .yes else { throw declined }
    }

    /// Asks at the terminal. An answer that is neither yes nor no is asked for again, with the accepted ones.
    ///
    /// - Parameter emptyIsNo: Whether an empty answer means no; otherwise it is asked for again, too.
    /// - Throws: `.declined` if the input ended, or three answers were neither; `.confirmation` without a terminal.
    package static func reply(
        to question: LocalizedMessage, emptyIsNo: Bool = true, on output: Output, _ interruptions: Interruptions
    ) throws(CommandFailure) -> Reply {
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .confirmation, FailureText.confirmationNeeded,
                hint: LocalizedMessage(FailureText.confirmationNeededHint))
        }
        let localizer = output.localizer
        let choices = localizer(emptyIsNo ? TerminalText.yesOrNo : .yesOrNoWord)
        for attempt in 1...tries {
            let answer: String?
            do {
                answer = try terminal.readShown(
                    prompt: output.question(question.text(localizer) + " " + choices), interruptions: interruptions)
                // The prompt that was not answered does not share its line with what comes next.
                if answer == nil { try terminal.write("\n") }
            } catch {
                throw CommandFailure.terminal(error)
            }
            guard let answer else { break }
            if let reply = Answer.reply(answer, emptyIsNo: emptyIsNo, localizer: localizer) { return reply }
            guard attempt < tries else { break }
            try TerminalRemark.write(
                [LocalizedMessage(TerminalText.acceptedAnswers, ["answers": .list(Answer.accepted(localizer))])], output
            )
        }
        throw declined
    }

    private static var declined: CommandFailure { CommandFailure(.declined, FailureText.declined) }
}

/// The evaluation of a typed answer.
enum Answer {
    /// What it means, in the user's language or in English; nil if it is neither yes nor no.
    static func reply(_ answer: String, emptyIsNo: Bool, localizer: Localizer) -> Confirmation.Reply? {
        let word = answer.filter { !$0.isWhitespace }.lowercased()
        if word.isEmpty { return emptyIsNo ? .no : nil }
        if words(.noWords, localizer).contains(word) { return .no }
        if words(.yesWords, localizer).contains(word) { return .yes }
        return word == "y" || word == "yes" ? .yes : word == "n" || word == "no" ? .no : nil
    }

    /// The words for yes and for no in the user's language.
    static func accepted(_ localizer: Localizer) -> [String] {
        words(.yesWords, localizer) + words(.noWords, localizer)
    }

    private static func words(_ key: TerminalText, _ localizer: Localizer) -> [String] {
        localizer(key).split(separator: " ").map { $0.lowercased() }
    }
}
