import WhisperLocalization

/// Translates ArgumentParser's messages about invalid arguments into the user's language.
///
/// They are English sentences of known forms; one of another form is passed on unchanged.
struct UsageFailure {
    /// The commands that there are.
    let commands: CommandTree

    /// The failure for a sentence of ArgumentParser's.
    func translate(_ sentence: String, path: [String]) -> CommandFailure {
        let hint = helpHint(path)
        let quoted = UsageFailure.quotedParts(of: sentence)
        func failure(_ key: UsageText, _ values: [String: TextArgument]) -> CommandFailure {
            CommandFailure(.usage, key, values, hint: hint)
        }
        if sentence.hasPrefix("Unknown option '"), let option = quoted.first {
            // Before the command, it is one only with a value behind it.
            if GlobalArguments.needsValue(option), path.isEmpty {
                return failure(.missingValue, ["option": .text(option)])
            }
            guard let suggestion = suggestedOption(for: option, at: path) else {
                let isNegation = path.last == "search" && !option.hasPrefix("--")
                return CommandFailure(
                    .usage, UsageText.unknownOption, ["option": .text(option)],
                    hint: isNegation ? LocalizedMessage(UsageText.negationHint) : hint)
            }
            return failure(.unknownOptionSuggestion, ["option": .text(option), "suggestion": .text(suggestion)])
        }
        if sentence.hasPrefix("Missing value for '"), let option = quoted.first {
            return failure(.missingValue, ["option": .text(UsageFailure.name(of: option))])
        }
        if sentence.hasPrefix("Missing expected argument '"), let argument = quoted.first {
            return failure(.missingArgument, ["argument": .text(argument)])
        }
        if sentence.hasPrefix("The value '"), quoted.count >= 2 {
            return failure(
                .invalidValue, ["value": .text(quoted[0]), "option": .text(UsageFailure.name(of: quoted[1]))])
        }
        if sentence.hasPrefix("The option '"), quoted.count >= 2 {
            return failure(.unwantedValue, ["option": .text(quoted[0]), "value": .text(quoted[1])])
        }
        if sentence.contains("nexpected argument"), let argument = quoted.first {
            if commands.isGroup(path) { return unknownCommand(argument, under: path) }
            return failure(.unexpectedArgument, ["argument": .text(argument)])
        }
        return failure(.other, ["reason": .text(sentence)])
    }

    /// A word that names no command, with the one that was probably meant.
    func unknownCommand(_ word: String, under path: [String]) -> CommandFailure {
        if let hint = importHint(word, under: path) {
            return CommandFailure(.usage, UsageText.unknownCommand, ["name": .text(word)], hint: hint)
        }
        return misspelledCommand(word, under: path)
            ?? CommandFailure(.usage, UsageText.unknownCommand, ["name": .text(word)], hint: helpHint(path))
    }

    /// A word that is almost the name of a command; nil for any other.
    func misspelledCommand(_ word: String, under path: [String]) -> CommandFailure? {
        let topics = path.isEmpty ? HelpTopic.allCases.map(\.rawValue) : []
        guard let suggestion = Suggestion.nearest(to: word, among: commands.names(below: path) + topics) else {
            return nil
        }
        return CommandFailure(
            .usage, UsageText.unknownCommandSuggestion, ["name": .text(word), "suggestion": .text(suggestion)],
            hint: helpHint(path))
    }

    /// How to import what a word is the path of; nil if there is nothing at it. Nothing is imported by its path alone, as a
    /// misspelled command must not read a file that happens to be named like it.
    private func importHint(_ word: String, under path: [String]) -> LocalizedMessage? {
        guard path.isEmpty, commands.command(at: ["import"]) != nil, (try? FileArgument.check(word)) != nil,
            let quoted = ShellQuotation.quoted(word)
        else { return nil }
        return LocalizedMessage(UsageText.importHint, ["command": .text("\(commands.name) import \(quoted)")])
    }

    /// The option of a command that was probably meant: one of the same meaning, one that begins the same way, or one
    /// that is spelled almost the same. What ArgumentParser suggests may be far from it.
    private func suggestedOption(for option: String, at path: [String]) -> String? {
        guard option.hasPrefix("--"), let command = commands.command(at: path),
            let description = CommandDescription(of: command)
        else { return nil }
        let word = String(option.dropFirst(2))
        let ownNames = description.shownArguments.flatMap { $0.names ?? [] }.filter { $0.kind == .long }.map(\.name)
        // What ArgumentParser adds to each command, and to the program.
        let names = ownNames + ["help"] + (path.isEmpty ? ["version"] : [])
        if let meant = Suggestion.synonyms[word]?.first(where: { names.contains($0) }) { return "--" + meant }
        let longer = names.filter { word.count > 2 && $0.hasPrefix(word) }
        if let only = longer.first, longer.count == 1 { return "--" + only }
        return Suggestion.nearest(to: word, among: names).map { "--" + $0 }
    }

    /// An option without the stand-in for its value.
    private static func name(of option: String) -> String {
        String(option.prefix { $0 != " " })
    }

    private func helpHint(_ path: [String]) -> LocalizedMessage {
        LocalizedMessage(
            UsageText.seeHelp, ["command": .text(([commands.name, "help"] + path).joined(separator: " "))])
    }

    /// The text between single quotes.
    private static func quotedParts(of sentence: String) -> [String] {
        var parts: [String] = []
        for (index, part) in sentence.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        where !index.isMultiple(of: 2) {
            parts.append(String(part))
        }
        return parts
    }
}

extension Context {
    /// The failure for a word that is almost the name of a command; nil for any other word.
    package func misspelledCommand(_ word: String, under path: [String]) -> CommandFailure? {
        UsageFailure(commands: commands).misspelledCommand(word, under: path)
    }
}
