extension UsageText {
    /// The texts in Spanish.
    static let spanish: [UsageText: Phrase] = [
        .unknownOption: "No existe la opción «{option}».",
        .unknownOptionSuggestion: "No existe la opción «{option}». ¿Querías decir «{suggestion}»?",
        .unknownCommand: "No existe la orden «{name}».",
        .unknownCommandSuggestion: "No existe la orden «{name}». ¿Querías decir «{suggestion}»?",
        .missingValue: "La opción «{option}» necesita un valor.",
        .missingArgument: "Falta «{argument}».",
        .invalidValue: "«{value}» no es un valor para «{option}».",
        .unwantedValue: "La opción «{option}» no lleva valor, pero se dio «{value}».",
        .unexpectedArgument: "Aquí no se espera «{argument}».",
        .other: "No se entienden los argumentos: {reason}",
        .seeHelp: "«{command}» muestra cómo se usa.",
    ]
}
