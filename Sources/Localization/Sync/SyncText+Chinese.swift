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
            "用“whisper-sync bind”将聊天绑定到联系人。"
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
        case .isWith:
            "聊天“{conversation}”已绑定到您的联系人“{contact}”。"
        case .bound:
            "聊天“{conversation}”现已绑定到您的联系人“{contact}”。"
        case .unbound:
            "聊天“{conversation}”未绑定任何联系人。"
        case .sealedTo:
            "已封存给“{contact}”。"
        case .contactUnknown:
            "聊天“{conversation}”未绑定任何联系人。"
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
        case .writtenInPlain:
            "它写于聊天绑定联系人之前，没有封存；“whisper-sync retry”会将其封存"
        case .notTried:
            "按“--timeout 0”的要求，没有尝试发送。"
        case .soFar:
            "目前的消息：收到 {received} 条，发送 {sent} 条。"
        case .labelEvents:
            "服务器的事件"
        case .labelSent:
            "已发送的消息"
        case .certificateExpired:
            "服务器的证书已过期或尚未生效。"
        case .certificateWrongHost:
            "服务器的证书属于另一台主机。"
        case .certificateUnknown:
            "服务器的证书不是由受信任的机构签发的。"
        case .otherVersion:
            "服务器使用协议的版本 {version}，本程序使用另一个版本。"
        case .serverBehind:
            "服务器在“{conversation}”中的事件比以前少，那里可能丢失了内容。这里不会删除任何内容。"
        case .newEpoch:
            "服务器在“{conversation}”中重新开始编号，因此将重新获取全部内容。这里不会删除任何内容。"
        case .skippedEvents:
            "“{conversation}”中无法读取而被跳过的事件：{count}"
        case .skippedConversations:
            "服务器列表中无法读取而被跳过的聊天：{count}"
        case .missingEvents:
            "“{conversation}”中服务器没有给出的事件：{count}。“whisper-sync status”会列出它们。"
        case .endlessPages:
            "服务器关于“{conversation}”的回答没有尽头，稍后会再次请求。"
        case .endlessList:
            "服务器的聊天列表没有尽头，其余部分稍后再请求。"
        case .collisions:
            "“{conversation}”中被服务器赋予其他消息的标识或编号而未保存的消息：{count}"
        case .reworded:
            "“{conversation}”中被服务器更改的消息：{count}。您自己的原话作为较早版本保留。"
        case .foreignAnswer:
            "服务器用另一条消息回答了所发送的消息，将再次发送。"
        case .vaultUnread:
            "无法读取保险库。"
        case .labelMissing:
            "服务器未给出"
        case .helperMissing:
            "缺少同步程序：{path}"
        case .helperMissingHint:
            "它安装在“whisper”旁边。"
        case .lineElsewhere:
            "此消息是为另一个聊天封存的。"
        case .lineOutOfOrder:
            "此消息写于排在它上面的一条消息之前。"
        case .lineContradicted:
            "此消息与同一设备的另一条消息矛盾，其中一条可能被替换过。"
        case .linesNotHere:
            "此消息之前不在这里的消息（被扣留、已过期或从未发送）：{count}"
        case .serverTime:
            "据服务器称：{time}"
        case .youWrote:
            "您写的是：{text}"
        case .otherEnvelope:
            "服务器保存的不是您的信封，而是别的内容；您的话可能没有送达。"
        case .columnServerID:
            "服务器上的标识"
        case .nameTaken:
            "“{name}”是某个联系人或已绑定联系人的聊天的名称，但此聊天未绑定任何联系人。"
        case .nameTakenHint:
            "“whisper-sync bind”可将其绑定；用其标识 {id} 代替名称则以明文发送。"
        case .retitled:
            "服务器给已绑定联系人的聊天“{conversation}”改了名称。这里保留原来的名称。"
        }
    }
}
