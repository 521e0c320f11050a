extension UsageText {
    /// The texts in Turkish.
    static let turkish: [UsageText: Phrase] = [
        .unknownOption: "“{option}” diye bir seçenek yok.",
        .unknownOptionSuggestion: "“{option}” diye bir seçenek yok. “{suggestion}” mu demek istediniz?",
        .unknownCommand: "“{name}” diye bir komut yok.",
        .unknownCommandSuggestion: "“{name}” diye bir komut yok. “{suggestion}” mu demek istediniz?",
        .missingValue: "“{option}” seçeneği bir değer ister.",
        .missingArgument: "“{argument}” eksik.",
        .invalidValue: "“{value}”, “{option}” için bir değer değil.",
        .unwantedValue: "“{option}” seçeneği değer almaz, oysa “{value}” verildi.",
        .unexpectedArgument: "“{argument}” burada beklenmiyor.",
        .other: "Komut satırı anlaşılmadı: {reason}",
        .seeHelp: "“{command}” nasıl kullanıldığını gösterir.",
    ]
}
