extension TerminalText {
    /// The texts in Hindi.
    static let hindi: [TerminalText: Phrase] = [
        .errorLabel: "त्रुटि",
        .hintLabel: "संकेत",
        .warningLabel: "चेतावनी",
        .yesOrNo: "[ह/न]",
        .yesWords: "ह हाँ हां",
        .progressRate: "{amount}/से",
        .progressLeft: "{duration} शेष",
        .examplesHeading: "उदाहरण",
        .usageHeading: "उपयोग",
        .commandsHeading: "आदेश",
        .argumentsHeading: "तर्क",
        .optionsHeading: "विकल्प",
        .commandPlaceholder: "आदेश",
        .optionsPlaceholder: "विकल्प",
        .helpOption: "यह सहायता दिखाता है।",
        .defaultValue: "(अन्यथा: {value})",
        .valueChoices: "(इनमें से एक: {values})",
        .moreHelp: "“{command}” किसी आदेश के बारे में और बताता है।",
        .manualSection: "उपयोगकर्ता के आदेश",
        .nameHeading: "नाम",
        .descriptionHeading: "विवरण",
        .exitStatusHeading: "निकास स्थिति",
        .seeAlsoHeading: "यह भी देखें",
    ]
}
