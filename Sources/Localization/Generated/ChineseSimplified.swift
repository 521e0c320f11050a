// Written by `make strings` from po/zh-Hans.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let chineseSimplified = PhraseTable(
        """
        root: 把您的消息保存在可搜索的加密保险库中。
        rootDiscussion: 导入聊天记录，加密保存在本机，并能找回每一个词。任何内容都不会离开本机：程序中没有联网代码。
        initialize: 创建保险库。
        initializeDiscussion: 生成随机密钥，用您的口令封存，并在旁边写下一份恢复副本。提示输入口令时留空，即可由程序生成十个词。已有的保险库绝不会被改动。
        unlock: 在一段时间内解锁保险库。
        unlockDiscussion: 密钥保存在内核密钥环中，从不写入磁盘；到时间、执行“whisper lock”或关机后即被遗忘。
        lock: 移除“unlock”保留的密钥。
        doctor: 显示程序的运行环境，以及保险库是否设置得安全。
        doctorDiscussion: 不需要保险库，也不需要口令。
        verify: 检查保险库有无损坏。
        verifyDiscussion: 检查数据库、搜索索引、计数、附件和恢复副本。给出口令时会打开恢复副本。
        optimize: 在大量小改动之后加快搜索。
        optimizeDiscussion: 合并搜索索引的各个部分，并移除被中断的删除所遗留的词语。可见的内容不会改变。
        backup: 备份保险库，使用中也可以。
        backupDiscussion: 备份本身就是完整的保险库，口令相同。它要么完整出现，要么不出现。
        restore: 从备份恢复保险库。
        restoreDiscussion: 该目录中已有的保险库会移到一旁，绝不会被删除。
        rekey: 更改保险库的密钥、格式或口令。
        rekeyDiscussion: 不带选项时，数据库会换上新的随机密钥。任何时刻中断都安全：保持的不是旧状态就是新状态。
        key: 管理保险库的密钥。
        keyReveal: 输出数据库密钥，供其他程序使用。
        keyRevealDiscussion: 得到密钥的人永远可以读取数据库，无论口令如何变化。标准输出只有密钥，使用方法写在标准错误上。
        version: 显示版本。
        help: 显示某个命令或主题的帮助。
        manual: 写出手册页。
        completion: 打印某个 shell 的补全脚本。
        completionDiscussion: 补全命令、选项及其取值；当保险库无需询问即可打开时（例如执行“whisper unlock”之后），也补全聊天和联系人。
        archiveGroup: 存档
        readGroup: 阅读
        peopleGroup: 人物
        sealedGroup: 封存消息
        liveGroup: 实时
        upkeepGroup: 维护
        topics: 帮助主题
        """)
}

extension FailureText {
    static let chineseSimplified = PhraseTable(
        """
        internalError: 内部错误：{reason}
        interrupted: 已中断。已完成的部分保留，保险库完好。
        closedPipe: 输出管道已关闭。
        cannotWriteOutput: 无法写出输出：{reason}
        cannotReadFile: 无法读取“{path}”：{reason}
        cannotWriteFile: 无法写入“{path}”：{reason}
        fileExists: “{path}”已存在。
        fileExistsHint: 换一个名称，或用 --force 替换它。
        sameFile: 输入与输出相同：“{path}”。
        emptyValue: 选项“{option}”需要非空的值。
        diskFull: 磁盘已满。已有的数据没有丢失，新数据没有写入。
        inputOutput: 磁盘读写失败。
        fileFailed: 保险库的一个文件无法使用：{reason}
        noHome: 不知道主目录：未设置 HOME。
        noHomeHint: 设置 HOME 或 WHISPER_HOME，或用 --vault 指明位置。
        unknownSetting: “{path}”第 {line} 行：没有设置项“{name}”。
        malformedConfiguration: “{path}”第 {line} 行：不是“名称 = \"值\"”形式的设置。
        foreignConfiguration: 未采用“{path}”：他人可以写入，或属于其他用户。其中可能指定要运行的命令。
        foreignConfigurationHint: 先查看其内容；然后运行 chmod go-w，或用 chown 归自己所有。
        unknownSettingHint: “whisper help environment”列出各设置项。
        twoPassphraseSources: 给出了不止一个口令来源；请只给一个。
        noPassphrase: 没有给出口令，也没有可供询问的终端。
        noPassphraseHint: 给出 --passphrase-file、--passphrase-command 或 --passphrase-fd，或先执行“whisper unlock”。
        noSeparatePassphraseHint: 给出 {option}-file、{option}-command 或 {option}-fd。
        vaultHeldBy: 另一个进程正在使用保险库：{process}，PID {pid}。
        emptyPassphrase: 口令为空。
        emptyPassphraseHint: 在终端上，口令留空会自动生成；其他情况下请自己给出口令。
        passphrasesDiffer: 两次输入的口令不同。
        passphraseTooLong|other: 口令超过 {count} 字节。
        cannotReadPassphrase: 无法读取口令：{reason}
        passphraseFileOpen: 其他用户可以读取口令文件“{path}”。
        passphraseFileOpenHint: 请对其执行“chmod 600”。如果他人曾能访问此机器，请用“whisper rekey --passphrase”更换口令。
        secretFileOpen: 其他用户可以读取文件“{path}”，其中含有机密。
        secretFileOpenHint: 请对其执行“chmod 600”。如果他人曾能访问此机器，请在使用该机密之处更换它。
        passphraseCommandFailed: 无法运行口令命令：{reason}
        passphraseCommandStatus: 口令命令失败，状态为 {status}。
        cannotUseTerminal: 无法使用终端：{reason}
        outOfGuardedMemory: 没有可用于保存秘密的受保护内存了。
        wrongPassphrase: 口令错误。
        wrongKey: 这个密钥打不开此保险库。
        wrongKeyHint: 钥匙串与数据库不属于同一个保险库。请从同一份备份恢复二者。
        keyMissing: 保险库的钥匙串中没有它的密钥。
        keyMissingHint: 从备份恢复钥匙串。新密钥会使内容永远无法读取，因此不会生成。
        keychainLocked: 钥匙串已锁定，或其口令已被更改。
        keychainDamaged: 钥匙串已损坏。
        recoveryDamaged: 恢复副本已损坏。
        keychainDamagedHint: 从备份恢复它；恢复副本含有相同的密钥。
        keychainInaccessible: 无法读写钥匙串：{reason}
        keyCacheUnavailable: 本系统不在命令之间保留密钥（没有内核密钥环）。
        keyCacheFailed: 内核密钥环没有保留密钥：{reason}
        noVault: “{path}”处没有保险库。
        noVaultThere: 此处没有保险库。
        noVaultHint: “whisper init”可创建一个；--vault 指明其他位置。
        noVaultNearHint: “{path}”处有一个。请用 --vault 选择它；WHISPER_HOME 指明的目录中它名为“vault”。
        unfinishedVault: “{path}”处的保险库尚未创建完成。
        unfinishedVaultHint: 用相同的口令再次运行“whisper init”，它会从中断处继续。
        vaultExists: “{path}”处已有保险库。
        vaultExistsHint: 使用它，或用 --vault 指明其他位置。
        vaultHeld: 另一个进程独占着保险库。
        vaultBusy: 保险库正忙。
        vaultHeldHint: 等另一个命令结束后再试。
        vaultDamaged: 保险库已损坏。
        vaultDamagedHint: “whisper verify”说明问题所在；“whisper restore”恢复备份。
        alteredSchema: 保险库的数据库中有并非由 Whisper 创建的表、索引、视图或触发器，或缺少其中一些。未打开。
        alteredSchemaHint: “whisper verify”会列出它们；“whisper verify --recover-to”把内容转到新的保险库。
        newerVault: 保险库由更新版本的 Whisper 写成。没有做任何更改。
        newerVaultHint: 请安装更新的版本。
        vaultReadOnly: 无法写入保险库：磁盘或文件为只读。
        noEncryption: 这个 Whisper 不能加密：它是用普通 SQLite 构建的。
        noEncryptionHint: 使用带 SQLCipher 的版本，或创建不加密的保险库：whisper init --unencrypted
        mixedEngines: 此进程在 SQLCipher 之前加载了另一个 SQLite 库。未打开保险库。
        mixedEnginesHint: 启动 Whisper 时不要使用 LD_PRELOAD，也不要用会向其中加载 libsqlite3 的程序。
        unsupportedFormat: {engine} 不能写这种格式。
        unsupportedFormatHint: 格式 4 需要 SQLCipher 4。
        unreadableFormat: 保险库是 SQLCipher 4 的格式，此引擎无法读取。
        storeFailed: 保险库操作失败：{reason}
        disclaimerNeeded: 尚未接受免责声明。
        disclaimerNeededHint: 用“whisper help disclaimer”阅读，用“whisper init --accept-disclaimer”接受。
        confirmationNeeded: 此操作需要确认，但没有可供询问的终端。
        confirmationNeededHint: 请给出 --yes。
        declined: 已取消。没有做任何更改。
        conversationNotFound: 没有这个聊天。
        messageNotFound: 没有这条消息。
        contactNotFound: 没有这个联系人。
        personNotFound: 没有这个人。
        attachmentNotFound: 附件不在保险库中。
        attachmentDamaged: 有一个附件已损坏。
        keyNotAsJSON: 密钥从不以 JSON 输出。
        keyNotAsJSONHint: 请去掉 --json。
        notEncrypted: 保险库未加密，因此没有密钥。
        notABackup: “{path}”不是保险库的备份。
        twoChanges: 一次只能做一项更改。
        verificationFailed|other: 保险库有 {count} 处问题。
        verificationFailedHint: “whisper verify --repair”修复搜索索引和计数；其他问题需要备份。
        invalidDuration: “{value}”不是有效的时长。
        invalidDurationHint: 写成 90s、15m、8h 或 1d，最多 30d。
        alreadyThatWay: 保险库已经是这样了。
        foreignDatabase: 保险库是加密的，而它位置上的数据库没有加密：那不是它自己的数据库，因此没有打开。
        foreignDatabaseHint: “whisper restore”可恢复备份。如果该数据库是您的并且从未加密，请在 config.toml 中用 unencrypted-vault 指明其目录，然后运行“whisper rekey --decrypt”。
        recoverHint: “whisper verify --recover-to”把仍可读取的内容转到新的保险库；“whisper restore”恢复备份。
        restoreBackupHint: “whisper restore”恢复备份。
        """)
}

extension OptionText {
    static let chineseSimplified = PhraseTable(
        """
        vault: 保险库的目录。
        json: 输出 JSON，每行一个对象；错误也一样。
        quiet: 除错误外什么都不说。
        plain: 简单的行，没有表格、颜色和动态内容，适合屏幕阅读器。
        noColor: 不使用颜色。
        passphraseCommand: 从此命令输出的第一行取得口令。
        passphraseFile: 从此文件的第一行取得口令。
        passphraseDescriptor: 从此已打开的文件描述符的第一行取得口令。
        newPassphraseCommand: 从此命令输出的第一行取得新口令。
        newPassphraseFile: 从此文件的第一行取得新口令。
        newPassphraseDescriptor: 从此已打开的文件描述符的第一行取得新口令。
        yes: 对所有问题回答“是”。
        force: 替换已有的内容。
        acceptDisclaimer: 不经询问即接受免责声明。
        unencrypted: 不加密数据库。附件仍然加密。
        unlockFor: 密钥保留多久：90s、15m、8h、1d。
        repair: 修复可以修复的：搜索索引和计数。
        verifyAttachments: 还要通读每个附件。
        recoverTo: 把损坏的保险库中还能读取的内容转到此目录中的新保险库。
        backupTarget: 要写入的目录；它必须还不存在。
        backupSource: 备份所在的目录。
        rekeyFormat: 加密文件的格式：“common”可由 SQLCipher 3.4 和 4 读取，“4”只能由 SQLCipher 4 读取。
        rekeyEncrypt: 加密尚未加密的数据库。
        rekeyDecrypt: 以不加密的方式保存数据库。
        rekeyPassphrase: 只更改口令；密钥不变。
        topic: 一个命令，或以下之一：environment、exit-codes、formats、disclaimer。
        manualDirectory: 写入的目标目录。
        noPager: 不在分页器中显示较长的输出。
        shell: shell：bash、zsh 或 fish。
        unlockNew: 像“whisper unlock”那样，在一段时间内保持新保险库解锁。
        """)
}

extension PassphraseText {
    static let chineseSimplified = PhraseTable(
        """
        prompt: 口令：
        newPrompt: 新口令（留空则自动生成）：
        repeatPrompt: 再次输入口令：
        generated|other: 已为您生成口令；其熵为 {count} 位：
        generatedAdvice: 请立即抄下。它只显示这一次，没有它谁也打不开保险库，包括您自己。
        generatedArchiveAdvice: 请立即抄下。它只显示这一次，没有它谁也打不开存档，包括您自己。
        generatedBackupAdvice: 请立即抄下。它只显示这一次，没有它谁也打不开备份，包括您自己。
        triesLeft|other: 还可再试 {count} 次。
        strengthWeak: 弱：{found}（2^{bits} 次猜测）。
        strengthFair: 中等：{found}（2^{bits} 次猜测）。
        strengthStrong: 强：{found}（至少 2^{bits} 次猜测）。
        weakAdvice: 几个互不相关的词要强得多。
        weakWarning: 口令太弱：{found}（2^{bits} 次猜测）。
        useAnyway: 仍要使用吗？
        typeWord: 为确认您已抄下，请输入第 {number} 个词：
        wrongWord: 这不是第 {number} 个词。
        continueAnyway: 仍要继续吗？没有这些词，其中的一切都会丢失。
        chooseOwn: 请输入自己的口令，或留空以获取其他词语。按 Control-C 退出。
        byComputer: 一台电脑{time}猜中
        byGraphicsCards: 100 块显卡{time}猜中
        inSeconds: 几秒内
        inMinutes: 几分钟内
        inHours: 几小时内
        inDays: 几天内
        inMonths: 几个月内
        inYears: 几年内
        inCenturies: 几百年内
        inAges: 几百万年内
        """)
}

extension TerminalText {
    static let chineseSimplified = PhraseTable(
        """
        errorLabel: 错误
        alarmLabel: 警报
        hintLabel: 提示
        warningLabel: 警告
        yesOrNo: [是(y)/否(N)]
        yesOrNoWord: [是/否]
        yesWords: 是 y
        noWords: 否 n
        acceptedAnswers: 请用以下之一回答：{answers}
        progressRate: {amount}/秒
        progressLeft: 剩余 {duration}
        examplesHeading: 示例
        usageHeading: 用法
        synopsisHeading: 概要
        environmentHeading: 环境变量
        filesHeading: 文件
        manualElsewhere: 见 {page}。
        commandsHeading: 命令
        argumentsHeading: 参数
        optionsHeading: 选项
        commandPlaceholder: 命令
        optionsPlaceholder: 选项
        helpOption: 显示此帮助。
        defaultValue: （默认：{value}）
        valueChoices: （可选：{values}）
        moreHelp: 有关某个命令的更多说明，请运行“{command}”。
        manualSection: 用户命令
        nameHeading: 名称
        descriptionHeading: 说明
        exitStatusHeading: 退出状态
        seeAlsoHeading: 另见
        typeInput: 请输入或粘贴文本；在单独一行按 Ctrl-D 结束。
        """)
}

extension TopicText {
    static let chineseSimplified = PhraseTable(
        """
        pagerVariable: 在终端上显示较长输出的程序；为空或“cat”时不使用（默认：less）。
        settingPager: 未设置 PAGER 时显示较长输出的程序；为空则不使用
        vaultVariable: Whisper 保存一切内容的目录；保险库是其中的“vault”，配置是其中的“config.toml”。
        dataHomeVariable: 未设置 WHISPER_HOME 时保险库的位置：其子目录“whisper”。
        configHomeVariable: 没有 WHISPER_HOME 时配置文件的位置：其中的“whisper/config.toml”。
        passphraseVariable: 口令。您的每个进程都能在那里读到它，所以用其他来源更好。
        languageVariables: 语言：en、de、es、fr、pt、tr、ar、hi 或 zh_CN。以第一个已设置的变量为准。
        noColorVariable: 非空时不使用颜色。
        terminalVariable: “dumb”：没有颜色和动态内容。
        variablesHeading: 环境变量
        settingsHeading: 配置文件中的设置
        settingsIntroduction: 每行一个 名称 = \"值\"。选项优先于环境变量，环境变量优先于此文件。
        settingVault: 保险库的目录
        settingPassphraseCommand: 输出口令的命令
        settingPassphraseFile: 第一行是口令的文件
        settingUnlockFor: “unlock”保留密钥多久
        settingColor: true 或 false：颜色
        settingPlain: true 或 false：简单的行
        settingMe: 您自己在导入的聊天中的名字
        settingTimezone: 导入的聊天的时区
        settingDateOrder: dmy、mdy 或 ymd：导入的聊天中日期的顺序
        settingSyncSeal: true 或 false：whisper-sync 不发送未封存的内容，并打开收到的内容
        settingSyncFiles: true 或 false：whisper-sync run 在文件到达时下载文件
        settingSyncCertificates: whisper-sync 在系统证书之外信任的证书
        exitCodesHeading: 退出状态
        exitSuccess: 完成
        exitFailure: 失败
        exitPartial: 部分完成
        exitNoVault: 没有保险库
        exitVaultHeld: 另一个进程独占着保险库
        exitWrongPassphrase: 口令错误
        exitVaultDamaged: 保险库已损坏
        exitNotAddressed: 不是发给您的
        exitExpired: 已过期
        exitReplay: 以前见过
        exitInvalidEnvelope: 没有封存的消息，或消息无效
        exitPolicy: 违反策略，或身份已归档
        exitKeyChanged: 发送者或联系人的密钥已更改、被吊销，或核对时不同
        exitReplayFull: 重放保护已满
        exitSignatureCancelled: 签名已取消
        exitTooLong: 消息太长
        exitPasskey: WhatsApp 要求使用通行密钥来关联此账号
        exitUsage: 无法理解参数
        exitInterrupted: 已中断
        formatsHeading: 格式
        formatsJSON: 使用 --json 时，标准输出的每一行是一个 JSON 对象。时间用 RFC 3339，标识符用 UUID，名称用 snake_case；成员只会增加，绝不会改名或删除。
        formatsError: 错误是标准错误上的一行：{form}
        formatsVault: 保险库是一个目录：vault.db（SQLCipher；未加密时为 SQLite）、vault.json（如何打开）、keychain 和 recovery.txt（用口令封存的密钥）、blobs（加密的附件）。
        formatsMessages: 消息以统一结构的 JSON Lines 导出和导入；docs/formats.md 说明每个成员和文件。
        disclaimerHeading: 免责声明
        settingUnencryptedVault: 未加密的保险库的目录，使其无需口令即可打开
        vaultFiles: 保险库：数据库、钥匙串、恢复副本和附件。
        configurationFile: 设置；“whisper help environment”会列出它们。
        """)
}

extension NextStepText {
    static let chineseSimplified = PhraseTable(
        """
        heading: 接下来：
        createIdentity: 创建身份，用来封存和打开消息
        importChat: 导入聊天
        browse: 查看您的消息
        read: 阅读此聊天
        exportBundle: 把您的公钥写入文件，交给朋友
        showCode: 显示为二维码，供朋友扫描
        compare: 与朋友核对密钥
        seal: 封存一条消息
        sendDraft: 发送它
        applyRetention: 查看规则会删除什么
        openSealed: 打开封存的消息
        """)
}

extension AlarmText {
    static let chineseSimplified = PhraseTable(
        """
        wordsDiffer: 词语不同：这不是“{name}”的密钥，或者对方那里的并不是您的密钥。可能有人在读取你们的消息，或冒充你们中的一方。“{name}”未核对。
        sendNothing: 不要向“{name}”发送任何机密内容，也不要相信用这些密钥签名的消息。
        compareAgain: 请换一种途径再核对一次词语，例如打电话或当面。
        askForBundle: 若仍不相同，请当面向“{name}”索取新的名片并导入。
        askWhether: 请用别的途径（最好当面）询问“{name}”，这些是否是新密钥。
        knownWords: 此前已知的词语
        shownWords: 这些密钥的词语
        """)
}

extension UsageText {
    static let chineseSimplified = PhraseTable(
        """
        unknownOption: 没有选项“{option}”。
        unknownOptionSuggestion: 没有选项“{option}”。您是说“{suggestion}”吗？
        unknownCommand: 没有命令“{name}”。
        unknownCommandSuggestion: 没有命令“{name}”。您是说“{suggestion}”吗？
        missingValue: 选项“{option}”需要一个值。
        missingArgument: 缺少“{argument}”。
        invalidValue: “{value}”不是“{option}”的有效值。
        unwantedValue: 选项“{option}”不带值，却给出了“{value}”。
        unexpectedArgument: 这里不应有“{argument}”。
        other: 参数无效：{reason}
        seeHelp: 如需帮助，请运行“{command}”。
        importHint: 导入该文件：{command}
        negationHint: 要排除一个词，请写 NOT，并把查询放在引号中：whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let chineseSimplified = PhraseTable(
        """
        disclaimer: Whisper 按原样提供，不作任何担保。您所保存的消息由您一人负责：您有权保存它们，并且按照法律和他人的期望对待别人写给您的内容。丢失口令就等于丢失保险库；没有人能替您打开它。Whisper 与 WhatsApp 及其所有者没有关联。
        disclaimerQuestion: 您接受吗？
        created: 保险库已就绪：{path}
        createdUnencrypted: 保险库已就绪，其数据库未加密：{path}
        notCreated: 没有创建保险库。
        createdAdvice: 请妥善保管口令：没有它谁也打不开保险库，包括您自己。
        disclaimerAccepted: 已接受免责声明。
        unlocked: 保险库已解锁 {duration}。
        locked: 保险库已锁定。
        wasLocked: 保险库本来就是锁定的。
        revealQuestion: 看到密钥的人永远可以读取数据库。要输出吗？
        revealIntroduction: 要用其他程序打开 {path}，先给它这些语句：
        backedUp: 备份已写好：{path}
        backupProgress: 正在备份
        restoreProgress: 正在恢复
        restoreQuestion: “{path}”处有一个保险库。用备份取代它，并把现有的保留在旁边吗？
        restored: 保险库已恢复：{path}
        openingsUnknown: 不知道 {begin} 至 {end} 之间打开过哪些消息。那段时间的封存消息打开时会带有警告。
        setAside: 原来的保险库现在位于 {path}
        rekeyed: 数据库已换上新密钥。
        rekeyAdvice: 旧备份仍可用旧口令打开，并含有旧密钥。请做一份新备份。
        reformatted: 数据库现在是 SQLCipher 4 的格式。
        reformattedCommon: 数据库现在是 SQLCipher 3.4 和 4 都能读取的格式。
        encrypted: 数据库现已加密。
        decryptQuestion: 能读取该文件的人将能读取每条消息。要以不加密的方式保存数据库吗？
        decrypted: 数据库不再加密。
        passphraseChanged: 口令已更改。旧备份仍可用旧口令打开。
        verifySound: 保险库完好。
        verifyRepaired|other: 已修复 {count} 处。
        verifyProgress: 正在检查
        keychainRepaired: 已用恢复副本重建钥匙串。
        recovered|other: 已把 {count} 条消息转到 {path}
        recoveredLost|other: 表 {table} 中有 {count} 行无法读取，已丢失。
        recoveredUncounted: 这些表的部分内容无法读取，且已无法得知丢失了多少行：{tables}
        checkHeading: 检查
        resultHeading: 结果
        valueHeading: 值
        resultFine: 正常
        resultWarning: 警告
        checkDatabase: 数据库
        checkAttachments: 附件
        checkRecovery: 恢复副本
        recoveryMissing: 缺失
        recoveryUnchecked: 未打开：没有给出口令
        recoveryDiffers: 不含现在的密钥
        recoveryDamaged: 已损坏
        recoveryRenewed: 已重新写入
        attachmentsUnread: 按长度、名称和文件头检查正常；内容未读取（--attachments 会读取）
        attachmentsMissing|other: 缺少 {count} 个附件
        attachmentsDamaged|other: {count} 个附件已损坏
        attachmentsUnidentified|other: {count} 个文件不再显示其中是哪个附件：{names}
        attachmentsUnexamined: 附件已按原样复制：查找缺失或损坏的附件需要口令。“whisper verify”可以查找。
        attachmentsOrphaned|other: {count} 个附件不再属于任何消息
        doctorVersion: 版本
        doctorEngine: 数据库引擎
        doctorCipher: 加密设置
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: 系统
        doctorMemory: 存放秘密的内存
        doctorMemoryLocked: 已锁定，从不换出
        doctorMemoryUnlocked: 未锁定：可能被换出到磁盘
        doctorCoreDumps: 内存转储
        doctorOff: 关闭
        doctorOn: 开启
        doctorNetwork: 互联网
        doctorNetworkDenied: 已由内核禁止；本机套接字仍可用
        doctorNetworkAbsent: 没有联网代码；本系统上内核未加禁止
        networkNotDenied: 内核没有禁止此进程访问互联网。Whisper 没有联网代码；但其子进程可能有。
        doctorVault: 保险库
        doctorNoVault: {path} 处没有
        doctorEncrypted: 已加密
        doctorUnencrypted: 未加密
        doctorPermissions: 权限
        doctorPermissionsFine: 仅限您自己
        doctorPermissionsOpen: 他人可以访问：{path}
        doctorKeyCache: 密钥环
        doctorKeyCached: 保留着密钥：已解锁
        doctorKeyNotCached: 没有保留密钥：已锁定
        doctorKeyCacheNone: 不可用
        doctorLanguage: 语言
        """)
}

extension CalendarText {
    static let chineseSimplified = PhraseTable(
        """
        shortDate: {year}/{month}/{day}
        longDate: {year}年{month}{day}日 {weekday}
        dateInWords: {year}年{month}{day}日
        weekdays: 星期一 星期二 星期三 星期四 星期五 星期六 星期日
        months: 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
        today: 今天
        yesterday: 昨天
        """)
}

extension DataCommandText {
    static let chineseSimplified = PhraseTable(
        """
        importing: 把消息导入保险库。
        importingDiscussion: 根据内容判断路径是什么：导出的聊天、含有多个聊天的目录、WhatsApp 的数据库或其备份、iPhone 的备份，或 JSON 行。然后执行相应命令的操作。与命令同名的路径前面要加 ./。
        importWhatsApp: 导入从 WhatsApp 导出的聊天，或其数据库。
        importWhatsAppDiscussion: 读取“导出聊天”生成的文本、压缩包或目录；- 表示标准输入。再次导入同一聊天或更新的导出，只会加入新的内容。摘要会交代每一行。退出状态 3 表示有些行或附件无法读取，并会指出它们。导出提到但不包含的附件计为缺少，不影响退出状态。手机自身的数据库 msgstore.db 和 ChatStorage.sqlite、它们的加密备份以及 iPhone 备份会带来全部历史；密钥由 --key-file 给出。
        importJSON: 以 JSON 行导入消息。
        importJSONDiscussion: 读取“export json”写出的内容，也包括用 --full 写出的；- 表示标准输入。标识保持不变，再次导入不会增加任何内容。遇到第一个有错的行即停止并指出该行；之前的批次保留。
        importList: 列出各次导入，以及文件的读取方式。
        importListDiscussion: 最近一次导入排在最前：其短引用、时间、文件、聊天、新消息数，以及日期和本人的读取方式。
        importUndo: 撤销导入。
        importUndoDiscussion: 永久删除只由这些导入带来的消息和附件；因此变空的聊天也一并删除。其他来源也提供过的消息会保留。同一文件的各次导入会一起撤销。之后可以重新导入该文件。较新的导出对早先消息所作的更改以及为其补充的附件会保留。
        exporting: 导出消息。
        exportJSON: 把消息写成 JSON 行。
        exportJSONDiscussion: 每行一条消息，每个聊天按自己的顺序。使用 --full 时，保险库的每条记录连同类型各占一行；导入新的保险库后即得到相同的保险库。输出未加密。
        exportHTML: 将消息写成供浏览器阅读的页面。
        exportHTMLDiscussion: 写入一个页面文件夹，无需网络即可在任何浏览器中打开：按月份的聊天、人物、图库、日历和统计。打开其中的 index.html。页面中没有任何东西能执行消息的内容。页面没有加密；只有您能读取该文件夹。
        conversations: 列出聊天。
        conversationsDiscussion: 置顶的聊天在前，然后按最近的活动排列；已归档的在最后。
        messages: 显示一个聊天的消息。
        messagesDiscussion: 显示最新的消息，最后一条在最下面。聊天可用标题、标题的一部分或短引用来指定。加上 --refs，每条消息前面都有短引用，--around、--before、--after 和其他命令用它找到消息。
        search: 搜索消息。
        searchDiscussion: 所有的词都必须出现，不分大小写和重音。可以使用引号中的\"短语\"、带星号的词首（umbr*）、OR、NOT 和括号。查找范围是正文、发送者和附件名称，最新的结果在前。没有词时只由筛选条件决定。日期写作 2020、2020-05、2020-05-31、2020-05-31T14:00，或昨天、星期一这样的词。
        markRead: 将聊天标为已读。
        pin: 把聊天置顶。
        unpin: 取消聊天置顶。
        mute: 将聊天静音。
        unmute: 取消聊天静音。
        archive: 归档一个聊天：移到列表末尾，并停止通知。
        unarchive: 取消归档一个聊天。
        delete: 永久删除聊天和消息。
        deleteDiscussion: 删除一个聊天、一条消息，或按时间和平台删除消息，并删除不再被引用的附件。单条消息会留下一个空位，以免再次导入聊天时又出现；--erase 则什么也不留下。
        stats: 显示消息的统计数字和图表。
        statsDiscussion: 显示总数和图表：消息随时间的变化，各小时、日子、人、聊天和类型的消息，到另一人发言的时间，以及常用词和表情符号。小时和日期按本机的时区。
        conversationGroup: 管理聊天。
        conversationRename: 重命名保险库中的聊天。
        conversationRenameDiscussion: 其他人看不到这个标题。如果服务之后重命名聊天，它的标题会取代您的标题。
        """)
}

extension DataFailureText {
    static let chineseSimplified = PhraseTable(
        """
        noSuchConversation: 没有名为“{name}”的聊天。
        noSuchConversationHint: “whisper conversations”列出所有聊天。
        ambiguousConversation: “{name}”符合多个聊天：{candidates}
        ambiguousConversationHint: 请给出条目末尾的短引用，或平台加完整标题：{example}
        ambiguousReferenceHint: 请给出条目末尾的短引用。
        noSuchPerson: 没有名为“{name}”的人。
        personIsDateHint: 要查看某个日期起的消息，请使用 --since {date}。
        ambiguousPerson: “{name}”符合多个人：{candidates}
        ambiguousPersonHint: 请给出完整的名字、号码或标识。
        invalidMoment: {option}：“{value}”不是日期。
        invalidMomentHint: 请写 2020、2020-05、2020-05-31、2020-05-31T14:00、昨天或星期一。
        invalidAge: {option}：“{value}”不是时长。
        invalidAgeHint: 请写一个数字，后面加 d、w、m 或 y 表示天、周、月或年：90d、8w、6m、2y。
        invalidNumber: {option}：{value} 不是从 1 开始的数字。
        unknownChoice: {option}：不认识“{value}”。
        unknownChoiceHint: 可选：{values}
        emptyQuery: 没有要查找的词。
        emptyQueryHint: 请给出一个词，或 --in、--type 之类的筛选条件。
        relevanceLimit|other: 按相关度最多有 {count} 条结果。
        oneRange: --around、--before、--after 与 --oldest 或 --all 不能同时使用。
        oneDeletion: 这些选项不能一起使用：要么是一条消息，要么是聊天加 --before、--older-than 或 --platform。
        nothingToDelete: 请说明要删除什么。
        nothingToDeleteHint: 请指定聊天，或给出 --message、--before、--older-than 或 --platform。
        oneTitle: --title 只能用于单个文件。
        fullAlone: --full 不能与 --conversation、--from 或 --deidentify 同用，--deidentify 也不能与 --attachments 同用。
        ingestionAlone: --ingestion 不能与 --conversation、--from、--since 或 --until 同用。
        unknownZone: 没有时区“{value}”。
        unknownZoneHint: 请写成 Asia/Shanghai 或 UTC 的形式。
        missingFile: 没有文件“{path}”。
        emptyFile: “{path}”是空的。
        notAnExport: “{path}”不是导出的聊天：里面一条消息也没有。
        notAnExportHint: 请在 WhatsApp 中打开聊天并选择“导出聊天”，然后给出生成的 .txt 或 .zip 文件。
        damagedArchive: 压缩包“{path}”被截断或已损坏，没有导入其中任何内容。
        encryptedArchive: 压缩包“{path}”已加密。
        encryptedArchiveHint: 请先用密码解压，再导入目录。
        noChatInArchive: 压缩包“{path}”里没有聊天。
        archiveOfArchives: 归档“{path}”本身不含聊天，但包含其他归档。
        unsafeArchive: 压缩包“{path}”指向自身之外的文件，没有导入其中任何内容。
        archiveTooLarge: 压缩包“{path}”解压后超过允许的大小，没有导入其中任何内容。
        ambiguousDates: “{path}”中的日和月无法足够确定地区分；较可能的顺序是 {order}（{confidence}）。
        ambiguousDatesHint: 请说明日期的写法：--date-order dmy、mdy 或 ymd；或用 --yes 采用较可能的顺序。
        contradictedDates: 按这个顺序，“{path}”中有不可能的日期。
        contradictedDatesHint: 去掉 --date-order，顺序便会自动判断。
        importInterrupted: 已中断。到目前为止导入的消息都保留；再次导入会加入其余部分。
        someFilesFailed|other: {count} 个文件未导入：{names}
        theseFilesFailed|other: 由于上述原因，{count} 个文件未导入。
        partlyRead: 有些行无法读取，其余的都已读取。
        partlyReadHint: 摘要中列出了这些行。
        lineTooLong: “{path}”第 {line} 行：超过 16 MiB。
        lineNotJSON: “{path}”第 {line} 行：第 {offset} 字节处不是 JSON。
        lineTooDeep: “{path}”第 {line} 行：第 {offset} 字节处嵌套过深。
        lineCutOff: “{path}”第 {line} 行：在一个值的中间结束。
        lineNotUTF8: “{path}”第 {line} 行：第 {offset} 字节处不是有效的 UTF-8。
        lineLacks: “{path}”第 {line} 行：缺少“{member}”。
        lineNotObject: “{path}”第 {line} 行：不是 JSON 对象。
        documentNotLines: “{path}”是跨多行的一个 JSON 文档。Whisper 读取 JSON Lines，每行一个对象，如“whisper export json”所写。
        lineUnexpected: “{path}”第 {line} 行：“{member}”的值不应出现在那里。
        lineUnknownType: “{path}”第 {line} 行：类型未知的记录。
        lineNewerFormat: “{path}”第 {line} 行：由更新版本的 Whisper 写成。
        lineConflict: “{path}”第 {line} 行：与保险库中的内容相矛盾。
        lineMissingReference: “{path}”第 {line} 行：指向不存在的内容。
        malformedLineHint: 之前的部分行已导入。请改正该行后再次导入，不会有重复。
        malformedLineHintAfter|other: 之前的 {count} 条新消息已导入。请改正该行后再次导入，不会有重复。
        malformedLineHintBefore: 没有导入任何内容。请改正该行后再次导入。
        importFull: 磁盘已满。到目前为止导入的消息都保留；再次导入会加入其余部分。
        vaultNotEmpty: 保险库中已有消息或联系人：未导入任何内容
        vaultNotEmptyHint: --restore 会把整个保险库恢复到一个空的保险库。不用它时会添加消息，联系人以未核对状态导入。
        timesShifted: 保险库的“{title}”中已有此文件的消息，但时间相差 {offset}。
        timesShiftedHint: 请用 --timezone 指明手机的时区。如果先前导入时时区有误，请删除该聊天并重新导入。--yes 会再次导入这些消息。
        datesExchanged: 保险库的“{title}”中已有此文件的消息，但日和月对调了。
        datesExchangedHint: 请用 --date-order 说明日期的写法。如果先前的导入有误，请删除该聊天并重新导入。--yes 会再次导入这些消息。
        chatsLeftOut: 文件中的部分聊天未导入，其余的都已导入。
        chatsLeftOutHint: 警告中列出了这些聊天。等保险库中每个只对应一个聊天后，再次导入该文件：不会有任何重复。
        severalChats: “{path}”中有多个聊天。
        severalChatsHint: 请将其保存为文件并给出文件名：这样会逐一导入每个聊天。
        noChatNamed: 请指定一个聊天，或用 --around、--before 或 --after 指定一条消息。
        contextLimit|other: --context 的数字最大为 {count}。
        noSuchSender: “{path}”中没有人叫“{name}”。未导入任何内容。
        noSuchSenderHint: 请用 --me 按文件中的写法指定您的名字。您是指：{candidates}？
        oneOwnName: “{path}”只接受一次 --me：您在其中的名字或号码。
        attachmentsUnread|other: 有 {count} 个附件无法读取；其余全部已导入。
        attachmentsUnreadHint: 保险库中没有摘要所列的内容。请导入该文件的完好副本来补上。
        unknownCompression: 压缩包“{path}”以 {method} 压缩，Whisper 无法解压。没有从中导入任何内容。
        foreignArchive: “{path}”是 Whisper 无法解压的压缩包格式。
        unpackHint: 请先用其他程序解压，然后导入该目录。
        importedBefore: “{path}”此前已用其他设置导入。未导入任何内容。
        readDifferently: “{path}”已于 {date} 用其他设置导入：{settings}。
        readDifferentlyHint: 使用 --redo 可撤销那次导入并重新导入该文件。未作任何更改。
        readLikeEarlierHint: {date} 导入的“{path}”采用了不同的读取方式。如果此文件应与它一样读取，请加上：{options}。如果那次有误，--redo 会撤销那次导入。未作任何更改。
        nothingToUndo: 没有可以撤销的导入。
        noSuchImport: 没有可以撤销的“{name}”的导入。
        noSuchImportHint: “whisper import list”会列出各次导入。数据库和 JSON Lines 的导入无法撤销。
        otherContents: “{path}”不是以此名称导入的那个文件：其内容不同。
        otherContentsHint: 若仍要撤销此名称的某次导入，请给出其短引用：{imports}
        emptyTitle: 聊天需要标题。
        unknownInput: 请说明标准输入的内容是什么。
        unknownInputHint: 请运行“whisper import whatsapp -”或“whisper import json -”。
        optionForLines: {option} 用于 JSON 行；“{path}”中没有。
        optionNotForLines: {option} 不适用于“{path}”这样的 JSON 行。
        importInterruptedBefore: 已中断，“{path}”中尚未导入任何内容。
        interruptedUndone: 已中断，“{path}”中尚未导入任何内容。其先前的导入已撤销；请重新导入该文件。
        chosenWouldGo: 以这种方式读取该文件会撤销 {files} 的导入，并删除要将文件导入到的聊天“{title}”。
        chosenWouldGoHint: 未做任何更改。请先以正确的方式并使用 --redo 重新导入那些文件。
        undoesOthers: 以这种方式读取“{path}”与其他文件相矛盾，它们的导入将被撤销：{files}
        undoesOthersHint: 未做任何更改。只存在于那些文件中的内容在重新导入之前会消失。用“whisper import list”查看它们是如何读取的；要撤销它们，请使用 --redo --yes。
        failedUndone: “{path}”先前的导入已撤销，由于本次导入失败，必须重新导入该文件：{reason}
        ownVault: “{path}”是 Whisper 的保险库。
        ownVaultHint: 阅读：{read}。用作您的保险库：{restore}。将其消息加入您的保险库：先 {export}，再 {import}。
        ownLines: “{path}”包含 JSON 行。
        ownCommand: 请使用：{command}
        ownPages: “{path}”是供阅读的页面存档。
        ownPagesHint: 请在浏览器中打开 {file}。要导入消息，请使用生成该存档的来源。
        ownSealedPages: “{path}”是供阅读的封存页面存档。
        ownIdentities: “{path}”是身份的备份，不含消息。
        ownKeys: “{path}”包含联系人的密钥，不含消息。
        backupKey: “{path}”是备份的密钥，不含消息。
        backupKeyHint: 请用它导入备份：{command}
        ownSealed: “{path}”包含一条封存的消息，不含聊天。
        notImported: “{path}”未导入。
        ownerIsAnother: “{path}”中被说成是您的消息，在保险库中是“{name}”({number})的消息，而此人不是您。
        ownerIsAnotherHint: 请用 --me 指明此文件以什么名称显示您。使用 --yes 则照样导入。
        chosenService: 聊天“{title}”属于另一项服务（{platform}）。未从“{path}”导入任何内容。
        chosenKind: “{path}”显示的是群组，而“{title}”是与一个人的聊天。未导入任何内容。
        chosenUnlike: 聊天“{title}”与“{path}”几乎没有共同之处。未导入任何内容。
        chosenOtherHint: 请用 --into 指定另一个聊天，或省略该选项，以便按标题和消息识别聊天。
        chosenUnlikeHint: 请用 --into 指定另一个聊天。如果就是这个，请加上 --yes。
        intoSeveral: --into 指定一个聊天，而这些是多个聊天的导出。
        intoSeveralHint: 请只导入该聊天的文件。
        intoOther: --into 用于导出的聊天；“{path}”不是。
        ownTable: “{path}”是“whisper export csv”为电子表格写出的表格，不包含保险库中的全部内容。
        ownTableHint: 要把消息从一个保险库带到另一个，请用“{export}”写出，再用“{import}”读入。
        """)
}

extension DataOptionText {
    static let chineseSimplified = PhraseTable(
        """
        importPath: 导出的聊天（.txt、.zip 或目录）、WhatsApp 的数据库、数据库的备份、含有其中之一的目录，或 JSON 行文件。
        exportPath: 导出的聊天（.txt、.zip 或目录；- 表示标准输入）、WhatsApp 的数据库、数据库的备份，或含有其中之一的目录。
        backupKeyFile: 加密备份的密钥：含 64 位十六进制数字的文件，或手机上的密钥文件；对于 iPhone 备份，则为含其密码的文件。
        backupKeyCommand: 输出加密备份的密钥或密码的命令。
        backupAccount: 从同时包含两个应用的 iPhone 备份中导入哪一个：whatsapp 或 business。
        statusPosts: 同时导入数据库中的动态。
        ownName: 您在导出中的名字，用于区分发出和收到的消息。如果各聊天以不同的名字显示您，请重复此选项：在每个聊天中，以其中第一个在该聊天写过消息的名字为您。对于未说明所有者的数据库：您的号码。
        ownNameJSON: 您自己的名字或号码，用来区分发出和收到的消息。
        chatTitle: 文件名没有说明时，聊天的标题。
        intoChat: 该文件所显示的保险库中的聊天：标题或其一部分、短引用或标识。用于消息太少而无法识别聊天的文件。
        timezone: 手机所在的时区，例如 Asia/Shanghai；不写则用本机的时区。
        dateOrder: 日期中日和月的顺序：dmy、mdy 或 ymd；不写则自动判断。
        dryRun: 只显示将会做什么。
        verboseImport: 显示每个聊天的全部详情，以及数据库的表。
        importYes: 日和月无法区分时，按较可能的顺序继续；保险库中已有时间不同的相同消息时也继续。
        redo: 如果该文件此前以其他日期顺序、时区或本人身份导入过，或导入过其他聊天，则先撤销那次导入。不带这些选项时，会在终端重新询问您是谁。
        importToUndo: 导入的短引用，或文件名或其一部分；多个会一起撤销（默认：最近一次导入）。
        jsonPath: JSON 行文件；- 表示标准输入。
        restoreJSON: 将您自己的保险库恢复原样：联系人及其信任、身份、策略。恢复到非空的保险库时，会先逐一列出并确认。
        attachmentsFrom: 存放附件内容的目录，由“export json --attachments”写出。
        attachmentsTo: 同时把附件内容写入这个目录。
        exportConversation: 只限这个聊天：标题或其一部分、短引用或标识。
        full: 保险库的每条记录，而不只是消息。
        deidentify: 用前后一致的标识代替姓名和电话号码。
        output: 要写的文件；- 表示标准输出。
        onlyUnread: 只列出有未读消息的聊天。
        conversationLimit: 最多这么多个聊天。
        conversation: 聊天：标题或其一部分、短引用或标识。
        messageLimit: 最多这么多条消息（不写则为 100）。
        before: 此短引用的消息之前的消息。
        after: 此短引用的消息之后的消息。
        references: 显示每条消息的短引用。
        oldest: 从最早的消息开始。
        all: 从最早到最新的所有消息。
        saveAttachments: 把所显示消息的附件保存到这个目录。
        query: 要查找的内容。
        searchIn: 只在这个聊天中：标题或其一部分、短引用或标识。
        fromPerson: 只限此人的消息：名字、名字的一部分或标识。
        since: 只限此日期起。
        until: 只限到此日期为止，含当日。
        type: 只限此类型：text、image、video、audio、document、sticker、location、contact、poll、call、system、deleted、unknown。可重复。
        hasAttachment: 只限带附件的。
        encrypted: 只限内含封存消息的。
        order: newest（不写时）或 relevance。
        searchLimit: 最多这么多条结果（不写则为 50）。
        upTo: 只到此短引用的消息为止。
        deleteMessage: 删除此短引用的消息。
        erase: 不留下消息的任何痕迹；再次导入聊天会使它重新出现。
        deleteBefore: 此日期之前发送的消息。
        olderThan: 早于此时长的消息：90d、8w、6m、2y。
        platform: 此平台的消息，例如 whatsapp。
        svg: 把图表写成 SVG 文件；- 表示标准输出。
        countConversation: 只统计这个聊天的消息。
        countSince: 只统计此日期起的消息。
        countUntil: 只统计到此日期为止（含当天）的消息。
        pagesFolder: 要写入的文件夹。
        pagesConversation: 只写入此聊天：标题或其一部分、短引用或标识。可重复。
        pagesSince: 只写入从此日期起的消息。
        pagesUntil: 只写入到此日期（含）为止的消息。
        pagesMedia: 要复制的文件：all、used（仅页面显示的图片、视频和声音）、none。
        pagesTheme: 颜色：auto（跟随系统）、light、dark。
        pagesLanguage: 页面的语言：en、de、es、fr、pt、tr、ar、hi、zh-Hans。
        pagesForce: 只替换先前的导出在那里写入的存档。
        conversationOrReference: 聊天：标题或其一部分、短引用或标识。使用 --around、--before 或 --after 时可省略。
        around: 此短引用的消息及其前后的消息（默认：前后各 10 条）。
        showSince: 只显示此日期起的消息。
        showUntil: 只显示到此日期为止（含当日）的消息。
        searchContext: 同时显示每个结果前后这么多条消息。
        newTitle: 新标题。
        """)
}

extension DatabaseText {
    static let chineseSimplified = PhraseTable(
        """
        readerMissing: 缺少读取数据库的程序 whisper-reader：“{path}”。
        readerMissingHint: 它与 whisper 安装在一起；“make install”可以安装。
        readerFailed: 读取“{path}”失败：whisper-reader 意外结束。
        notADatabase: “{path}”中没有数据库。
        notADatabaseHint: 应为导出的聊天、msgstore.db、ChatStorage.sqlite、以 .crypt12、.crypt14 或 .crypt15 结尾的备份，或含有其中之一的目录。
        unknownSchema: “{path}”是数据库，但不是 WhatsApp 的。
        unknownSchemaHint: 消息在 Android 上位于 msgstore.db，在 iPhone 上位于 ChatStorage.sqlite。
        contactsAlone: “{path}”包含 WhatsApp 联系人的名字和号码，但没有消息。
        contactsAloneHint: 它与消息一起读取；消息在 Android 上位于 msgstore.db，在 iPhone 上位于 ChatStorage.sqlite。请导入同时包含两者的文件夹，或给出这两个文件。
        damaged: “{path}”被截断或已损坏。
        damagedHint: 请从手机重新复制。损坏处之前已导入的消息都保留。
        changed: “{path}”在读取期间被更改。
        changedHint: 请关闭 WhatsApp，或导入一份副本。
        keyRequired: “{path}”已加密。
        keyRequiredHint: 请用 --key-file 或 --key-command 给出密钥。
        wrongKey: 此密钥打不开“{path}”。
        wrongKeyHint: 每部手机都有自己的密钥，重新设置 WhatsApp 后会换成新的。
        malformedKey: 这不是“{path}”的密钥。
        malformedKeyHint: .crypt15 用其 64 位十六进制数字或手机上的 encrypted_backup.key 文件打开；.crypt12 和 .crypt14 用手机上的 key 文件打开。
        passwordProtected: “{path}”受密码保护，其密钥由 WhatsApp 保管。
        passwordProtectedHint: 请在 WhatsApp 的聊天备份设置中，把端到端加密备份改为使用 64 位密钥，然后重新备份。
        unknownBackup: “{path}”是未知类型的加密备份。
        unknownBackupHint: 已知的有 crypt12、crypt14 和 crypt15，以及 iPhone 备份。
        limit: 读取“{path}”所需的空间或工作量超出真实文件的可能。
        full: 没有空间存放临时文件了。
        incomplete: 备份“{path}”缺少一个文件。
        listMissing: 备份“{path}”中缺少文件列表 Manifest.db，或者它是空的。
        messagesMissing: 备份“{path}”列出了消息数据库 ChatStorage.sqlite，但其中缺少该文件，或者它是空的。
        incompleteHint: 请复制备份的整个目录。
        nothingFound: “{path}”中既没有导出的聊天，也没有 WhatsApp 的数据库。
        nothingFoundHint: “whisper help import”说明可以导入什么，以及如何从手机取得。
        backupWithoutWhatsApp: “{path}”是没有 WhatsApp 的 iPhone 备份。
        severalFoundHint: 请用各自的路径导入想要的每一个；顺序没有影响。
        severalDatabases: “{path}”包含多个数据库：{found}
        severalAccounts: “{path}”是包含多个应用的 iPhone 备份：{apps}
        severalAccountsHint: 请用 --account 选择其中一个，之后再导入另一个；顺序无关紧要。
        noSuchAccount: “{path}”中没有 iPhone 备份里的 {app} 聊天。
        noSuchAccountHint: 省略 --account 即可导入已有的内容。
        wrongPassword: 该密码打不开“{path}”。
        wrongPasswordHint: 这是在电脑上为 iPhone 加密备份设置的密码，不是手机的锁屏密码。
        otherTimes: “{title}”现在在保险库中有两份，时间不同。
        otherTimesHint: 该聊天的一个导出文件曾按其他时区或日期顺序读取。请用 --redo 和正确的 --timezone 或 --date-order 重新导入。
        exportOptions: {option} 用于导出的聊天；“{path}”是数据库。
        databaseOptions: {option} 用于数据库和备份；“{path}”是导出的聊天。
        keyPrompt: 备份的密钥（64 位）：
        passwordPrompt: iPhone 备份的密码：
        partlyRead: 有些行无法读取；其余内容均已导入。
        partlyReadHint: 摘要按原因统计这些行，--json 会列出前几行。如果很多，请关闭 WhatsApp 后从手机重新复制数据库。
        orphansOnly: 有些行属于数据库中没有的聊天、消息或人；其余内容均已导入。
        orphansOnlyHint: 删除聊天和消息后，手机会留下这样的行，WhatsApp 也不显示它们。无需处理；--json 会列出前几行。
        contactsUnread: 无法读取“{path}”中的姓名；联系人显示为消息中的名称。
        linkedIDsUnread: 无法读取“{path}”中关联 ID 对应的号码；部分人物显示时不带号码。
        chats|other: 在 {count} 个聊天中；保险库中新增：{new}
        people|other: {count} 人写过消息
        noOwner: 数据库没有说明您是谁
        itsOwner: 数据库的所有者：{name}
        joinedChats|other: {count} 个聊天实为另一个聊天，已与之合并；“whisper conversation split”可将其拆分
        joinedChat: “{former}”现在是“{title}”的一部分
        completed|other: 其中 {count} 条由数据库补全
        earlierBackups|other: 已读取：“{imported}”。旁边的 {count} 个较早备份可能含有此后被删除的消息：{names}
        joined|other: {count} 条来自导出的消息已原位替换为数据库中的同一消息
        ambiguous|other: {count} 条消息可能已通过导出存在于保险库中，同一分钟且文字相同；两者都保留
        events|other: 数据库中有 {count} 个回应、投票、编辑、删除、状态和名称
        waiting|other: {count} 项更改正在等待所属的消息
        refused|other: {count} 项更改因更改者无权而未应用
        rejected|other: {count} 条消息无法保存
        attachments: 附件：保存 {stored} 个，已在保险库中 {held} 个，缺少 {missing} 个
        attachmentsWithUnread: 附件：保存 {stored} 个，已在保险库中 {held} 个，无法读取 {unread} 个，缺少 {missing} 个
        rows|other: 从以下表中读取了 {count} 行：{tables}
        leftOut|other: {table}：略过 {count} 行（{reasons}）
        unknownTypes: 尚不认识的类型的消息，已连同数据库中关于它们的全部内容保留：{types}
        unknownTypesInAll|other: 有 {count} 条消息的类型尚不认识，已连同数据库中关于它们的全部内容保留
        unknownSenders|other: {count} 条消息的发送者未在数据库中注明
        reasonInternal: WhatsApp 不在任何地方显示
        reasonStatus: 动态
        reasonOrphan: 属于数据库中没有的聊天、消息或人
        reasonMalformed: 不完整或已损坏
        reasonImpossibleTime: 时间不可能
        reasonTooLong: 过长
        reasonRepeated: 重复
        reasonSuperseded: 另一行已有
        reasonContradictory: 仅在一次读取中出现
        contradictions: {table} 中因文件损坏而两次读取不一致的行：{count}
        otherOwner: 此数据库的所有者在此保险库中是另一个人。其自己的消息不会被当作您的消息。
        leftOutInAll|other: 略过 {count} 行（{reasons}）
        contradictionsInAll: 因文件损坏而两次读取不一致的行：{count}
        """)
}

extension FindingText {
    static let chineseSimplified = PhraseTable(
        """
        choose: 选择哪个编号？（Enter：都不选）
        chooseOne: 选择哪个编号？
        acceptedNumbers: 请输入 1 到 {last} 之间的编号。
        severalChats: “{name}”符合多个聊天：
        severalPeople: “{name}”符合多个人：
        severalContacts: “{name}”符合多个联系人：
        partOfContact: 没有名字正好是“{name}”的联系人。可能是指这一位：
        contactTaken: 联系人：“{name}”，{id}
        noSuchChatSuggestion: 没有名为“{name}”的聊天。您是指：{candidates}？
        noSuchPersonSuggestion: 没有名为“{name}”的人。您是指：{candidates}？
        noReference: “{value}”不是消息的短引用或标识。
        noSuchMessage: 这里没有消息“{reference}”。
        severalMessages: “{reference}”符合多条消息：{candidates}
        referenceHint: “whisper messages --refs”和“whisper search”会显示每条消息的短引用。
        otherChat: 消息“{reference}”在另一个聊天中。
        inChat: 聊天：“{title}”，{reference}
        lastMessage: 最近 {date}
        memberOf: 在“{title}”中
        """)
}

extension DeletionText {
    static let chineseSimplified = PhraseTable(
        """
        askConversation|other: 永久删除聊天“{title}”及其 {count} 条消息吗？
        askMessage: 永久删除这条消息吗？
        askRule|other: 永久删除 {count} 条消息吗？
        askRuleInChat|other: 永久删除“{title}”中的 {count} 条消息吗？
        deleted|other: 已删除 {count} 条消息。
        wouldDelete|other: 将删除 {count} 条消息。
        wouldDeleteFrom|other: 将从“{title}”中删除 {count} 条消息。
        deletingMessages: 正在删除消息
        deletingWords: 正在从索引中移除词语
        copiesRemain: 之前制作的副本仍含有已删除的内容：{paths}
        otherCopiesRemain: 之前制作的备份和导出仍含有已删除的内容。
        namedCopiesRemain: 之前制作的副本仍含有这些姓名和地址：{paths}
        otherNamedCopiesRemain: 之前制作的备份和导出仍含有这些姓名和地址。
        stoppedHint: 已删除的部分不会恢复。再次运行该命令即可删除其余部分。
        optimized|other: 搜索索引现有 {count} 个部分（{size}），之前有 {before} 个（{sizeBefore}）。
        choicesGo: 您为该聊天设置的内容（例如标题、草稿或保留规则）将随之删除。
        noRoom: 磁盘已满，而删除本身也暂时需要一些空间。
        noRoomHint: 请先在磁盘的其他位置腾出一些空间，然后再次运行该命令。已删除的部分不会恢复。
        """)
}

extension ExportText {
    static let chineseSimplified = PhraseTable(
        """
        progress: 导出
        writtenMessages|other: 已将 {count} 条消息写入“{path}”。
        writtenRecords|other: 已将 {count} 条记录写入“{path}”。
        onlyFrom: 只包含“{name}”的消息。
        plaintext: 该文件未加密：能读取它的人都能阅读您的消息。
        plaintextOutput: 输出未加密：能读取它的人都能阅读您的消息。
        withBlocked|other: 其中 {count} 条来自被屏蔽的联系人，也在文件中。
        withoutAttachments|other: 有 {count} 个附件的文件未导出。若也要导出，请加上 --attachments DIR；导入时用同一选项即可从中读取。
        """)
}

extension ImportText {
    static let chineseSimplified = PhraseTable(
        """
        surveying: 查看
        aligning: 比对
        writing: 导入
        imported|other: “{title}”中有 {count} 条新消息
        wouldImport|other: “{title}”中将有 {count} 条新消息
        importedMessages|other: {count} 条新消息
        wouldImportMessages|other: 将有 {count} 条新消息
        wouldImportAtMost|other: 最多将有 {count} 条新消息：保险库中以其他标识存在的消息也计算在内
        importAgain: 以相同方式读取并再次导入：{command}
        duplicates|other: {count} 条消息已在保险库中
        repeated|other: {count} 条消息也在前面的文件中，只计一次
        laterTexts|other: 保险库已知的 {count} 条消息在此文件中有更新的文本；先前的文本保留
        markedDeleted|other: 根据此文件，保险库已知的 {count} 条消息已被删除；其文字保留
        messagesFound|other: 文件中：{count} 条消息，其中 {system} 条来自系统
        period: 从 {first} 到 {last}
        attachments: 附件：找到 {found} 个，缺少 {missing} 个，导出时省略 {omitted} 个
        attachmentsWithUnread: 附件：找到 {found} 个，无法读取 {unread} 个，缺少 {missing} 个，导出时省略 {omitted} 个
        dateOrder: 日期按{order}读取，时区 {zone}；把握 {confidence}（{evidence}）
        renamed: “{from}”和“{to}”是同一个人
        keptApart: “{from}”和“{to}”写了相同的消息，仍视为两个人。如果是同一个人：{command}
        keptApartOwner: “{from}”和“{to}”写了相同的消息，仍视为两个人，因为其中一个是您，另一个不是
        keptApartFormerOwner: “{from}”和“{to}”写了相同的消息，仍视为两个人，因为“{from}”是您，而“{to}”不是。如果两者都是您：{command}
        titleKept: 文件中聊天的名称是“{other}”。它仍叫“{title}”
        resembling: 聊天“{other}”也有其中一些消息，但太少，无法判断是否为同一个聊天。“{title}”仍为单独的聊天。如果是同一个：{command}
        resemblingPart: 聊天“{other}”也有其中一些消息，但太少，无法判断是否为同一个聊天。“{title}”仍为单独的聊天。如果是同一个，请解压“{path}”，并用 --redo --into {reference} 导入该聊天的文件
        inBoth: 聊天“{other}”也有此文件中的消息。如果它与“{title}”是同一个聊天，请用 --redo --into {reference} 导入“{other}”的文件：这样就没有消息会出现两次
        inBothMore|other: 另有 {count} 个聊天也出现在其他名称的导出中。--json 会列出全部
        sameChat: 这个聊天就是原来的“{former}”
        askAlike: “{path}”包含聊天“{title}”的消息，但名称不同：{names}。它们是同一个吗？
        askSameGroup: 聊天“{title}”与“{path}”几乎没有共同之处。是同一个聊天吗？
        otherGroup: 另一个聊天也叫“{title}”。由于两者几乎没有共同之处，此聊天保持独立
        unlike: 聊天“{title}”与“{path}”几乎没有共同之处：届时会询问您是否为同一个聊天
        unlikeAllowed: 聊天“{title}”与“{path}”几乎没有共同之处。使用 --yes 仍会导入
        unlikeUnasked: 聊天“{title}”与“{path}”几乎没有共同之处。没有可供询问的终端时，导入需要 --yes
        unparsed|other: {count} 处无法读取，位于第 {lines} 行
        invalidBytes|other: {count} 个字节不是 UTF-8，已替换
        repeatedNames: 压缩包中有多个同名文件；每个名称采用第一个：{names}
        inFuture: 文件中有日期在未来的消息，最晚的是{last}。它们按这些日期保存。
        truncated|other: 导出正好有 {count} 条消息：WhatsApp 自己会在此截断导出，因此可能缺少更早的消息。
        endsInsideLine: 文件在一行的中间结束，因此不完整：后面的内容缺失，最后一条消息也可能被截断。
        records|other: 另有 {count} 条记录，其中 {added} 条是新的
        attachmentsTaken|other: 已导入 {count} 个附件
        attachmentsAbsent|other: {count} 个附件的内容不在保险库中；--attachments 可以带入。
        attachmentsToFetch|other: {count} 个附件可从其服务获取
        policyTurnedOn: 此文件启用 {policy}
        policyTurnedOff: 此文件停用 {policy}
        broughtVerified|other: {count} 个联系人仅凭此文件之言即为已核对：尚无人为本保险库核对其密钥。“whisper contact verify”可以核对。
        gateLeftDown: 此文件中 biometric-gated-signing 为启用；在此仍为停用，因为任何导出都不含签名密钥。“whisper policy set biometric-gated-signing on”保护本保险库的签名密钥。
        contactsUnverified|other: {count} 个联系人以未核对状态导入；“whisper contact verify”可核对其密钥
        contactRefused: 联系人“{name}”未导入：其密钥不是您已有联系人的密钥、是您自己的密钥，或无法使用。“whisper contact import”可接受更换的密钥。
        identityLeftOut: 身份“{name}”未导入：这里没有它的私钥
        policyLeftOut: 文件中的 {policy} 设置未导入
        restoreHint: --restore 会把您自己的保险库原样恢复到一个空的保险库中。
        dayMonthYear: 日、月、年
        monthDayYear: 月、日、年
        yearMonthDay: 年、月、日
        evidenceGiven: 由您指定，或与之前的读取方式相同
        evidenceImpossibleValue: 按其他顺序不存在的日期
        evidenceMediaFileName: 媒体文件的名称
        evidenceFileTime: 文件的时间
        evidenceFewestJumps: 时间倒退最少
        evidenceFasterColumn: 日变化得更快
        evidenceStyle: 书写习惯
        askDateOrder: “{path}”中无法区分日和月。这一行的日期是什么意思：{line}
        claimContact: “{name}”将成为已核对的联系人，指纹为 {fingerprint}
        claimIdentity: “{name}”将成为您的身份，指纹为 {fingerprint}；其密钥不在此处
        askClaims: 保险库不是空的。仅凭文件所述就接受以上全部内容吗？
        chatDivided: 第 {line} 行的聊天“{title}”及其消息未导入，因为保险库中有多个聊天与之对应：{chats}
        chatsDividedMore|other: 另有 {count} 个聊天在保险库中各有多个聊天与之对应。--json 会列出全部
        personApart: “{name}”已导入，但不含保险库中属于他人的号码
        severalChats: “{path}”中有 {count} 个文件看起来是导出的聊天：{chats}
        otherFiles|other: “{path}”中另有 {count} 个文件不是导出的聊天，仅在某个聊天将其作为附件时才会读取：{names}
        askOwner: “{path}”中的这些发送者，哪一个是您？
        writer|other: {name}，{count} 条消息
        noneOfThese: 都不是
        noneOfAny: 都不是，其他聊天也不再询问
        ownMessages: 由您发送：“{name}”的消息
        noOwner: 没有发送者被认作是您，因此没有消息算作由您发送。如果其中有您，请用 --redo --me NAME 重新导入：{senders}
        noOwnerInLines: 没有新消息算作由您发送。如果您是发送者之一，请用 --me 加上您的名称或号码重新导入该文件。
        nobodyIsOwner: “{path}”中没有人叫“{name}”，因此没有消息算作由您发送。发送者有：{senders}
        nobodyIsOwnerInSome|other: {count} 个聊天中没有人叫“{name}”，因此其中没有消息算作由您发送。发送者有：{senders}
        dateReading: {date}（{order}）
        likelierReading: {date}（{order}）；可能性更大，可信度 {confidence}
        askRedo: “{path}”已于 {date} 用其他设置导入：{settings}。要撤销那次导入并重新导入该文件吗？
        readDates: 日期按{order}
        readZone: 时区 {zone}
        readOwner: 您是“{name}”
        readNobody: 您不是任何一位发送者
        readChat: 在聊天“{title}”中
        youAre: 您：{name}
        importedHeading: 导入时间
        fileHeading: 文件
        readingHeading: 读取方式
        notUndoable: 无法撤销
        noImports: 没有导入记录：尚未导入任何内容，或其聊天已删除。
        severalImports: 有多次导入与“{name}”匹配：
        askUndo|other: 要撤销 {date} 对“{path}”的导入，并永久删除其 {count} 条消息吗？
        askUndoSeveral|other: 要撤销这些导入，并永久删除其 {count} 条消息吗：{names}？
        undone|other: 已撤销 {date} 对“{path}”的导入：删除了 {count} 条消息。
        undoneSeveral|other: 已撤销这些导入，删除了 {count} 条消息：{names}
        wouldUndoSeveral|other: 撤销这些导入将删除 {count} 条消息：{names}
        undoneToo: 对“{path}”的导入与此次矛盾，也已撤销。请也重新导入该文件。
        wouldUndoToo: 对“{path}”的导入与此次矛盾，也会被撤销。届时也须重新导入该文件。
        wouldUndo|other: 撤销 {date} 对“{path}”的导入将删除 {count} 条消息。
        keptForImports|other: {count} 条消息保留，因为之后的导入也包含它们。
        keptOpened|other: {count} 条消息保留，因为它们是从只能打开一次的封存消息中打开的。
        keptOtherwise|other: {count} 条消息不受影响：其他来源也提供过它们，或者它们之前已被删除。
        keptTimes|other: 其中 {count} 条保留其在保险库中的时间
        markedSent|other: 保险库中原有的 {count} 条消息现在算作由您发送
        wouldNotBeYou: “{name}”将不再被认作是您。
        chatRemoved: 聊天“{title}”已空，已被移除。
        chatWouldGo: 聊天“{title}”将被移除，因为其中没有其他内容。
        chatStays: 聊天“{title}”保留，连同您为其设置的内容，例如标题、草稿或保留规则。
        unreadAttachments|other: 有 {count} 个附件无法读取，保险库中没有：{names}
        reasonDamaged: 已损坏
        reasonEncrypted: 已加密
        reasonCompression: 不支持的压缩方式
        reasonUnreadable: 无法读取
        encodingAssumed: 文本按 {encoding} 读取，这不是 WhatsApp 的写法：请检查姓名中的特殊字母
        inAll|other: 合计，来自 {count} 个聊天：{messages}
        sealed|other: 其中 {count} 条新消息是封存的
        recordsInFile|other: 文件中另有 {count} 条记录
        nothingRedone: 没有更早的导入以其他方式读取“{path}”，因此没有撤销任何导入。
        incomplete: 不完整
        noOwnerElsewhere|other: 其中 {count} 个聊天里没有发送者被认作是您，因此其中没有消息算作由您发送。如果其中有您，请用 --redo --me NAME 重新导入：{senders}
        importNamed|other: {path}（{reference}，{date}，{count} 条消息）
        undoneTooOf|other: {date} 对“{path}”的导入 {reference}（{count} 条新消息）与此次矛盾，也已撤销。请也重新导入该文件。
        wouldUndoTooOf|other: {date} 对“{path}”的导入 {reference}（{count} 条新消息）与此次矛盾，也会被撤销。届时也须重新导入该文件。
        """)
}

extension MessageText {
    static let chineseSimplified = PhraseTable(
        """
        titleHeading: 聊天
        unreadHeading: 未读
        messagesHeading: 消息
        lastHeading: 最后
        textHeading: 正文
        pinned: 置顶
        muted: 静音
        archived: 已归档
        noConversations: 还没有聊天。
        noMessages: 那里没有消息。
        nothingFound: 没有找到消息。
        olderMessages: 更早的消息：{command}
        edited: 已编辑
        unread: 未读
        notHeld: 不在保险库中
        omitted: 导出时省略
        image: 图片
        video: 视频
        audio: 音频
        document: 文档
        file: 文件
        sticker: 贴纸
        location: 位置
        contact: 联系人
        poll: 投票
        call: 通话
        deleted: 已删除
        unknownKind: 类型未知的消息
        attachmentsSaved|other: 已将 {count} 个附件保存到“{path}”。
        attachmentsNotHeld|other: {count} 个附件不在保险库中。
        pinnedNow: “{title}”已置顶。
        unpinnedNow: “{title}”已取消置顶。
        mutedNow: “{title}”已静音。
        unmutedNow: “{title}”已取消静音。
        archivedNow: “{title}”已归档。
        unarchivedNow: “{title}”已取消归档。
        renamedNow: “{from}”现在叫“{to}”。
        markedRead|other: “{title}”中的 {count} 条消息已标为已读。
        deletedByAdmin: 已由管理员 {name} 删除
        event: 事件：{type}
        nothingToShow: 没有可显示的内容
        newerMessages: 更新的消息：{command}
        aroundHit: 某个结果前后的消息：{command}
        referenceHeading: 引用
        moreHits: 显示：{total} 条结果中的 {count} 条。--limit 可显示更多。
        onlyBeginnings: 没有消息恰好包含“{query}”。{wider} 的结果：{total}
        chatsOfName|other: {count} 个同名聊天：{names}
        peopleOfName|other: {count} 个同名的人：{names}
        sealedEdit: 对一条消息的已封存编辑，未打开
        sealedEditElsewhere: 对一条消息的已封存编辑，已作为另一条消息打开
        sealedEditExpired: 对一条消息的已封存编辑，太旧而无法打开
        sealedEditInvalid: 对一条消息的已封存编辑，已损坏或系伪造
        sealedMessage: 已封存的消息
        sealedOpened: 已封存的消息，已作为 {reference} 打开
        sealedByYou: 由您为 {name} 封存，只有对方能打开；您自己的文字是 {reference}
        widerShowsMore|other: 宽度为 {count} 列时，还会显示每个聊天的最后文本。
        danglingOperator: {word} 的一侧没有可搜索的内容，因此 {word} 本身也被当作词语搜索了。
        """)
}

extension StatisticsText {
    static let chineseSimplified = PhraseTable(
        """
        conversations: 聊天
        messages: 消息
        unread: 未读
        people: 人物
        attachments: 附件
        held: 已保存
        first: 第一条消息
        last: 最后一条消息
        database: 数据库
        kinds: 类型
        progress: 正在统计消息
        chartWritten: 图表已写入“{path}”。
        """)
}

extension ChartText {
    static let chineseSimplified = PhraseTable(
        """
        overTime: 消息随时间的变化
        byHour: 各小时的消息
        byWeekday: 各星期几的消息
        byHourOfWeek: 一周内各小时的消息
        byPerson: 各人的消息
        byChat: 各聊天的消息
        byDelay: 到另一人发言的时间
        byKind: 各类型的消息
        frequentWords: 常用词
        emoji: 表情符号
        reactions: 回应
        period: 时段
        hour: 小时
        weekday: 星期
        person: 人
        chat: 聊天
        delay: 时间
        kind: 类型
        word: 词
        reaction: 回应
        messages: 消息
        times: 次数
        numbers: 数字
        words: 词数
        daysWithMessages: 有消息的天数
        busiestDay: 最热闹的一天
        busiestDayValue|other: {date}：{count} 条消息
        longestStreak: 最长连续天数
        longestStreakValue|other: 自 {from} 起 {count} 天
        medianDelay: 中位数：{duration}
        delayBelow: 不到 {limit}
        delayBetween: {from} 到 {to}
        delayAbove: {limit} 以上
        seconds: {amount} 秒
        minutes: {amount} 分钟
        hours: {amount} 小时
        days: {amount} 天
        others|other: 其他 {count} 个
        wordsNote: 至少四个字母的词；中文和日文为相邻的两个字。
        shortfallNote: 每个数字可能偏小，至多少 {count}。
        zoneNote: 时间按时区 {zone}。
        sheetTitle: 消息统计
        sheetSummary|other: {count} 条消息，从 {first} 到 {last}
        value: {label}：{value}
        shortWeekdays: 一 二 三 四 五 六 日
        kindText: 文字
        kindImage: 图片
        kindVideo: 视频
        kindAudio: 音频
        kindDocument: 文档
        kindSticker: 贴纸
        kindLocation: 位置
        kindContact: 名片
        kindPoll: 投票
        kindCall: 通话
        kindDeleted: 已删除
        kindSystem: 系统消息
        kindUnknown: 其他类型
        """)
}

extension TranscriptText {
    static let chineseSimplified = PhraseTable(
        """
        text: 把消息写成可阅读的文本。
        textDiscussion: 写出每个聊天的标题、日期和消息：每条消息由谁担保、时间、姓名和正文。附件会写出名称。输出未加密。
        table: 把消息写成电子表格用的表。
        tableDiscussion: 先写一行列名，然后每条消息一行，为 UTF-8 的逗号分隔值。电子表格会当作公式的单元格前面加一个撇号。输出未加密。
        conversation: 只限这个聊天：标题或其一部分、短引用或标识。可以重复。
        since: 只限此日期起的消息。
        until: 只限到此日期为止的消息，含当日。
        emptyPeriod: 时间段在开始之前就结束了。
        unknownAnswered: 不在保险库中的一条消息
        """)
}

extension SealedArchiveText {
    static let chineseSimplified = PhraseTable(
        """
        encrypt: 不写文件夹，而写一个以专用口令封存的文件。
        open: 打开封存的存档：解包到内存，给出要打开的页面，中断时将其删除。
        passphraseCommand: 从此命令输出的第一行取得存档的口令。
        passphraseFile: 从此文件的第一行取得存档的口令。
        passphraseDescriptor: 从此已打开的文件描述符的第一行取得存档的口令。
        prompt: 存档的口令：
        newPrompt: 存档要用的口令（留空：生成十个词）：
        repeatPrompt: 再次输入存档要用的口令：
        notAnArchive: “{path}”不是封存的存档。
        newerVersion: “{path}”由较新版本的 Whisper 写成。
        wrongPassphrase: 该口令打不开“{path}”。
        damaged: 存档“{path}”已损坏。
        tooBig: 解包后的存档需要 {size}，而内存中只有 {free} 可用。
        noMemory: 内存中没有可供解包存档的私有存储。
        unpacking: 正在解包存档
        openAt: 请在浏览器中打开此页面：
        waiting: 页面只在内存中。按 Ctrl-C 删除。
        removed: 已从内存中删除页面。
        removedRemains: 已删除中断的运行留在内存中的页面。
        openAlone: --open 只显示已有的存档：请去掉写入用的选项。
        showWith: 查看方法：{command}
        noFirstPage: 存档“{path}”中没有可打开的页面“{page}”：它不是由 Whisper 写入的。
        """)
}

extension BrowserText {
    static let chineseSimplified = PhraseTable(
        """
        command: 在全屏视图中浏览保险库。
        discussion: 左侧显示聊天，右侧显示某个聊天的消息。按 ? 查看按键（与 less 和 vim 相同），按 q 退出。其他命令添加的消息会自动出现。
        needsTerminal: 全屏视图需要能够定位光标的终端。
        needsTerminalHint: “whisper conversations”和“whisper messages”以文本行显示同样的内容。
        noChats: 还没有聊天。
        noFiles: 此聊天中没有文件。
        noMessages: 这里没有消息。
        loading: 正在读取…
        keysHeading: 按键
        keyMove: 移动一项
        keyPages: 移动一页或半页
        keyEnds: 转到第一项或最后一项
        keyOpen: 打开聊天；显示消息详情
        keyBack: 返回聊天列表；关闭已打开的内容
        keyOther: 在聊天与消息之间切换
        keySearch: 边输入边按名称查找聊天，并查找消息
        keyHits: 转到下一个或上一个结果
        keyDate: 转到某个日期
        keyAnswered: 转到此消息所回复的消息
        keyThread: 列出消息串：此消息回复的消息及其回复
        keyReturn: 返回之前的位置
        keyFiles: 列出此聊天的文件
        keyDetails: 显示详情：封存、时间、以前的文本
        keySave: 将消息的文件保存到当前文件夹
        keyOpenFile: 在其他程序中打开消息的文件
        keyCopy: 复制文本
        keyRead: 将此消息及之前的消息标为已读
        keyPin: 置顶或取消置顶聊天
        keyMute: 将聊天静音或取消静音
        keyArchive: 归档聊天或取消归档
        keyDelete: 删除消息或聊天（会先询问）
        keyHelp: 显示按键
        keyQuit: 退出
        keyRedraw: 重新绘制屏幕
        searchPrompt: 搜索：
        datePrompt: 转到日期（2020-05-31、31.5.、星期一、昨天）：
        noHits: 没有找到消息。
        searchHint: 词语、\"短语\"、开头*、OR、-排除；筛选：--in 聊天、--from-person 姓名、--since 日期、--until 日期、--type 类型、--has-attachment、--encrypted
        notHere: 保险库中没有该消息。
        copied: 已复制（如果终端允许）。
        notCopied: 文本过长，无法复制。
        pinned: 已置顶。
        unpinned: 已取消置顶。
        muted: 已静音。
        unmuted: 已取消静音。
        archived: 已归档。
        unarchived: 已取消归档。
        read|other: 已将 {count} 条消息标为已读。
        deleted: 已删除。
        gone: 此聊天已被删除。
        saved|other: 已保存 {count} 个文件：{names}
        noAttachment: 保险库中没有此消息的文件。
        opened: 已打开。退出时会移除副本。
        cannotOpen: 没有程序可以打开它。在您退出之前，副本位于 {path}。
        hintChats: ? 按键 · q 退出 · Enter 打开 · / 搜索 · m 已读 · P 置顶 · M 静音 · D 删除
        hintMessages: ? 按键 · q 退出 · Enter 详情 · / 搜索 · t 日期 · o 打开 · y 复制 · Esc 聊天
        hintSearch: Enter 转到 · ↑↓ 选择 · Esc 关闭
        hintList: ↑↓ 滚动 · Esc 关闭
        linesLeft: … 其余文本：Enter
        detailsHeading: 详情
        filesHeading: 文件
        threadHeading: 消息串
        threadIsLonger: 消息串更长：仅显示其中一部分。
        noThread: 此消息没有回复任何消息，也没有任何回复。
        seal: 封存
        sender: 发送者
        time: 时间
        status: 状态
        edited: 已编辑
        source: 来源
        answers: 回复
        identifier: 标识
        text: 文本
        changes: 此后
        unknownFilter: 未知筛选：{value}
        onlyMedia: 只能打开图片、视频和声音。请改用 s 保存文件。
        noSpace: 内存中没有存放副本的空间。请改用 s 保存文件。
        nothingToCopy: 此消息没有文本。
        earlier: 以前的文本
        attachment: 文件
        keyWrite: 在此聊天中写消息
        hintWriting: Enter 发送 · Alt-Enter 换行 · Esc 消息 · Tab 聊天
        writeHint: w：写消息
        writesSealed: 封存给 {contact}
        writesPlain: 未封存：服务器可以读取
        cannotWrite: 无法在此聊天中发送：它没有服务器。
        askLeaving: 您写的内容无法保存，将会丢失。要退出吗？
        draftsKept|other: {count} 条未发送的文字已保存为草稿。
        draftChanged: 另一个命令更改了此草稿。您在此处书写的内容会保留。
        notAsShown: 未发送：聊天已不同于您书写时所显示的状态。
        reference: 短引用
        keyCopyReference: 复制命令用来查找它的短引用
        unlessMarked: 未标注：{word}
        ownMessage: 您自己的消息
        noChatsHint: 导入一个：whisper import FILE
        hintEmpty: ? 按键 · q 退出
        hintNoMessages: ? 按键 · q 退出 · Esc 聊天
        hintHits: n 下一个 · N 上一个结果 · / 搜索 · Esc 结束搜索 · ? 按键 · q 退出
        hintNoHits: Esc 关闭
        answersNothing: 此消息没有回复任何消息。
        searchFirst: 请先搜索：/
        noMoreHits: 没有更多结果。
        unknownKey: 此键在这里不起作用。按 ? 查看按键。
        openFirst: 请先打开一个聊天：Enter
        notADate: “{value}”不是日期。请写 2020、2020-05、2020-05-31、31.5.、星期一或昨天。
        chatFound: 聊天
        personFound: 人
        listsMessages: 按 Enter 列出此人的消息
        allBlocked|other: 有 {count} 条消息来自被屏蔽的联系人，未显示。
        """)
}

extension DraftText {
    static let chineseSimplified = PhraseTable(
        """
        group: 管理草稿：已开始撰写的文字。
        set: 把一段文字存为聊天的草稿。
        setDiscussion: 替换聊天已有的草稿。不给出 TEXT 时，从标准输入读取文字，去掉末尾的换行。草稿像消息一样存放在保险库中，不会发送。
        show: 显示聊天的草稿。
        list: 列出草稿，最新的在前。
        remove: 移除聊天的草稿。
        send: 发送聊天的草稿。
        sendDiscussion: 把草稿放入发件箱（若聊天绑定了联系人则加封），并在能连上服务器时发送。草稿在同一步中移除，因此只发送一次。
        textArgument: 文本；- 表示从标准输入读取。
        savedHeading: 保存时间
        saved: 已保存“{title}”的草稿。
        removed: 已移除“{title}”的草稿。
        none: “{title}”没有草稿。
        noneHint: 用“whisper draft set”写一份，或用“whisper draft list”列出已有的。
        noDrafts: 没有草稿。
        empty: 没有可保存的文字。
        changed: 草稿已被另一个命令更改或发送。没有发送任何内容。
        """)
}

extension MediaText {
    static let chineseSimplified = PhraseTable(
        """
        group: 显示附件占用多少空间，并释放空间。
        stats: 显示附件占用多少空间。
        statsDiscussion: 一个文件即使出现在多条消息中也只计一次。占用空间最多的聊天排在最前；共有的文件在每个聊天中都完整计入。如果服务上可能仍有实时消息的文件，则视为可重新获取。
        prune: 移除旧消息的文件以释放空间。
        pruneDiscussion: 消息会保留所移除文件的名称、类型和大小；只要服务上仍有该文件，就可以重新获取。必须满足给出的所有条件。无法重新获取的文件（例如导入聊天中的文件）会保留，除非使用 --even-unfetchable。多条消息共有的文件，只有在所有这些消息都满足条件时才会移除。尚未发送的消息的文件会保留。
        olderThan: 早于此时长（90d、8w、6m、2y）或此日期之前的消息的文件。
        largerThan: 大于此大小的文件：500kB、10MB、2GiB。
        conversation: 只限这个聊天的文件：标题或其一部分、短引用或标识。
        kind: 只限此类型消息的文件：image、video、audio、document、sticker。
        keepUnder: 移除文件，直到其余文件占用的空间不超过此大小：最旧的优先，同一天的文件中最大的优先。
        evenUnfetchable: 同时移除无法重新获取的文件。
        nothingChosen: 请说明要移除哪些文件。
        nothingChosenHint: 请给出 --older-than、--larger-than、--conversation、--kind 或 --keep-under。
        invalidSize: {option}：“{value}”不是大小。
        invalidSizeHint: 请写一个数字，后面加 kB、MB、GB、KiB、MiB 或 GiB：500kB、10MB、2GiB。
        reading: 正在读取附件
        removing: 正在移除文件
        stoppedHint: 已移除的部分不会恢复。再次运行该命令即可移除其余部分。
        askPrune|other: 从保险库移除 {count} 个文件（{size}）吗？只要服务上仍有，就可以重新获取。
        askPruneLost|other: 无法重新获取：{lost}。永久移除 {count} 个文件（{size}）吗？
        pruned|other: 已移除 {count} 个文件（{size}）。
        wouldPrune|other: 将移除 {count} 个文件（{size}）。
        nothingToPrune: 没有可移除的文件。
        keptUnfetchable|other: {count} 个文件（{size}）因无法重新获取而保留，其中最大的是：
        keptInUse|other: {count} 个文件（{size}）因不满足条件的消息也包含它们而保留。
        overLimit: 其余文件占用 {size}，超过 {limit}。
        postponed: 另一个命令正在使用附件。空间将在下次移除文件时，或通过“whisper verify --repair”释放。
        stored: 保险库中的文件
        attachments: 包含它们的附件
        fetchable: 可重新获取
        unfetchable: 无法重新获取
        remote: 待获取的附件
        expired: 不再可用
        absent: 来源未包含
        kindHeading: 类型
        filesHeading: 文件
        sizeHeading: 大小
        dateHeading: 发送时间
        nameHeading: 文件名
        moreChats|other: 还有 {count} 个聊天含有文件；--json 会列出全部。
        makeRoom: 显示可以移除哪些文件以释放空间
        fileUnsupported: 桥接程序无法获取此类文件。
        chatPictures: 聊天图片
        """)
}

extension PictureText {
    static let chineseSimplified = PhraseTable(
        """
        command: 将聊天的图片保存为文件。
        discussion: 按通讯软件发送的原样写出图片：JPEG、PNG 或 WebP。绝不替换已有文件。“whisper bridge run”会获取聊天的图片并保持更新；每个聊天每周检查一次。
        output: 将图片写入此文件；- 表示标准输出。
        saved: “{title}”的图片已保存：{path}（{size}）
        absent: 保险库中没有“{title}”的图片。
        absentHint: 如果 --media 不是 none，“whisper bridge run”会获取聊天的图片。
        notHeld: 保险库的文件中缺少“{title}”的图片。
        notForTerminal: 标准输出是终端，无法显示图片。
        notForTerminalHint: 请使用 --output FILE 或管道。
        """)
}

extension RetentionText {
    static let chineseSimplified = PhraseTable(
        """
        group: 管理聊天消息的保留时间。
        set: 设置一个聊天的消息保留多久。
        setDiscussion: AGE 是一个数字加上表示天、周、月或年的 d、w、m 或 y，例如 90d 或 2y，或者单词“forever”。使用 --default 时，它适用于所有没有自己规则的聊天。只有“whisper retention apply”才会删除消息。
        list: 列出保留规则。
        remove: 移除一个聊天的规则，使其适用默认规则。
        apply: 永久删除超过规则所允许时间的消息。
        applyDiscussion: 像“whisper delete --older-than”一样逐个聊天删除。时长以本机时钟计算。如果保险库中最新的消息比时钟显示的时间早 30 天以上，时钟可能有误：此时命令会提出另一个问题，--yes 不会回答它，--accept-clock 才会。实时消息的时长不会超过自收到以来的时间，无论发送者注明的时间为何。尚未发送的消息会保留。再次导入旧的导出文件会恢复已删除的消息，直到下次应用规则。
        chatArgument: 聊天；使用 --default 时，此处写 AGE。
        ageArgument: 消息保留多久：90d、8w、6m、2y 或 forever。
        defaultOption: 所有没有自己规则的聊天所用的规则。
        acceptClock: 即使最新的消息远早于时钟显示的时间，也信任时钟。
        forever: 永久
        days|other: {count} 天
        weeks|other: {count} 周
        months|other: {count} 个月
        years|other: {count} 年
        allOthers: （所有其他聊天）
        keptHeading: 保留
        beforeHeading: 早于
        saved: “{title}”的保留时间：{period}。
        savedDefault: 所有其他聊天的保留时间：{period}。
        removed: 已移除“{title}”的规则。
        removedDefault: 已移除默认规则。
        none: “{title}”没有规则。
        noneDefault: 没有默认规则。
        noneHint: “whisper retention list”会显示规则。
        noRules: 没有规则。所有消息都会保留。
        invalid: “{value}”不是时长。
        invalidHint: 请写一个数字，后面加 d、w、m 或 y 表示天、周、月或年，例如 90d，或者写单词“forever”。
        oneTarget: 请指定一个聊天或 --default，二者只能选一。
        ageMissing: 缺少 AGE：消息保留多久。
        askApply|other: 保留规则涉及 {count} 条消息。永久删除吗？
        askClock|other: 本机时钟显示 {now}，但最新的消息来自 {newest}。如果时钟有误，会删除过多消息。永久删除 {count} 条消息吗？
        clockDoubtful: 本机时钟显示 {now}，但最新的消息来自 {newest}。没有删除任何内容。
        clockDoubtfulHint: 如果时钟正确，请运行：{command}
        clockWouldStop: 本机时钟显示 {now}，但最新的消息来自 {newest}。在您确认时钟之前，不会删除任何内容。
        keptUnsent|other: {count} 条较早的消息因尚未发送而保留。
        """)
}

extension GroupText {
    static let chineseSimplified = PhraseTable(
        """
        group: 显示群组及其成员。
        groupDiscussion: 不带子命令时，与“list”一样列出群组。
        list: 列出群组。
        listDiscussion: 置顶的群组在前，其后是最近活跃的，已归档的在最后。成员数和您的角色仅在来源报告时显示；导出的聊天不含这些信息：对它们显示有多少人在其中写过。
        listName: 只列出名称中含有此内容的群组。可重复使用。
        listLimit: 最多这么多个群组。
        show: 显示一个群组及其成员。
        showDiscussion: 显示描述、群组是否有图片，以及每位成员的角色：群主、管理员或成员。“自”是授予或结束该角色的报告的时间。
        shownGroup: 群组：名称或其一部分、短引用或标识。
        former: 同时列出已退出群组的人。
        reading: 正在读取群组
        groupHeading: 群组
        memberHeading: 名称
        membersHeading: 成员
        roleHeading: 角色
        ownRoleHeading: 您的角色
        sinceHeading: 自
        descriptionHeading: 描述
        pictureHeading: 图片
        owner: 群主
        admin: 管理员
        member: 成员
        left: 已退出
        you: 您
        noGroups: 还没有群组。
        noMatch: 没有与“{name}”相符的群组。
        noSuchGroup: 没有名为“{name}”的群组。
        noSuchGroupSuggestion: 没有名为“{name}”的群组。您是不是要找：{candidates}？
        noSuchGroupHint: “whisper groups”列出所有群组。
        membersUnknown: 此群组的成员未知，因为没有来源报告过。
        formerCount|other: 有 {count} 人已退出群组。使用 --former 可一并列出。
        showMembers: 显示此群组的成员
        wroteHere|other: {count} 人在此写过
        """)
}

extension PeopleText {
    static let chineseSimplified = PhraseTable(
        """
        group: 显示人物及其为人所知的名称。
        groupDiscussion: 不带子命令时，与“list”一样列出人物。
        list: 列出保险库中的人物。
        listDiscussion: 列出来源报告过的所有人：发送者、群组成员和手机通讯录中的人，附一个号码及其全部名称。这些名称来自来源，均未经核对。“最近报告”是来源最近一次在消息或通讯录之类的列表中提到此人的时间。
        listName: 只列出名称或号码中含有此内容的人。可重复使用。
        listLimit: 最多这么多人。
        show: 显示保险库所知的关于某人的信息。
        showDiscussion: 显示每个名称和号码及其来源、联系人及其信任、聊天和群组。只有联系人的信任基于密钥比对。商家名称由通讯软件确认，而不是由您确认。
        shownPerson: 人物：名称或其一部分、号码或标识。
        reading: 正在读取人物
        nameHeading: 名称
        numberHeading: 号码
        otherNamesHeading: 其他名称
        originHeading: 来源
        aliasHeading: 名称或号码
        serviceHeading: 服务
        firstSeenHeading: 首次报告
        lastSeenHeading: 最近报告
        directChatHeading: 单聊
        phoneNumber: 电话号码
        linkedID: 关联标识
        serviceID: 服务中的标识
        addressBook: 手机通讯录中的名称
        addedFile: 仅见于添加的 JSON 文件
        chosen: 本人所选
        business: WhatsApp 确认的商家名称
        businessElsewhere: 通讯软件确认的商家名称
        contact: 此保险库的联系人
        notVerified: 此人没有对应的联系人，因此未比对任何密钥。
        messageCount|other: {count} 条消息
        messageAndUnreadCount|other: {count} 条消息，{unread} 条未读
        noPeople: 还没有人物。
        noMatch: 没有与“{name}”相符的人。
        cut|other: 只列出了前 {count} 人。请给出名称的一部分来查找其他人。
        showPerson: 显示此人的全部信息
        forget: 移除指明某人的一切内容。
        forgetDiscussion: 移除某人的所有姓名、号码和标识，包括搜索索引中的。其所写内容保留，显示为未知的人所写。消息中的文字、聊天地址（导出的聊天以姓名为地址）、附件以及保险库的早期副本不会移除。再次导入指明此人的内容会使姓名重新出现。
        forgottenName: 未知的人
        askForget: 要永久移除“{name}”的所有姓名和地址吗？其所写内容保留，显示为“{unknown}”所写。
        forgotten: “{name}”现在是“{unknown}”。
        addressesStay|other: 与此人的 {count} 个聊天的地址保留，再次导入时据此识别：{addresses}
        cannotForget: “{name}”是您本人或您的联系人，无法忘记。
        nameless: 未知的人（…{digits}）
        namelessShort: 未知 …{digits}
        notMe: 说明某人不是您。
        notMeDiscussion: 用于导入时 --me 给错，或某个来源把别人显示为您的情况。以该名称算作由您发送的消息，在文件重新导入之前不算作由任何人发送。在用 --undo 撤回或带 --me 导入某个导出之前，任何来源都不会再把有号码的人当作您。
        notMeUndo: 撤回“此人不是您”的说明。
        askNotMe: “{name}”是别人，而不是您吗？
        notYou: “{name}”不再被认作是您。
        noLongerSent|other: {count} 条消息不再算作由您发送。
        mayBeYou: 如果某个来源或 --me 说明，“{name}”可以再次被认作是您。
        notTakenToBeYou: “{name}”没有被认作是您。
        certainlyYou: “{name}”是您的一个身份，或是此保险库用来发送的账户。
        notMeHint: 如果“{name}”是别人，请用“whisper people not-me”说明。
        severalYou: 有不止一人被认作是您：{names}。如果其中有人不是您，请用“whisper people not-me”说明。如果他们都是您，请用“whisper people join”合并。
        takenElsewhere: 曾把“{name}”认作您的文件，请用 --redo --me NAME 重新导入：{files}
        notMeJoined: “{name}”也是{names}。如果其中只有一人不是您，请先将他们分开：{command}
        widerShowsMore|other: 宽度为 {count} 列时，还会显示每个名称在何处、何时被报告。
        """)
}

extension ReceiptText {
    static let chineseSimplified = PhraseTable(
        """
        receipts: 显示谁收到并阅读了消息。
        receiptsDiscussion: 显示消息对每位收件人的进展及时间。在成员已知的群组中，没有回执的成员也会列出：他们可能关闭了已读回执、后来才加入，或此后一直未上线。
        message: 消息：其短引用或标识。
        recipientHeading: 收件人
        statusHeading: 回执
        timeHeading: 时间
        messageHeading: 消息
        sentHeading: 发送时间
        totalHeading: 回执统计
        delivered: 已送达
        read: 已读
        played: 已播放
        none: 无回执
        noReceipts: 此消息没有回执。
        incoming: 这是您收到的消息。只有您发送的消息才有回执。
        """)
}

extension SplitText {
    static let chineseSimplified = PhraseTable(
        """
        people: 拆分已合并的人物。
        chats: 拆分已合并的聊天。
        discussion: 如果合并过多个，会询问拆分哪一个。双方各自取回原有的内容，以及此后以自己地址收到的内容。无论来源报告什么，两者都不会再次合并。
        joined: 要拆分的对象：其名称、标题或地址，或其中一部分。
        list: 仅列出合并了什么、由何而起以及何时合并。
        byImport: 由导入合并
        bySource: 根据 {platform} 的报告
        byOwner: 由您合并
        several: 有多个已合并到“{name}”：
        askSplit: 要将“{other}”与“{name}”拆分吗？
        done: “{other}”和“{name}”已重新分开。
        nothing: 没有任何内容合并到“{name}”。
        noSuch: 没有名为“{other}”的内容合并到“{name}”。
        joinPeople: 说明两个人物是同一个人。
        joinChats: 说明两个聊天是同一个聊天。
        joinPeopleDiscussion: 另一个人物写的全部内容及其所有名称和号码都归第一个人物。此操作会记录下来：“whisper people split”可将两者重新分开。
        joinChatsDiscussion: 另一个聊天的消息按时间顺序归入第一个；两者都有的消息只保留一次。此操作会记录下来：“whisper conversation split”可将两者重新分开。
        otherPerson: 同一个人物：名称或其一部分、号码或标识。
        otherChat: 同一个聊天，写法与第一个相同。
        askJoinPeople: “{other}”和“{name}”是同一个人吗？
        askJoinChats: “{other}”和“{name}”是同一个聊天吗？
        joinedPeople: “{other}”和“{name}”是同一个人，名为“{present}”。
        joinedChats: “{other}”已是聊天“{name}”的一部分。
        sameAlready: “{other}”和“{name}”已是同一个。
        ownerAndOther: “{name}”是您，而“{other}”不是。
        ownerAndOtherHint: 如果“{other}”在某个导出中是您，请用 --redo --me NAME 重新导入。如果“{name}”不是您：whisper people not-me NAME
        otherService: “{other}”和“{name}”是不同服务的聊天。
        numberedChat: “{other}”或“{name}”的顺序由服务器决定，因此不能合并成一个聊天。
        separateAgain: 重新分开
        keptName: 显示名称“{present}”，因为通讯录中的名称优先，其次是服务确认的名称，再次是本人所选的名称；同等者取最近出现的一个。
        """)
}

extension IngestionText {
    static let chineseSimplified = PhraseTable(
        """
        option: 显示导入和实时来源的表现及其目标。
        runs: 运行次数
        complete: 已完成
        added: 新增
        duplicates: 已有
        skipped: 跳过
        spilled: 暂存至保险库可以保存时
        lastRun: 上次运行
        pairing: 配对成功率
        latency: 保存用时
        backlog: 历史记录，每分钟消息数
        uptime: 在线时间
        decryption: 解密成功
        met: 目标 {objective}：达到
        missed: 目标 {objective}：未达到
        unknown: 目标 {objective}；暂无数据
        unreadChanges: 无法读取的更改
        """)
}

extension BridgeText {
    static let chineseSimplified = PhraseTable(
        """
        group: 通过桥接程序实时导入消息。
        groupDiscussion: 桥接程序是一个独立的程序，它与消息服务通信，可以在那里读取您的消息，但从不发送任何内容。保险库与它分开：桥接程序有网络，没有保险库的任何密钥。
        install: 安装 WhatsApp 的参考桥接程序。
        installDiscussion: 在保险库目录中建立独立的 Python 环境，并安装固定的版本，每个都按哈希校验。需要带 venv 的 Python 3.11 或更高版本，以及网络。
        pair: 将保险库关联到 WhatsApp 账号。
        pairDiscussion: 先询问，再显示供手机扫描的二维码，账号关联后即结束。之后由“whisper bridge run”导入消息。WhatsApp 允许四台关联设备；请开启两步验证。
        run: 持续导入消息，直到停止。
        runDiscussion: 保持在前台运行，只要有用就重新启动失败的桥接程序，因此适合由服务管理器运行。用 Ctrl-C 或 SIGTERM 停止。
        status: 显示保险库是否已关联，以及上次运行的结果。
        logout: 取消关联账号并移除其密钥。
        logoutDiscussion: 解除此设备与 WhatsApp 的关联，并从本机移除会话及其所有密钥。已导入的消息保留。
        command: 以此程序作为桥接程序运行；其各词按 shell 的方式拆分。
        historyLimit: 最多导入这么多条手机历史消息；0 表示不限。
        consent: 关联后，本机可作为您的另一台设备读取您的 WhatsApp 聊天：\\n- 它读取新消息和手机提供的历史，不发送任何内容，也不发送已读回执。\\n- 一切只以加密形式保存在您的保险库中，包括关联的密钥。\\n- 撤销方法：“whisper bridge logout”，或在手机的“已关联的设备”中移除。\\nWhatsApp 的条款不包含其他程序，它可能会封停账号。
        consentQuestion: 要关联账号吗？
        scan: 只用您自己的手机扫描：WhatsApp，“已关联的设备”，“关联设备”。
        expires: 此码在 {seconds} 秒内有效；随后会换新的。
        linked: 已关联到 {account}；手机将此设备显示为“{device}”。
        connected: 已连接。
        disconnected: 连接已断开；桥接程序正在重试。
        retrying: {reason} {seconds} 秒后重试。
        finished: 消息：{added} 条新的，{duplicates} 条已有；{skipped} 条跳过。
        manySkipped: 一小时内有超过十条消息无法读取。
        manyUndecryptable: 超过千分之一的消息无法解密。
        qrExpired: 没有人及时扫描二维码。请扫描新的。
        authenticationFailed: 手机拒绝了关联。请检查手机并重新关联。
        sessionExpired: 账号已不再关联。请重新关联；已导入的内容保留。
        rateLimited: 对 WhatsApp 的请求过多。
        networkError: 无法连接到 WhatsApp。请检查连接。
        undecryptable: 有一条消息无法解密；正在重新请求：{id}
        clientOutdated: WhatsApp 不再接受此版本的桥接程序。请更新 Whisper 并运行“whisper bridge install”。
        banned: WhatsApp 已封停账号。请取消关联，等待一天后再关联。
        crashed: 桥接程序意外结束。
        crashedHint: 请再次运行该命令。如果仍不行，请用“whisper bridge install”重新安装桥接程序，或检查 --command 指定的程序。
        programMissing: 无法运行桥接程序“{program}”。
        programMissingHint: “whisper bridge install”安装参考桥接程序；--command 指定其他程序。
        noMemoryPlace: 内存中没有存放会话的位置：$XDG_RUNTIME_DIR 和 /dev/shm 都不在内存中。
        notLinked: 保险库未关联任何账号。
        notLinkedHint: “whisper bridge pair”可进行关联。
        malformedCommand: {option}：引号未闭合，或缺少程序。
        unsupported: 此版本的 Whisper 不运行桥接程序。
        helperMissing: 缺少 {path}，它负责运行桥接程序。
        helperMissingHint: 它需启用 Bridge 特性构建，并安装在 whisper 旁边。
        installing: 正在安装参考桥接程序……
        installed: 参考桥接程序已安装：{path}
        installFailed: 无法安装参考桥接程序。
        installFailedHint: 请检查能否访问软件包索引，以及是否有带 venv 模块的 Python 3.11 或更高版本。
        sourceMissing: 参考桥接程序的文件不在程序旁边。
        labelAccount: 账号
        labelProgram: 参考桥接程序
        labelAcknowledged: 保险库中的事件
        labelLastRun: 上次运行
        isLinked: 已关联
        isNotLinked: 未关联
        isInstalled: 已安装
        notInstalled: 未安装
        unlinked: 已取消关联。会话及其密钥已从本机移除。
        removedOnly: 会话及其密钥已从本机移除。无法通知 WhatsApp：请在手机的“已关联的设备”中移除该设备。
        nothingToRemove: 没有可移除的内容。
        logoutQuestion: 要取消关联账号并从本机移除其密钥吗？
        coverage: 显示每个聊天保存了哪段时间，以及其中的空缺。
        coverageDiscussion: 两条消息之间超过 --gap 天的沉默即为空缺。沉默与缺失的消息无法区分，因此这只是提示。不需要桥接程序，也不需要网络。
        gapDays: 报告超过这么多天的空缺。
        coverageFrom: 自
        coverageTo: 至
        coverageExported: 来自导出
        coverageBridged: 来自桥接
        coverageGaps: 空缺
        measuring: 正在查看聊天
        rebuild: 用桥接程序存储的事件重建消息。
        rebuildDiscussion: 每个事件都按原始字节保存。更新后能理解更多内容时，用它显示以前未能理解的部分。已删除的仍为已删除，已读的仍为已读。不需要桥接程序，也不需要网络。
        rebuilding: 正在重新读取事件
        rebuilt: 事件：重新读取 {events} 条，其中 {unread} 条没有可显示的内容。消息：更新 {replaced} 条，新增 {inserted} 条。
        outOfRange: {option}：{value} 不是 {lowest} 到 {highest} 之间的数字。
        noHistory: 不取手机的任何历史消息。
        takesHistory: 是否取手机的历史消息：true 或 false。
        historyInterval: 两次历史请求之间间隔这么多毫秒。
        batchSize: 一次将这么多条历史消息一起存入保险库。
        retries: 连续重试的最大次数（在有限制之处）。
        firstDelay: 第二次重试前等待这么多毫秒；之后每次加倍。
        sessionTimeout: 这么多天后要求重新关联。
        retryingNow: {reason} 正在重试。
        oftenExpired: 关联在 30 天内多次终止。WhatsApp 可能正在封停账号：请取消关联，等待一天后再关联。
        notify: 桌面通知显示新消息的哪些内容：不显示（none）、条数（count）、还有聊天（chat）、还有正文（content）。
        newMessages|other: {count} 条新消息
        noDesktop: 没有桌面通知：未找到桌面环境。
        desktopSilent: 桌面不接受通知；消息仍会照常接收。
        noNotifications: 此版本的 Whisper 不显示通知。
        bridgeSays: 桥接程序报告：{text}
        otherVersion: 桥接程序选择了桥接协议的版本 {version}；本程序只支持版本 {supported}。
        unusable: 此程序不能用作桥接程序。
        journalChanged: 桥接程序的日志不是此保险库迄今读取的那一个。
        journalChangedHint: “whisper bridge run --begin-again”会从第一行开始读取；已有的消息会被识别。
        otherAccount: 桥接程序登录的账号不是此保险库所关联的账号。
        otherAccountHint: 请为它使用另一个保险库，或先运行“whisper bridge logout”。
        beginAgain: 从第一行重新读取桥接程序的日志。
        bridgeLacks: 桥接程序缺少所需的模块或库。
        bridgeLacksFile: 桥接程序缺少它需要的一个文件。
        bridgeFaulty: 桥接程序报告了自身的错误。
        bridgeExhausted: 桥接程序的内存或磁盘空间已用尽。
        bridgeForbidden: 系统拒绝给桥接程序它需要的权限。
        bridgeDistrusts: 桥接程序不信任某台服务器的证书。原因可能是时钟不对、缺少根证书，或网络在拦截。
        bridgeUnconnected: 桥接程序无法解析某台服务器的名称，或无法连接到它。请检查网络连接。
        unusableHint: 此前的报告说明了原因。“whisper bridge install”会更新参考桥接程序；--command 指定另一个程序。
        sessionNotKept: 桥接程序不交出其会话，因此重新启动后可能需要重新关联账号。
        moreOfThese: 未显示的其他同类通知：{number}
        manyMembers: “{title}”的成员超过 {number} 人；其余的不会保存。
        alreadyRunning: 此保险库的桥接程序已在运行。
        passkeyRequired: WhatsApp 要求使用该账号的通行密钥来关联此设备，只有浏览器或手机才能提供。
        passkeyHint: 不关联时，可在手机上导出聊天或进行备份，然后运行“whisper import”。在手机上移除通行密钥可能有帮助：WhatsApp，“设置”，“账号”，“通行密钥”。
        refusedChanges: 无权更改者所做、未产生任何影响的更改：{number}
        unreadChanges: 无法解密的消息更改：{number}
        numbersIgnored: 桥接程序的某些行使用了已用过的编号，已被忽略。
        numberImpossible: 桥接程序的某一行编号不可能成立。该行已被拒绝，桥接程序已结束。
        timesDiffer: 聊天“{title}”导入时的时间与手机相差 {offset}，因此其消息在保险库中出现了两次。请删除该聊天，并用 --timezone 重新导入。
        labelDevice: 手机上的设备
        labelLinkedSince: 关联时间
        labelFiles: 待获取的文件
        labelFailure: 上次失败
        pairPhone: 显示一个八字符代码，在使用此号码的手机上输入，而不是扫描二维码。
        pairPhoneHint: 请提供带国家代码的号码，例如 +15550100123。
        typeCode: 只在您自己的手机上输入：WhatsApp，“已关联的设备”，“关联设备”，“改用电话号码关联”。
        mediaOption: 消息到达时获取哪些文件：全部（all）、图片和贴纸（images）或不获取（none）。除 none 外，也会获取聊天的图片。
        mediaLimit: 跳过超过此大小（MB）的文件。
        mediaRate: 每秒最多获取这么多 KB；0 表示不限。
        fetch: 获取未随消息到达的文件。
        fetchDiscussion: 获取仍在 WhatsApp 服务器上的文件，从最新消息的文件开始。每个文件都会用其消息中的哈希值校验，并加密保存。无需与账号关联，也可以在“whisper bridge run”运行时使用。WhatsApp 会在数周后删除文件。
        fetchImages: 仅获取图片和贴纸。
        fetchMissing: 同时获取保险库曾有但现在没有的文件，例如在不含附件的导入之后。
        mediaUnsupported: 此桥接程序无法获取文件。
        mediaRefused: 服务器返回的不是该文件。
        mediaForged: 该文件不是消息所指的文件。
        mediaUntrusted: 服务器的证书不受信任。
        filesUnnamed: 因消息未说明位置而跳过的文件：{count}
        noRoomForCode: 二维码需要 {columns} 列、{rows} 行的终端。请在 {seconds} 秒后的下一个码出现前放大窗口，或停止并用 --phone NUMBER 配对。
        labelSession: 会话
        sessionAge|other: 已有 {count} 天，{date} 结束
        labelPending: 桥接程序中的事件
        pendingAt: {number}（截至 {date}）
        labelSpill: 此处等待的事件
        labelHistory: 等待更早消息的聊天
        """)
}

extension BackfillText {
    static let chineseSimplified = PhraseTable(
        """
        backfill: 向手机请求更早的消息。
        backfillDiscussion: 记录您想要哪些更早的消息。“whisper bridge run”运行期间，会在后台向手机请求，每次 50 条，最近活跃的聊天优先；下次运行会从停下的地方继续。不带 --conversation 时适用于所有聊天，包括以后新增的。再次请求会重新开始，即使聊天已经完整。仅从文件导入的聊天没有手机能找到的消息；其中有新消息后即可请求。
        untilOption: 请求早至此日期的消息。
        countOption: 每个聊天最多请求这么多条更早的消息。
        conversationOption: 仅请求此聊天的消息。
        listOption: 列出请求的内容及已收到的数量。
        removeOption: 不再请求更早的消息；已收到的保留。
        oneAction: {first} 不能与 {second} 同时使用。
        wishedChat: 将向手机请求“{title}”更早的消息。
        wishedAll|other: 将向手机请求所有聊天更早的消息，目前有 {count} 个聊天。
        limitUntil: 早至 {date}。
        limitCount|other: 每个聊天最多 {count} 条消息。
        noLimit: 手机上有多早就请求多早，可能有数万条消息。
        running: 此保险库的桥接程序正在运行，几秒内开始。
        notRunning: 此保险库没有正在运行的桥接程序。用“whisper bridge run”启动。
        startRun: 导入消息并请求更早的消息
        showList: 查看已收到多少
        removedChat: 不再请求“{title}”更早的消息。
        removedAll: 不再请求所有聊天更早的消息。
        noneChat: 没有单独为“{title}”请求更早的消息。
        noneAll: 没有为所有聊天请求更早的消息。
        noneHint: “whisper bridge backfill --list”显示请求的内容。
        noWishes: 没有请求更早的消息。
        moreChats|other: 另有 {count} 个聊天
        untilHeading: 早至
        countHeading: 最多
        receivedHeading: 已收到
        stateHeading: 状态
        oldestHeading: 最早的消息
        newestHeading: 最新的消息
        waiting: 等待中
        reached: 完成
        complete: 手机上没有更多
        stalled: 手机不再发送
        bare: 仅在导入中
        silent: 手机没有回应
        unsupported: 桥接程序不支持
        unsupportedBridge: 此桥接程序无法请求更早的消息。新消息照常导入。
        settled|other: “{title}”：{count} 条更早的消息，如所请求。
        settledComplete|other: “{title}”：{count} 条更早的消息。手机上没有更多。
        settledStalled|other: “{title}”：{count} 条更早的消息。手机上还有更多，但不发送。
        phoneSilent: 手机没有回应对更早消息的请求。{minutes} 分钟后重试。
        limited: 对更早消息的请求过多。{minutes} 分钟后重试。
        finished: 手机发送的所有请求的更早消息均已收到。
        stopped: 本次运行无法再请求更早的消息：{reason}
        """)
}

extension SyncCommandText {
    static let chineseSimplified = PhraseTable(
        """
        root: 与服务器实时收发消息。
        rootDiscussion: 所显示的一切都只来自保险库：收到的消息先存入其中，您发送的消息在其中等待，直到服务器收到。请用“whisper”阅读，它从不使用网络；本程序使用网络。
        login: 登录服务器。
        loginDiscussion: 在终端询问密码。保险库以封存形式保存地址和令牌，从不保存密码本身。
        logout: 退出登录并移除令牌。
        logoutDiscussion: 通知服务器并从本机移除令牌。消息保留，包括等待发送的消息。
        run: 持续收发消息，直到停止。
        runDiscussion: 保持在前台运行，连接断开时重新连接，因此适合由服务管理器运行。用 Ctrl-C 或 SIGTERM 停止。
        chat: 在全屏视图中读写消息。
        chatDiscussion: 显示的内容与“whisper browse”相同，同时像“whisper-sync run”一样跟随服务器，并在消息下方提供书写的文本。其上方的一行写明将封存给哪位联系人，或警告服务器可以读取。服务器尚未收到的消息会有标记。按 ? 查看按键。
        send: 发送消息。
        sendDiscussion: 消息先保存，再发送。无法连接服务器时会等待，稍后由“whisper-sync run”发送。
        retry: 重新发送被服务器拒绝过的消息。
        status: 显示账号、每个聊天已取得的位置以及等待发送的消息。
        serverArgument: 服务器地址：https://HOST，或指向本机的 http://。
        userArgument: 服务器上的用户名。
        conversationArgument: 聊天：标题、标识或其在服务器上的标识。
        textArgument: 文本；- 表示从标准输入读取。
        messageArgument: 消息的标识，见“whisper-sync status”。
        boundContact: 联系人：名字、标识或指纹。
        server: 保险库未登录任何服务器时所用的服务器。
        tokenFile: 从 FILE 的第一行读取访问令牌，过期后再次读取。
        secretFile: 从 FILE 的第一行读取密码；- 表示标准输入。
        secretDescriptor: 从已打开的文件 N 读取密码。
        device: 本机的名称，会告知服务器。
        seal: 封存发出的消息，打开收到的消息，使服务器只能看到密文。
        trustCarrierTime: 按服务器声称收到的时间判断错过的封存消息。
        caFile: 除系统证书外，也信任 FILE 中的证书。
        tokenInQuery: 将令牌放入实时连接的地址中，用于不从别处读取令牌的服务器；地址会留在日志里。
        timeout: 最多等待服务器 N 秒。
        bind: 将聊天绑定到联系人。
        unbind: 解除聊天与联系人的绑定。
        bindDiscussion: 此后，您在此聊天中发送的内容用该联系人的密钥封存，收到的封存内容会被打开。某人是谁，从不听信服务器，所以由您指明一次。
        rooms: 列出服务器上的聊天和邀请。
        create: 在服务器上创建聊天。
        createDiscussion: 服务器会知道邀请了谁以及标题；如果将聊天绑定到联系人，它不会知道您发送的内容。
        join: 接受邀请，或加入公开聊天。
        leave: 退出聊天，或拒绝邀请。
        leaveDiscussion: 至今收到的消息留在保险库中。再次加入后才能重新发言。
        fetch: 获取聊天的早期消息和文件。
        fetchDiscussion: 每次运行会获取自上次以来的所有内容。此命令用于首次运行之前的消息，以及仅按需下载的文件。
        titleOption: 聊天的标题。
        withOption: 邀请 USER；重复此选项可邀请多人。
        directOption: 使其成为只与一个人的聊天，可以绑定到联系人。
        roomArgument: 聊天在服务器上的 ID 或名称。
        pagesOption: 要获取多少页早期消息。
        filesOption: 下载聊天中的文件。
        loginTokenOption: 将密钥视为单点登录页面给出的登录令牌。
        serverChoice: 服务器（如果保险库登录了多个服务器）。
        attachOption: 附加 FILE，并以文本作为其说明；- 表示标准输入。
        typeOption: 文件的媒体类型，例如 image/png，用于文件名无法表明类型时。
        fileSizeOption: 略过大于此兆字节数（2^20 字节）的文件。
        runFilesOption: 在文件到达时下载，并下载尚未下载的文件。
        """)
}

extension SyncText {
    static let chineseSimplified = PhraseTable(
        """
        stateConnected: 已连接
        stateConnecting: 正在连接…
        stateWaiting: 无连接，消息等待发送
        stateEnded: 已登出，消息等待发送
        askSecret: {server} 上“{user}”的密码：
        loggedIn: 已以“{user}”登录 {server}。
        loggedOut: 已退出登录。会话已从本机移除。
        loggedOutHere: 会话已从本机移除。无法通知服务器；会话将在那里自行结束。
        nothingToRemove: 没有可移除的内容。
        connecting: 正在连接 {server}……
        connected: 已以“{user}”连接到 {server}。
        disconnected: 连接已断开。
        retrying: {reason} {seconds} 秒后重试。
        finished: 消息：收到 {received} 条，发送 {sent} 条；{waiting} 条等待发送。
        sent: 已发送。
        queued: 已保存。{reason} 消息将等待“whisper-sync run”发送。
        messageFailed: 服务器最终拒绝了一条消息（{reason}）；见“whisper-sync status”。
        unreachable: 无法连接到服务器。
        untrusted: 服务器的证书不受信任，或不属于此主机。
        untrustedHint: --ca-file 指定私有服务器的证书。
        unauthorized: 服务器不接受该用户和密码。
        sessionEnded: 服务器不再接受该令牌。
        sessionEndedHint: “whisper-sync login”重新登录；等待发送的内容不会丢失。
        loginAgain: 请用“{command}”重新登录；等待发送的内容不会丢失。
        rateLimited: 服务器要求等待。
        serverFailed: 服务器出错。
        notUnderstood: 服务器的应答无法被本程序理解。
        notLoggedIn: 保险库未登录任何服务器。
        notLoggedInHint: “whisper-sync login”可登录；使用 --server 和 --token-file 则无需登录。
        alreadyLoggedIn: 保险库已属于 {server} 上的“{user}”。
        alreadyLoggedInHint: 一个保险库只保存一个账号的聊天；其他账号请使用其他保险库。
        invalidAddress: “{address}”不是可连接的地址。
        invalidAddressHint: 请用 https://HOST，或仅指向本机的 http://：否则令牌会以明文传输。
        emptyToken: {path} 的第一行没有令牌。
        refused: 服务器最终拒绝了该消息：{reason}
        tooLong: 消息超过 {limit} 字节。
        emptyMessage: 没有可发送的内容：文本为空。
        notText: 输入不是 UTF-8 文本。
        notOfServer: “{name}”不是服务器上的聊天。
        notOfServerHint: “whisper-sync status”列出服务器上的聊天；“whisper-sync run”将其取入。
        groupNotSealed: 封存消息只能发给一个人，而此聊天是群组。
        contactUnknownHint: 用“whisper-sync bind”将聊天绑定到联系人。
        noFailedMessage: 没有被拒绝的消息“{id}”。
        unsupported: 此版本的 Whisper 不使用网络。
        unsupportedHint: 需启用 Realtime 特性构建。
        labelServer: 地址
        labelUser: 用户
        labelDevice: 设备
        labelLogin: 登录状态
        isLoggedIn: 已登录
        isLoggedOut: 未登录
        labelConversations: 已同步的聊天
        labelWaiting: 等待发送
        labelFailed: 被服务器拒绝
        labelConnections: 建立的连接
        columnConversation: 聊天
        columnCursor: 已取得至事件
        columnMessage: 消息
        columnState: 状态
        columnAttempts: 尝试次数
        waiting: 等待中
        failed: 已拒绝
        bound: 聊天“{conversation}”现已绑定到您的联系人“{contact}”。
        unbound: 聊天“{conversation}”未绑定任何联系人。
        sealedTo: 已封存给“{contact}”。
        contactUnknown: 聊天“{conversation}”未绑定任何联系人。
        noSecret: 未提供密码，也没有可供询问的终端。
        noSecretHint: --secret-file 从文件读取，- 表示标准输入。
        mayNotWrite: 您不能在此聊天中发言
        noConversation: 没有这个聊天
        tooLarge: 对服务器来说太长
        notAccepted: 服务器不接受这样的消息
        soFar: 目前的消息：收到 {received} 条，发送 {sent} 条。
        labelEvents: 服务器的事件
        labelSent: 已发送的消息
        columnServerID: 服务器上的标识
        certificateExpired: 服务器的证书已过期或尚未生效。
        certificateWrongHost: 服务器的证书属于另一台主机。
        certificateUnknown: 服务器的证书不是由受信任的机构签发的。
        otherVersion: 服务器使用协议的版本 {version}，本程序使用另一个版本。
        serverBehind: 服务器在“{conversation}”中的事件比以前少，那里可能丢失了内容。这里不会删除任何内容。
        newEpoch: 服务器在“{conversation}”中重新开始编号，因此将重新获取全部内容。这里不会删除任何内容。
        skippedEvents: “{conversation}”中无法读取而被跳过的事件：{count}
        skippedConversations: 服务器列表中无法读取而被跳过的聊天：{count}
        missingEvents: “{conversation}”中服务器没有给出的事件：{count}。“whisper-sync status”会列出它们。
        endlessPages: 服务器关于“{conversation}”的回答没有尽头，稍后会再次请求。
        endlessList: 服务器的聊天列表没有尽头，其余部分稍后再请求。
        collisions: “{conversation}”中被服务器赋予其他消息的标识或编号而未保存的消息：{count}
        reworded: “{conversation}”中被服务器更改的消息：{count}。您自己的原话作为较早版本保留。
        foreignAnswer: 服务器用另一条消息回答了所发送的消息，将再次发送。
        vaultUnread: 无法读取保险库。
        labelMissing: 服务器未给出
        labelUnreadable: 服务器给出但无法读取
        helperMissing: 缺少同步程序：{path}
        helperMissingHint: 它安装在“whisper”旁边。
        lineElsewhere: 此消息是为另一个聊天封存的。
        lineOutOfOrder: 此消息写于排在它上面的一条消息之前。
        lineContradicted: 此消息与同一设备的另一条消息矛盾，其中一条可能被替换过。
        linesNotHere: 此消息之前不在这里的消息（被扣留、已过期、从未发送或已从此保险库删除）：{count}
        serverTime: 据服务器称：{time}
        youWrote: 您写的是：{text}
        otherEnvelope: 服务器保存的不是您的信封，而是别的内容；您的话可能没有送达。
        otherText: 服务报告了另一段文字：{text}
        unreadEdit: 无法读取对此消息的一次编辑。
        nameTaken: “{name}”是某个联系人或已绑定联系人的聊天的名称，但此聊天未绑定任何联系人。
        nameTakenHint: “whisper-sync bind”可将其绑定；用其标识 {id} 代替名称则以明文发送。
        retitled: 服务器给已绑定联系人的聊天“{conversation}”改了名称。这里保留原来的名称。
        writtenInPlain: 它写于聊天绑定联系人之前，没有封存；“whisper-sync retry”会将其封存
        notTried: 按“--timeout 0”的要求，没有尝试发送。
        isWith: 聊天“{conversation}”已绑定到您的联系人“{contact}”。
        serviceCannot: 服务器 {server} 不支持此操作。
        notPermitted: 服务器不允许此操作。
        noSuchRoom: 服务器上没有这样的聊天或文件。
        invalidRoom: 服务器的服务没有这种名称的聊天或用户。
        fileTooLarge: 文件超过大小限制。
        serviceUnknown: 服务器 {address} 既不提供 Whisper 的协议，也不提供 Matrix。
        severalAccounts: 保险库登录了多个服务器。
        severalAccountsHint: 用 --server 选择其中一个。
        historyLeft: “{conversation}”缺少早期消息：服务器不再返回它们。
        answersTooLarge: 服务器的响应太大，无法处理。
        unreadableRoom: 服务器的服务自行加密“{conversation}”；其消息会被保存，但无法在此阅读。
        messageHeld: 一条消息正在等待，直到确定服务器尚未收到它。
        invitedTo: {user} 邀请您加入“{conversation}”。用“whisper-sync join {id}”接受。
        roomCreated: 已创建聊天“{conversation}”，ID 为 {id}。
        roomJoined: 已加入聊天“{conversation}”。
        roomLeft: 已退出聊天“{conversation}”。其消息留在保险库中。
        isMember: 成员
        isInvited: 已受邀
        isUnreadable: 由服务加密
        labelService: 服务
        labelGaps: 缺少的历史
        historyFetched: “{conversation}”中获取的早期消息：{count}
        historyComplete: 服务器返回的“{conversation}”的所有消息都已在保险库中。
        filesFetched: 已下载的文件：{count}（{size}）
        filesFailed: 无法下载的文件：{count}
        noUser: 缺少用户名。
        askLoginToken: 登录令牌：
        singleSignOn: 在浏览器中打开 {address} 并登录。之后跳转到的页面地址中，“loginToken=”后面是登录令牌。
        readingFile: 正在读取 {name}
        uploading: 正在上传 {name}
        downloading: 正在下载文件
        fetchingHistory: 正在获取早期消息
        fileChanged: {path} 在读取时发生了变化；未保存也未发送任何内容。
        fileExceeds: {path} 超过服务器接受的大小（{limit}）；未保存也未发送任何内容。
        fileGone: 保险库中已没有该文件
        filesUnsupported: 服务器的服务不支持文件
        fileNotSealed: 文件无法封存，服务器会看到该文件；未保存也未发送任何内容。
        fileNotSealedHint: 若要不封存地发送，请使用未绑定联系人的聊天，且不用 --seal。
        oneInput: 文本和文件不能同时来自标准输入。
        filesFailedHint: 再次运行该命令即可重试。
        filesExpired: 服务器上已不存在的文件：{count}
        filesTooLarge: 因超过 {size} 而略过的文件：{count}；可用 --max-file-size 另设上限。
        filesReceived: 已下载的文件：{count}
        fileFailed: 无法下载“{name}”：{reason}
        namelessFileFailed: 无法下载“{title}”中消息 {reference} 的文件：{reason}
        filesWait: 服务器要求等待；{seconds} 秒后继续。
        encryptedThere: 该服务自行加密此聊天，而服务器会读到这条消息；未发送
        encryptedRoom: 该服务自行加密此聊天，而服务器会读到 Whisper 发送到其中的内容；未发送任何内容。
        encryptedRoomHint: 使用“whisper-sync create”创建没有该加密的聊天。封存的内容可以发送：使用“whisper-sync bind”将聊天绑定到联系人。
        serverCannot: 服务器不支持此操作。
        loginRefused: 服务器拒绝了登录，原话是：{words}
        loginNotOffered: 位于 {server} 的服务器不提供这种登录方式。
        offersLoginTokens: 它提供单点登录：请使用 --login-token。
        offersPasswords: 它提供密码登录：请给出用户名，不使用 --login-token。
        offersOAuth: 它仅提供 Whisper 不支持的 OAuth。请使用其他服务器上的账号。
        offersNothingKnown: 它没有提供 Whisper 支持的登录方式。请使用其他服务器上的账号。
        noSync: 位于 {server} 的服务器没有用于接收消息的“/sync”请求。请使用其他服务器上的账号。
        thirdPerson: 已绑定联系人的聊天“{conversation}”中有两个以上的人。那里封存的内容只有该联系人能读。
        hasThirdPerson: 两人以上
        labelThirdPersons: 两人以上
        leftNothingNew: 服务器没有提供新内容
        leftUnreadable: 无法读取服务器的回答
        leftRefused: 服务器拒绝
        connectedAndWaiting: 已以“{user}”连接到 {server}；正在等待消息。按 Ctrl-C 结束。
        sentByNextRun|other: {count}；下次“whisper-sync run”会发送
        sentAgainByRetry|other: {count}；“whisper-sync retry ID”会重新发送一条
        kindsOfEvents: {count}（消息、编辑、回执等）
        otherUser: 服务器认为您是“{user}”，而不是“{name}”。如果这不是您的账号，请运行“whisper-sync logout”。
        """)
}

extension SealingCommandText {
    static let chineseSimplified = PhraseTable(
        """
        identity: 管理您的身份。
        identityCreate: 创建一个身份。
        identityCreateDiscussion: 生成两对密钥：一对供别人写给您，一对用来签名。未指定身份时，用第一个身份封存；“whisper identity use”可另选一个。
        identityList: 列出您的身份。
        identityShow: 显示一个身份：它的词语、指纹和密钥。
        identityShowDiscussion: 在电话里把这些词念给拿到您名片的人听：如果对方看到的相同，就没有人在中间换过密钥。
        identityUse: 设置默认身份。
        identityRename: 给身份改名。
        identityArchive: 让一个身份只打开消息，不再封存。
        identityArchiveDiscussion: 封给它的消息以后一直能打开。在终端上会先询问。
        identityRotate: 用新密钥替换一个身份的密钥。
        identityRotateDiscussion: 新密钥接过名字。旧密钥为此签署一份声明，让联系人能与冒充者区分，并继续打开消息。请把新名片交给联系人：“whisper identity export”。在终端上会先询问。
        identityExport: 输出一个身份的公开名片，让别人能写给您。
        identityExportDiscussion: 名片里没有秘密：可以用邮件发送，用“whisper qr show”显示为二维码，或放到网页上。
        identityBackup: 把身份连同私钥备份，用单独的口令保护。
        identityBackupDiscussion: 不给名字则写入全部身份。口令要输入两次；留空则为您生成十个词。拿到文件和口令的人能读您的信，并以您的名义签名。
        identityRestore: 从备份恢复身份。
        identityRestoreDiscussion: 先显示将添加什么，再询问。已有的内容绝不会被覆盖。用某个身份在别处（例如另一台设备上）打开过的消息，在这里还能再打开一次：此保险库无从得知。
        contact: 管理与您交换封存消息的联系人。
        contactAdd: 手工添加联系人。
        contactAddDiscussion: 来自名片，或公钥的 64 位十六进制数字。
        contactList: 列出联系人。
        contactShow: 显示联系人：信任、词语、指纹、以前的密钥。
        contactVerify: 比对词语，核对联系人的密钥。
        contactVerifyDiscussion: 显示双方的词语。在电话里，各自念出对方的词语。只有两边都一致时才回答“是”。
        contactRevoke: 吊销联系人的密钥。
        contactRevokeDiscussion: 不再向这些密钥封存消息，它们的签名会标为已吊销。新密钥可使联系人重新可用。在终端上会先询问。
        contactBlock: 拒绝写给某个联系人，并隐藏其密封给您的内容。
        contactUnblock: 取消屏蔽联系人。
        contactRename: 给联系人改名。
        contactNote: 给联系人写备注，或删除备注。
        contactLink: 将联系人与已导入消息的发送者关联。
        contactRemove: 删除联系人。
        contactRemoveDiscussion: 其消息会保留。
        contactExport: 输出密钥簿：所有联系人的公钥。
        contactExportDiscussion: 其中不含信任：导入者必须自己核对。
        contactImport: 从名片或密钥簿添加联系人。
        contactImportDiscussion: 先显示将添加什么，再询问。已知名字配上不同的密钥就是密钥变更：除非给出 --accept-key-change，否则以退出码 25 拒绝，并且联系人必须重新核对。
        importBundle: 从名片添加联系人；与“contact import”相同。
        policy: 管理封存消息的策略。
        policyList: 列出各策略及其状态。
        policySet: 启用或停用一项策略。
        policySetDiscussion: 启用 biometric-gated-signing 时要选定一个签名口令，以后每次签名都会询问；停用时同样需要它。
        encrypt: 把一条消息封存成一行文本，可用任何通讯软件传送。
        encryptDiscussion: 消息取自标准输入，逐字节不变；信封写到标准输出。身份有签名密钥时会签名。保险库中留有一份副本，让您能读到自己发出的内容。
        decrypt: 打开一条封存的消息。
        decryptDiscussion: 在文件或标准输入的文本中找到第一个信封，不论周围有什么。消息逐字节写到标准输出，来自何人写到标准错误。退出码 25 表示发送者的密钥已更改或被吊销。一个信封只能打开一次。
        detect: 在文本、剪贴板或保险库中寻找封存的消息。
        detectDiscussion: 不打开任何内容；在终端上会提议打开。
        inbox: 打开已导入聊天中的封存消息。
        inboxDiscussion: 每条都放在携带它的消息之后。超过 48 小时的信封已过期；--trust-carrier-time 以通讯软件声称的收到时间为准，此外没有任何东西能为它作证。
        qr: 显示和读取二维码。
        qrShow: 把名片或信封显示为二维码。
        qrShowDiscussion: 不带参数时显示默认身份的名片；- 表示从标准输入取名片或信封。
        qrScan: 读取图片中的二维码。
        qrScanDiscussion: 显示每个二维码的内容，在添加联系人或打开消息之前先询问。
        """)
}

extension SealingOptionText {
    static let chineseSimplified = PhraseTable(
        """
        identityName: 身份：其名字、标识或指纹。
        newIdentityName: 名字，别人会看到它。
        noSigningKey: 不生成签名密钥：它封存的内容永远不签名。
        renameTo: 新名字。
        backupIdentity: 身份；不给则为全部。
        backupOutput: 要写入的文件；- 表示标准输出。
        backupInput: 备份；- 表示标准输入。
        backupPassphraseCommand: 从此命令输出的第一行取得备份的口令。
        backupPassphraseFile: 从此文件的第一行取得备份的口令。
        backupPassphraseDescriptor: 从此已打开的文件描述符的第一行取得备份的口令。
        contactName: 联系人：其名字、标识或指纹。
        newContactName: 保存联系人所用的名字。
        contactKey: 名片，或 64 位十六进制数字的 X25519 公钥。
        signingKey: 64 位十六进制数字的 Ed25519 公钥。
        contactPrefix: 只列出名字以此开头的联系人。
        noteText: 备注；不给则删除备注。
        linkPerson: 发送者：名字、名字的开头或标识。
        bundlePath: 含名片或密钥簿的文件；- 表示标准输入。
        bundleName: 以这个名字保存联系人。
        acceptKeyChange: 接受已知联系人的不同密钥。
        policyName: 其中之一：contact-required-to-send、require-signature-for-verified、auto-archive-on-rotation、biometric-gated-signing。
        policyValue: on 或 off。
        forgetSigningKeys: 与“biometric-gated-signing off”同用：不需签名口令，并放弃它所保护的签名密钥。
        recipient: 封存给哪个联系人：其名字、标识或指纹。
        recipientKey: 封存给哪个 X25519 公钥，64 位十六进制数字。
        sender: 用哪个身份封存。
        sign: 签名；不能签名则失败。
        noSign: 不签名。
        envelopePath: 含文本的文件；- 或不给表示标准输入。
        everyEnvelope: 打开文本中的每个信封；每条消息列在其判定之下，各行以“| ”开头。
        detectPaths: 含文本的文件；- 或不给表示标准输入。
        clipboard: 查看剪贴板。
        inVault: 在保险库的消息中寻找。
        inboxConversation: 只限这个聊天：标题或其一部分、短引用或标识。
        trustCarrierTime: 按携带信封的消息的时间判断新旧。
        showBlocked: 也显示被屏蔽联系人的消息。
        qrSubject: 一个身份，或用 - 表示标准输入。
        qrPNG: 写入 PNG 图片；- 表示标准输出。
        qrSVG: 写入 SVG 图片；- 表示标准输出。
        qrScale: PNG 中每个模块的边长，以像素计，2 到 64。
        picture: PNG 或 JPEG 图片；- 表示标准输入。
        resetClock: 把保险库的时钟调回本机的时钟。
        shownContact: 联系人：其名字或名字的一部分、短标识或指纹。
        revokedContact: 重新信任联系人已被吊销的密钥。
        copy: 把信封复制到剪贴板，而不是打印出来。
        fromClipboard: 从剪贴板读取文本。
        """)
}

extension SealingFailureText {
    static let chineseSimplified = PhraseTable(
        """
        invalidEnvelope: 信封无效
        invalidEnvelopeHint: 它在途中被改动或已损坏。请重新复制，或请对方再次封存。
        noEnvelopeHint: 此文本中没有封存的消息。封存的消息以“whisper1:”开头；请完整复制。
        replayDetected: 检测到重放
        replayHint: 该信封此前已打开。其消息在保险库中：{reference}。用“{command}”阅读。
        replayDeletedHint: 该信封此前已打开。其消息已不在保险库中：已被删除。
        messageExpired: 消息已过期
        messageExpiredHint: 信封只能在其所载时间前后 48 小时内打开。本机时钟对吗？“whisper doctor”可以显示。
        notAddressed: 这条消息不是发给您的
        notAddressedHint: “whisper identity list”显示这里能打开消息的身份。您为别人密封的内容只能在对方的设备上打开。
        ownEnvelope: 这条消息由您为“{name}”封存，只有对方能打开
        ownEnvelopeHint: 您所写的内容：{command}
        signatureCancelled: 签名已取消
        replayFull: 重放保护已满
        replayFullHint: 保险库无法写入，因此无法记录该消息已被打开。没有打开任何内容。
        messageTooLong|other: 消息太长：最多能封存 {count} 字节。
        noIdentity: 没有可用来封存的身份。
        noIdentityHint: “whisper identity create 名字”可创建一个。
        noSuchIdentity: 没有名为“{name}”的身份。
        noSuchIdentityHint: “whisper identity list”显示您的身份。
        identityExists: 已有名为“{name}”的身份。
        identityArchived: 身份“{name}”已归档：能打开消息，但不能封存。
        identityArchivedHint: 用 --from 另选一个，或用“whisper identity create”创建。
        identityNotActive: 身份“{name}”已不再使用。
        noSigningKey: 身份“{name}”没有签名密钥。
        noSigningKeyHint: 用“whisper identity create”创建带签名密钥的身份，或用“whisper identity rotate”更换它的密钥。
        invalidName: “{name}”不能作名字：必须为 1 到 128 字节，不含控制字符。
        noSuchContact: 没有名为“{name}”的联系人。
        noSuchContactHint: “whisper contact list”显示联系人；--to-key 可接受公钥。
        noSuchContactSuggestion: 没有名为“{name}”的联系人。您是指 {candidates} 吗？
        verifyingRevoked: “{name}”的密钥已被吊销；仅用 --yes 不会重新信任它们。
        verifyingRevokedHint: 再次核对词语，然后使用 --yes 和 --revoked。
        ambiguousContact: “{name}”对应多个联系人：{candidates}
        ambiguousContactHint: 请给出完整名字或指纹。
        contactExists: 已有名为“{name}”的联系人。
        contactExistsHint: 用 --name 另取一个名字。
        contactBlocked: 联系人“{name}”已被屏蔽。
        contactBlockedHint: “whisper contact unblock”可取消屏蔽。
        contactRevoked: “{name}”的密钥已被吊销。
        contactRevokedHint: 请索取新名片，并用“whisper contact import --accept-key-change”导入。
        keyChanged: “{name}”的密钥已更改。
        keyChangedHint: 请用别的途径询问本人。若属实，给出 --accept-key-change，然后重新核对联系人。
        senderKeyChanged: 发送者的密钥已更改。
        senderKeyChangedHint: 在与“{name}”说过话之前，不要相信其内容。“whisper contact show”显示您所知道的密钥。
        senderRevoked: 发送者的密钥已被吊销。
        policyRawKey: 策略 contact-required-to-send 只允许联系人，而密钥 {key} 不属于任何联系人。
        policyRawKeyHint: 用“whisper contact add”把该密钥加为联系人。
        policySignature: 策略 require-signature-for-verified 要求给“{name}”的消息签名。
        policySignatureHint: 去掉 --no-sign。
        policySignatureKeyHint: 此身份没有签名密钥：用“whisper identity create”创建一个带签名密钥的，或用“whisper identity rotate”更换它的密钥。
        invalidBundle: 这不是有效的名片。
        invalidBundleHint: 其中有一张名片的开头，但它不完整或在途中被改动。请从“whisper-key1:”起完整复制到结尾，或请对方以文件形式发送。
        invalidKeybook: 这不是有效的密钥簿。
        invalidBackup: 这不是可读取的身份备份。
        invalidKey: “{value}”不是公钥：需要 64 位十六进制数字。
        inputTooLong: 输入超出了读取上限。
        wrongBackupPassphrase: 口令错误，或备份被改动过。
        presenceFailed: 签名口令错误。
        presenceUnavailable: 签名需要签名口令，而没有终端可供询问。
        presenceUnavailableHint: 请在终端上运行此命令，或用 --no-sign 封存。
        gateDamaged: 签名密钥的保护已损坏。
        gateHint: 若已永远丢失，“whisper policy set biometric-gated-signing off --forget-signing-keys”会放弃其后的签名密钥。
        secretMissing: “{name}”的私钥不在本机上。
        secretMissingHint: 请从备份取回：“whisper identity restore”，整个保险库则用“whisper restore”。
        signingKeyMissing: “{name}”没有可用的签名密钥：它不在本机上。
        signingKeyMissingHint: “whisper identity rotate”为身份生成新密钥；“whisper identity restore”可从备份取回丢失的密钥。
        noRecipient: 未指定收件人。
        noRecipientHint: 请给出 --to 联系人 或 --to-key HEX。
        oneRecipient: --to 与 --to-key 不能同时使用。
        signOrNot: --sign 与 --no-sign 不能同时使用。
        unknownPolicy: 没有名为“{name}”的策略。
        unknownPolicyHint: “whisper policy list”列出全部策略。
        unknownSwitch: “{value}”既不是 on 也不是 off。
        forgetNotHere: --forget-signing-keys 只能与“biometric-gated-signing off”同用。
        notAPicture: “{path}”不是可读取的 PNG 或 JPEG 图片。
        pictureTooLarge: 图片“{path}”超出了读取上限。
        noCode: “{path}”中没有二维码。
        noUsefulCode: “{path}”中没有含名片或信封的二维码。
        codeTooLong: 内容太长，放不进二维码。
        unreadableCode: 二维码无法读回，因此不显示。
        invalidScale: --scale 必须是 2 到 64 之间的数。
        nothingToShow: 标准输入中既没有名片也没有信封。
        oneSubject: 请只给出一样要显示的内容。
        noClipboard: 无法读取剪贴板。
        noClipboardHint: 请安装 wl-clipboard 或 xclip；文本也可以从标准输入给出。
        noClipboardToWrite: 无法写入剪贴板。
        noClipboardToWriteHint: 请安装 wl-clipboard 或 xclip，或不用 --copy 而从标准输出复制信封。
        fileOrClipboard: 请使用文件或 --clipboard 其中之一。
        oneSource: 请在文件、--clipboard 和 --messages 中只选一种。
        someNotOpened|other: 有 {count} 个信封没有打开。
        noneOpened|other: {count} 个信封都未能打开。
        clockUnusable: 本机时钟显示的时间是任何信封都无法记载的。
        publicKeyHint: 这是公钥，不是信封。用此命令添加：whisper contact import FILE
        cutEnvelopeHint: 此文本中有一条封存的消息的开头，但它不完整或已损坏。请重新完整复制，直到行尾。
        envelopeAsPath: 这是一条封存的消息，不是文件名。
        envelopeAsPathHint: 请运行“{command}”，并在那里粘贴该消息。
        ownKeys: 这些是您自己的密钥，属于您的身份“{name}”，而不是联系人的。
        ownKeysHint: 您的密钥由别人添加。请向对方索取其密钥，由对方在自己的设备上用“whisper identity export”输出。
        mixedKeys: 这两个密钥中有一个是您自己的，属于您的身份“{name}”，另一个不是。
        mixedKeysHint: 没有人拥有这样的密钥：它们是被误拼或为欺骗而拼在一起的。请勿使用，并向对方索取其密钥。
        onLine: 第 {line} 行：{problem}
        damagedOnLine: 第 {line} 行有一条封存的消息的开头，但它不完整或已损坏。
        damagedInFile: “{path}”第 {line} 行有一条封存的消息的开头，但它不完整或已损坏。
        otherVersionOnLine: 第 {line} 行开头的内容看起来是 Whisper 其他版本的封存的消息，此版本无法打开。
        otherVersionInFile: “{path}”第 {line} 行开头的内容看起来是 Whisper 其他版本的封存的消息，此版本无法打开。
        someDamaged|other: {count} 条封存的消息不完整或已损坏。请重新复制，直到行尾。
        nothingTyped: 没有输入任何内容，因此没有封存。
        nothingTypedHint: 请先输入消息，再在单独一行按 Ctrl-D。
        """)
}

extension IdentityText {
    static let chineseSimplified = PhraseTable(
        """
        created: 身份“{name}”已就绪，短标识为 {shortID}。
        createdAdvice: 把它的名片交给别人：“whisper identity export”或“whisper qr show”。
        nameHeading: 身份
        statusHeading: 状态
        versionHeading: 密钥版本
        shortIDHeading: 短标识
        signsHeading: 能否签名
        wordsHeading: 词语
        fingerprintHeading: 指纹
        agreementKeyHeading: X25519 密钥
        signingKeyHeading: Ed25519 密钥
        keyIDHeading: 密钥标识
        createdHeading: 始于
        active: 使用中
        rotated: 已被替换
        archived: 已归档
        standard: 默认
        yes: 是
        no: 否
        none: 无
        noIdentities: 还没有身份。“whisper identity create 名字”可创建一个。
        nowUsed: 从现在起用“{name}”封存消息。
        nowRenamed: “{from}”现在叫“{to}”。
        askArchive: 归档“{name}”吗？它将不再封存消息。
        nowArchived: “{name}”已归档，但仍能打开消息。
        askRotate: 替换“{name}”的密钥吗？您需要把新密钥交给联系人。
        nowRotated: “{name}”有了新密钥；短标识现为 {shortID}。
        predecessorArchived: 旧密钥已归档：能打开消息，但不能封存。
        predecessorKept: 旧密钥仍能打开消息，指定时也能封存。
        rotateAdvice: 把新名片交给联系人：“whisper identity export”。
        backedUp|other: 已将 {count} 个身份写入“{path}”。
        wouldRestore|other: 将添加 {count} 个身份：
        heldAlready|other: 已有 {count} 个身份。
        askRestore|other: 添加 {count} 个身份吗？
        restored|other: 已添加 {count} 个身份。
        renamedOnRestore: 因名字已被占用，“{from}”将以“{to}”添加。
        signingPrompt: 为 {recipient} 签名需要签名口令。
        gatingPrompt: 请选定一个签名口令。每次签名都会询问它。
        ungatingPrompt: 取消保护需要签名口令。
        changingPrompt: 以“{name}”签名需要签名口令。
        passphrasePrompt: 签名口令：
        newPassphrasePrompt: 新的签名口令：
        repeatPrompt: 再次输入签名口令：
        backupPrompt: 备份的口令：
        newBackupPrompt: 备份要用的口令（留空：生成十个词）：
        repeatBackupPrompt: 再次输入备份要用的口令：
        wrongTryAgain: 这不是签名口令。请再试一次。
        """)
}

extension ContactText {
    static let chineseSimplified = PhraseTable(
        """
        nameHeading: 联系人
        trustHeading: 信任
        remarksHeading: 说明
        noteHeading: 备注
        seenHeading: 最近出现
        earlierHeading: 以前的密钥
        unverified: 未核对
        verified: 已核对
        revoked: 已吊销
        unverifiedSpoken: 这些密钥尚未核对。
        verifiedSpoken: 您已与本人核对过密钥。
        revokedSpoken: 您已吊销这些密钥。
        blocked: 已屏蔽
        keyChanged: 密钥已更改
        noContacts: 还没有联系人。“whisper contact import 文件”可从名片添加。
        previewNew: 新联系人
        previewHeld: 已知联系人，密钥相同
        previewChange: 您认识的联系人的密钥变更
        successionValid: 您所知道的密钥已签名声明由这些密钥接替。
        successionInvalid: 附有接替声明，但它无效。
        successionNone: 没有证据表明这些密钥属于同一个人。
        askAdd: 添加“{name}”吗？
        askChange: 接受“{name}”的这些密钥吗？之后需要重新核对。
        added: “{name}”已成为联系人。密钥尚未核对：“whisper contact verify”。
        changed: “{name}”有了新密钥。请核对：“whisper contact verify”。
        held: “{name}”原本就在；没有任何改动。
        skipped: 已跳过“{name}”。
        imported|other: 已添加 {count} 个联系人。
        yours: 您的词语（{name}），由对方念出
        theirs: “{name}”的词语，由您念出
        askVerify: 双方的词语在两边都相同吗？
        askVerifyRevoked: “{name}”的密钥已被吊销。核对词语后重新信任它们吗？
        nowVerified: “{name}”已核对。
        askRevoke: 吊销“{name}”的密钥吗？
        nowRevoked: “{name}”的密钥已吊销。
        nowBlocked: 已屏蔽“{name}”。
        nowUnblocked: 不再屏蔽“{name}”。
        nowRenamed: “{from}”现在叫“{to}”。
        nowNoted: 已保存“{name}”的备注。
        noteRemoved: 已移除“{name}”的备注。
        nowLinked: 已将“{name}”与发送者“{person}”关联。
        askRemove: 删除联系人“{name}”吗？
        nowRemoved: 已删除联系人“{name}”。其消息会保留。
        keyChangedWarning: “{name}”的密钥已更改，新密钥您尚未核对。请核对：“whisper contact verify”。
        previewFormer: 您的某个联系人以前用过的密钥
        """)
}

extension PolicyText {
    static let chineseSimplified = PhraseTable(
        """
        nameHeading: 策略
        stateHeading: 状态
        meaningHeading: 作用
        on: 启用
        off: 停用
        contactRequired: 只向联系人封存，绝不向单独的密钥封存。
        signatureRequired: 给已核对联系人的消息一律签名。
        archiveOnRotation: 身份换新密钥时，旧密钥归档。
        gatedSigning: 每次签名都询问签名口令，没有它就无法使用密钥。
        nowOn: {policy} 已启用。
        nowOff: {policy} 已停用。
        askForget|other: 删除 {names} 的 {count} 个签名密钥吗？只有身份的备份能把它取回。
        forgotten|other: 已删除 {names} 的 {count} 个签名密钥。“whisper identity rotate”生成新密钥；“whisper identity restore”可从备份取回。
        """)
}

extension EnvelopeWords {
    static let chineseSimplified = PhraseTable(
        """
        fromVerified: 来自：{name}（已核对/已签名）
        fromUnverified: 来自：{name}（未核对/已签名）
        fromUnknownSigned: 来自：未知（已签名）
        fromUnknownUnsigned: 来自：未知（未签名）
        fromKeyChanged: 来自：未知（已签名），其密钥不是“{name}”的
        fromRevoked: 来自：{name}（已吊销/已签名）
        claims: 自称来自 {name}；没有任何证明。
        shortID: 短标识：{shortID}
        sentAt: 封存时间：{time}
        openedBy: 发给：{identity}
        blockedRemark: 您已屏蔽此联系人。
        blockedNotShown: 消息已保存，但不显示。--show-blocked 可显示。
        carrierTime: 其时间仅由通讯软件确认。
        clockBehind: 本机时钟落后于保险库的时钟。若本机时钟正确，“whisper doctor --reset-clock”可重新以它为准。
        sealedTo: 已封存给 {recipient}，由 {identity} 签名。
        sealedUnsigned: 已封存给 {recipient}，未签名。
        rotatedIdentity: 身份“{name}”已被替换；用 --from 可另选一个。
        found|other: {count} 个信封
        foundNone: 没有信封。
        offerOpen|other: 打开 {count} 个信封吗？
        identityHeading: 发给
        placeHeading: 位置
        signedHeading: 签名
        sealedHeading: 封存于
        notYours: 不是发给您的
        sealedByYou: 由您为 {name} 封存
        inboxProgress: 正在打开
        inboxOpened|other: 已打开 {count} 条消息
        inboxReplayed|other: {count} 条以前已打开
        inboxEarlier: 此前已打开的消息中最新的一条：{command}
        inboxDeleted|other: 有 {count} 条此前已打开的消息已不在保险库中。
        inboxExpired|other: {count} 条已过期
        inboxForeign|other: {count} 条不是发给您的
        inboxOwn|other: {count} 条由您为他人封存，只有对方能打开
        inboxOwnText: 您封存的最新一条中所写的内容：{command}
        inboxInvalid|other: {count} 条无效
        maybeOpened: 它可能以前打开过：此保险库不知道那段时间打开过什么。
        inboxBlocked|other: 其中 {count} 条来自被屏蔽的联系人，不显示
        inboxChanged|other: 其中 {count} 条的密钥已更改或被吊销
        inboxEmpty: 没有要打开的封存消息。
        expiredHint: --trust-carrier-time 按通讯软件收到的时间打开它们。
        notText|other: 这条消息不是文本；有 {count} 字节。
        typeMessage: 请输入消息；在单独一行按 Ctrl-D 结束。
        pasteEnvelope: 请粘贴含信封的文本；在单独一行按 Ctrl-D 结束。
        blockedHidden|other: 有 {count} 条被屏蔽联系人的消息未显示；--show-blocked 可显示。
        keyOfContact: 密钥 {key} 是您的联系人“{name}”的密钥。
        copied: 信封已在剪贴板上。
        handedToTerminal: 已交给终端；若终端允许，会放入剪贴板，否则请复制该行。
        severalInText|other: 此文本中有 {count} 条封存的消息，仅尝试第一条。要全部打开：{command}
        inboxDamaged|other: {count} 条不完整或已损坏
        inboxDamagedWhere: 信封不完整或已损坏的最新一条消息：{command}
        openedHeading: 已打开
        emptyMessage: 消息是空的。
        recipientUnverified: “{name}”尚未核对。在依赖它之前请先核对词语：{command}
        """)
}

extension StandingText {
    static let chineseSimplified = PhraseTable(
        """
        heading: 封存
        verified: 已核对
        unverified: 未核对
        sealed: 已封存
        plain: 未封存
        plainLegend: 消息前没有标记词：{word}，仅由其通讯软件担保。
        looksLike: “{name}”看起来像您的联系人“{contact}”，但不是同一个名称。
        chatHasName: “{name}”只是此聊天的名称；无法确定对方就是您的联系人“{contact}”。
        """)
}

extension QRText {
    static let chineseSimplified = PhraseTable(
        """
        bundleOf: {name} 的名片，{shortID}
        envelope: 一条封存的消息
        codes|other: 图片中有 {count} 个二维码
        written: 二维码已写入“{path}”。
        dense: 二维码较密；请把相机拿稳并靠近。
        tooDense: 对多数相机来说二维码太密；请改为发送文本。
        tooWide: 二维码宽 {columns} 列，而终端宽 {room} 列。
        tooWideHint: 更宽的终端可以显示它；或写成图片：--png FILE、--svg FILE。
        tooTall: 二维码需要 {rows} 行，而终端只显示 {room} 行。
        tooTallHint: 请拉高窗口或缩小字号，或写成图片：--png FILE、--svg FILE。
        askOpen: 打开这条消息吗？
        notOpened: 该封存的消息未打开。
        somethingElse: 其他内容
        """)
}

extension DoctorText {
    static let chineseSimplified = PhraseTable(
        """
        engineAge: 引擎的年代
        engineAgeEncrypted: {date} 的 SQLite；之后的修正只包含系统带来的部分。每一页在读取前都用保险库的密钥验证。
        engineAgePlain: {date} 的 SQLite；之后的修正只包含系统带来的部分。未加密的数据库在读取前没有任何检查。
        ledger: 重放保护
        ledgerState|other: 10,000 项中已用 {count} 项；共打开过 {opened} 个
        clock: 时钟
        clockFine: 本机与保险库的时钟一致。
        clockBehind: 本机时钟落后于保险库，后者为 {time}。
        notOpened: 没有打开保险库：未给出口令，也没有保留的密钥。
        identities: 您的身份
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: 服务
        servicesNone: 未安装
        servicesIdle: 已安装但未启用：{units}
        servicesEnabled: 已启用：{units}
        askResetClock: 把保险库的时钟从 {time} 调回 {now} 吗？这段时间里早已打开过的信封，此后只靠永久记录来阻挡。
        clockReset: 保险库的时钟又与本机一致了。
        """)
}

extension TrustText {
    static let chineseSimplified = PhraseTable(
        """
        subject: 信任
        sound: 联系人和策略与上次设定的一致。
        doubtful: 此保险库关于联系人和策略的内容不是上次设定的：有更早的文件或页面占了它的位置，或者有人手动恢复了副本。任何人都不算已核对，所有策略均为开启。请查看“whisper contact list”，再用“whisper doctor --accept-trust”接受。
        doubtfulContacts|other: {count} 个联系人与上次设定的不一致，不算已核对。“whisper doctor --accept-trust”可接受。
        wouldBeVerified: 已核对：“{name}”
        wouldBeOn: 开：{name}
        wouldBeOff: 关：{name}
        askAccept|other: 按现状接受保险库，包括 {count} 个已核对联系人和这些策略？
        accepted: 已接受保险库关于联系人和策略的内容。
        refused: 此保险库关于联系人和策略的内容存疑
        refusedHint: 请先用“whisper doctor --accept-trust”接受，或恢复一个备份。
        acceptOption: 显示并接受保险库关于联系人和策略的内容。
        askReplaceBackup: 此保险库关于联系人和策略的内容存疑。要用同样存疑的副本取代“{path}”处的备份吗？
        backupKept: 此保险库关于联系人和策略的内容存疑，因此保留了“{path}”处的备份
        backupKeptHint: 请查看“whisper contact list”，然后用“whisper doctor --accept-trust”接受，或恢复此备份，或为副本指定其他位置。“--yes”仍会取代该备份。
        """)
}

extension PageText {
    static let chineseSimplified = PhraseTable(
        """
        archive: 消息存档
        chats: 聊天
        people: 人物
        gallery: 图库
        years: 年份
        statistics: 统计
        search: 搜索
        skip: 跳到内容
        plaintext: 这些页面没有加密：能打开它们的人都能阅读。
        monthOfYear: {year}年{month}
        monthOfYearPart: {year}年{month}，第 {part} 部分
        months: 月份
        allMonths: 所有月份
        earlier: 更早：{place}
        later: 更晚：{place}
        continueReading: 继续阅读
        pages: 页
        pageNumber: 第 {number} 页
        previousPage: 上一页
        nextPage: 下一页
        messageCount|other: {count} 条消息
        chatCount|other: {count} 个聊天
        group: 群组
        direct: 私聊
        broadcast: 广播列表
        unknownChat: 聊天
        period: {first} 至 {last}
        noMessages: 这里没有消息。
        names: 名称
        numbers: 号码和地址
        inChats: 按聊天分类的消息
        you: 您
        pictures: 图片
        videos: 视频
        voice: 语音和音频
        documents: 文档和其他文件
        noMedia: 这里没有文件。
        dayCount|other: {date}：{count} 条消息
        less: 少
        more: 多
        theme: 浅色或深色
        filter: 筛选本页
        filterMedia: 带文件
        filterSealed: 已封存
        filterLinks: 带链接
        shownCount: 显示 {shown} 项，共 {all} 项
        jump: 跳到日期
        keys: 按键：j 和 k 在消息间移动，/ 筛选，← 和 → 翻页。
        close: 关闭
        previousPicture: 上一张图片
        nextPicture: 下一张图片
        tools: 筛选或跳到日期
        searchNeedsScript: 搜索需要脚本，而此浏览器不运行脚本。每个聊天的月份列在它的页面上。
        searchQuery: 词语或名称
        searchLanguage: 与“whisper search”相同：引号中的\"短语\"、带星号的词首（umbr*）、OR、表示排除的 -词，以及括号。正在输入的词按词首查找。
        searchNone: 没有找到消息。
        searchAll: 找到的消息：{count}
        searchSome: 找到的最新消息：{count}
        searchFailed: 无法读取搜索数据。
        searchMore: 显示更多
        findName: 按名称查找
        newest: 最新的消息
        """)
}

extension PageMessageText {
    static let chineseSimplified = PhraseTable(
        """
        pending: 等待发送
        sent: 已发送
        delivered: 已送达
        failed: 未发送
        read: 已读
        editedAt: 编辑于 {time}
        edited: 已编辑
        forwarded: 转发
        forwardedOften: 多次转发
        viewedOnce: 仅可查看一次
        disappearing: 设为自动消失
        starred: 已加星标
        reactions: 回应
        deletedByYou: 已被您删除
        deletedBySender: 已被发送者删除
        deletedByAdmin: 已被管理员删除，{name}
        deletedKept: 原来的内容
        quotedNotHere: 回复一条不在此存档中的消息
        quotedOnly: 由发送者引用；原消息不在此存档中
        voiceMessage: 语音消息
        videoMessage: 视频消息
        movingPicture: 动图
        expired: 已不可用
        remote: 未下载
        damaged: 在保险库中已损坏
        withheld: 未收入此存档
        liveLocation: 实时位置
        coordinates: 纬度 {latitude}，经度 {longitude}
        voteCount|other: {count} 票
        voiceCall: 语音通话
        videoCall: 视频通话
        callMissed: 未接
        callDeclined: 已拒绝
        callFailed: 失败
        callAnsweredElsewhere: 已在其他设备接听
        callSilenced: 已静音
        callConnected: 已接听
        callOngoing: 进行中
        unreadable: 此消息无法在此设备上读取
        spoiler: 打开前隐藏
        sealedLine: 一行已封存的内容，按传输时的原样
        ownSealedLine: 由您为 {name} 封存，只有对方能打开
        groupInvite: 群组邀请
        transcript: 自动转写：{text}
        inTranscript: 在转写中
        unknownSender: 未知发送者
        """)
}

extension SystemText {
    static let chineseSimplified = PhraseTable(
        """
        groupCreated: 群组“{text}”已创建
        groupCreatedBy: {by}创建了群组“{text}”
        groupSubject: 群组名称现为“{text}”
        groupSubjectBy: {by}将群组名称改为“{text}”
        groupDescription: 群组简介已更改：{text}
        groupDescriptionBy: {by}更改了群组简介：{text}
        groupIcon: 群组图片已更改
        groupIconBy: {by}更改了群组图片
        groupDeleted: 群组已删除
        groupJoined: 您加入了群组“{text}”
        groupInviteLink: 群组邀请链接已更改
        groupRestricted: 可更改群组设置的人已变更
        groupAnnouncements: 可在群组中发言的人已变更
        groupReplaced: 群组已被另一个群组取代
        added: {names}被加入
        addedBy: {by}加入了{names}
        joined: {names}加入了
        left: {names}离开了
        removed: {names}被移除
        removedBy: {by}移除了{names}
        promoted: {names}现为管理员
        demoted: {names}不再是管理员
        invited: {names}被邀请
        invitedBy: {by}邀请了{names}
        banned: {names}被封禁
        bannedBy: {by}封禁了{names}
        unbanned: {names}的封禁已解除
        askedToJoin: {names}请求加入
        invitationDeclined: {names}拒绝了邀请
        invitationWithdrawn: 对{names}的邀请已撤回
        requestDeclined: {names}的请求被拒绝
        requestWithdrawn: {names}撤回了请求
        numberChanged: 一个电话号码已更改：{names}
        encrypted: 此聊天的消息由服务加密
        identityChanged: {names}的安全码已更改
        disappearingOn: 新消息会在一段时间后消失
        disappearingOff: 消息不再消失
        blocked: 此联系人已被屏蔽
        unblocked: 此联系人已取消屏蔽
        businessNotice: 关于商业账号的通知：{text}
        businessNoticeOnly: 关于商业账号的通知
        channelNotice: 关于此频道的通知：{text}
        channelNoticeOnly: 关于此频道的通知
        communityNotice: 关于社群的通知：{text}
        communityNoticeOnly: 关于社群的通知
        groupApproval: 谁可以加入群组已更改
        chatPrivacy: 此聊天的高级隐私设置已更改
        numberShared: 分享了一个电话号码
        sharingLimited: 已限制从此聊天分享
        album: 图片和视频相册
        albumBy: {by} 发送了图片和视频相册
        privacyProvider: 关于谁运营此商业聊天的通知
        groupAdditions: 谁可以向群组添加成员已更改
        deviceChanged: 已添加或移除关联设备
        usernameChanged: 用户名已更改：{names}
        usernameChangedOnly: 用户名已更改
        pinned: 一条消息已置顶
        pinnedBy: {by} 置顶了一条消息
        unpinned: 一条消息不再置顶
        kept: 一条消息已保留，不会消失
        notKept: 一条消息不再保留，可能消失
        eventAnswered: 一份活动邀请已得到答复
        eventAnsweredBy: {by} 答复了一份活动邀请
        chatCreated: 聊天已创建
        chatCreatedBy: {by}创建了聊天
        chatSubject: 聊天名称现为“{text}”
        chatSubjectBy: {by}将聊天名称改为“{text}”
        chatDescription: 聊天简介已更改：{text}
        chatDescriptionBy: {by}更改了聊天简介：{text}
        chatReplaced: 聊天已被另一个聊天取代
        groupCreatedOnly: 群组已创建
        groupCreatedOnlyBy: {by}创建了群组
        groupSubjectOnly: 群组名称已更改
        groupSubjectOnlyBy: {by}更改了群组名称
        groupDescriptionOnly: 群组描述已更改
        groupDescriptionOnlyBy: {by}更改了群组描述
        chatSubjectOnly: 聊天名称已更改
        chatSubjectOnlyBy: {by}更改了聊天名称
        chatDescriptionOnly: 聊天简介已更改
        chatDescriptionOnlyBy: {by}更改了聊天简介
        groupJoinedOnly: 您加入了群组
        someoneAdded: 有人被添加
        someoneAddedBy: {by}添加了某人
        someoneJoined: 有人加入
        someoneLeft: 有人退出
        someoneRemoved: 有人被移除
        someoneRemovedBy: {by}移除了某人
        someonePromoted: 有人已成为管理员
        someoneDemoted: 有人不再是管理员
        membersChanged: 群组的成员列表已更改
        numberChangedOnly: 一个电话号码已更改
        identityChangedOnly: 一个安全码已更改
        disappearingChanged: 新消息是否消失的设置已更改
        """)
}

extension PageExportText {
    static let chineseSimplified = PhraseTable(
        """
        progress: 正在写入页面
        plaintext: 页面不会加密：能打开该文件夹的人都能阅读您的消息。
        written|other: 已将 {count} 条消息写入“{path}”（{chats}）。
        wroteMedia|other: 含 {count} 个文件。
        damagedMedia|other: {count} 个附件在保险库中已损坏，未收入。
        openAt: 在浏览器中打开：{path}
        badMedia: --media 接受 all、used 或 none，不接受“{value}”。
        badTheme: --theme 接受 auto、light 或 dark，不接受“{value}”。
        badLanguage: --language 接受 {languages} 之一，不接受“{value}”。
        standardOutput: 页面是一个文件夹，不能写到标准输出。
        emptyPeriod: --since 不早于 --until。
        occupied: “{path}”已存在，不会被替换。
        occupiedHint: 请选择另一个文件夹。--force 只替换先前导出写入的存档。
        busy: 另一个进程正在写入“{path}”。
        """)
}
