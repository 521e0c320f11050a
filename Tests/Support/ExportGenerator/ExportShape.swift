/// A phone and its language: how an export is written.
public enum ExportShape: String, CaseIterable, Sendable {
    case androidEnglish = "android-en"
    case androidBritish = "android-en-gb"
    case androidSpanish = "android-es"
    case androidPortuguese = "android-pt"
    case androidRussian = "android-ru"
    case androidArabic = "android-ar"
    case androidPersian = "android-fa"
    case androidHindi = "android-hi"
    case androidChinese = "android-zh"
    case androidThai = "android-th"
    case appleEnglish = "ios-en"
    case appleGerman = "ios-de"
    case appleJapanese = "ios-ja"
    case appleKorean = "ios-ko"
    case appleVietnamese = "ios-vi"

    /// What is put where in a header: `d` day, `m` month, `y` year of two digits, `Y` of four, doubled with two digits
    /// at least; `H` hour of 24, `h` of 12, `i` minute, `s` second, `p` part of the day.
    var header: String {
        switch self {
        case .androidEnglish: "m/d/y, h:i p - "
        case .androidBritish: "dd/mm/Y, HH:i - "
        case .androidSpanish: "d/m/y H:i - "
        case .androidPortuguese: "dd/mm/Y HH:i - "
        case .androidRussian: "dd.mm.Y, HH:i - "
        case .androidArabic: "\u{200F}d/m/Y، h:i p - "
        case .androidPersian: "Y/m/d،\u{200F} HH:i - "
        case .androidHindi: "d/m/y, h:i p - "
        case .androidChinese: "Y/m/d ph:i - "
        case .androidThai: "d/m/Y HH:i - "
        case .appleEnglish: "[m/d/y, h:i:s p] "
        case .appleGerman: "[dd.mm.y, HH:i:s] "
        case .appleJapanese: "[Y/mm/dd H:i:s] "
        case .appleKorean: "[Y. m. d. p h:i:s] "
        case .appleVietnamese: "[HH:i:s, dd/mm/Y] "
        }
    }

    var isApple: Bool { rawValue.hasPrefix("ios") }

    var dayPeriods: (morning: String, afternoon: String) {
        switch self {
        case .androidArabic: ("ص", "م")
        case .androidChinese: ("上午", "下午")
        case .appleKorean: ("오전", "오후")
        case .androidHindi: ("am", "pm")
        default: ("AM", "PM")
        }
    }

    /// The bytes of zero; the other digits follow it.
    var zero: [UInt8] {
        switch self {
        case .androidArabic: Array("٠".utf8)
        case .androidPersian: Array("۰".utf8)
        default: Array("0".utf8)
        }
    }

    /// The offset added to the Gregorian year.
    var yearOffset: Int { self == .androidThai ? 543 : 0 }

    var script: Script {
        switch self {
        case .androidRussian: .cyrillic
        case .androidArabic, .androidPersian: .arabic
        case .androidHindi: .devanagari
        case .androidChinese: .han
        case .androidThai: .thai
        case .appleJapanese: .kana
        case .appleKorean: .hangul
        default: .latin
        }
    }

    var people: [String] {
        switch script {
        case .cyrillic: ["Аня", "Борис Иванов", "Вера", "+7 900 000-00-01", "Галя"]
        case .arabic: ["ليلى", "سامي", "نور", "+966 50 000 0001", "هدى"]
        case .devanagari: ["आशा", "रवि", "मीरा", "+91 90000 00001", "देव"]
        case .thai: ["มาลี", "สมชาย", "นก", "+66 80 000 0001", "ต้น"]
        case .hangul: ["민지", "준호", "서연", "+82 10-0000-0001", "하늘"]
        case .kana: ["はな", "けん", "ゆき", "+81 90-0000-0001", "そら"]
        case .han: ["小明", "李华", "王芳", "+86 130 0000 0001", "阿美"]
        case .latin: ["Anna", "Ben Carter", "Chloé", "+44 7700 900001", "Dad"]
        }
    }

    /// The first line of the file.
    var notice: String {
        switch self {
        case .androidSpanish: "Los mensajes y las llamadas están cifrados de extremo a extremo."
        case .androidPortuguese: "As mensagens e as chamadas são protegidas com a criptografia de ponta a ponta."
        case .androidRussian: "Сообщения и звонки защищены сквозным шифрованием."
        case .androidArabic: "الرسائل والمكالمات مشفرة تمامًا بين الطرفين."
        case .androidPersian: "پیام‌ها و تماس‌ها سرتاسر رمزگذاری شده‌اند."
        case .androidHindi: "मैसेजेस और कॉल्स एंड-टू-एंड एन्क्रिप्टेड हैं."
        case .androidChinese: "消息和通话都进行端到端加密。"
        case .androidThai: "ข้อความและการโทรได้รับการเข้ารหัสจากต้นทางถึงปลายทาง"
        case .appleGerman: "Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt."
        case .appleJapanese: "メッセージと通話はエンドツーエンド暗号化されています。"
        case .appleKorean: "메시지 및 전화는 종단간 암호화되어 안전합니다."
        case .appleVietnamese: "Tin nhắn và cuộc gọi được mã hóa đầu cuối."
        default: "Messages and calls are end-to-end encrypted."
        }
    }

    /// The text that replaces omitted media.
    var omitted: String {
        switch self {
        case .androidSpanish: "<Multimedia omitido>"
        case .androidPortuguese: "<Mídia omitida>"
        case .androidRussian: "<Без медиафайлов>"
        case .androidArabic: "<تم استبعاد الوسائط>"
        case .androidPersian: "<رسانه حذف شد>"
        case .androidHindi: "<मीडिया के बिना>"
        case .androidChinese: "<省略多媒体文件>"
        case .androidThai: "<สื่อถูกลบ>"
        case .appleEnglish: "\u{200E}image omitted"
        case .appleGerman: "\u{200E}Bild weggelassen"
        case .appleJapanese: "\u{200E}画像は含まれていません"
        case .appleKorean: "\u{200E}이미지 생략됨"
        case .appleVietnamese: "\u{200E}đã bỏ qua hình ảnh"
        default: "<Media omitted>"
        }
    }

    /// The text that replaces a deleted message.
    var deleted: String {
        switch self {
        case .androidSpanish: "Se eliminó este mensaje."
        case .androidPortuguese: "Mensagem apagada"
        case .androidRussian: "Данное сообщение удалено"
        case .androidArabic: "تم حذف هذه الرسالة"
        case .androidPersian: "این پیام حذف شد"
        case .androidHindi: "यह मैसेज डिलीट किया गया"
        case .androidChinese: "此消息已删除"
        case .androidThai: "ข้อความนี้ถูกลบแล้ว"
        case .appleGerman: "\u{200E}Diese Nachricht wurde gelöscht."
        case .appleJapanese: "\u{200E}このメッセージは削除されました。"
        case .appleKorean: "\u{200E}이 메시지는 삭제되었습니다."
        case .appleVietnamese: "\u{200E}Tin nhắn này đã bị xóa."
        default: isApple ? "\u{200E}This message was deleted." : "This message was deleted"
        }
    }

    /// The text after the name of a file (Android).
    var fileAttached: String {
        switch self {
        case .androidSpanish: "archivo adjunto"
        case .androidPortuguese: "arquivo anexado"
        case .androidRussian: "файл добавлен"
        case .androidArabic: "الملف مرفق"
        case .androidPersian: "پیوست شد"
        case .androidHindi: "फ़ाइल अटैच कर दी गई है"
        case .androidChinese: "文件附件"
        case .androidThai: "ไฟล์ที่แนบ"
        default: "file attached"
        }
    }
}
