extension PassphraseText {
    /// The texts in Spanish.
    static let spanish: [PassphraseText: Phrase] = [
        .prompt: "Frase de contraseña:",
        .newPrompt: "Frase de contraseña nueva (vacía para que se genere una):",
        .repeatPrompt: "Otra vez la misma:",
        .generated: .plural(
            one: "Esta frase se ha generado para ti; tiene {count} bit de entropía:",
            many: "Esta frase se ha generado para ti; tiene {count} de bits de entropía:",
            other: "Esta frase se ha generado para ti; tiene {count} bits de entropía:"),
        .generatedAdvice:
            "Apúntala ahora. Solo se muestra esta vez, y sin ella nadie puede abrir la bóveda, tampoco tú.",
    ]
}
