extension PassphraseText {
    /// The texts in French.
    static let french: [PassphraseText: Phrase] = [
        .prompt: "Phrase de passe :",
        .newPrompt: "Nouvelle phrase de passe (vide pour en faire tirer une) :",
        .repeatPrompt: "Encore une fois la même :",
        .generated: .plural(
            one: "Cette phrase a été tirée pour vous ; elle a {count} bit d’entropie :",
            many: "Cette phrase a été tirée pour vous ; elle a {count} de bits d’entropie :",
            other: "Cette phrase a été tirée pour vous ; elle a {count} bits d’entropie :"),
        .generatedAdvice:
            "Notez-la maintenant. Elle n’est montrée que cette fois, et sans elle personne ne peut ouvrir le coffre, vous non plus.",
    ]
}
