extension UsageText {
    /// The texts in Chinese, in simplified characters.
    static let chinese: [UsageText: Phrase] = [
        .unknownOption: "没有选项“{option}”。",
        .unknownOptionSuggestion: "没有选项“{option}”。您是说“{suggestion}”吗？",
        .unknownCommand: "没有命令“{name}”。",
        .unknownCommandSuggestion: "没有命令“{name}”。您是说“{suggestion}”吗？",
        .missingValue: "选项“{option}”需要一个值。",
        .missingArgument: "缺少“{argument}”。",
        .invalidValue: "“{value}”不是“{option}”的有效值。",
        .unwantedValue: "选项“{option}”不带值，却给出了“{value}”。",
        .unexpectedArgument: "这里不应有“{argument}”。",
        .other: "无法理解参数：{reason}",
        .seeHelp: "“{command}”说明用法。",
    ]
}
