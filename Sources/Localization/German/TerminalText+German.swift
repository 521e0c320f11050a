extension TerminalText {
    /// The texts in German.
    static let german: [TerminalText: Phrase] = [
        .errorLabel: "Fehler",
        .hintLabel: "Hinweis",
        .warningLabel: "Warnung",
        .yesOrNo: "[j/N]",
        .yesWords: "j ja",
        .progressRate: "{amount}/s",
        .progressLeft: "noch {duration}",
        .examplesHeading: "Beispiele",
        .usageHeading: "Aufruf",
        .commandsHeading: "Befehle",
        .argumentsHeading: "Argumente",
        .optionsHeading: "Optionen",
        .commandPlaceholder: "BEFEHL",
        .optionsPlaceholder: "OPTIONEN",
        .helpOption: "Zeigt diese Hilfe.",
        .defaultValue: "(sonst: {value})",
        .valueChoices: "(eines von: {values})",
        .moreHelp: "„{command}“ sagt mehr über einen Befehl.",
        .manualSection: "Benutzerbefehle",
        .nameHeading: "Name",
        .descriptionHeading: "Beschreibung",
        .exitStatusHeading: "Rückgabewert",
        .seeAlsoHeading: "Siehe auch",
    ]
}
