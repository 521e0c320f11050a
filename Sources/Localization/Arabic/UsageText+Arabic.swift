extension UsageText {
    /// The texts in Arabic.
    static let arabic: [UsageText: Phrase] = [
        .unknownOption: "لا يوجد خيار «{option}».",
        .unknownOptionSuggestion: "لا يوجد خيار «{option}». هل قصدت «{suggestion}»؟",
        .unknownCommand: "لا يوجد أمر «{name}».",
        .unknownCommandSuggestion: "لا يوجد أمر «{name}». هل قصدت «{suggestion}»؟",
        .missingValue: "يحتاج الخيار «{option}» إلى قيمة.",
        .missingArgument: "«{argument}» ناقص.",
        .invalidValue: "«{value}» ليست قيمة للخيار «{option}».",
        .unwantedValue: "الخيار «{option}» لا يأخذ قيمة، وقد أُعطيت «{value}».",
        .unexpectedArgument: "«{argument}» غير متوقع هنا.",
        .other: "المعاملات غير مفهومة: {reason}",
        .seeHelp: "يُظهر «{command}» طريقة الاستعمال.",
    ]
}
