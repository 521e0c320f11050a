/// What is said about arguments that are not understood.
public enum UsageText: String, TextKey {
    case unknownOption, unknownOptionSuggestion, unknownCommand, unknownCommandSuggestion, missingValue,
        missingArgument, invalidValue, unwantedValue, unexpectedArgument, other, seeHelp
}

extension UsageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .unknownOption:
            "There is no option “{option}”."
        case .unknownOptionSuggestion:
            "There is no option “{option}”. Did you mean “{suggestion}”?"
        case .unknownCommand:
            "There is no command “{name}”."
        case .unknownCommandSuggestion:
            "There is no command “{name}”. Did you mean “{suggestion}”?"
        case .missingValue:
            "The option “{option}” needs a value."
        case .missingArgument:
            "“{argument}” is missing."
        case .invalidValue:
            "“{value}” is no value for “{option}”."
        case .unwantedValue:
            "The option “{option}” takes no value, yet “{value}” was given."
        case .unexpectedArgument:
            "“{argument}” is not expected here."
        case .other:
            "The arguments are not understood: {reason}"
        case .seeHelp:
            "“{command}” shows how it is used."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: UsageText.german[self]
        case .spanish: UsageText.spanish[self]
        case .french: UsageText.french[self]
        case .portuguese: UsageText.portuguese[self]
        case .turkish: UsageText.turkish[self]
        case .arabic: UsageText.arabic[self]
        case .hindi: UsageText.hindi[self]
        case .chineseSimplified: UsageText.chinese[self]
        }
    }
}
