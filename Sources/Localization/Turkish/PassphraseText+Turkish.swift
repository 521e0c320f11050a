extension PassphraseText {
    /// The texts in Turkish.
    static let turkish: [PassphraseText: Phrase] = [
        .prompt: "Parola:",
        .newPrompt: "Yeni parola (bir tane üretilmesi için boş bırakın):",
        .repeatPrompt: "Aynısı bir kez daha:",
        .generated: .plural(
            one: "Bu parola sizin için üretildi; tahmin etmek {count} bit denemek demektir:",
            other: "Bu parola sizin için üretildi; tahmin etmek {count} bit denemek demektir:"),
        .generatedAdvice: "Şimdi yazın. Yalnızca bu kez gösterilir ve o olmadan kasayı kimse açamaz, siz de.",
    ]
}
