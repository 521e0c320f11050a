extension PassphraseText {
    /// The texts in Hindi.
    static let hindi: [PassphraseText: Phrase] = [
        .prompt: "पासफ़्रेज़:",
        .newPrompt: "नया पासफ़्रेज़ (बनवाने के लिए खाली छोड़ें):",
        .repeatPrompt: "वही एक बार फिर:",
        .generated: .plural(
            one: "यह पासफ़्रेज़ आपके लिए बनाया गया; इसमें {count} बिट एन्ट्रॉपी है:",
            other: "यह पासफ़्रेज़ आपके लिए बनाया गया; इसमें {count} बिट एन्ट्रॉपी है:"),
        .generatedAdvice: "इसे अभी लिख लें। यह केवल इसी बार दिखता है, और इसके बिना तिजोरी कोई नहीं खोल सकता, आप भी नहीं।",
    ]
}
