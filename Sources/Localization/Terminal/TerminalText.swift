/// What the terminal layer says: labels, questions, progress, headings of help.
public enum TerminalText: String, TextKey {
    case errorLabel, hintLabel, warningLabel, yesOrNo, yesWords, progressRate, progressLeft, examplesHeading,
        usageHeading, commandsHeading, argumentsHeading, optionsHeading, commandPlaceholder, optionsPlaceholder,
        helpOption, defaultValue, valueChoices, moreHelp, manualSection, nameHeading,
        descriptionHeading, exitStatusHeading, seeAlsoHeading
}

extension TerminalText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .errorLabel:
            "error"
        case .hintLabel:
            "hint"
        case .warningLabel:
            "warning"
        case .yesOrNo:
            "[y/N]"
        case .yesWords:
            "y yes"
        case .progressRate:
            "{amount}/s"
        case .progressLeft:
            "{duration} left"
        case .examplesHeading:
            "Examples"
        case .usageHeading:
            "Usage"
        case .commandsHeading:
            "Commands"
        case .argumentsHeading:
            "Arguments"
        case .optionsHeading:
            "Options"
        case .commandPlaceholder:
            "COMMAND"
        case .optionsPlaceholder:
            "OPTIONS"
        case .helpOption:
            "Show help."
        case .defaultValue:
            "(default: {value})"
        case .valueChoices:
            "(one of: {values})"
        case .moreHelp:
            "Run “{command}” for more about a command."
        case .manualSection:
            "User commands"
        case .nameHeading:
            "Name"
        case .descriptionHeading:
            "Description"
        case .exitStatusHeading:
            "Exit status"
        case .seeAlsoHeading:
            "See also"
        }
    }
}
