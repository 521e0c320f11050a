extension PassphraseText {
    /// The texts in Turkish.
    static let turkish: [PassphraseText: Phrase] = [
        .prompt: "Parola:",
        .newPrompt: "Yeni parola (bir tane üretilmesi için boş bırakın):",
        .repeatPrompt: "Aynısı bir kez daha:",
        .generated: .plural(
            one: "Bu parola sizin için üretildi; {count} bit entropisi var:",
            other: "Bu parola sizin için üretildi; {count} bit entropisi var:"),
        .generatedAdvice: "Şimdi yazın. Yalnızca bu kez gösterilir ve o olmadan kasayı kimse açamaz, siz de.",
    ]
}
