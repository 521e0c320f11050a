extension UsageText {
    /// The texts in French.
    static let french: [UsageText: Phrase] = [
        .unknownOption: "L’option « {option} » n’existe pas.",
        .unknownOptionSuggestion: "L’option « {option} » n’existe pas. Vouliez-vous dire « {suggestion} » ?",
        .unknownCommand: "La commande « {name} » n’existe pas.",
        .unknownCommandSuggestion: "La commande « {name} » n’existe pas. Vouliez-vous dire « {suggestion} » ?",
        .missingValue: "L’option « {option} » demande une valeur.",
        .missingArgument: "Il manque « {argument} ».",
        .invalidValue: "« {value} » n’est pas une valeur pour « {option} ».",
        .unwantedValue: "L’option « {option} » ne prend pas de valeur, or « {value} » est donnée.",
        .unexpectedArgument: "« {argument} » n’est pas attendu ici.",
        .other: "Les arguments ne sont pas compris : {reason}",
        .seeHelp: "« {command} » montre comment faire.",
    ]
}
