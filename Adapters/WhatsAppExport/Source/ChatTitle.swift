/// The chat's title in the name of an exported file or folder.
enum ChatTitle {
    /// Extracts the title from a name: `WhatsApp Chat with Anna.txt` gives Anna. A name without a known pattern is
    /// itself the title; nil if it says nothing about the chat, such as `_chat.txt`.
    static func find(inName fileName: String) -> String? {
        title(inName: fileName)?.text
    }

    /// The title in a name that WhatsApp gives to exports; nil for any other name.
    static func find(inNameOfExport fileName: String) -> String? {
        title(inName: fileName).flatMap { $0.isOfExport ? $0.text : nil }
    }

    private static func title(inName fileName: String) -> (text: String, isOfExport: Bool)? {
        var name = fileName[...]
        for suffix in [".txt", ".zip"] where name.suffix(4).lowercased() == suffix { name = name.dropLast(4) }
        name = withoutCopyNumber(trim(name))
        if name.isEmpty || isNameless(name) { return nil }
        let spaced = name.contains(" ") ? String(name) : String(name.map { $0 == "_" ? " " : $0 })
        for (prefix, suffix) in frames
        where isSame(spaced.prefix(prefix.count), prefix) && isSame(spaced.suffix(suffix.count), suffix) {
            let inner = trim(spaced.dropFirst(prefix.count).dropLast(suffix.count))
            if !inner.isEmpty { return (String(inner), true) }
        }
        for prefix in prefixes where isSame(spaced.prefix(prefix.count), prefix) {
            let rest = trim(spaced.dropFirst(prefix.count))
            for suffix in suffixes where isSame(rest.suffix(suffix.count), suffix) && rest.count > suffix.count {
                return (String(trim(rest.dropLast(suffix.count))), true)
            }
            if !rest.isEmpty, prefix.count > 1 { return (String(rest), true) }
        }
        return (String(name), false)
    }

    /// Whether two texts differ in nothing but case, which old file systems do not keep.
    private static func isSame(_ text: Substring, _ other: String) -> Bool {
        text == other || text.lowercased() == other.lowercased()
    }

    /// Whether a name says nothing about the chat, such as `_chat 2`, as which Files on an iPhone keeps a second one.
    private static func isNameless(_ name: Substring) -> Bool {
        if name == "chat" || name == "-" { return true }
        guard name.hasPrefix("_chat") else { return false }
        return name.dropFirst("_chat".count).allSatisfy { $0 == " " || $0 == "-" || $0.isASCII && $0.isNumber }
    }

    private static func trim(_ text: Substring) -> Substring {
        func isFiller(_ character: Character) -> Bool {
            character.isWhitespace || character.unicodeScalars.allSatisfy { marks.contains($0.value) }
        }
        var text = text
        while let first = text.first, isFiller(first) { text.removeFirst() }
        while let last = text.last, isFiller(last) { text.removeLast() }
        return text
    }

    private static func trim(_ text: String) -> Substring { trim(text[...]) }

    /// Removes the ` (1)` that browsers add to the name of a second download.
    private static func withoutCopyNumber(_ name: Substring) -> Substring {
        guard name.last == ")", let open = name.lastIndex(of: "("), open > name.startIndex else { return name }
        let digits = name[name.index(after: open)...].dropLast()
        guard !digits.isEmpty, digits.count <= 2, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return name }
        return trim(name[..<open])
    }

    private static let marks: Set<UInt32> = [
        0x200B, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF,
    ]

    /// What is around the title in names that end with a word which is also the end of titles.
    private static let frames = [("WhatsApp-keskustelu henkilön ", " kanssa")]

    private static let prefixes = [
        "WhatsApp Chat with ", "WhatsApp Chat - ", "WhatsApp Chat – ", "WhatsApp Chat mit ", "WhatsApp-Chat mit ",
        "WhatsApp-chat met ", "WhatsApp Chat met ", "WhatsApp-chat - ", "Chat de WhatsApp con ",
        "Chat de WhatsApp - ", "Discussion WhatsApp avec ", "Discussion WhatsApp - ", "Chat WhatsApp con ",
        "Chat WhatsApp - ", "Conversa do WhatsApp com ", "Conversa no WhatsApp com ", "Conversa do WhatsApp - ",
        "Conversa de WhatsApp - ", "Czat WhatsApp z ", "Czat WhatsApp - ", "Rozmowa WhatsApp z ",
        "Chat WhatsApp s uživatelem ", "Chat WhatsApp s ", "WhatsApp chat s používateľom ", "WhatsApp chat s ",
        "WhatsApp-chatt med ", "Conversație WhatsApp cu ", "Konverzace WhatsApp s ",
        "Чат WhatsApp с контактом ", "Чат WhatsApp с ", "Чат WhatsApp - ", "Чат WhatsApp з ", "Чат WhatsApp із ",
        "محادثة واتساب مع ", "دردشة واتساب مع ", "محادثة WhatsApp مع ", "دردشة WhatsApp مع ", "چت واتساپ با ",
        "گفتگوی واتساپ با ", "צ'אט WhatsApp עם ", "צ׳אט WhatsApp עם ", "שיחת WhatsApp עם ", "Chat WhatsApp dengan ",
        "Đoạn chat WhatsApp với ", "Cuộc trò chuyện WhatsApp với ", "Trò chuyện WhatsApp với ",
        "แชท WhatsApp กับ ", "แชต WhatsApp กับ ", "WhatsAppチャット - ", "WhatsApp 채팅 - ", "WhatsApp 聊天 - ",
        "WhatsApp对话 - ", "WhatsApp對話 - ", "與", "与", "WhatsApp とのチャット：", "",
    ]

    private static let suffixes = [
        " ile WhatsApp Sohbeti", " ile WhatsApp sohbeti", " के साथ WhatsApp चैट", "とのWhatsAppチャット", "とのトーク履歴",
        "님과의 WhatsApp 대화", "님과 WhatsApp 대화", "的 WhatsApp 聊天", "的WhatsApp聊天", "的 WhatsApp 對話", "的WhatsApp對話",
        "的WhatsApp对话", "的 WhatsApp 对话", " WhatsApp Chat", " WhatsApp Sohbeti",
    ]
}
