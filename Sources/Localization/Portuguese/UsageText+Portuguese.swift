extension UsageText {
    /// The texts in Portuguese.
    static let portuguese: [UsageText: Phrase] = [
        .unknownOption: "Não existe a opção “{option}”.",
        .unknownOptionSuggestion: "Não existe a opção “{option}”. Você quis dizer “{suggestion}”?",
        .unknownCommand: "Não existe o comando “{name}”.",
        .unknownCommandSuggestion: "Não existe o comando “{name}”. Você quis dizer “{suggestion}”?",
        .missingValue: "A opção “{option}” precisa de um valor.",
        .missingArgument: "Falta “{argument}”.",
        .invalidValue: "“{value}” não é um valor para “{option}”.",
        .unwantedValue: "A opção “{option}” não leva valor, mas foi dado “{value}”.",
        .unexpectedArgument: "“{argument}” não é esperado aqui.",
        .other: "Os argumentos não são compreendidos: {reason}",
        .seeHelp: "“{command}” mostra como se usa.",
    ]
}
