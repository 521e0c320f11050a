import ArgumentParser
import Localization

/// Makes a command of the arguments.
struct CommandLineReader {
    /// The commands that there are.
    let commands: CommandTree
    /// The arguments, the program's own name left out.
    let arguments: [String]
    /// The width of help texts in columns.
    let columns: Int

    /// What the arguments ask for.
    enum Reading {
        /// To run a command.
        case command(any RunnableCommand)
        /// To print a text: help, the version, completions.
        case text(String)
    }

    /// Reads the arguments.
    ///
    /// - Throws: A usage failure that says what is not understood.
    func read() throws(CommandFailure) -> Reading {
        guard !arguments.isEmpty else { return .text(help(for: [])) }
        do {
            let command = try commands.root.parseAsRoot(arguments)
            if let command = command as? any RunnableCommand { return .command(command) }
            if let topic = command as? TopicCommand { return try help(onTopic: topic) }
            return .text(help(for: path))
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
            return .text(isHelp ? help(for: path) : commands.root.fullMessage(for: error) + "\n")
        }
        throw UsageFailure(commands: commands).translate(commands.root.message(for: error), path: path)
    }

    private func help(onTopic command: TopicCommand) throws(CommandFailure) -> Reading {
        if let topic = command.topic.first.flatMap(HelpTopic.init), command.topic.count == 1 {
            return .text(topic.text(Speech.localizer))
        }
        let path = commands.prefix(of: command.topic)
        guard path.count == command.topic.count else {
            throw UsageFailure(commands: commands).unknownCommand(command.topic[path.count], under: path)
        }
        return .text(help(for: path))
    }

    private func help(for path: [String]) -> String {
        HelpPage(path: path, of: commands)?.rendered(columns: columns, localizer: Speech.localizer) ?? ""
    }

    /// The names of commands at the head of the arguments.
    private var path: [String] { commands.prefix(of: arguments.filter { !$0.hasPrefix("-") }) }

    private var optionPart: ArraySlice<String> { arguments.prefix { $0 != "--" } }
}
