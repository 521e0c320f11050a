extension DataFailureText {
    var chineseSimplified: Phrase {
        switch self {
        case .noSuchConversation:
            "没有名为“{name}”的聊天。"
        case .noSuchConversationHint:
            "“whisper conversations”列出所有聊天。"
        case .ambiguousConversation:
            "“{name}”符合多个聊天：{candidates}"
        case .ambiguousConversationHint:
            "请给出完整标题，可在前面加上平台，如“whatsapp:Ana”，或给出标识。"
        case .noSuchPerson:
            "没有名为“{name}”的人。"
        case .ambiguousPerson:
            "“{name}”符合多个人：{candidates}"
        case .ambiguousPersonHint:
            "请给出完整的名字或标识。"
        case .invalidMoment:
            "{option}：“{value}”不是日期。"
        case .invalidMomentHint:
            "请写 2020、2020-05、2020-05-31、2020-05-31T14:00 或 2020-05-31T14:00:00Z。"
        case .invalidAge:
            "{option}：“{value}”不是时长。"
        case .invalidAgeHint:
            "请写一个数字，后面加 d、w、m 或 y 表示天、周、月或年：90d、8w、6m、2y。"
        case .invalidNumber:
            "{option}：{value} 不是从 1 开始的数字。"
        case .invalidIdentifier:
            "“{value}”不是标识。"
        case .unknownChoice:
            "{option}：不认识“{value}”。"
        case .unknownChoiceHint:
            "可选：{values}"
        case .emptyQuery:
            "没有要查找的词。"
        case .emptyQueryHint:
            "请给出一个词，或 --in、--type 之类的筛选条件。"
        case .relevanceLimit:
            .plural(other: "按相关度最多有 {count} 条结果。")
        case .oneRange:
            "--before、--after 与 --oldest 或 --all 不能同时使用。"
        case .oneDeletion:
            "这些选项不能一起使用：要么是一条消息，要么是聊天加 --before、--older-than 或 --platform。"
        case .nothingToDelete:
            "请说明要删除什么。"
        case .nothingToDeleteHint:
            "请指定聊天，或给出 --message、--before、--older-than 或 --platform。"
        case .oneTitle:
            "--title 只能用于单个文件。"
        case .fullAlone:
            "--full 不能与 --conversation 或 --deidentify 同用，--deidentify 也不能与 --attachments 同用。"
        case .unknownZone:
            "没有时区“{value}”。"
        case .unknownZoneHint:
            "请写成 Asia/Shanghai 或 UTC 的形式。"
        case .missingFile:
            "没有文件“{path}”。"
        case .emptyFile:
            "“{path}”是空的。"
        case .notAnExport:
            "“{path}”不是导出的聊天：里面一条消息也没有。"
        case .notAnExportHint:
            "请在 WhatsApp 中打开聊天并选择“导出聊天”，然后给出生成的 .txt 或 .zip 文件。"
        case .damagedArchive:
            "压缩包“{path}”被截断或已损坏，没有导入其中任何内容。"
        case .encryptedArchive:
            "压缩包“{path}”已加密。"
        case .encryptedArchiveHint:
            "请先用密码解压，再导入文件夹。"
        case .noChatInArchive:
            "压缩包“{path}”里没有聊天。"
        case .unsafeArchive:
            "压缩包“{path}”指向自身之外的文件，没有导入其中任何内容。"
        case .archiveTooLarge:
            "压缩包“{path}”解压后超过允许的大小，没有导入其中任何内容。"
        case .ambiguousDates:
            "“{path}”中的日和月无法足够确定地区分；较可能的顺序是 {order}（{confidence}）。"
        case .ambiguousDatesHint:
            "请说明日期的写法：--date-order dmy、mdy 或 ymd；或用 --yes 采用较可能的顺序。"
        case .contradictedDates:
            "按这个顺序，“{path}”中有不可能的日期。"
        case .contradictedDatesHint:
            "去掉 --date-order，顺序便会自动判断。"
        case .importInterrupted:
            "已中断。到目前为止导入的消息都保留；再次导入会加入其余部分。"
        case .someFilesFailed:
            .plural(other: "{count} 个文件无法导入。")
        case .chatsLeftOut:
            "文件中的部分聊天未导入，其余的都已导入。"
        case .chatsLeftOutHint:
            "警告中列出了这些聊天。等保险库中每个只对应一个聊天后，再次导入该文件：不会有任何重复。"
        case .severalChats:
            "“{path}”中有多个聊天。"
        case .severalChatsHint:
            "请将其保存为文件并给出文件名：这样会逐一导入每个聊天。"
        case .partlyRead:
            "有些行无法读取，其余的都已读取。"
        case .partlyReadHint:
            "摘要中列出了这些行。"
        case .lineTooLong:
            "“{path}”第 {line} 行：超过 16 MiB。"
        case .lineNotJSON:
            "“{path}”第 {line} 行：第 {offset} 字节处不是 JSON（{reason}）。"
        case .lineUnexpected:
            "“{path}”第 {line} 行：不符合格式（{reason}）。"
        case .lineUnknownType:
            "“{path}”第 {line} 行：类型未知的记录。"
        case .lineNewerFormat:
            "“{path}”第 {line} 行：由更新版本的 Whisper 写成。"
        case .lineConflict:
            "“{path}”第 {line} 行：与保险库中的内容相矛盾。"
        case .lineMissingReference:
            "“{path}”第 {line} 行：指向不存在的内容。"
        case .vaultNotEmpty:
            "保险库中已有消息或联系人：未导入任何内容"
        case .vaultNotEmptyHint:
            "--restore 会把整个保险库恢复到一个空的保险库。不用它时会添加消息，联系人以未核对状态导入。"
        case .malformedLineHint:
            "之前的内容已分批导入；请改正该行后再次导入，不会有重复。"
        case .timesShifted:
            "保险库的“{title}”中已有此文件的消息，但时间相差 {offset}。"
        case .timesShiftedHint:
            "请用 --timezone 指明手机的时区。如果先前导入时时区有误，请删除该聊天并重新导入。--yes 会再次导入这些消息。"
        case .datesExchanged:
            "保险库的“{title}”中已有此文件的消息，但日和月对调了。"
        case .datesExchangedHint:
            "请用 --date-order 说明日期的写法。如果先前的导入有误，请删除该聊天并重新导入。--yes 会再次导入这些消息。"
        }
    }
}
