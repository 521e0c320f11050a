extension PassphraseText {
    /// The texts in Portuguese.
    static let portuguese: [PassphraseText: Phrase] = [
        .prompt: "Frase-passe:",
        .newPrompt: "Nova frase-passe (vazia para que seja gerada uma):",
        .repeatPrompt: "Outra vez a mesma:",
        .generated: .plural(
            one: "Esta frase foi gerada para ti; adivinhá-la é experimentar {count} bit:",
            many: "Esta frase foi gerada para ti; adivinhá-la é experimentar {count} de bits:",
            other: "Esta frase foi gerada para ti; adivinhá-la é experimentar {count} bits:"),
        .generatedAdvice: "Anota-a agora. Só é mostrada desta vez e sem ela ninguém pode abrir o cofre, nem tu.",
    ]
}
