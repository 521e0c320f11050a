extension PassphraseText {
    /// The texts in Chinese, in simplified characters.
    static let chinese: [PassphraseText: Phrase] = [
        .prompt: "口令：",
        .newPrompt: "新口令（留空则自动生成）：",
        .repeatPrompt: "再输入一次：",
        .generated: .plural(
            other: "已为您生成口令；其熵为 {count} 位："),
        .generatedAdvice: "请立即抄下。它只显示这一次，没有它谁也打不开保险库，包括您自己。",
    ]
}
