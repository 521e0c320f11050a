package import ArgumentParser
package import WhisperLocalization

/// The language in which help is written, and of which program. ArgumentParser builds help without a context of ours, hence
/// task-local.
///
/// One value for both: of two values that are set within each other, an optimised build restored the outer one wrongly and
/// crashed at its start (Swift 6.3.1).
struct Speech: Sendable {
    @TaskLocal static var current = Speech(localizer: Localizer(.english), commands: nil)

    static var localizer: Localizer { current.localizer }

    /// What the program's `help` explains, for completions.
    static var helpSubjects: [String] { current.commands?.helpSubjects ?? [] }

    let localizer: Localizer
    let commands: CommandTree?
}

extension ArgumentHelp {
    /// Help from the tables; `value` stands for the value in synopses.
    package static func text(_ key: some TextKey, value: String? = nil) -> ArgumentHelp {
        ArgumentHelp(Speech.localizer(key), valueName: value)
    }

    /// Help of an option without which a number from elsewhere holds.
    static func text(_ key: some TextKey, value: String, fallback: Int) -> ArgumentHelp {
        let localizer = Speech.localizer
        let number = localizer(TerminalText.defaultValue, ["value": .text(String(fallback))])
        return ArgumentHelp(.init(stringLiteral: localizer(key) + " " + number), valueName: value)
    }
}

extension CommandConfiguration {
    /// A command whose words come from the tables: how it is used by example, and what it does.
    ///
    /// - Parameters:
    ///   - examples: Command lines; they are not translated and precede everything else (CLI-8).
    ///   - isProgram: Whether it is the root of a program's commands, which shows its version.
    ///   - executable: The file's name, if it is not the one by which its commands are typed.
    ///   - fallback: The subcommand that runs if the arguments name none.
    package static func command(
        _ name: String, _ abstract: some TextKey, discussion: (any TextKey)? = nil, examples: [String] = [],
        shouldDisplay: Bool = true, isProgram: Bool = false, executable: String? = nil,
        subcommands: [any ParsableCommand.Type] = [], fallback: (any ParsableCommand.Type)? = nil,
        aliases: [String] = []
    ) -> CommandConfiguration {
        let text = discussion.map { Speech.localizer($0) }
        let lines = examples.map { HelpExample.mark + $0 } + (text.map { [$0] } ?? [])
        return CommandConfiguration(
            commandName: name, abstract: Speech.localizer(abstract), discussion: lines.joined(separator: "\n"),
            version: isProgram ? WhisperVersion.line(executable ?? name) : "",
            shouldDisplay: shouldDisplay, subcommands: subcommands, defaultSubcommand: fallback, aliases: aliases)
    }
}

/// How command lines are distinguished from text in a discussion.
enum HelpExample {
    /// What an example line begins with.
    static let mark = "$ "

    /// The command lines in a discussion.
    static func examples(in discussion: String) -> [String] {
        lines(of: discussion).filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }

    /// The text of a discussion.
    static func explanation(in discussion: String) -> String {
        lines(of: discussion).filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
    }

    private static func lines(of discussion: String) -> [Substring] { discussion.split(separator: "\n") }

    /// By which the help command that ArgumentParser adds to every description is known.
    static let foreignHelpAbstract = "Show subcommand help information."
}
