import WhisperJSONText
import WhisperLocalization

/// The help of one command, in the user's language: examples first (CLI-8).
struct HelpPage {
    private let program: String
    private let path: [String]
    private let command: CommandDescription

    /// The help of the command at a path; nil if there is none.
    init?(path: [String], of commands: CommandTree) {
        guard let type = commands.command(at: path), let command = CommandDescription(of: type) else { return nil }
        program = commands.name
        self.path = path
        self.command = command
    }

    /// The text, wrapped to the given number of columns.
    func rendered(columns: Int, localizer: Localizer) -> String {
        let width = max(40, min(columns, 100))
        var sections: [String] = []
        if let abstract = command.abstract, !abstract.isEmpty {
            sections.append(TextWrapping.wrapped(abstract, width: width, indent: 0))
        }
        if !command.examples.isEmpty {
            let lines = command.examples.map { "  " + $0 }
            sections.append(heading(.examplesHeading, localizer) + lines.joined(separator: "\n"))
        }
        if !command.explanation.isEmpty {
            sections.append(TextWrapping.wrapped(command.explanation, width: width, indent: 0))
        }
        let usage = HelpSynopsis(program: program, path: path, command: command).text(localizer)
        sections.append(heading(.usageHeading, localizer) + "  " + usage)
        let subcommands = command.shownSubcommands.map { (name: $0.commandName, text: $0.abstract ?? "") }
        append(subcommands, under: .commandsHeading, to: &sections, width: width, localizer)
        let arguments = command.shownArguments.filter { $0.kind == .positional }.map { item($0, localizer) }
        append(arguments, under: .argumentsHeading, to: &sections, width: width, localizer)
        var options = command.shownArguments.filter { $0.kind != .positional }.map { item($0, localizer) }
        options.append((name: "-h, --help", text: localizer(TerminalText.helpOption)))
        append(options, under: .optionsHeading, to: &sections, width: width, localizer)
        if !subcommands.isEmpty {
            let more =
                ([program, "help"] + path).joined(separator: " ") + " " + localizer(TerminalText.commandPlaceholder)
            sections.append(localizer(TerminalText.moreHelp, ["command": .text(more)]))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The commands below, each as an object of its `name`, its `summary` and the `commands` below it.
    var commands: [JSONValue] { HelpPage.commands(below: command) }

    private static func commands(below command: CommandDescription) -> [JSONValue] {
        command.shownSubcommands.map { command in
            [
                "name": .string(command.commandName), "summary": .string(command.abstract ?? ""),
                "commands": .array(commands(below: command)),
            ]
        }
    }

    private func heading(_ key: TerminalText, _ localizer: Localizer) -> String {
        localizer(key) + localizer.language.colon + "\n"
    }

    private func append(
        _ items: [(name: String, text: String)], under key: TerminalText, to sections: inout [String], width: Int,
        _ localizer: Localizer
    ) {
        guard !items.isEmpty else { return }
        let column = min(28, items.map { DisplayWidth.of($0.name) }.max() ?? 0) + 4
        let lines = items.map { item -> String in
            let text = TextWrapping.wrapped(item.text, width: width, indent: column)
            let used = DisplayWidth.of(item.name) + 2
            guard used + 2 <= column else { return "  \(item.name)\n\(text)" }
            let padding = String(repeating: " ", count: column - used)
            return "  \(item.name)\(padding)" + text.drop { $0 == " " }
        }
        sections.append(heading(key, localizer) + lines.joined(separator: "\n"))
    }

    private func item(
        _ argument: CommandDescription.Argument, _ localizer: Localizer
    ) -> (name: String, text: String) {
        var text = argument.abstract ?? ""
        if let values = argument.allValues, !values.isEmpty {
            text += " " + localizer(TerminalText.valueChoices, ["values": .list(values)])
        }
        if let value = argument.defaultValue, !value.isEmpty, argument.kind == .option {
            text += " " + localizer(TerminalText.defaultValue, ["value": .text(value)])
        }
        return (HelpSynopsis.name(of: argument), text)
    }
}
