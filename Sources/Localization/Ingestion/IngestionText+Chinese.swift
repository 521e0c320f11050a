extension IngestionText {
    var chineseSimplified: Phrase {
        switch self {
        case .option:
            "显示导入和实时来源的表现及其目标。"
        case .runs:
            "运行次数"
        case .complete:
            "已完成"
        case .added:
            "新增"
        case .duplicates:
            "已有"
        case .skipped:
            "跳过"
        case .spilled:
            "溢出暂存"
        case .lastRun:
            "上次运行"
        case .pairing:
            "配对成功率"
        case .latency:
            "保存用时"
        case .backlog:
            "历史记录，每分钟消息数"
        case .uptime:
            "在线时间"
        case .decryption:
            "解密成功"
        case .met:
            "目标 {objective}：达到"
        case .missed:
            "目标 {objective}：未达到"
        case .unknown:
            "目标 {objective}；暂无数据"
        }
    }
}
