extension IdentityText {
    var chineseSimplified: Phrase {
        switch self {
        case .created:
            "身份“{name}”已就绪，短标识为 {shortID}。"
        case .createdAdvice:
            "把它的名片交给别人：“whisper identity export”或“whisper qr show”。"
        case .nameHeading:
            "身份"
        case .statusHeading:
            "状态"
        case .versionHeading:
            "密钥版本"
        case .shortIDHeading:
            "短标识"
        case .signsHeading:
            "能否签名"
        case .wordsHeading:
            "词语"
        case .fingerprintHeading:
            "指纹"
        case .agreementKeyHeading:
            "X25519 密钥"
        case .signingKeyHeading:
            "Ed25519 密钥"
        case .keyIDHeading:
            "密钥标识"
        case .createdHeading:
            "始于"
        case .active:
            "使用中"
        case .rotated:
            "已被替换"
        case .archived:
            "已归档"
        case .standard:
            "默认"
        case .yes:
            "是"
        case .no:
            "否"
        case .none:
            "无"
        case .noIdentities:
            "还没有身份。“whisper identity create 名字”可创建一个。"
        case .nowUsed:
            "从现在起用“{name}”封存消息。"
        case .nowRenamed:
            "“{from}”现在叫“{to}”。"
        case .askArchive:
            "归档“{name}”吗？它将不再封存消息。"
        case .nowArchived:
            "“{name}”已归档，但仍能打开消息。"
        case .askRotate:
            "替换“{name}”的密钥吗？您需要把新密钥交给联系人。"
        case .nowRotated:
            "“{name}”有了新密钥；短标识现为 {shortID}。"
        case .predecessorArchived:
            "旧密钥已归档：能打开消息，但不能封存。"
        case .predecessorKept:
            "旧密钥仍能打开消息，指定时也能封存。"
        case .rotateAdvice:
            "把新名片交给联系人：“whisper identity export”。"
        case .backedUp:
            .plural(other: "已将 {count} 个身份写入“{path}”。")
        case .wouldRestore:
            .plural(other: "将添加 {count} 个身份：")
        case .heldAlready:
            .plural(other: "已有 {count} 个身份。")
        case .askRestore:
            .plural(other: "添加 {count} 个身份吗？")
        case .restored:
            .plural(other: "已添加 {count} 个身份。")
        case .renamedOnRestore:
            "因名字已被占用，“{from}”将以“{to}”添加。"
        case .signingPrompt:
            "为 {recipient} 签名需要签名口令。"
        case .gatingPrompt:
            "请选定一个签名口令。每次签名都会询问它。"
        case .ungatingPrompt:
            "取消保护需要签名口令。"
        case .changingPrompt:
            "以“{name}”签名需要签名口令。"
        case .passphrasePrompt:
            "签名口令："
        case .newPassphrasePrompt:
            "新的签名口令："
        case .repeatPrompt:
            "再次输入签名口令："
        case .backupPrompt:
            "备份的口令："
        case .newBackupPrompt:
            "备份要用的口令（留空：生成十个词）："
        case .repeatBackupPrompt:
            "再次输入备份要用的口令："
        case .wrongTryAgain:
            "这不是签名口令。请再试一次。"
        }
    }
}
