extension TerminalText {
    /// The texts in French.
    static let french: [TerminalText: Phrase] = [
        .errorLabel: "erreur",
        .hintLabel: "conseil",
        .warningLabel: "attention",
        .yesOrNo: "[o/N]",
        .yesWords: "o oui",
        .progressRate: "{amount}/s",
        .progressLeft: "reste {duration}",
        .examplesHeading: "Exemples",
        .usageHeading: "Emploi",
        .commandsHeading: "Commandes",
        .argumentsHeading: "Arguments",
        .optionsHeading: "Options",
        .commandPlaceholder: "COMMANDE",
        .optionsPlaceholder: "OPTIONS",
        .helpOption: "Affiche cette aide.",
        .defaultValue: "(sinon : {value})",
        .valueChoices: "(au choix : {values})",
        .moreHelp: "« {command} » en dit plus sur une commande.",
        .manualSection: "Commandes utilisateur",
        .nameHeading: "Nom",
        .descriptionHeading: "Description",
        .exitStatusHeading: "État de sortie",
        .seeAlsoHeading: "Voir aussi",
    ]
}
