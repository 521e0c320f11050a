extension TerminalText {
    /// The texts in Spanish.
    static let spanish: [TerminalText: Phrase] = [
        .errorLabel: "error",
        .hintLabel: "consejo",
        .warningLabel: "aviso",
        .yesOrNo: "[s/N]",
        .yesWords: "s sí si",
        .progressRate: "{amount}/s",
        .progressLeft: "quedan {duration}",
        .examplesHeading: "Ejemplos",
        .usageHeading: "Uso",
        .commandsHeading: "Órdenes",
        .argumentsHeading: "Argumentos",
        .optionsHeading: "Opciones",
        .commandPlaceholder: "ORDEN",
        .optionsPlaceholder: "OPCIONES",
        .helpOption: "Muestra esta ayuda.",
        .defaultValue: "(si no: {value})",
        .valueChoices: "(uno de: {values})",
        .moreHelp: "«{command}» dice más sobre una orden.",
        .manualSection: "Órdenes de usuario",
        .nameHeading: "Nombre",
        .descriptionHeading: "Descripción",
        .exitStatusHeading: "Estado de salida",
        .seeAlsoHeading: "Véase también",
    ]
}
