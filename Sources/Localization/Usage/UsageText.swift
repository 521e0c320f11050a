/// What is said about arguments that are not understood.
public enum UsageText: String, TextKey {
    case unknownOption, unknownOptionSuggestion, unknownCommand, unknownCommandSuggestion, missingValue,
        missingArgument, invalidValue, unwantedValue, unexpectedArgument, other, seeHelp, importHint, negationHint
}

extension UsageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .unknownOption:
            "Unknown option “{option}”."
        case .unknownOptionSuggestion:
            "Unknown option “{option}”. Did you mean “{suggestion}”?"
        case .unknownCommand:
            "Unknown command “{name}”."
        case .unknownCommandSuggestion:
            "Unknown command “{name}”. Did you mean “{suggestion}”?"
        case .missingValue:
            "The option “{option}” needs a value."
        case .missingArgument:
            "Missing argument “{argument}”."
        case .invalidValue:
            "“{value}” is not a valid value for “{option}”."
        case .unwantedValue:
            "The option “{option}” takes no value, but “{value}” was given."
        case .unexpectedArgument:
            "Unexpected argument “{argument}”."
        case .negationHint:
            "To leave a word out, write NOT and quote the query: whisper search 'bread NOT yeast'"
        case .other:
            "Invalid arguments: {reason}"
        case .seeHelp:
            "Run “{command}” for help."
        case .importHint:
            "To import the file: {command}"
        }
    }
}
