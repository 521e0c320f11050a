import ArgumentParser
import WhisperJSONText
import WhisperLocalization

/// Parses the arguments into a command.
struct CommandLineReader {
    /// The available commands.
    let commands: CommandTree
    /// The arguments, without the program's name.
    let arguments: [String]
    /// The width of help texts in columns.
    let columns: Int

    /// The meaning of the arguments.
    enum Reading {
        /// To run a command.
        case command(any RunnableCommand)
        /// To print a text: help, the version, completions.
        case text(String)
        /// To print a text of one page, which needs no pager.
        case page(String)
    }

    /// Reads the arguments.
    ///
    /// - Throws: A usage failure that names the invalid argument.
    func read() throws(CommandFailure) -> Reading {
        guard !arguments.isEmpty else { return overview.map { .page($0) } ?? .text(help(for: []).text) }
        if arguments == ["-V"] { return .text(commands.root.configuration.version + "\n") }
        // A group of commands has no options; with `--json`, its help is printed as JSON (CLI-4).
        if path == words, commands.explainsItself(path), arguments.filter({ $0 != "--json" }) == words {
            var help = help(for: path)
            if path.isEmpty, let overview { help.text = overview }
            return inRequestedFormat(help)
        }
        do {
            let command = try commands.root.parseAsRoot(arguments)
            if let command = command as? any RunnableCommand {
                try command.checkArguments()
                return .command(command)
            }
            if let topic = command as? TopicCommand { return inRequestedFormat(try help(onTopic: topic)) }
            return inRequestedFormat(try requestedHelp())
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            return try reading(of: error)
        }
    }

    /// ArgumentParser hands over requests for a text as errors, too.
    private func reading(of error: any Error) throws(CommandFailure) -> Reading {
        guard commands.root.exitCode(for: error) != .success else {
            let isHelp = optionPart.contains("--help") || optionPart.contains("-h")
            // The version, or the script that `--generate-completion-script` prints.
            guard isHelp else {
                return .text(CompletionScript.withoutForeignHelp(commands.root.fullMessage(for: error)) + "\n")
            }
            return inRequestedFormat(try requestedHelp())
        }
        // A group knows no options, so that one behind a word that names no command would be what is complained of.
        if arguments.indices.contains(path.count), words.indices.contains(path.count),
            arguments[path.count] == words[path.count], commands.isGroup(path)
        {
            throw UsageFailure(commands: commands).unknownCommand(words[path.count], under: path)
        }
        throw UsageFailure(commands: commands).translate(commands.root.message(for: error), path: path)
    }

    /// What the program says about itself; nil if its help is no longer than that.
    private var overview: String? { Overview(of: commands)?.text(columns: columns, localizer: Speech.localizer) }

    /// A help text, and the commands below the one that it is about.
    private struct Help {
        var text: String
        var commands: [JSONValue] = []
    }

    /// Returns help as text, or with `--json` in a JSON object (CLI-4).
    private func inRequestedFormat(_ help: Help) -> Reading {
        guard optionPart.contains("--json") else { return .text(help.text) }
        var writer = JSONWriter()
        writer.object(["type": "help", "text": .string(help.text), "commands": .array(help.commands)])
        writer.endLine()
        return .text(String(decoding: writer.bytes, as: UTF8.self))
    }

    /// The help of the command that precedes `--help`; a word that names no command is not skipped.
    private func requestedHelp() throws(CommandFailure) -> Help {
        let (given, path) = (self.words, self.path)
        if given.count > path.count, commands.isGroup(path) {
            throw UsageFailure(commands: commands).unknownCommand(given[path.count], under: path)
        }
        return help(for: path)
    }

    private func help(onTopic command: TopicCommand) throws(CommandFailure) -> Help {
        if let topic = command.topic.first.flatMap(HelpTopic.init), command.topic.count == 1 {
            return Help(text: topic.text(Speech.localizer))
        }
        let path = commands.prefix(of: command.topic)
        guard path.count == command.topic.count else {
            throw UsageFailure(commands: commands).unknownCommand(command.topic[path.count], under: path)
        }
        return help(for: path)
    }

    private func help(for path: [String]) -> Help {
        guard let page = HelpPage(path: path, of: commands) else { return Help(text: "") }
        return Help(
            text: page.rendered(columns: columns, localizer: Speech.localizer), commands: page.commands)
    }

    /// The names of commands at the head of the arguments.
    private var path: [String] { commands.prefix(of: words) }

    /// The arguments that are no options. Among them are values of options, which come after the names of commands.
    private var words: [String] { optionPart.filter { !$0.hasPrefix("-") } }

    private var optionPart: ArraySlice<String> { arguments.prefix { $0 != "--" } }
}
