extension SyncCommandText {
    var chineseSimplified: Phrase {
        switch self {
        case .root:
            "与服务器实时收发消息。"
        case .rootDiscussion:
            "所显示的一切都只来自保险库：收到的消息先存入其中，您发送的消息在其中等待，直到服务器收到。请用“whisper”阅读，它从不使用网络；本程序使用网络。"
        case .login:
            "登录服务器。"
        case .loginDiscussion:
            "在终端询问密码。保险库以封存形式保存地址和令牌，从不保存密码本身。"
        case .logout:
            "退出登录并移除令牌。"
        case .logoutDiscussion:
            "通知服务器并从本机移除令牌。消息保留，包括等待发送的消息。"
        case .run:
            "持续收发消息，直到停止。"
        case .runDiscussion:
            "保持在前台运行，连接断开时重新连接，因此适合由服务管理器运行。用 Ctrl-C 或 SIGTERM 停止。"
        case .send:
            "发送消息。"
        case .sendDiscussion:
            "消息先保存，再发送。无法连接服务器时会等待，稍后由“whisper-sync run”发送。"
        case .retry:
            "重新发送被服务器拒绝过的消息。"
        case .status:
            "显示账号、每个聊天已取得的位置以及等待发送的消息。"
        case .serverArgument:
            "服务器地址：https://HOST，或指向本机的 http://。"
        case .userArgument:
            "服务器上的用户名。"
        case .conversationArgument:
            "聊天：标题、标识或其在服务器上的标识。"
        case .textArgument:
            "文本；- 表示从标准输入读取。"
        case .messageArgument:
            "消息的标识，见“whisper-sync status”。"
        case .boundContact:
            "联系人：名字、标识或指纹。"
        case .server:
            "保险库未登录任何服务器时所用的服务器。"
        case .tokenFile:
            "从 FILE 的第一行读取访问令牌，过期后再次读取。"
        case .secretFile:
            "从 FILE 的第一行读取密码；- 表示标准输入。"
        case .secretDescriptor:
            "从已打开的文件 N 读取密码。"
        case .device:
            "本机的名称，会告知服务器。"
        case .seal:
            "封存发出的消息，打开收到的消息，使服务器只能看到密文。"
        case .trustCarrierTime:
            "按服务器声称收到的时间判断错过的封存消息。"
        case .caFile:
            "除系统证书外，也信任 FILE 中的证书。"
        case .tokenInQuery:
            "将令牌放入实时连接的地址中，用于不从别处读取令牌的服务器；地址会留在日志里。"
        case .timeout:
            "最多等待服务器 N 秒。"
        case .bind:
            "将聊天绑定到联系人。"
        case .unbind:
            "解除聊天与联系人的绑定。"
        case .bindDiscussion:
            "此后，您在此聊天中发送的内容用该联系人的密钥封存，收到的封存内容会被打开。某人是谁，从不听信服务器，所以由您指明一次。"
        }
    }
}
