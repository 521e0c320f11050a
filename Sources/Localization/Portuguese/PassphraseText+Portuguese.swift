extension PassphraseText {
    /// The texts in Portuguese.
    static let portuguese: [PassphraseText: Phrase] = [
        .prompt: "Frase-passe:",
        .newPrompt: "Nova frase-passe (vazia para que seja gerada uma):",
        .repeatPrompt: "Outra vez a mesma:",
        .generated: .plural(
            one: "Esta frase foi gerada para você; ela tem {count} bit de entropia:",
            many: "Esta frase foi gerada para você; ela tem {count} de bits de entropia:",
            other: "Esta frase foi gerada para você; ela tem {count} bits de entropia:"),
        .generatedAdvice: "Anote-a agora. Ela só é mostrada desta vez e sem ela ninguém pode abrir o cofre, nem você.",
    ]
}
