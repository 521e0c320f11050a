extension SealingCommandText {
    var chineseSimplified: Phrase {
        switch self {
        case .identity:
            "创建并管理您的身份。"
        case .identityCreate:
            "创建一个身份。"
        case .identityCreateDiscussion:
            "生成两对密钥：一对供别人写给您，一对用来签名。未指定身份时，用第一个身份封存；“whisper identity use”可另选一个。"
        case .identityList:
            "列出您的身份。"
        case .identityShow:
            "显示一个身份：它的词语、指纹和密钥。"
        case .identityShowDiscussion:
            "在电话里把这些词念给拿到您名片的人听：如果对方看到的相同，就没有人在中间换过密钥。"
        case .identityUse:
            "设置默认身份。"
        case .identityRename:
            "给身份改名。"
        case .identityArchive:
            "让一个身份只打开消息，不再封存。"
        case .identityArchiveDiscussion:
            "封给它的消息以后一直能打开。在终端上会先询问。"
        case .identityRotate:
            "用新密钥替换一个身份的密钥。"
        case .identityRotateDiscussion:
            "新密钥接过名字。旧密钥为此签署一份声明，让联系人能与冒充者区分，并继续打开消息。请把新名片交给联系人：“whisper identity export”。在终端上会先询问。"
        case .identityExport:
            "输出一个身份的公开名片，让别人能写给您。"
        case .identityExportDiscussion:
            "名片里没有秘密：可以用邮件发送，用“whisper qr show”显示为二维码，或放到网页上。"
        case .identityBackup:
            "把身份连同私钥写入备份，用单独的口令保护。"
        case .identityBackupDiscussion:
            "不给名字则写入全部身份。口令要输入两次；留空则为您生成十个词。拿到文件和口令的人能读您的信，并以您的名义签名。"
        case .identityRestore:
            "从这样的备份中取回身份。"
        case .identityRestoreDiscussion:
            "先显示将添加什么，再询问。已有的内容绝不会被覆盖。用某个身份在别处（例如另一台设备上）打开过的消息，在这里还能再打开一次：此保险库无从得知。"
        case .contact:
            "管理与您交换封存消息的人。"
        case .contactAdd:
            "手工添加联系人。"
        case .contactAddDiscussion:
            "来自名片，或公钥的 64 位十六进制数字。"
        case .contactList:
            "列出联系人。"
        case .contactShow:
            "显示联系人：信任、词语、指纹、以前的密钥。"
        case .contactVerify:
            "与本人核对密钥，并确认无误。"
        case .contactVerifyDiscussion:
            "显示双方的词语。在电话里，各自念出对方的词语。只有两边都一致时才回答“是”。"
        case .contactRevoke:
            "吊销联系人的密钥。"
        case .contactRevokeDiscussion:
            "不再向这些密钥封存，它们签名的内容会标为已吊销。此人的新密钥可使联系人重新可用。在终端上会先询问。"
        case .contactBlock:
            "拒绝写给某个联系人，也不显示其来信。"
        case .contactUnblock:
            "取消屏蔽联系人。"
        case .contactRename:
            "给联系人改名。"
        case .contactNote:
            "给联系人写备注，或删除备注。"
        case .contactLink:
            "说明联系人是哪个消息发送者。"
        case .contactRemove:
            "删除联系人。"
        case .contactRemoveDiscussion:
            "其消息会保留。"
        case .contactExport:
            "输出密钥簿：所有联系人的公钥。"
        case .contactExportDiscussion:
            "其中不含信任：导入者必须自己核对。"
        case .contactImport:
            "从名片或密钥簿添加联系人。"
        case .contactImportDiscussion:
            "先显示将添加什么，再询问。已知名字配上不同的密钥就是密钥变更：除非给出 --accept-key-change，否则以退出码 25 拒绝，并且联系人必须重新核对。"
        case .importBundle:
            "从名片添加联系人；与“contact import”相同。"
        case .policy:
            "每条封存消息都要遵守的规则。"
        case .policyList:
            "显示规则以及是否启用。"
        case .policySet:
            "启用或停用一条规则。"
        case .policySetDiscussion:
            "启用 biometric-gated-signing 时要选定一个签名口令，以后每次签名都会询问；停用时同样需要它。"
        case .encrypt:
            "封存一条消息：输入文本，输出一行，可用任何通讯软件传送。"
        case .encryptDiscussion:
            "消息取自标准输入，逐字节不变；信封写到标准输出。身份有签名密钥时会签名。保险库中留有一份副本，让您能读到自己发出的内容。"
        case .decrypt:
            "打开一条封存的消息。"
        case .decryptDiscussion:
            "在文件或标准输入的文本中找到第一个信封，不论周围有什么。消息逐字节写到标准输出，来自何人写到标准错误。退出码 25 表示发送者的密钥已更改或被吊销。一个信封只能打开一次。"
        case .detect:
            "在文本、剪贴板或保险库中寻找封存的消息。"
        case .detectDiscussion:
            "不打开任何内容；在终端上会提议打开。"
        case .inbox:
            "打开已导入聊天中的封存消息。"
        case .inboxDiscussion:
            "每条都放在携带它的消息之后。超过 48 小时的信封已过期；--trust-carrier-time 以通讯软件声称的收到时间为准，此外没有任何东西能为它作证。"
        case .qr:
            "显示和读取二维码。"
        case .qrShow:
            "把名片或信封显示为二维码。"
        case .qrShowDiscussion:
            "不带参数时显示默认身份的名片；- 表示从标准输入取名片或信封。"
        case .qrScan:
            "读取图片中的二维码。"
        case .qrScanDiscussion:
            "显示每个二维码的内容，在添加联系人或打开消息之前先询问。"
        }
    }
}

extension SealingOptionText {
    var chineseSimplified: Phrase {
        switch self {
        case .identityName:
            "身份：其名字、标识或指纹。"
        case .newIdentityName:
            "名字，别人会看到它。"
        case .noSigningKey:
            "不生成签名密钥：它封存的内容永远不签名。"
        case .renameTo:
            "新名字。"
        case .backupIdentity:
            "身份；不给则为全部。"
        case .backupOutput:
            "要写入的文件；- 表示标准输出。"
        case .backupInput:
            "备份；- 表示标准输入。"
        case .backupPassphraseCommand:
            "从此命令输出的第一行取得备份的口令。"
        case .backupPassphraseFile:
            "从此文件的第一行取得备份的口令。"
        case .backupPassphraseDescriptor:
            "从此已打开的文件描述符的第一行取得备份的口令。"
        case .contactName:
            "联系人：其名字、标识或指纹。"
        case .newContactName:
            "保存联系人所用的名字。"
        case .contactKey:
            "名片，或 64 位十六进制数字的 X25519 公钥。"
        case .signingKey:
            "64 位十六进制数字的 Ed25519 公钥。"
        case .contactPrefix:
            "只列出名字以此开头的联系人。"
        case .noteText:
            "备注；不给则删除备注。"
        case .linkPerson:
            "发送者：名字、名字的开头或标识。"
        case .bundlePath:
            "含名片或密钥簿的文件；- 表示标准输入。"
        case .bundleName:
            "以这个名字保存联系人。"
        case .acceptKeyChange:
            "接受已知联系人的不同密钥。"
        case .policyName:
            "其中之一：contact-required-to-send、require-signature-for-verified、auto-archive-on-rotation、biometric-gated-signing。"
        case .policyValue:
            "on 或 off。"
        case .forgetSigningKeys:
            "与“biometric-gated-signing off”同用：不需签名口令，并放弃它所保护的签名密钥。"
        case .recipient:
            "封存给哪个联系人：其名字、标识或指纹。"
        case .recipientKey:
            "封存给哪个 X25519 公钥，64 位十六进制数字。"
        case .sender:
            "用哪个身份封存。"
        case .sign:
            "签名；不能签名则失败。"
        case .noSign:
            "不签名。"
        case .envelopePath:
            "含文本的文件；- 或不给表示标准输入。"
        case .everyEnvelope:
            "打开文本中的每个信封；每条消息列在其判定之下，各行以“| ”开头。"
        case .detectPaths:
            "含文本的文件；- 或不给表示标准输入。"
        case .clipboard:
            "查看剪贴板。"
        case .inVault:
            "在保险库的消息中寻找。"
        case .inboxConversation:
            "只限此聊天：标识、标题或标题的一部分。"
        case .trustCarrierTime:
            "按携带信封的消息的时间判断新旧。"
        case .showBlocked:
            "也显示被屏蔽联系人的消息。"
        case .qrSubject:
            "一个身份，或用 - 表示标准输入。"
        case .qrPNG:
            "写入 PNG 图片；- 表示标准输出。"
        case .qrSVG:
            "写入 SVG 图片；- 表示标准输出。"
        case .qrScale:
            "PNG 中每个模块的边长，以像素计，2 到 64。"
        case .picture:
            "PNG 或 JPEG 图片；- 表示标准输入。"
        case .resetClock:
            "把保险库的时钟调回本机的时钟。"
        case .revokedContact:
            "重新信任联系人已被吊销的密钥。"
        case .shownContact:
            "联系人：其名字或名字的开头、短标识或指纹。"
        }
    }
}
