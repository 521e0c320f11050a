import WhisperLocalization

/// The line that shows how a command is written.
struct HelpSynopsis {
    let program: String
    let path: [String]
    let command: CommandDescription

    /// The command with its arguments.
    func text(_ localizer: Localizer) -> String {
        var words = [program] + path
        if !command.shownSubcommands.isEmpty {
            let placeholder = localizer(TerminalText.commandPlaceholder)
            words.append(command.defaultSubcommand == nil ? placeholder : "[\(placeholder)]")
        }
        words += command.shownArguments.filter { $0.kind == .positional }.map(HelpSynopsis.positional)
        words.append("[" + localizer(TerminalText.optionsPlaceholder) + "]")
        return words.joined(separator: " ")
    }

    /// A program, or a group of its commands, of which nothing but the command is to be chosen.
    static func ofGroup(_ name: String, _ localizer: Localizer) -> String {
        name + " " + localizer(TerminalText.commandPlaceholder) + " [" + localizer(TerminalText.optionsPlaceholder)
            + "]"
    }

    /// An option with its names and value, or a positional argument.
    static func name(of argument: CommandDescription.Argument) -> String {
        guard argument.kind != .positional else { return positional(argument) }
        let names = (argument.names ?? []).sorted { $0.spelling.count < $1.spelling.count }
        let spelled = names.map(\.spelling).joined(separator: ", ")
        guard argument.kind == .option else { return spelled }
        return spelled + " " + (argument.valueName ?? "").uppercased()
    }

    private static func positional(_ argument: CommandDescription.Argument) -> String {
        let name = (argument.valueName ?? "").uppercased() + (argument.isRepeating ? "…" : "")
        return argument.isOptional ? "[\(name)]" : name
    }
}
