extension BridgeText {
    var chineseSimplified: Phrase {
        switch self {
        case .group:
            "通过桥接程序实时导入消息。"
        case .groupDiscussion:
            "桥接程序是一个独立的程序，它与消息服务通信，可以在那里读取您的消息，但从不发送任何内容。保险库与它分开：桥接程序有网络，没有保险库的任何密钥。"
        case .install:
            "安装 WhatsApp 的参考桥接程序。"
        case .installDiscussion:
            "在保险库目录中建立独立的 Python 环境，并安装固定的版本，每个都按哈希校验。需要带 venv 的 Python 3.11 或更高版本，以及网络。"
        case .pair:
            "将保险库关联到 WhatsApp 账号。"
        case .pairDiscussion:
            "先询问，再显示供手机扫描的二维码，账号关联后即结束。之后由“whisper bridge run”导入消息。WhatsApp 允许四台关联设备；请开启两步验证。"
        case .run:
            "持续导入消息，直到停止。"
        case .runDiscussion:
            "保持在前台运行，只要有用就重新启动失败的桥接程序，因此适合由服务管理器运行。用 Ctrl-C 或 SIGTERM 停止。"
        case .status:
            "显示保险库是否已关联，以及上次运行的结果。"
        case .logout:
            "取消关联账号并移除其密钥。"
        case .logoutDiscussion:
            "告知 WhatsApp 此设备已移除，并从本机删除会话及其所有密钥。已导入的消息保留。"
        case .command:
            "以此程序作为桥接程序运行；其各词按 shell 的方式拆分。"
        case .historyLimit:
            "最多导入这么多条手机历史消息；0 表示不限。"
        case .consent:
            "关联后，本机可作为您的另一台设备读取您的 WhatsApp 聊天：\n- 它读取新消息和手机提供的历史，不发送任何内容，也不发送已读回执。\n- 一切只以加密形式保存在您的保险库中，包括关联的密钥。\n- 撤销方法：“whisper bridge logout”，或在手机的“已关联的设备”中移除。\nWhatsApp 的条款不包含其他程序，它可能会封停账号。"
        case .consentQuestion:
            "要关联账号吗？"
        case .scan:
            "只用您自己的手机扫描：WhatsApp，“已关联的设备”，“关联设备”。"
        case .expires:
            "此码在 {seconds} 秒内有效；随后会换新的。"
        case .linked:
            "已关联到 {account}；手机将此设备显示为“{device}”。"
        case .connected:
            "已连接。"
        case .disconnected:
            "连接已断开；桥接程序正在重试。"
        case .retrying:
            "{reason} {seconds} 秒后重试。"
        case .finished:
            "消息：{added} 条新的，{duplicates} 条已有；{skipped} 条跳过。"
        case .manySkipped:
            "一小时内有超过十条消息无法读取。"
        case .manyUndecryptable:
            "超过千分之一的消息无法解密。"
        case .qrExpired:
            "没有人及时扫描二维码。请扫描新的。"
        case .authenticationFailed:
            "手机拒绝了关联。请检查手机并重新关联。"
        case .sessionExpired:
            "账号已不再关联。请重新关联；已导入的内容保留。"
        case .rateLimited:
            "对 WhatsApp 的请求过多。"
        case .networkError:
            "无法连接到 WhatsApp。请检查连接。"
        case .undecryptable:
            "有一条消息无法解密；正在重新请求：{id}"
        case .clientOutdated:
            "WhatsApp 不再接受此版本的桥接程序。请更新 Whisper 并运行“whisper bridge install”。"
        case .banned:
            "WhatsApp 已封停账号。请取消关联，等待一天后再关联。"
        case .crashed:
            "桥接程序意外结束。"
        case .programMissing:
            "无法运行桥接程序“{program}”。"
        case .programMissingHint:
            "“whisper bridge install”安装参考桥接程序；--command 指定其他程序。"
        case .noMemoryPlace:
            "内存中没有存放会话的位置：$XDG_RUNTIME_DIR 和 /dev/shm 都不在内存中。"
        case .notLinked:
            "保险库未关联任何账号。"
        case .notLinkedHint:
            "“whisper bridge pair”可进行关联。"
        case .malformedCommand:
            "{option}：引号未闭合，或缺少程序。"
        case .unsupported:
            "此版本的 Whisper 不运行桥接程序。"
        case .helperMissing:
            "缺少 {path}，它负责运行桥接程序。"
        case .helperMissingHint:
            "它需启用 Bridge 特性构建，并安装在 whisper 旁边。"
        case .installing:
            "正在安装参考桥接程序……"
        case .installed:
            "参考桥接程序已安装：{path}"
        case .installFailed:
            "无法安装参考桥接程序。"
        case .installFailedHint:
            "请检查能否访问软件包索引，以及是否有带 venv 模块的 Python 3.11 或更高版本。"
        case .sourceMissing:
            "参考桥接程序的文件不在程序旁边。"
        case .labelAccount:
            "账号"
        case .labelProgram:
            "参考桥接程序"
        case .labelAcknowledged:
            "保险库中的事件"
        case .labelLastRun:
            "上次运行"
        case .isLinked:
            "已关联"
        case .isNotLinked:
            "未关联"
        case .isInstalled:
            "已安装"
        case .notInstalled:
            "未安装"
        case .unlinked:
            "已取消关联，并从本机移除：{names}"
        case .removedOnly:
            "已从本机移除：{names}。无法通知 WhatsApp：请在手机的“已关联的设备”中移除该设备。"
        case .nothingToRemove:
            "没有可移除的内容。"
        case .logoutQuestion:
            "要取消关联账号并从本机移除其密钥吗？"
        case .coverage:
            "显示每个聊天保存了哪段时间，以及其中的空缺。"
        case .coverageDiscussion:
            "两条消息之间超过 --gap 天的沉默即为空缺。沉默与缺失的消息无法区分，因此这只是提示。不需要桥接程序，也不需要网络。"
        case .gapDays:
            "报告超过这么多天的空缺。"
        case .coverageFrom:
            "自"
        case .coverageTo:
            "至"
        case .coverageExported:
            "来自导出"
        case .coverageBridged:
            "来自桥接"
        case .coverageGaps:
            "空缺"
        case .measuring:
            "正在查看聊天"
        case .rebuild:
            "用桥接程序存储的事件重建消息。"
        case .rebuildDiscussion:
            "每个事件都按原始字节保存。更新后能理解更多内容时，用它显示以前未能理解的部分。已删除的仍为已删除，已读的仍为已读。不需要桥接程序，也不需要网络。"
        case .rebuilding:
            "正在重新读取事件"
        case .rebuilt:
            "事件：重新读取 {events} 条，其中 {unread} 条没有可显示的内容。消息：更新 {replaced} 条，新增 {inserted} 条。"
        case .outOfRange:
            "{option}：{value} 不是 {lowest} 到 {highest} 之间的数字。"
        case .noHistory:
            "不取手机的任何历史消息。"
        case .takesHistory:
            "是否取手机的历史消息：true 或 false。"
        case .historyInterval:
            "两次历史请求之间间隔这么多毫秒。"
        case .batchSize:
            "一次将这么多条历史消息一起存入保险库。"
        case .retries:
            "连续重试的最大次数（在有限制之处）。"
        case .firstDelay:
            "第二次重试前等待这么多毫秒；之后每次加倍。"
        case .sessionTimeout:
            "这么多天后要求重新关联。"
        case .retryingNow:
            "{reason} 正在重试。"
        case .oftenExpired:
            "关联在 30 天内多次终止。WhatsApp 可能正在封停账号：请取消关联，等待一天后再关联。"
        case .notify:
            "桌面通知显示新消息的哪些内容：不显示（none）、条数（count）、还有聊天（chat）、还有正文（content）。"
        case .newMessages:
            .plural(
                other: "{count} 条新消息")
        case .noDesktop:
            "没有桌面通知：未找到桌面环境。"
        case .desktopSilent:
            "桌面不接受通知；消息仍会照常接收。"
        case .bridgeSays:
            "桥接程序报告：{text}"
        case .unusable:
            "此程序不能用作桥接程序。"
        case .journalChanged:
            "桥接程序的日志不是此保险库迄今读取的那一个。"
        case .journalChangedHint:
            "“whisper bridge run --begin-again” 会从第一行开始读取；已有的消息会被识别。"
        case .otherAccount:
            "桥接程序登录的账号不是此保险库所关联的账号。"
        case .otherAccountHint:
            "请为它使用另一个保险库，或先运行 “whisper bridge logout”。"
        case .beginAgain:
            "从第一行重新读取桥接程序的日志。"
        case .alreadyRunning:
            "此保险库的桥接程序已在运行。"
        case .refusedChanges:
            "无权更改者所做、未产生任何影响的更改：{number}"
        case .numbersIgnored:
            "桥接程序的某些行使用了已用过的编号，已被忽略。"
        case .numberImpossible:
            "桥接程序的某一行编号不可能成立。该行已被拒绝，桥接程序已结束。"
        case .noNotifications:
            "此版本的 Whisper 不显示通知。"
        case .timesDiffer:
            "聊天“{title}”导入时的时间与手机相差 {offset}，因此其消息在保险库中出现了两次。请删除该聊天，并用 --timezone 重新导入。"
        }
    }
}
