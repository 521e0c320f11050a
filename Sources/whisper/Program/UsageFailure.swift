import Localization

/// Says in the user's language what ArgumentParser found wrong with the arguments.
///
/// It says so in English sentences of known forms; one of another form is passed on as it is.
enum UsageFailure {
    /// The failure for a sentence of ArgumentParser's.
    static func translate(_ sentence: String, path: [String], arguments: [String]) -> CommandFailure {
        let hint = helpHint(path)
        let quoted = quotedParts(of: sentence)
        func failure(_ key: UsageText, _ values: [String: TextArgument]) -> CommandFailure {
            CommandFailure(.usage, key, values, hint: hint)
        }
        if sentence.hasPrefix("Unknown option '"), let option = quoted.first {
            guard let suggestion = quoted.dropFirst().first else {
                return failure(.unknownOption, ["option": .text(option)])
            }
            return failure(.unknownOptionSuggestion, ["option": .text(option), "suggestion": .text(suggestion)])
        }
        if sentence.hasPrefix("Missing value for '"), let option = quoted.first {
            return failure(.missingValue, ["option": .text(name(of: option))])
        }
        if sentence.hasPrefix("Missing expected argument '"), let argument = quoted.first {
            return failure(.missingArgument, ["argument": .text(argument)])
        }
        if sentence.hasPrefix("The value '"), quoted.count >= 2 {
            return failure(.invalidValue, ["value": .text(quoted[0]), "option": .text(name(of: quoted[1]))])
        }
        if sentence.hasPrefix("The option '"), quoted.count >= 2 {
            return failure(.unwantedValue, ["option": .text(quoted[0]), "value": .text(quoted[1])])
        }
        if sentence.contains("nexpected argument"), let argument = quoted.first {
            if !CommandPath.names(below: path).isEmpty { return unknownCommand(argument, under: path) }
            return failure(.unexpectedArgument, ["argument": .text(argument)])
        }
        return failure(.other, ["reason": .text(sentence)])
    }

    /// A word that names no command, with the one that was probably meant.
    static func unknownCommand(_ word: String, under path: [String]) -> CommandFailure {
        let topics = path.isEmpty ? HelpTopic.allCases.map(\.rawValue) : []
        if let suggestion = Suggestion.nearest(to: word, among: CommandPath.names(below: path) + topics) {
            return CommandFailure(
                .usage, UsageText.unknownCommandSuggestion, ["name": .text(word), "suggestion": .text(suggestion)],
                hint: helpHint(path))
        }
        return CommandFailure(.usage, UsageText.unknownCommand, ["name": .text(word)], hint: helpHint(path))
    }

    /// An option without the stand-in for its value.
    private static func name(of option: String) -> String {
        String(option.prefix { $0 != " " })
    }

    private static func helpHint(_ path: [String]) -> LocalizedMessage {
        LocalizedMessage(
            UsageText.seeHelp, ["command": .text((["whisper", "help"] + path).joined(separator: " "))])
    }

    /// What stands between single quotes.
    private static func quotedParts(of sentence: String) -> [String] {
        var parts: [String] = []
        for (index, part) in sentence.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        where !index.isMultiple(of: 2) {
            parts.append(String(part))
        }
        return parts
    }
}
