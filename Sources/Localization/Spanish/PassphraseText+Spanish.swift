extension PassphraseText {
    /// The texts in Spanish.
    static let spanish: [PassphraseText: Phrase] = [
        .prompt: "Frase de contraseña:",
        .newPrompt: "Frase de contraseña nueva (vacía para que se genere una):",
        .repeatPrompt: "Otra vez la misma:",
        .generated: .plural(
            one: "Esta frase se ha generado para ti; adivinarla es probar {count} bit:",
            many: "Esta frase se ha generado para ti; adivinarla es probar {count} de bits:",
            other: "Esta frase se ha generado para ti; adivinarla es probar {count} bits:"),
        .generatedAdvice:
            "Apúntala ahora. Solo se muestra esta vez, y sin ella nadie puede abrir la bóveda, tampoco tú.",
    ]
}
