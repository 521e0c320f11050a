extension PassphraseText {
    /// The texts in German.
    static let german: [PassphraseText: Phrase] = [
        .prompt: "Passphrase eingeben:",
        .newPrompt: "Neue Passphrase (leer lassen, um eine erzeugen zu lassen):",
        .repeatPrompt: "Noch einmal dieselbe:",
        .generated: .plural(
            one: "Diese Passphrase wurde für dich erzeugt; sie hat {count} Bit Entropie:",
            other: "Diese Passphrase wurde für dich erzeugt; sie hat {count} Bit Entropie:"),
        .generatedAdvice:
            "Schreibe sie jetzt auf. Sie wird nur dieses eine Mal gezeigt, und ohne sie kann niemand den Tresor öffnen, auch du nicht.",
    ]
}
