import WhisperLocalization

/// The manual page of one command, in the macros of man(7) and the order of man-pages(7).
struct ManualPage {
    private let program: String
    private let path: [String]
    private let command: CommandDescription

    /// The page of the command at a path; nil if there is none.
    init?(path: [String], of commands: CommandTree) {
        guard let type = commands.command(at: path), let command = CommandDescription(of: type) else { return nil }
        program = commands.name
        self.path = path
        self.command = command
    }

    /// The page's name, such as `whisper-key-reveal`.
    var name: String { ([program] + path).joined(separator: "-") }

    /// The page's source.
    func text(_ localizer: Localizer) -> String {
        var lines = [
            ".TH \(quoted(name.uppercased())) 1 \(WhisperVersion.date) \(quoted(WhisperVersion.line(program))) "
                + quoted(localizer(TerminalText.manualSection))
        ]
        lines += section(.nameHeading, localizer, [escaped(name) + " \\- " + escaped(summary)])
        lines += section(
            .synopsisHeading, localizer,
            [".B " + escaped(HelpSynopsis(program: program, path: path, command: command).text(localizer))])
        lines += section(
            .descriptionHeading, localizer,
            [escaped(command.explanation.isEmpty ? command.abstract ?? "" : command.explanation)])
        lines += section(.commandsHeading, localizer, subcommands)
        lines += section(.argumentsHeading, localizer, items { $0.kind == .positional })
        lines += section(.optionsHeading, localizer, items { $0.kind != .positional })
        lines += section(.exitStatusHeading, localizer, exitStatus(localizer))
        lines += section(.environmentHeading, localizer, environment(localizer))
        lines += section(.filesHeading, localizer, files(localizer))
        lines += section(.examplesHeading, localizer, examples)
        lines += section(.seeAlsoHeading, localizer, related)
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let abstract = command.abstract ?? ""
        return abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    }

    private var examples: [String] {
        guard !command.examples.isEmpty else { return [] }
        return [".nf"] + command.examples.map(escaped) + [".fi"]
    }

    private var subcommands: [String] {
        command.shownSubcommands.flatMap { [".TP", ".B " + escaped($0.commandName), escaped($0.abstract ?? "")] }
    }

    private var related: [String] {
        let names =
            path.isEmpty
            ? command.shownSubcommands.map { program + "-" + $0.commandName }
            : [([program] + path.dropLast()).joined(separator: "-")]
        return [names.map { "\\fB\(escaped($0))\\fR(1)" }.joined(separator: ", ")]
    }

    private func items(_ isWanted: (CommandDescription.Argument) -> Bool) -> [String] {
        command.shownArguments.filter(isWanted).flatMap { argument in
            [".TP", ".B " + escaped(HelpSynopsis.name(of: argument)), escaped(argument.abstract ?? "")]
        }
    }

    private func exitStatus(_ localizer: Localizer) -> [String] {
        onProgramsPage(localizer) {
            ExitStatus.allCases.flatMap { [".TP", ".B \($0.rawValue)", escaped(localizer($0.explanation))] }
        }
    }

    private func environment(_ localizer: Localizer) -> [String] {
        onProgramsPage(localizer) {
            HelpTopic.variables.flatMap { [".TP", ".B " + escaped($0.name), escaped(localizer($0.text))] }
        }
    }

    private func files(_ localizer: Localizer) -> [String] {
        onProgramsPage(localizer) {
            HelpTopic.files.flatMap { [".TP", ".I " + escaped($0.path), escaped(localizer($0.text))] }
        }
    }

    /// What is the same for all commands stands on the program's page, to which the others refer.
    private func onProgramsPage(_ localizer: Localizer, _ lines: () -> [String]) -> [String] {
        guard !path.isEmpty else { return lines() }
        let page = "\u{1}"
        let sentence = escaped(localizer(TerminalText.manualElsewhere, ["page": .text(page)]))
        return [sentence.replacing(page, with: "\\fB\(escaped(program))\\fR(1)")]
    }

    private func section(_ heading: TerminalText, _ localizer: Localizer, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [".SH " + quoted(localizer(heading).uppercased())] + lines
    }

    private func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacingDoubleQuotes() + "\""
    }

    /// Text in which nothing is a request or an escape: a line must not begin with a dot or an apostrophe.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case ".", "'": result += result.isEmpty || result.last == "\n" ? "\\&\(character)" : String(character)
            default: result.append(character)
            }
        }
        return result
    }
}

extension String {
    /// Quotes inside of a quoted argument, as roff has them.
    fileprivate func replacingDoubleQuotes() -> String {
        reduce(into: "") { $0 += $1 == "\"" ? "\\(dq" : String($1) }
    }
}
