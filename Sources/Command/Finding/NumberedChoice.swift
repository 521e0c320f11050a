import WhisperLocalization

/// A choice among several things of one name, by number, at the terminal.
package enum NumberedChoice {
    /// The most things that are listed.
    package static let most = 20
    /// How often an answer that is no number of the list is asked for again.
    private static let tries = 3

    /// Whether there is a person to ask: not if the output is for programs, or messages do not reach a terminal.
    package static func isPossible(in context: Context) -> Bool {
        !context.output.style.isJSON && context.terminal.errorIsTerminal && ControllingTerminal() != nil
    }

    /// Lists things and asks for the number of one.
    ///
    /// - Parameters:
    ///   - rows: A line for each, safe to print.
    ///   - emptyChoice: The position that an empty answer chooses; nil if it chooses none.
    ///   - endChoice: What the end of the input means, if that is not the same.
    ///   - isRequired: Whether an empty answer is asked for again, as one that is no number is.
    /// - Returns: The position of the chosen one.
    /// - Throws: `declined` for an empty answer that chooses none, or no valid one.
    package static func ask(
        _ heading: LocalizedMessage, among rows: [String], in context: Context, emptyMeans emptyChoice: Int? = nil,
        endMeans endChoice: Int? = nil, isRequired: Bool = false
    ) throws(CommandFailure) -> Int {
        guard let terminal = ControllingTerminal() else { throw declined }
        let listed = rows.prefix(most)
        let lines = listed.enumerated().map { index, row in
            let line = "\(index < 9 && listed.count > 9 ? " " : "")\(index + 1)  \(row)"
            return "  " + DisplayWidth.truncated(line, to: max(20, context.terminal.columns - 2))
        }
        let more = rows.count > most ? ["  …"] : []
        let asked = context.output.question(heading.text(context.localizer))
        try write(([asked] + lines + more).joined(separator: "\n") + "\n", to: terminal)
        for attempt in 1...tries {
            let answer = try answer(terminal, isRequired ? .chooseOne : .choose, context)
            let typed = (answer ?? "").filter { !$0.isWhitespace }
            if typed.isEmpty, answer == nil || !isRequired {
                guard let choice = answer == nil ? endChoice ?? emptyChoice : emptyChoice else { throw declined }
                return choice
            }
            if let number = number(typed), listed.indices.contains(number - 1) { return number - 1 }
            guard attempt < tries else { break }
            try TerminalRemark.write(
                [LocalizedMessage(FindingText.acceptedNumbers, ["last": .text(String(listed.count))])], context.output)
        }
        throw declined
    }

    private static func write(_ text: String, to terminal: borrowing ControllingTerminal) throws(CommandFailure) {
        do { try terminal.write(text) } catch { throw CommandFailure.terminal(error) }
    }

    private static func answer(
        _ terminal: borrowing ControllingTerminal, _ prompt: FindingText, _ context: Context
    ) throws(CommandFailure) -> String? {
        do {
            return try terminal.readShown(
                prompt: context.output.question(context.localizer(prompt)), interruptions: context.interruptions)
        } catch {
            throw CommandFailure.terminal(error)
        }
    }

    /// A number in the digits of any script.
    private static func number(_ text: String) -> Int? {
        var number = 0
        for character in text.prefix(3) {
            guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    private static var declined: CommandFailure { CommandFailure(.declined, FailureText.declined) }
}
