/// What the terminal layer says: labels, questions, progress, headings of help.
public enum TerminalText: String, TextKey {
    case errorLabel, alarmLabel, hintLabel, warningLabel, yesOrNo, yesOrNoWord, yesWords, noWords,
        acceptedAnswers, progressRate, progressLeft, examplesHeading,
        usageHeading, synopsisHeading, environmentHeading, filesHeading, manualElsewhere, commandsHeading,
        argumentsHeading, optionsHeading, commandPlaceholder, optionsPlaceholder,
        helpOption, defaultValue, valueChoices, moreHelp, manualSection, nameHeading,
        descriptionHeading, exitStatusHeading, seeAlsoHeading, typeInput
}

extension TerminalText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .errorLabel:
            "error"
        case .alarmLabel:
            "ALARM"
        case .hintLabel:
            "hint"
        case .warningLabel:
            "warning"
        case .yesOrNo:
            "[y/N]"
        case .yesOrNoWord:
            "[yes/no]"
        case .yesWords:
            "y yes"
        case .noWords:
            "n no"
        case .acceptedAnswers:
            "Please answer with one of: {answers}"
        case .progressRate:
            "{amount}/s"
        case .progressLeft:
            "{duration} left"
        case .examplesHeading:
            "Examples"
        case .usageHeading:
            "Usage"
        case .synopsisHeading:
            "Synopsis"
        case .environmentHeading:
            "Environment"
        case .filesHeading:
            "Files"
        case .manualElsewhere:
            "See {page}."
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
        case .typeInput:
            "Type or paste the text; end it with Ctrl-D on a line of its own."
        }
    }
}
