extension DataCommandText {
    var chineseSimplified: Phrase {
        switch self {
        case .importing:
            "把消息导入保险库。"
        case .importWhatsApp:
            "导入从 WhatsApp 导出的聊天。"
        case .importWhatsAppDiscussion:
            "读取“导出聊天”生成的文本、压缩包或文件夹；- 表示标准输入。再次导入同一聊天或更新的导出，只会加入新的内容。摘要会交代每一行。退出状态 3 表示有些行无法读取，并会指出这些行。"
        case .importJSON:
            "以 JSON 行导入消息。"
        case .importJSONDiscussion:
            "读取“export json”写出的内容，也包括用 --full 写出的；- 表示标准输入。标识保持不变，再次导入不会增加任何内容。遇到第一个有错的行即停止并指出该行；之前的批次保留。"
        case .exporting:
            "导出消息。"
        case .exportJSON:
            "把消息写成 JSON 行。"
        case .exportJSONDiscussion:
            "每行一条消息，每个聊天按自己的顺序。使用 --full 时，保险库的每条记录连同类型各占一行；导入新的保险库后即得到相同的保险库。输出未加密。"
        case .conversations:
            "列出聊天。"
        case .conversationsDiscussion:
            "置顶的聊天在前，然后按最近的活动排列。"
        case .messages:
            "显示一个聊天的消息。"
        case .messagesDiscussion:
            "显示最新的消息，最后一条在最下面。聊天可用标题、标题的一部分或标识来指定。"
        case .search:
            "查找消息。"
        case .searchDiscussion:
            "所有的词都必须出现，不分大小写和重音。可以使用引号中的\"短语\"、带星号的词首（umbr*）、OR、NOT 和括号。查找范围是正文、发送者和附件名称，最新的结果在前。没有词时只由筛选条件决定。日期写作 2020、2020-05、2020-05-31 或 2020-05-31T14:00。"
        case .markRead:
            "将聊天标为已读。"
        case .pin:
            "把聊天置顶。"
        case .unpin:
            "取消聊天置顶。"
        case .mute:
            "将聊天静音。"
        case .unmute:
            "取消聊天静音。"
        case .delete:
            "永久删除聊天和消息。"
        case .deleteDiscussion:
            "删除一个聊天、一条消息，或按时间和平台删除消息，并删除不再被引用的附件。单条消息会留下一个空位，以免再次导入聊天时又出现；--erase 则什么也不留下。"
        case .stats:
            "显示保险库里有什么。"
        case .statsDiscussion:
            "统计数字，以及消息随时间变化的图表。"
        }
    }
}

extension DataOptionText {
    var chineseSimplified: Phrase {
        switch self {
        case .exportPath:
            "导出的聊天：.txt、.zip 或文件夹；- 表示标准输入。"
        case .ownName:
            "您在导出中的名字，用来区分发出和收到的消息。"
        case .ownNameJSON:
            "您自己的名字或号码，用来区分发出和收到的消息。"
        case .chatTitle:
            "文件名没有说明时，聊天的标题。"
        case .timezone:
            "手机所在的时区，例如 Asia/Shanghai；不写则用本机的时区。"
        case .dateOrder:
            "日期中日和月的顺序：dmy、mdy 或 ymd；不写则自动判断。"
        case .dryRun:
            "只显示将会做什么。"
        case .importYes:
            "日和月无法区分时，按较可能的顺序继续；保险库中已有时间不同的相同消息时也继续。"
        case .jsonPath:
            "JSON 行文件；- 表示标准输入。"
        case .restoreJSON:
            "将您自己的保险库恢复原样：联系人及其信任、身份、策略。恢复到非空的保险库时，会先逐一列出并确认。"
        case .attachmentsFrom:
            "存放附件内容的文件夹，由“export json --attachments”写出。"
        case .attachmentsTo:
            "同时把附件内容写入这个文件夹。"
        case .exportConversation:
            "只限这个聊天：标识、标题或标题的一部分。"
        case .full:
            "保险库的每条记录，而不只是消息。"
        case .deidentify:
            "用前后一致的标识代替姓名和电话号码。"
        case .output:
            "要写的文件；- 表示标准输出。"
        case .onlyUnread:
            "只列出有未读消息的聊天。"
        case .conversationLimit:
            "最多这么多个聊天。"
        case .conversation:
            "聊天：标识、标题或标题的一部分。"
        case .messageLimit:
            "最多这么多条消息（不写则为 100）。"
        case .before:
            "此标识的消息之前的消息。"
        case .after:
            "此标识的消息之后的消息。"
        case .oldest:
            "从最早的消息开始。"
        case .all:
            "从最早到最新的所有消息。"
        case .saveAttachments:
            "把所显示消息的附件保存到这个文件夹。"
        case .query:
            "要查找的内容。"
        case .searchIn:
            "只在这个聊天中：标识、标题或标题的一部分。"
        case .fromPerson:
            "只限此人：名字、名字的开头或标识。"
        case .since:
            "只限此日期起。"
        case .until:
            "只限到此日期为止，含当日。"
        case .type:
            "只限此类型：text、image、video、audio、document、sticker、location、contact、poll、call、system、deleted、unknown。可重复。"
        case .hasAttachment:
            "只限带附件的。"
        case .encrypted:
            "只限内含封存消息的。"
        case .order:
            "newest（不写时）或 relevance。"
        case .searchLimit:
            "最多这么多条结果（不写则为 50）。"
        case .upTo:
            "只到此标识的消息为止。"
        case .deleteMessage:
            "删除此标识的消息。"
        case .erase:
            "不留下消息的任何痕迹；再次导入聊天会使它重新出现。"
        case .deleteBefore:
            "此日期之前发送的消息。"
        case .olderThan:
            "早于此时长的消息：90d、8w、6m、2y。"
        case .platform:
            "此平台的消息，例如 whatsapp。"
        case .svg:
            "把图表写成 SVG 文件；- 表示标准输出。"
        }
    }
}
