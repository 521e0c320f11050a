extension TerminalText {
    /// The texts in Chinese, in simplified characters.
    static let chinese: [TerminalText: Phrase] = [
        .errorLabel: "错误",
        .hintLabel: "提示",
        .warningLabel: "警告",
        .yesOrNo: "[是(y)/否(N)]",
        .yesWords: "是 y",
        .progressRate: "{amount}/秒",
        .progressLeft: "剩余 {duration}",
        .examplesHeading: "示例",
        .usageHeading: "用法",
        .commandsHeading: "命令",
        .argumentsHeading: "参数",
        .optionsHeading: "选项",
        .commandPlaceholder: "命令",
        .optionsPlaceholder: "选项",
        .helpOption: "显示此帮助。",
        .defaultValue: "（默认：{value}）",
        .valueChoices: "（可选：{values}）",
        .moreHelp: "“{command}”进一步说明一个命令。",
        .manualSection: "用户命令",
        .nameHeading: "名称",
        .descriptionHeading: "说明",
        .exitStatusHeading: "退出状态",
        .seeAlsoHeading: "另见",
    ]
}
