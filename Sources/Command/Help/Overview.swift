package import ArgumentParser
package import WhisperLocalization

/// The root of a program with so many commands that they are shown in groups first.
package protocol GroupedProgram: ParsableCommand {
    /// The groups, those that most people need first. Each command that is shown is in one of them.
    static var groups: [CommandCluster] { get }
}

/// Commands that belong together.
package struct CommandCluster: Sendable {
    let title: CommandText
    /// Their names.
    let commands: [String]

    package init(_ title: CommandText, _ commands: [String]) {
        self.title = title
        self.commands = commands
    }
}

/// What a program says about itself if nothing is asked of it: one page.
struct Overview {
    private let commands: CommandTree
    private let groups: [CommandCluster]

    /// Nil for a program without groups, whose help is short enough.
    init?(of commands: CommandTree) {
        guard let root = commands.root as? any GroupedProgram.Type else { return nil }
        self.commands = commands
        groups = root.groups
    }

    /// The text, wrapped to the given number of columns.
    func text(columns: Int, localizer: Localizer) -> String {
        let width = max(40, min(columns, 100))
        // ArgumentParser's description of the program would be that of each option of each command.
        let root = commands.root.configuration
        let examples = HelpExample.examples(in: root.discussion).map { "  " + $0 }.joined(separator: "\n")
        let usage = HelpSynopsis.ofGroup(commands.name, localizer)
        let aliases = commands.aliases
        var rows = groups.map { group in
            let names = group.commands.map { named($0, aliases: aliases[$0] ?? [], in: localizer) }
            return (title: localizer(group.title), names: localizer.language.list(names))
        }
        rows.append((localizer(CommandText.topics), localizer.language.list(HelpTopic.allCases.map(\.rawValue))))
        let column = (rows.map { DisplayWidth.of($0.title) }.max() ?? 0) + 4
        let lines = rows.map { row in
            let padding = String(repeating: " ", count: column - 2 - DisplayWidth.of(row.title))
            let names = TextWrapping.wrapped(row.names, width: width, indent: column).drop { $0 == " " }
            return "  " + row.title + padding + names
        }
        let placeholder = localizer(TerminalText.commandPlaceholder)
        let colon = localizer.language.colon
        let more = localizer(TerminalText.moreHelp, ["command": .text("\(commands.name) help \(placeholder)")])
        return [
            TextWrapping.wrapped(root.abstract, width: width, indent: 0),
            localizer(TerminalText.examplesHeading) + colon + "\n" + examples,
            localizer(TerminalText.usageHeading) + colon + "\n  " + usage,
            localizer(TerminalText.commandsHeading) + colon + "\n" + lines.joined(separator: "\n"),
            TextWrapping.wrapped(more, width: width, indent: 0),
        ].joined(separator: "\n\n") + "\n"
    }

    /// A command with its other names.
    private func named(_ name: String, aliases: [String], in localizer: Localizer) -> String {
        aliases.isEmpty ? name : "\(name) (\(localizer.language.list(aliases)))"
    }
}
