import ArgumentParser

/// The commands of a program, found by their names.
struct CommandTree: Sendable {
    /// The command that all others are below.
    let root: any ParsableCommand.Type

    /// The program's name.
    var name: String { root.configuration.commandName ?? "" }

    /// As many words as name a command and its subcommands, from the first on; in place of an alias, the name.
    func prefix(of words: [String]) -> [String] {
        var path: [String] = []
        var command = root
        for word in words {
            guard let next = CommandTree.subcommand(word, of: command) else { break }
            path.append(next.configuration.commandName ?? word)
            command = next
        }
        return path
    }

    /// The command of a path; nil if there is none.
    func command(at path: [String]) -> (any ParsableCommand.Type)? {
        var command = root
        for word in path {
            guard let next = CommandTree.subcommand(word, of: command) else { return nil }
            command = next
        }
        return command
    }

    /// The paths of all commands that the user is shown, the root first.
    var all: [[String]] { [[]] + below([]) }

    private func below(_ path: [String]) -> [[String]] {
        names(below: path).flatMap { [path + [$0]] + below(path + [$0]) }
    }

    /// The names below a command that are shown to the user.
    func names(below path: [String]) -> [String] {
        (command(at: path)?.configuration.subcommands ?? [])
            .filter { $0.configuration.shouldDisplay }
            .compactMap { $0.configuration.commandName }
    }

    /// The other names of the program's commands, by their names.
    var aliases: [String: [String]] {
        var aliases: [String: [String]] = [:]
        for command in root.configuration.subcommands {
            let configuration = command.configuration
            aliases[configuration.commandName ?? ""] = configuration.aliases
        }
        return aliases
    }

    /// What `help` explains: the commands and the topics.
    var helpSubjects: [String] { names(below: []) + HelpTopic.allCases.map(\.rawValue) }

    /// Whether the command of a path does nothing without the name of a subcommand.
    func isGroup(_ path: [String]) -> Bool {
        !names(below: path).isEmpty && command(at: path)?.configuration.defaultSubcommand == nil
    }

    /// Whether the command of a path explains itself if it gets no arguments: a group, also one that does something with
    /// arguments that name no subcommand.
    func explainsItself(_ path: [String]) -> Bool {
        isGroup(path) || command(at: path)?.configuration.defaultSubcommand?.configuration.shouldDisplay == false
    }

    private static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.first {
            $0.configuration.commandName == name || $0.configuration.aliases.contains(name)
        }
    }
}
