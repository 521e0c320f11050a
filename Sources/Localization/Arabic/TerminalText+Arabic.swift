extension TerminalText {
    /// The texts in Arabic.
    static let arabic: [TerminalText: Phrase] = [
        .errorLabel: "خطأ",
        .hintLabel: "تلميح",
        .warningLabel: "تحذير",
        .yesOrNo: "[ن/ل]",
        .yesWords: "ن نعم",
        .progressRate: "{amount}/ث",
        .progressLeft: "بقي {duration}",
        .examplesHeading: "أمثلة",
        .usageHeading: "الاستعمال",
        .commandsHeading: "الأوامر",
        .argumentsHeading: "المعاملات",
        .optionsHeading: "الخيارات",
        .commandPlaceholder: "أمر",
        .optionsPlaceholder: "خيارات",
        .helpOption: "يُظهر هذه المساعدة.",
        .defaultValue: "(وإلا: {value})",
        .valueChoices: "(واحد من: {values})",
        .moreHelp: "يقول «{command}» المزيد عن أمر.",
        .manualSection: "أوامر المستخدم",
        .nameHeading: "الاسم",
        .descriptionHeading: "الوصف",
        .exitStatusHeading: "حالة الخروج",
        .seeAlsoHeading: "انظر أيضًا",
    ]
}
