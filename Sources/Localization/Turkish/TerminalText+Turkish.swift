extension TerminalText {
    /// The texts in Turkish.
    static let turkish: [TerminalText: Phrase] = [
        .errorLabel: "hata",
        .hintLabel: "ipucu",
        .warningLabel: "uyarı",
        .yesOrNo: "[e/H]",
        .yesWords: "e evet",
        .progressRate: "{amount}/sn",
        .progressLeft: "{duration} kaldı",
        .examplesHeading: "Örnekler",
        .usageHeading: "Kullanım",
        .commandsHeading: "Komutlar",
        .argumentsHeading: "Bağımsız değişkenler",
        .optionsHeading: "Seçenekler",
        .commandPlaceholder: "KOMUT",
        .optionsPlaceholder: "SEÇENEKLER",
        .helpOption: "Bu yardımı gösterir.",
        .defaultValue: "(yoksa: {value})",
        .valueChoices: "(şunlardan biri: {values})",
        .moreHelp: "“{command}” bir komut hakkında daha çok şey söyler.",
        .manualSection: "Kullanıcı komutları",
        .nameHeading: "Ad",
        .descriptionHeading: "Açıklama",
        .exitStatusHeading: "Çıkış durumu",
        .seeAlsoHeading: "Ayrıca bakınız",
    ]
}
