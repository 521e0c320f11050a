extension TrustText {
    var chinese: Phrase {
        switch self {
        case .subject:
            "信任"
        case .sound:
            "联系人和策略与上次设定的一致。"
        case .doubtful:
            "此保险库关于联系人和策略的内容不是上次设定的：有更早的文件或页面占了它的位置，或者有人手动恢复了副本。任何人都不算已验证，所有策略均为开启。请查看“whisper contact list”，再用“whisper doctor --accept-trust”接受。"
        case .doubtfulContacts:
            .plural(other: "{count} 个联系人与上次设定的不一致，不算已验证。“whisper doctor --accept-trust”可接受。")
        case .wouldBeVerified:
            "已验证：“{name}”"
        case .wouldBeOn:
            "开：{name}"
        case .wouldBeOff:
            "关：{name}"
        case .askAccept:
            .plural(other: "按现状接受保险库，包括 {count} 个已验证联系人和这些策略？")
        case .accepted:
            "已接受保险库关于联系人和策略的内容。"
        case .refused:
            "此保险库关于联系人和策略的内容存疑"
        case .refusedHint:
            "请先用“whisper doctor --accept-trust”接受，或恢复一个备份。"
        case .acceptOption:
            "显示并接受保险库关于联系人和策略的内容。"
        }
    }
}
