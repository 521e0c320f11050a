import ArgumentParser

/// Finds commands by their names.
enum CommandPath {
    /// As many words as name a command and its subcommands, from the first on.
    static func prefix(of words: [String]) -> [String] {
        var path: [String] = []
        var command: any ParsableCommand.Type = WhisperCommand.self
        for word in words {
            guard let next = subcommand(word, of: command) else { break }
            path.append(word)
            command = next
        }
        return path
    }

    /// The command of a path; nil where there is none.
    static func command(at path: [String]) -> (any ParsableCommand.Type)? {
        var command: any ParsableCommand.Type = WhisperCommand.self
        for word in path {
            guard let next = subcommand(word, of: command) else { return nil }
            command = next
        }
        return command
    }

    /// The paths of all commands that the user is shown, the root first.
    static var all: [[String]] { [[]] + below([]) }

    private static func below(_ path: [String]) -> [[String]] {
        names(below: path).flatMap { [path + [$0]] + below(path + [$0]) }
    }

    /// The names below a command that are shown to the user.
    static func names(below path: [String]) -> [String] {
        (command(at: path)?.configuration.subcommands ?? [])
            .filter { $0.configuration.shouldDisplay }
            .compactMap { $0.configuration.commandName }
    }

    private static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.first { $0.configuration.commandName == name }
    }
}
