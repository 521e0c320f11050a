extension SealingFailureText {
    var chineseSimplified: Phrase {
        switch self {
        case .invalidEnvelope:
            "信封无效"
        case .replayDetected:
            "检测到重放"
        case .messageExpired:
            "消息已过期"
        case .messageExpiredHint:
            "信封只能在其所载时间前后 48 小时内打开。本机时钟对吗？“whisper doctor”可以显示。"
        case .notAddressed:
            "这条消息不是发给您的"
        case .notAddressedHint:
            "“whisper identity list”显示这里能打开消息的身份。"
        case .signatureCancelled:
            "签名已取消"
        case .replayFull:
            "重放保护已满"
        case .replayFullHint:
            "保险库无法写入，因此无法记录该消息已被打开。没有打开任何内容。"
        case .messageTooLong:
            .plural(other: "消息太长：最多能封存 {count} 字节。")
        case .noIdentity:
            "没有可用来封存的身份。"
        case .noIdentityHint:
            "“whisper identity create 名字”可创建一个。"
        case .noSuchIdentity:
            "没有名为“{name}”的身份。"
        case .noSuchIdentityHint:
            "“whisper identity list”显示您的身份。"
        case .identityExists:
            "已有名为“{name}”的身份。"
        case .identityArchived:
            "身份“{name}”已归档：能打开消息，但不能封存。"
        case .identityArchivedHint:
            "用 --from 另选一个，或用“whisper identity create”创建。"
        case .identityNotActive:
            "身份“{name}”已不再使用。"
        case .noSigningKey:
            "身份“{name}”没有签名密钥。"
        case .noSigningKeyHint:
            "用“whisper identity create”创建带签名密钥的身份，或用“whisper identity rotate”更换它的密钥。"
        case .invalidName:
            "“{name}”不能作名字：必须为 1 到 128 字节，不含控制字符。"
        case .noSuchContact:
            "没有名为“{name}”的联系人。"
        case .noSuchContactHint:
            "“whisper contact list”显示联系人；--to-key 可接受公钥。"
        case .noSuchContactSuggestion:
            "没有名为“{name}”的联系人。您是指 {candidates} 吗？"
        case .verifyingRevoked:
            "“{name}”的密钥已被吊销；仅用 --yes 不会重新信任它们。"
        case .verifyingRevokedHint:
            "再次核对词语后加上 --revoked。"
        case .ambiguousContact:
            "“{name}”对应多个联系人：{candidates}"
        case .ambiguousContactHint:
            "请给出完整名字或指纹。"
        case .contactExists:
            "已有名为“{name}”的联系人。"
        case .contactExistsHint:
            "用 --name 另取一个名字。"
        case .contactBlocked:
            "联系人“{name}”已被屏蔽。"
        case .contactBlockedHint:
            "“whisper contact unblock”可取消屏蔽。"
        case .contactRevoked:
            "“{name}”的密钥已被吊销。"
        case .contactRevokedHint:
            "请索取新名片，并用“whisper contact import --accept-key-change”导入。"
        case .keyChanged:
            "“{name}”的密钥已更改。"
        case .keyChangedHint:
            "请用别的途径询问本人。若属实，给出 --accept-key-change，然后重新核对联系人。"
        case .senderKeyChanged:
            "发送者的密钥已更改。"
        case .senderKeyChangedHint:
            "在与“{name}”说过话之前，不要相信其内容。“whisper contact show”显示您所知道的密钥。"
        case .senderRevoked:
            "发送者的密钥已被吊销。"
        case .policyRawKey:
            "规则 contact-required-to-send 只允许联系人，而密钥 {key} 不属于任何联系人。"
        case .policyRawKeyHint:
            "用“whisper contact add”把该密钥加为联系人。"
        case .policySignature:
            "规则 require-signature-for-verified 要求给“{name}”的消息签名。"
        case .policySignatureHint:
            "去掉 --no-sign。"
        case .policySignatureKeyHint:
            "此身份没有签名密钥：用“whisper identity create”创建一个带签名密钥的，或用“whisper identity rotate”更换它的密钥。"
        case .invalidBundle:
            "这不是有效的名片。"
        case .invalidKeybook:
            "这不是有效的密钥簿。"
        case .invalidBackup:
            "这不是可读取的身份备份。"
        case .invalidKey:
            "“{value}”不是公钥：需要 64 位十六进制数字。"
        case .inputTooLong:
            "输入超出了读取上限。"
        case .wrongBackupPassphrase:
            "口令错误，或备份被改动过。"
        case .presenceFailed:
            "签名口令错误。"
        case .presenceUnavailable:
            "签名需要签名口令，而没有终端可供询问。"
        case .presenceUnavailableHint:
            "请在终端上运行此命令，或用 --no-sign 封存。"
        case .gateDamaged:
            "签名密钥的保护已损坏。"
        case .gateHint:
            "若已永远丢失，“whisper policy set biometric-gated-signing off --forget-signing-keys”会放弃其后的签名密钥。"
        case .secretMissing:
            "“{name}”的私钥不在本机上。"
        case .secretMissingHint:
            "请从备份取回：“whisper identity restore”，整个保险库则用“whisper restore”。"
        case .signingKeyMissing:
            "“{name}”没有可用的签名密钥：它不在本机上。"
        case .signingKeyMissingHint:
            "“whisper identity rotate”为身份生成新密钥；“whisper identity restore”可从备份取回丢失的密钥。"
        case .noRecipient:
            "未指定收件人。"
        case .noRecipientHint:
            "请给出 --to 联系人 或 --to-key HEX。"
        case .oneRecipient:
            "--to 与 --to-key 不能同时使用。"
        case .signOrNot:
            "--sign 与 --no-sign 不能同时使用。"
        case .unknownPolicy:
            "没有名为“{name}”的规则。"
        case .unknownPolicyHint:
            "“whisper policy list”列出全部规则。"
        case .unknownSwitch:
            "“{value}”既不是 on 也不是 off。"
        case .forgetNotHere:
            "--forget-signing-keys 只能与“biometric-gated-signing off”同用。"
        case .notAPicture:
            "“{path}”不是可读取的 PNG 或 JPEG 图片。"
        case .pictureTooLarge:
            "图片“{path}”超出了读取上限。"
        case .noCode:
            "“{path}”中没有二维码。"
        case .noUsefulCode:
            "“{path}”中没有含名片或信封的二维码。"
        case .codeTooLong:
            "内容太长，放不进二维码。"
        case .unreadableCode:
            "二维码无法读回，因此不显示。"
        case .invalidScale:
            "--scale 必须是 2 到 64 之间的数。"
        case .nothingToShow:
            "标准输入中既没有名片也没有信封。"
        case .oneSubject:
            "请只给出一样要显示的内容。"
        case .noClipboard:
            "无法读取剪贴板。"
        case .noClipboardHint:
            "请安装 wl-clipboard 或 xclip；文本也可以从标准输入给出。"
        case .oneSource:
            "请在文件、--clipboard 和 --messages 中只选一种。"
        case .someNotOpened:
            .plural(other: "有 {count} 个信封没有打开。")
        case .clockUnusable:
            "本机时钟显示的时间是任何信封都无法记载的。"
        }
    }
}
