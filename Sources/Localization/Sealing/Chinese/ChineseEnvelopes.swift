extension EnvelopeWords {
    var chineseSimplified: Phrase {
        switch self {
        case .fromVerified:
            "来自：{name}（已核对/已签名）"
        case .fromUnverified:
            "来自：{name}（未核对/已签名）"
        case .fromUnknownSigned:
            "来自：未知（已签名）"
        case .fromUnknownUnsigned:
            "来自：未知（未签名）"
        case .fromKeyChanged:
            "来自：未知（已签名），其密钥不是“{name}”的"
        case .fromRevoked:
            "来自：{name}（已吊销/已签名）"
        case .claims:
            "自称来自 {name}；没有任何证明。"
        case .shortID:
            "短标识：{shortID}"
        case .sentAt:
            "封存时间：{time}"
        case .openedBy:
            "发给：{identity}"
        case .blockedRemark:
            "您已屏蔽此联系人。"
        case .blockedNotShown:
            "消息已保存，但不显示。--show-blocked 可显示。"
        case .maybeOpened:
            "它可能以前打开过：此保险库不知道那段时间打开过什么。"
        case .carrierTime:
            "其时间仅由通讯软件确认。"
        case .clockBehind:
            "本机时钟落后于保险库的时钟。若本机时钟正确，“whisper doctor --reset-clock”可重新以它为准。"
        case .sealedTo:
            "已封存给 {recipient}，由 {identity} 签名。"
        case .keyOfContact:
            "密钥 {key} 是您的联系人“{name}”的密钥。"
        case .sealedUnsigned:
            "已封存给 {recipient}，未签名。"
        case .rotatedIdentity:
            "身份“{name}”已被替换；用 --from 可另选一个。"
        case .found:
            .plural(other: "{count} 个信封")
        case .foundNone:
            "没有信封。"
        case .offerOpen:
            .plural(other: "打开 {count} 个信封吗？")
        case .identityHeading:
            "发给"
        case .placeHeading:
            "位置"
        case .signedHeading:
            "签名"
        case .sealedHeading:
            "封存于"
        case .notYours:
            "不是发给您的"
        case .inboxProgress:
            "正在打开"
        case .inboxOpened:
            .plural(other: "已打开 {count} 条消息")
        case .inboxReplayed:
            .plural(other: "{count} 条以前已打开")
        case .inboxExpired:
            .plural(other: "{count} 条已过期")
        case .inboxForeign:
            .plural(other: "{count} 条不是发给您的")
        case .inboxInvalid:
            .plural(other: "{count} 条无效")
        case .inboxBlocked:
            .plural(other: "其中 {count} 条来自被屏蔽的联系人，不显示")
        case .inboxChanged:
            .plural(other: "其中 {count} 条的密钥已更改或被吊销")
        case .inboxEmpty:
            "没有要打开的封存消息。"
        case .expiredHint:
            "--trust-carrier-time 按通讯软件收到的时间打开它们。"
        case .notText:
            "这条消息不是文本；有 {count} 字节。"
        case .typeMessage:
            "请输入消息；在单独一行按 Ctrl-D 结束。"
        case .pasteEnvelope:
            "请粘贴含信封的文本；在单独一行按 Ctrl-D 结束。"
        case .blockedHidden:
            .plural(other: "有 {count} 条被屏蔽联系人的消息未显示；--show-blocked 可显示。")
        }
    }
}

extension QRText {
    var chineseSimplified: Phrase {
        switch self {
        case .bundleOf:
            "{name} 的名片，{shortID}"
        case .envelope:
            "一条封存的消息"
        case .codes:
            .plural(other: "图片中有 {count} 个二维码")
        case .written:
            "二维码已写入“{path}”。"
        case .dense:
            "二维码较密；请把相机拿稳并靠近。"
        case .tooDense:
            "对多数相机来说二维码太密；请改为发送文本。"
        case .tooWide:
            "二维码宽 {columns} 列，而终端宽 {room} 列。"
        case .tooWideHint:
            "更宽的终端可以显示它；或写成图片：--png FILE、--svg FILE。"
        case .tooTall:
            "二维码需要 {rows} 行，而终端只显示 {room} 行：请拉高窗口，或用 --png FILE 写成图片。"
        case .askOpen:
            "打开这条消息吗？"
        case .somethingElse:
            "其他内容"
        }
    }
}

extension DoctorText {
    var chineseSimplified: Phrase {
        switch self {
        case .engineAge:
            "引擎的年代"
        case .engineAgeEncrypted:
            "{date} 的 SQLite；之后的修正只包含系统带来的部分。每一页在读取前都用保险库的密钥验证。"
        case .engineAgePlain:
            "{date} 的 SQLite；之后的修正只包含系统带来的部分。未加密的数据库在读取前没有任何检查。"
        case .ledger:
            "重放保护"
        case .ledgerState:
            .plural(other: "10,000 项中已用 {count} 项；共打开过 {opened} 个")
        case .clock:
            "时钟"
        case .clockFine:
            "本机与保险库的时钟一致。"
        case .clockBehind:
            "本机时钟落后于保险库，后者为 {time}。"
        case .notOpened:
            "没有打开保险库：未给出口令，也没有保留的密钥。"
        case .identities:
            "您的身份"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "把保险库的时钟从 {time} 调回 {now} 吗？这段时间里早已打开过的信封，此后只靠永久记录来阻挡。"
        case .clockReset:
            "保险库的时钟又与本机一致了。"
        }
    }
}
