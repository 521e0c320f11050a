extension ImportText {
    var chineseSimplified: Phrase {
        switch self {
        case .surveying:
            "查看"
        case .aligning:
            "比对"
        case .writing:
            "导入"
        case .imported:
            .plural(other: "“{title}”中有 {count} 条新消息")
        case .wouldImport:
            .plural(other: "“{title}”中将有 {count} 条新消息")
        case .importedMessages:
            .plural(other: "{count} 条新消息")
        case .wouldImportMessages:
            .plural(other: "将有 {count} 条新消息")
        case .duplicates:
            .plural(other: "{count} 条消息已在保险库中")
        case .messagesFound:
            .plural(other: "文件中：{count} 条消息，其中 {system} 条来自系统")
        case .period:
            "从 {first} 到 {last}"
        case .attachments:
            "附件：找到 {found} 个，缺少 {missing} 个，导出时省略 {omitted} 个"
        case .dateOrder:
            "日期按{order}读取，时区 {zone}；把握 {confidence}（{evidence}）"
        case .renamed:
            "“{from}”现在叫“{to}”：同一个人"
        case .sameChat:
            "这个聊天就是原来的“{former}”"
        case .unparsed:
            .plural(other: "{count} 处无法读取，位于第 {lines} 行")
        case .invalidBytes:
            .plural(other: "{count} 个字节不是 UTF-8，已替换")
        case .repeatedNames:
            "压缩包中有多个同名文件；每个名称采用第一个：{names}"
        case .truncated:
            .plural(other: "导出正好有 {count} 条消息：WhatsApp 自己会在此截断导出，因此可能缺少更早的消息。")
        case .records:
            .plural(other: "另有 {count} 条记录，其中 {added} 条是新的")
        case .attachmentsTaken:
            .plural(other: "收入 {count} 个附件")
        case .attachmentsAbsent:
            .plural(other: "{count} 个附件的内容不在保险库中；--attachments 可以带入。")
        case .policyTurnedOn:
            "此文件启用 {policy}"
        case .policyTurnedOff:
            "此文件停用 {policy}"
        case .broughtVerified:
            .plural(other: "{count} 个联系人仅凭此文件之言即为已核对：尚无人为本保险库核对其密钥。“whisper contact verify”可以核对。")
        case .gateLeftDown:
            "此文件中 biometric-gated-signing 为启用；在此仍为停用，因为任何导出都不含签名密钥。“whisper policy set biometric-gated-signing on”保护本保险库的签名密钥。"
        case .contactsUnverified:
            .plural(other: "{count} 个联系人以未核对状态导入；“whisper contact verify”可核对其密钥")
        case .contactRefused:
            "联系人“{name}”未导入：其密钥不是您已有联系人的密钥，或无法使用。“whisper contact import”可接受更换的密钥。"
        case .chatDivided:
            "第 {line} 行的聊天“{title}”及其消息未导入，因为保险库中有多个聊天与之对应：{chats}"
        case .personApart:
            "“{name}”已导入，但不含保险库中属于他人的号码"
        case .severalChats:
            "“{path}”中有多个聊天，将逐一导入：{chats}"
        case .identityLeftOut:
            "身份“{name}”未导入：这里没有它的私钥"
        case .policyLeftOut:
            "文件中的 {policy} 设置未导入"
        case .restoreHint:
            "--restore 会把您自己的保险库原样恢复到一个空的保险库中。"
        case .dayMonthYear:
            "日、月、年"
        case .monthDayYear:
            "月、日、年"
        case .yearMonthDay:
            "年、月、日"
        case .evidenceGiven:
            "由您指定"
        case .evidenceImpossibleValue:
            "其他顺序不可能"
        case .evidenceMediaFileName:
            "媒体文件的名称"
        case .evidenceFileTime:
            "文件的时间"
        case .evidenceFewestJumps:
            "时间倒退最少"
        case .evidenceFasterColumn:
            "日变化得更快"
        case .evidenceStyle:
            "书写习惯"
        case .askDateOrder:
            "“{path}”中的日期很可能写作 {order}（可信度 {confidence}）。就这样导入吗？"
        case .claimContact:
            "“{name}”将成为已验证的联系人，指纹为 {fingerprint}"
        case .claimIdentity:
            "“{name}”将成为您的身份，指纹为 {fingerprint}；其密钥不在此处"
        case .askClaims:
            "保险库不是空的。仅凭文件所述就接受以上全部内容吗？"
        }
    }
}

extension ExportText {
    var chineseSimplified: Phrase {
        switch self {
        case .progress:
            "导出"
        case .writtenMessages:
            .plural(other: "已将 {count} 条消息写入“{path}”。")
        case .writtenRecords:
            .plural(other: "已将 {count} 条记录写入“{path}”。")
        }
    }
}

extension MessageText {
    var chineseSimplified: Phrase {
        switch self {
        case .titleHeading:
            "聊天"
        case .unreadHeading:
            "未读"
        case .messagesHeading:
            "消息"
        case .lastHeading:
            "最后"
        case .textHeading:
            "正文"
        case .pinned:
            "置顶"
        case .muted:
            "静音"
        case .noConversations:
            "还没有聊天。"
        case .noMessages:
            "那里没有消息。"
        case .nothingFound:
            "没有找到。"
        case .olderMessages:
            "更早的消息：{command}"
        case .edited:
            "已编辑"
        case .unread:
            "未读"
        case .notHeld:
            "不在保险库中"
        case .omitted:
            "导出时省略"
        case .image:
            "图片"
        case .video:
            "视频"
        case .audio:
            "音频"
        case .document:
            "文档"
        case .file:
            "文件"
        case .sticker:
            "贴图"
        case .location:
            "位置"
        case .contact:
            "联系人"
        case .poll:
            "投票"
        case .call:
            "通话"
        case .deletedByAdmin:
            "已由管理员 {name} 删除"
        case .event:
            "事件：{type}"
        case .nothingToShow:
            "没有可显示的内容"
        case .deleted:
            "已删除"
        case .unknownKind:
            "类型未知的消息"
        case .attachmentsSaved:
            .plural(other: "已将 {count} 个附件保存到“{path}”。")
        case .attachmentsNotHeld:
            .plural(other: "{count} 个附件不在保险库中。")
        case .pinnedNow:
            "“{title}”已置顶。"
        case .unpinnedNow:
            "“{title}”已取消置顶。"
        case .mutedNow:
            "“{title}”已静音。"
        case .unmutedNow:
            "“{title}”已取消静音。"
        case .markedRead:
            .plural(other: "“{title}”中的 {count} 条消息已标为已读。")
        }
    }
}

extension DeletionText {
    var chineseSimplified: Phrase {
        switch self {
        case .deletingMessages:
            "正在删除消息"
        case .deletingWords:
            "正在从索引中移除词语"
        case .copiesRemain:
            "之前制作的副本仍含有已删除的内容：{paths}"
        case .otherCopiesRemain:
            "之前制作的备份和导出仍含有已删除的内容。"
        case .stoppedHint:
            "已删除的部分不会恢复。再次运行该命令即可删除其余部分。"
        case .optimized:
            "搜索索引现有 {after} 个部分（{size}），之前有 {before} 个（{sizeBefore}）。"
        case .askConversation:
            .plural(other: "永久删除聊天“{title}”及其 {count} 条消息吗？")
        case .askMessage:
            "永久删除这条消息吗？"
        case .askRule:
            .plural(other: "永久删除 {count} 条消息吗？")
        case .askRuleInChat:
            .plural(other: "永久删除“{title}”中的 {count} 条消息吗？")
        case .deleted:
            .plural(other: "已删除 {count} 条消息。")
        case .wouldDelete:
            .plural(other: "将删除 {count} 条消息。")
        }
    }
}

extension StatisticsText {
    var chineseSimplified: Phrase {
        switch self {
        case .conversations:
            "聊天"
        case .messages:
            "消息"
        case .unread:
            "未读"
        case .people:
            "人"
        case .attachments:
            "附件"
        case .held:
            "已保存"
        case .first:
            "第一条消息"
        case .last:
            "最后一条消息"
        case .database:
            "数据库"
        case .kinds:
            "类型"
        case .chartTitle:
            "消息随时间的变化"
        case .chartSummary:
            .plural(other: "{count} 条消息，从 {first} 到 {last}")
        case .chartWritten:
            "图表已写入“{path}”。"
        }
    }
}

extension CalendarText {
    var chineseSimplified: Phrase {
        switch self {
        case .shortDate:
            "{year}/{month}/{day}"
        case .longDate:
            "{year}年{month}{day}日 {weekday}"
        case .weekdays:
            "星期一 星期二 星期三 星期四 星期五 星期六 星期日"
        case .months:
            "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"
        }
    }
}
