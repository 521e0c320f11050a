package import WhisperLocalization

/// What to type next, after a step that another one usually follows: for a person at a terminal only.
package struct NextSteps {
    private let context: Context
    private var rows: [(command: String, purpose: String)] = []

    package init(in context: Context) {
        self.context = context
    }

    /// A word of a command line.
    package enum Word: ExpressibleByStringLiteral, Sendable {
        /// A word of the program's own, such as an option.
        case literal(String)
        /// A value from the vault, which is quoted; one that a shell or the program could take for something else is
        /// replaced by a placeholder.
        case argument(String)

        package init(stringLiteral value: String) { self = .literal(value) }

        var text: String {
            switch self {
            case .literal(let text): text
            case .argument(let text): ShellQuotation.quoted(text) ?? "NAME"
            }
        }
    }

    /// Adds a command of the program, without the program's name, and what it does.
    package mutating func add(_ words: [Word], _ purpose: some TextKey) {
        rows.append((NextSteps.line(words, in: context), context.localizer(purpose)))
    }

    /// A command line of the program, on the same vault.
    package static func line(_ words: [Word], in context: Context) -> String {
        line(words, on: context.places.vaultOption, in: context)
    }

    /// A command line of the program, on the vault in a directory; nil is the usual one.
    package static func line(_ words: [Word], on vault: String?, in context: Context) -> String {
        let option: [Word] = vault.map { ["--vault", .argument($0)] } ?? []
        return ([context.commands.name] + (option + words).map(\.text)).joined(separator: " ")
    }

    /// Prints them on standard error, below what the command has printed.
    package func print() throws(CommandFailure) {
        let style = context.output.style
        guard context.terminal.errorIsTerminal, !style.isQuiet, !style.isJSON, !rows.isEmpty else { return }
        try context.output.flush()
        context.output.say(
            Emphasis.bold.applied(to: context.localizer(NextStepText.heading), if: style.colorsError))
        let width = rows.map { DisplayWidth.of($0.command) }.max() ?? 0
        let widest = rows.map { DisplayWidth.of($0.purpose) }.max() ?? 0
        let isWide = !style.isPlain && width + widest + 4 <= context.output.columns
        for row in rows {
            let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(row.command)))
            context.output.say("  " + row.command + (isWide ? padding + "  " + row.purpose : ""))
            if !isWide { context.output.sayWrapped("      " + row.purpose) }
        }
    }
}

/// Values in command lines that people copy.
package enum ShellQuotation {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./,:@+-")

    /// A value as one word of a shell; nil if it would be taken for an option, or cannot be shown as it is.
    package static func quoted(_ text: String) -> String? {
        guard !text.isEmpty, !text.hasPrefix("-"), UntrustedText.line(text) == text else { return nil }
        if text.allSatisfy(plain.contains) { return text }
        return "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
