extension SyncText {
    var chineseSimplified: Phrase {
        switch self {
        case .askSecret:
            "{server} 上“{user}”的密码："
        case .loggedIn:
            "已以“{user}”登录 {server}。"
        case .loggedOut:
            "已退出登录，并从本机移除：{names}"
        case .loggedOutHere:
            "已从本机移除：{names}。无法通知服务器；会话将在那里自行结束。"
        case .nothingToRemove:
            "没有可移除的内容。"
        case .connecting:
            "正在连接 {server}……"
        case .connected:
            "已以“{user}”连接到 {server}。"
        case .disconnected:
            "连接已断开。"
        case .retrying:
            "{reason} {seconds} 秒后重试。"
        case .finished:
            "消息：收到 {received} 条，发送 {sent} 条；{waiting} 条等待发送。"
        case .sent:
            "已发送。"
        case .queued:
            "已保存。{reason} 消息将等待“whisper-sync run”发送。"
        case .messageFailed:
            "服务器最终拒绝了一条消息（{reason}）；见“whisper-sync status”。"
        case .unreachable:
            "无法连接到服务器。"
        case .untrusted:
            "服务器的证书不受信任，或不属于此主机。"
        case .untrustedHint:
            "--ca-file 指定私有服务器的证书。"
        case .unauthorized:
            "服务器不接受该用户和密码。"
        case .sessionEnded:
            "服务器不再接受该令牌。"
        case .sessionEndedHint:
            "“whisper-sync login”重新登录；等待发送的内容不会丢失。"
        case .rateLimited:
            "服务器要求等待。"
        case .serverFailed:
            "服务器出错。"
        case .notUnderstood:
            "服务器的应答无法被本程序理解。"
        case .notLoggedIn:
            "保险库未登录任何服务器。"
        case .notLoggedInHint:
            "“whisper-sync login”可登录；使用 --server 和 --token-file 则无需登录。"
        case .alreadyLoggedIn:
            "保险库已属于 {server} 上的“{user}”。"
        case .alreadyLoggedInHint:
            "一个保险库只保存一个账号的聊天；其他账号请使用其他保险库。"
        case .invalidAddress:
            "“{address}”不是可连接的地址。"
        case .invalidAddressHint:
            "请用 https://HOST，或仅指向本机的 http://：否则令牌会以明文传输。"
        case .emptyToken:
            "{path} 的第一行没有令牌。"
        case .refused:
            "服务器最终拒绝了该消息：{reason}"
        case .tooLong:
            "消息超过 {limit} 字节。"
        case .emptyMessage:
            "没有可发送的内容：文本为空。"
        case .notText:
            "输入不是 UTF-8 文本。"
        case .notOfServer:
            "“{name}”不是服务器上的聊天。"
        case .notOfServerHint:
            "“whisper-sync status”列出服务器上的聊天；“whisper-sync run”将其取入。"
        case .groupNotSealed:
            "封存消息只能发给一个人，而此聊天是群组。"
        case .contactUnknownHint:
            "“whisper-sync bind”可指明。"
        case .noFailedMessage:
            "没有被拒绝的消息“{id}”。"
        case .unsupported:
            "此版本的 Whisper 不使用网络。"
        case .unsupportedHint:
            "需启用 Realtime 特性构建。"
        case .labelServer:
            "地址"
        case .labelUser:
            "用户"
        case .labelDevice:
            "设备"
        case .labelLogin:
            "登录状态"
        case .isLoggedIn:
            "已登录"
        case .isLoggedOut:
            "未登录"
        case .labelConversations:
            "已同步的聊天"
        case .labelWaiting:
            "等待发送"
        case .labelFailed:
            "被服务器拒绝"
        case .labelConnections:
            "建立的连接"
        case .columnConversation:
            "聊天"
        case .columnCursor:
            "已取得至"
        case .columnMessage:
            "消息"
        case .columnState:
            "状态"
        case .columnAttempts:
            "尝试次数"
        case .waiting:
            "等待中"
        case .failed:
            "已拒绝"
        case .bound:
            "从现在起，聊天“{conversation}”是与您的联系人“{contact}”进行的。"
        case .unbound:
            "聊天“{conversation}”未绑定任何联系人。"
        case .sealedTo:
            "已封存给“{contact}”。"
        case .contactUnknown:
            "不知道聊天“{conversation}”是与哪个联系人进行的。"
        case .noSecret:
            "未提供密码，也没有可供询问的终端。"
        case .noSecretHint:
            "--secret-file 从文件读取，- 表示标准输入。"
        case .mayNotWrite:
            "您不能在此聊天中发言"
        case .noConversation:
            "没有这个聊天"
        case .tooLarge:
            "对服务器来说太长"
        case .notAccepted:
            "服务器不接受这样的消息"
        case .soFar:
            "目前的消息：收到 {received} 条，发送 {sent} 条。"
        case .labelEvents:
            "服务器的事件"
        case .labelSent:
            "已发送的消息"
        case .columnServerID:
            "服务器上的标识"
        }
    }
}
