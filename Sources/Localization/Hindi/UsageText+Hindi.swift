extension UsageText {
    /// The texts in Hindi.
    static let hindi: [UsageText: Phrase] = [
        .unknownOption: "“{option}” नाम का कोई विकल्प नहीं है।",
        .unknownOptionSuggestion: "“{option}” नाम का कोई विकल्प नहीं है। क्या आपका आशय “{suggestion}” से था?",
        .unknownCommand: "“{name}” नाम का कोई आदेश नहीं है।",
        .unknownCommandSuggestion: "“{name}” नाम का कोई आदेश नहीं है। क्या आपका आशय “{suggestion}” से था?",
        .missingValue: "विकल्प “{option}” को एक मान चाहिए।",
        .missingArgument: "“{argument}” नहीं दिया गया।",
        .invalidValue: "“{value}”, “{option}” का मान नहीं है।",
        .unwantedValue: "विकल्प “{option}” कोई मान नहीं लेता, फिर भी “{value}” दिया गया।",
        .unexpectedArgument: "यहाँ “{argument}” अपेक्षित नहीं है।",
        .other: "तर्क समझ में नहीं आए: {reason}",
        .seeHelp: "“{command}” उपयोग का तरीका दिखाता है।",
    ]
}
