extension TerminalText {
    /// The texts in Portuguese.
    static let portuguese: [TerminalText: Phrase] = [
        .errorLabel: "erro",
        .hintLabel: "sugestão",
        .warningLabel: "aviso",
        .yesOrNo: "[s/N]",
        .yesWords: "s sim",
        .progressRate: "{amount}/s",
        .progressLeft: "faltam {duration}",
        .examplesHeading: "Exemplos",
        .usageHeading: "Uso",
        .commandsHeading: "Comandos",
        .argumentsHeading: "Argumentos",
        .optionsHeading: "Opções",
        .commandPlaceholder: "COMANDO",
        .optionsPlaceholder: "OPÇÕES",
        .helpOption: "Mostra esta ajuda.",
        .defaultValue: "(se não: {value})",
        .valueChoices: "(um de: {values})",
        .moreHelp: "“{command}” diz mais sobre um comando.",
        .manualSection: "Comandos do usuário",
        .nameHeading: "Nome",
        .descriptionHeading: "Descrição",
        .exitStatusHeading: "Estado de saída",
        .seeAlsoHeading: "Ver também",
    ]
}
