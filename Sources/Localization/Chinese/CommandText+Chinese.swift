extension CommandText {
    /// The texts in Chinese, in simplified characters.
    static let chinese: [CommandText: Phrase] = [
        .root: "把您的消息保存在可搜索的加密保险库中。",
        .rootDiscussion: "导入聊天记录，加密保存在本机，并能找回每一个词。任何内容都不会离开本机：程序中没有联网代码。",
        .initialize: "创建保险库。",
        .initializeDiscussion: "生成随机密钥，用您的口令封存，并在旁边写下一份恢复副本。提示输入口令时留空，即可由程序生成十个词。已有的保险库绝不会被改动。",
        .unlock: "在一段时间内保留密钥。",
        .unlockDiscussion: "密钥保存在内核密钥环中，从不写入磁盘；到时间、执行“whisper lock”或关机后即被遗忘。",
        .lock: "忘掉“unlock”保留的密钥。",
        .doctor: "显示程序的运行环境，以及保险库是否设置得安全。",
        .doctorDiscussion: "不需要保险库，也不需要口令。",
        .verify: "检查保险库有无损坏。",
        .verifyDiscussion: "检查数据库、搜索索引、计数、附件和恢复副本。给出口令时会打开恢复副本。",
        .optimize: "在大量小改动之后加快搜索。",
        .optimizeDiscussion:
            "合并搜索索引的各个部分，并移除被中断的删除所遗留的词语。可见的内容不会改变。",
        .backup: "在使用中写出保险库的副本。",
        .backupDiscussion: "副本本身就是一个保险库，口令相同。它要么完整出现，要么不出现。",
        .restore: "从备份恢复保险库。",
        .restoreDiscussion: "原处的保险库会保留在恢复的保险库旁边，绝不会被删除。",
        .rekey: "更改保险库的密钥、格式或口令。",
        .rekeyDiscussion: "不带选项时，数据库会换上新的随机密钥。任何时刻中断都安全：保持的不是旧状态就是新状态。",
        .key: "管理保险库的密钥。",
        .keyReveal: "输出数据库密钥，供其他程序使用。",
        .keyRevealDiscussion: "得到密钥的人永远可以读取数据库，无论口令如何变化。标准输出只有密钥，使用方法写在标准错误上。",
        .version: "显示版本。",
        .help: "解释一个命令或主题。",
        .manual: "写出手册页。",
    ]
}
