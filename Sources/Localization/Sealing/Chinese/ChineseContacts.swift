extension ContactText {
    var chineseSimplified: Phrase {
        switch self {
        case .nameHeading:
            "联系人"
        case .trustHeading:
            "信任"
        case .remarksHeading:
            "说明"
        case .noteHeading:
            "备注"
        case .seenHeading:
            "最近出现"
        case .earlierHeading:
            "以前的密钥"
        case .unverified:
            "未核对"
        case .verified:
            "已核对"
        case .revoked:
            "已吊销"
        case .unverifiedSpoken:
            "还没有人核对过这些密钥。"
        case .verifiedSpoken:
            "您已与本人核对过密钥。"
        case .revokedSpoken:
            "您已吊销这些密钥。"
        case .blocked:
            "已屏蔽"
        case .keyChanged:
            "密钥已更改"
        case .noContacts:
            "还没有联系人。“whisper contact import 文件”可从名片添加。"
        case .previewNew:
            "新联系人"
        case .previewHeld:
            "已知联系人，密钥相同"
        case .previewChange:
            "您认识的联系人的密钥变更"
        case .successionValid:
            "您所知道的密钥已签名声明由这些密钥接替。"
        case .successionInvalid:
            "附有接替声明，但它无效。"
        case .successionNone:
            "没有任何东西表明这些密钥是此人生成的。"
        case .askAdd:
            "添加“{name}”吗？"
        case .askChange:
            "接受“{name}”的这些密钥吗？之后需要重新核对。"
        case .added:
            "“{name}”已成为联系人。密钥尚未核对：“whisper contact verify”。"
        case .changed:
            "“{name}”有了新密钥。请核对：“whisper contact verify”。"
        case .held:
            "“{name}”原本就在；没有任何改动。"
        case .skipped:
            "已跳过“{name}”。"
        case .imported:
            .plural(other: "已添加 {count} 个联系人。")
        case .yours:
            "您的词语（{name}），由对方念出"
        case .theirs:
            "“{name}”的词语，由您念出"
        case .askVerify:
            "双方的词语在那边都相同吗？"
        case .askVerifyRevoked:
            "“{name}”的密钥已被吊销。核对词语后重新信任它们吗？"
        case .nowVerified:
            "“{name}”已核对。"
        case .askRevoke:
            "吊销“{name}”的密钥吗？"
        case .nowRevoked:
            "“{name}”的密钥已吊销。"
        case .nowBlocked:
            "已屏蔽“{name}”。"
        case .nowUnblocked:
            "不再屏蔽“{name}”。"
        case .nowRenamed:
            "“{from}”现在叫“{to}”。"
        case .nowNoted:
            "已记下“{name}”的备注。"
        case .noteRemoved:
            "已删除“{name}”的备注。"
        case .nowLinked:
            "“{name}”就是发送者“{person}”。"
        case .askRemove:
            "删除联系人“{name}”吗？"
        case .nowRemoved:
            "已删除联系人“{name}”。其消息会保留。"
        case .keyChangedWarning:
            "“{name}”的密钥已更改，新密钥您尚未核对。请核对：“whisper contact verify”。"
        case .previewFormer:
            "您的某个联系人以前用过的密钥"
        }
    }
}

extension PolicyText {
    var chineseSimplified: Phrase {
        switch self {
        case .nameHeading:
            "规则"
        case .stateHeading:
            "状态"
        case .meaningHeading:
            "作用"
        case .on:
            "启用"
        case .off:
            "停用"
        case .contactRequired:
            "只向联系人封存，绝不向单独的密钥封存。"
        case .signatureRequired:
            "给已核对联系人的消息一律签名。"
        case .archiveOnRotation:
            "身份换新密钥时，旧密钥归档。"
        case .gatedSigning:
            "每次签名都询问签名口令，没有它就无法使用密钥。"
        case .nowOn:
            "{policy} 已启用。"
        case .nowOff:
            "{policy} 已停用。"
        case .askForget:
            .plural(other: "删除 {names} 的 {count} 个签名密钥吗？只有身份的备份能把它取回。")
        case .forgotten:
            .plural(
                other: "已删除 {names} 的 {count} 个签名密钥。“whisper identity rotate”生成新密钥；“whisper identity restore”可从备份取回。")
        }
    }
}
