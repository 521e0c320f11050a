extension UsageText {
    /// The texts in German.
    static let german: [UsageText: Phrase] = [
        .unknownOption: "Es gibt keine Option „{option}“.",
        .unknownOptionSuggestion: "Es gibt keine Option „{option}“. Meintest du „{suggestion}“?",
        .unknownCommand: "Es gibt keinen Befehl „{name}“.",
        .unknownCommandSuggestion: "Es gibt keinen Befehl „{name}“. Meintest du „{suggestion}“?",
        .missingValue: "Die Option „{option}“ braucht einen Wert.",
        .missingArgument: "„{argument}“ fehlt.",
        .invalidValue: "„{value}“ ist kein Wert für „{option}“.",
        .unwantedValue: "Die Option „{option}“ nimmt keinen Wert, bekam aber „{value}“.",
        .unexpectedArgument: "„{argument}“ wird hier nicht erwartet.",
        .other: "Die Argumente sind unverständlich: {reason}",
        .seeHelp: "„{command}“ zeigt, wie es geht.",
    ]
}
