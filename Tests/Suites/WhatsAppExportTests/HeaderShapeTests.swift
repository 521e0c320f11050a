import WhisperMessage
import WhisperIngestionPort
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Every header shape is read (ING-5)", .ownThreads)
struct HeaderShapeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let line: String
        let clock: String
        var sender: String? = "Anna"
        var text: String? = "Hello"
        var order: DateOrder?
        var testDescription: String { name }
    }

    static let layouts: [Case] = [
        .init(name: "Android, d/m/y", line: "31/12/2018, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Android, m/d/y with AM/PM", line: "12/31/18, 8:15 PM - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Android, d.m.y", line: "31.12.18, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Android, d-m-y", line: "31-12-18 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Android, y-m-d", line: "2018-12-31, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Android, y/m/d", line: "2018/12/31, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "one digit each", line: "5/6/2018, 8:15 - Anna: Hello", clock: "2018-06-05 08:15:00", order: .dmy),
        .init(name: "dots and spaces", line: "13. 6. 2018. 20:15 - Anna: Hello", clock: "2018-06-13 20:15:00"),
        .init(name: "dots and spaces, y-m-d", line: "2018. 6. 13. 20:15 - Anna: Hello", clock: "2018-06-13 20:15:00"),
        .init(name: "iOS, brackets", line: "[31.12.18, 20:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "iOS, AM/PM", line: "[12/31/18, 8:15:42 PM] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "iOS, y-m-d", line: "[2018-12-31, 20:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "iOS without comma", line: "[31/12/2018 20:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "iOS, time first", line: "[20:15:42, 31/12/2018] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "Android, time first", line: "20:15, 31/12/2018 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "legacy DATE - TIME;", line: "31/12/18 - 20:15; Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "legacy DATE, TIME:", line: "31/12/18, 20:15: Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "legacy with seconds", line: "31/12/18, 20:15:42: Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "dot in the time", line: "31.12.18 20.15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "dots and seconds", line: "[31/12/18 20.15.42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "glue à", line: "31/12/2018 à 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "glue klo", line: "31.12.2018 klo 20.15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "glue saat", line: "31.12.2018 saat 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "glue kl.", line: "31.12.2018 kl. 20.15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "glue ،", line: "31/12/2018، 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Bulgarian year word", line: "31.12.18 г., 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Canadian hours", line: "2018-12-31 20 h 15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "Canadian seconds", line: "[2018-12-31 20 h 15 min 42 s] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "Bulgarian unit", line: "31.12.18 г., 20:15 ч. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "Bulgarian unit, seconds", line: "[31.12.18 г., 8:15:42 ч. pm] Anna: Hello",
            clock: "2018-12-31 20:15:42"),
        .init(name: "Thai unit", line: "31/12/2561 20:15 น. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "en dash", line: "31.12.18, 20:15 – Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "hour twenty-four", line: "31.12.18, 24:15 - Anna: Hello", clock: "2018-12-31 00:15:00"),
    ]

    static let dayPeriods: [Case] = [
        .init(name: "AM", line: "12/31/18, 8:15 AM - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "pm", line: "31/12/18, 8:15 pm - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "12 AM", line: "12/31/18, 12:15 AM - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "12 PM", line: "12/31/18, 12:15 PM - Anna: Hello", clock: "2018-12-31 12:15:00"),
        .init(name: "23:59 PM occurs", line: "12/31/18, 23:59 PM - Anna: Hello", clock: "2018-12-31 23:59:00"),
        .init(name: "00:04 AM occurs", line: "12/31/18, 00:04 AM - Anna: Hello", clock: "2018-12-31 00:04:00"),
        .init(name: "dotted p.m.", line: "31/12/18 8:15 p.m. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "p. m. with U+00A0", line: "31/12/18 8:15\u{A0}p.\u{A0}m. - Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(name: "U+202F", line: "12/31/18, 8:15\u{202F}PM - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "U+2009", line: "12/31/18, 8:15\u{2009}PM - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "no space", line: "12/31/18, 8:15PM - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "German vorm.", line: "31.12.18, 8:15 vorm. - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "German nachm.", line: "31.12.18, 3:15 nachm. - Anna: Hello", clock: "2018-12-31 15:15:00"),
        .init(name: "German morgens", line: "31.12.18, 8:15 morgens - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "German mittags", line: "31.12.18, 1:15 mittags - Anna: Hello", clock: "2018-12-31 13:15:00"),
        .init(
            name: "German mittags, twelve", line: "31.12.18, 12:15 mittags - Anna: Hello", clock: "2018-12-31 12:15:00"),
        .init(name: "German abends", line: "31.12.18, 8:15 abends - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "German nachts", line: "31.12.18, 12:15 nachts - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "German nachts, three", line: "31.12.18, 3:15 nachts - Anna: Hello", clock: "2018-12-31 03:15:00"),
        .init(name: "Malay PG", line: "31/12/18, 12:15 PG - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Malay PTG", line: "[31/12/2018, 8:15:42 PTG] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "Tamil, before", line: "31/12/18, முற்பகல் 8:15 - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Tamil, after", line: "31/12/18, பிற்பகல் 8:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Kannada, before", line: "31/12/18, 12:15 ಪೂರ್ವಾಹ್ನ - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Kannada, after", line: "31/12/18, 8:15 ಅಪರಾಹ್ನ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Punjabi, before", line: "31/12/18, 8:15 ਪੂ.ਦੁ. - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Punjabi, after", line: "31/12/18, 8:15 ਬਾ.ਦੁ. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Amharic, before", line: "31/12/2018, 12:15 ጥዋት - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Amharic, after", line: "31/12/2018, 8:15 ከሰዓት - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Albanian, before", line: "31.12.18, 8:15 e paradites - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Albanian, after", line: "31.12.18, 8:15 e pasdites - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "Macedonian, before", line: "31.12.18, во 12:15 претпл. - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Macedonian, after", line: "31.12.18, во 8:15 попл. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Uzbek TO", line: "31/12/18, 12:15 TO - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Uzbek TK", line: "31/12/18, 08:15 TK - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Arabic ص", line: "31/12/2018، 8:15 ص - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Arabic م", line: "31/12/2018، 8:15 م - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Chinese 上午", line: "2018/12/31 上午8:15 - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Chinese 下午", line: "2018/12/31 下午8:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Chinese 凌晨", line: "2018/12/31 凌晨12:15 - Anna: Hello", clock: "2018-12-31 00:15:00"),
        .init(name: "Chinese 早上", line: "2018/12/31 早上7:15 - Anna: Hello", clock: "2018-12-31 07:15:00"),
        .init(name: "Chinese 中午", line: "2018/12/31 中午12:15 - Anna: Hello", clock: "2018-12-31 12:15:00"),
        .init(name: "Chinese 晚上", line: "2018/12/31 晚上9:15 - Anna: Hello", clock: "2018-12-31 21:15:00"),
        .init(name: "Japanese 午前", line: "[2018/12/31 午前8:15:42] Anna: Hello", clock: "2018-12-31 08:15:42"),
        .init(name: "Japanese 午後", line: "[2018/12/31 午後8:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "Korean 오전", line: "2018. 12. 31. 오전 8:15 - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Korean 오후", line: "[2018. 12. 31. 오후 8:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(name: "Hindi पूर्वाह्न", line: "31/12/2018, 8:15 पूर्वाह्न - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Hindi अपराह्न", line: "31/12/2018, अपराह्न 8:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Greek π.μ.", line: "31/12/18, 8:15 π.μ. - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Greek μ.μ.", line: "31/12/18, 8:15 μ.μ. - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Hungarian de.", line: "2018. 12. 31. de. 8:15 - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Hungarian du.", line: "2018. 12. 31. du. 8:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Persian ق.ظ.", line: "2018/12/31،\u{200F} 8:15 ق.ظ. - Anna: Hello", clock: "2018-12-31 08:15:00"),
        .init(name: "Persian ب.ظ.", line: "2018/12/31،\u{200F} 8:15 ب.ظ. - Anna: Hello", clock: "2018-12-31 20:15:00"),
    ]

    static let digitsAndCalendars: [Case] = [
        .init(name: "Arabic-Indic", line: "\u{200F}٣١/١٢/٢٠١٨، ٨:١٥ م - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Persian digits", line: "۲۰۱۸/۱۲/۳۱،\u{200F} ۲۰:۱۵ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Persian calendar", line: "۱۳۹۷/۱۰/۱۰، ۲۰:۱۵ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Devanagari", line: "३१/१२/२०१८, ८:१५ अपराह्न - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "Arabic-Indic with U+00A0", line: "٣١/١٢/٢٠١٨،\u{A0}٨:١٥\u{A0}م - Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(name: "Bengali", line: "৩১/১২/২০১৮, ২০:১৫ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "full-width", line: "２０１８/１２/３１ ２０:１５ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "full-width with its own signs", line: "２０１８／１２／３１ ２０：１５ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Thai digits", line: "๓๑/๑๒/๒๕๖๑ ๒๐:๑๕ - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Buddhist year", line: "31/12/2561, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Buddhist year with BE", line: "31/12/2565 BE, 20:15 - Anna: Hello", clock: "2022-12-31 20:15:00"),
        .init(name: "Japanese Reiwa", line: "R4/12/31 20:15 - Anna: Hello", clock: "2022-12-31 20:15:00"),
        .init(
            name: "Japanese Reiwa in brackets", line: "[R4/12/31 20:15:42] Anna: Hello", clock: "2022-12-31 20:15:42"),
        .init(
            name: "Japanese era behind month and day", line: "[3/18/R4, 14:56:01] Anna: Hello",
            clock: "2022-03-18 14:56:01"),
        .init(
            name: "Japanese era behind day and month", line: "18/3/R4, 2:56 PM - Anna: Hello",
            clock: "2022-03-18 14:56:00"),
        .init(
            name: "Japanese era in full behind the date", line: "[1/31/令和5, 14:56:01] Anna: Hello",
            clock: "2023-01-31 14:56:01"),
        .init(name: "Japanese Heisei", line: "平成30/12/31 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "Chinese column words", line: "2018年12月31日 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(name: "leap day", line: "29.02.2024, 20:15 - Anna: Hello", clock: "2024-02-29 20:15:00"),
    ]

    static let marks: [Case] = [
        .init(name: "BOM at the start", line: "\u{FEFF}31.12.18, 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
        .init(
            name: "BOM in the bracket", line: "[\u{FEFF}31.12.18, 20:15:42] Anna: Hello", clock: "2018-12-31 20:15:42"),
        .init(
            name: "U+200E before the bracket", line: "\u{200E}[31.12.18, 20:15:42] Anna: Hello",
            clock: "2018-12-31 20:15:42"),
        .init(
            name: "U+200E in the date", line: "31\u{200E}.12\u{200E}.18, 20:15 - Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(
            name: "U+200F in the time", line: "31.12.18, \u{200F}20:15\u{200F} - Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(
            name: "U+202A around a number", line: "[31.12.18, 20:15:42] \u{202A}+49 170 1234567\u{202C}: Hello",
            clock: "2018-12-31 20:15:42", sender: "+49 170 1234567"),
        .init(
            name: "U+2066 around a name", line: "[31.12.18, 20:15:42] \u{2068}Anna\u{2069}: Hello",
            clock: "2018-12-31 20:15:42"),
        .init(
            name: "U+200E in the time, which comes first", line: "20\u{200E}:\u{200E}15, 31/12/2018 - Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(
            name: "U+200E behind the colon that ends a header", line: "31/12/18, 20:15:\u{200E} Anna: Hello",
            clock: "2018-12-31 20:15:00"),
        .init(name: "U+200B in the glue", line: "31.12.18,\u{200B} 20:15 - Anna: Hello", clock: "2018-12-31 20:15:00"),
    ]

    static let senders: [Case] = [
        .init(name: "empty body", line: "31.12.18, 20:15 - Anna: ", clock: "2018-12-31 20:15:00", text: ""),
        .init(name: "empty body, trimmed", line: "31.12.18, 20:15 - Anna:", clock: "2018-12-31 20:15:00", text: ""),
        .init(name: "null", line: "31.12.18, 20:15 - Anna: null", clock: "2018-12-31 20:15:00", text: "null"),
        .init(name: "no space after the colon", line: "[31.12.18, 20:15:42] Anna:Hello", clock: "2018-12-31 20:15:42"),
        .init(
            name: "a time is no sender", line: "[31.12.18, 20:15:42] It is now 10:30", clock: "2018-12-31 20:15:42",
            sender: nil, text: "It is now 10:30"),
        .init(
            name: "an address is no sender", line: "[31.12.18, 20:15:42] https://example.org",
            clock: "2018-12-31 20:15:42",
            sender: nil, text: "https://example.org"),
        .init(
            name: "colon in the body", line: "31.12.18, 20:15 - Anna: Hello: you", clock: "2018-12-31 20:15:00",
            text: "Hello: you"),
        .init(
            name: "no sender", line: "31.12.18, 20:15 - Messages are kept", clock: "2018-12-31 20:15:00", sender: nil,
            text: "Messages are kept"),
        .init(
            name: "colon inside a quotation",
            line: "31.12.18, 20:15 - Bob changed the subject to “Trip: Rome”", clock: "2018-12-31 20:15:00",
            sender: nil, text: "Bob changed the subject to “Trip: Rome”"),
        .init(
            name: "marks stay in the text", line: "31.12.18, 20:15 - Anna: a\u{200E}b\u{2066}c",
            clock: "2018-12-31 20:15:00",
            text: "a\u{200E}b\u{2066}c"),
        .init(
            name: "joined emoji", line: "31.12.18, 20:15 - Anna: 👩\u{200D}🚀", clock: "2018-12-31 20:15:00",
            text: "👩\u{200D}🚀"),
        .init(
            name: "U+2028, NEL, VT and FF end no line", line: "31.12.18, 20:15 - Anna: a\u{2028}b\u{85}c\u{0B}d\u{0C}e",
            clock: "2018-12-31 20:15:00", text: "a\u{2028}b\u{85}c\u{0B}d\u{0C}e"),
        .init(
            name: "several lines", line: "31.12.18, 20:15 - Anna: one\n2 two\n\nthree", clock: "2018-12-31 20:15:00",
            text: "one\n2 two\n\nthree"),
        .init(name: "CRLF", line: "31.12.18, 20:15 - Anna: Hello\r\n", clock: "2018-12-31 20:15:00"),
        .init(
            name: "CRLF, empty body, trimmed", line: "31.12.18, 20:15 - Anna:\r\n", clock: "2018-12-31 20:15:00",
            text: ""),
        .init(
            name: "nothing behind the dash, trimmed", line: "31.12.18, 20:15 -", clock: "2018-12-31 20:15:00",
            sender: nil, text: ""),
        .init(
            name: "CRLF, nothing behind the dash, trimmed", line: "31.12.18, 20:15 -\r\n",
            clock: "2018-12-31 20:15:00", sender: nil, text: ""),
    ]

    /// Each of the five blanks in every possible place.
    static let blanks: [Case] = [" ", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}"].flatMap { blank in
        let name = "U+\(String(blank.unicodeScalars.map(\.value).reduce(0, +), radix: 16))"
        return [
            Case(
                name: "\(name), Android", line: "31.12.18,\(blank)20:15\(blank)-\(blank)Anna:\(blank)Hello",
                clock: "2018-12-31 20:15:00"),
            Case(
                name: "\(name), iOS", line: "[31.12.18,\(blank)20:15:42\(blank)]\(blank)Anna:\(blank)Hello",
                clock: "2018-12-31 20:15:42"),
            Case(
                name: "\(name), between the columns", line: "31.\(blank)12.\(blank)18,\(blank)20:15 - Anna: Hello",
                clock: "2018-12-31 20:15:00"),
            Case(
                name: "\(name), part of the day", line: "12/31/18, 8:15\(blank)P.\(blank)M. - Anna: Hello",
                clock: "2018-12-31 20:15:00"),
            Case(
                name: "\(name), around the name", line: "31.12.18, 20:15 - \(blank)\(blank)Anna\(blank)\(blank): Hello",
                clock: "2018-12-31 20:15:00"),
        ]
    }

    /// Each of the marks in all places at once.
    static let everyMark: [Case] = ([0x200B, 0x200E, 0x200F, 0xFEFF] + (0x202A...0x202E) + (0x2066...0x2069)).map {
        (scalar: UInt32) in
        let mark = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
        return Case(
            name: "U+\(String(scalar, radix: 16))",
            line:
                "\(mark)31\(mark).\(mark)12.18,\(mark) \(mark)20\(mark):\(mark)15\(mark) \(mark)-\(mark) \(mark)Anna\(mark): Hello",
            clock: "2018-12-31 20:15:00")
    }

    /// Each word and sign of a header.
    static let words: [Case] = {
        var cases: [Case] = []
        func add(_ name: String, _ header: String, _ clock: String = "2018-12-31 20:15:00") {
            cases.append(Case(name: name, line: "\(header) Anna: Hello", clock: clock, order: nil))
        }
        for word in ["à", "klo", "saat", "kl.", "kl", "um", "at", "às", "a las", "om", "ob", "в", "о", "و"] {
            add("glue \(word)", "31/12/2018 \(word) 20:15 -")
        }
        for sign in [",", "،", "，", "、", " -"] { add("sign \(sign)", "31/12/2018\(sign) 20:15 -") }
        for dash in ["-", "–", "—"] { add("dash \(dash)", "31/12/2018, 20:15 \(dash)") }
        for end in [";", ":"] { add("end \(end)", "31/12/2018, 20:15\(end)") }
        for sign in [":", ".", "：", "h", " h "] { add("time \(sign)", "31/12/2018, 20\(sign)15 -") }
        for word in ["г.", "р.", "AD", "A", "CE"] { add("year \(word)", "31/12/2018 \(word), 20:15 -") }
        for word in ["BE", "B.E.", "พ.ศ."] {
            for year in ["2561", "61"] { add("\(year) \(word)", "31/12/\(year) \(word), 20:15 -") }
        }
        for (era, year) in [("R", 1), ("令和", 1), ("H", 31), ("平成", 31), ("S", 94), ("昭和", 94)] {
            add("era \(era)", "\(era)\(year)/12/31 20:15 -", "2019-12-31 20:15:00")
            add("era \(era) behind", "31/12/\(era) \(year) 20:15 -", "2019-12-31 20:15:00")
        }
        for (year, month, day) in [
            ("年", "月", "日"), ("년", "월", "일"), ("／", "／", ""), ("．", "．", ""), ("－", "－", ""),
        ] { add("columns \(year) \(month)", "2018\(year)12\(month)31\(day) 20:15 -") }
        return cases
    }()

    @Test("Date and time layouts (ING-5)", arguments: layouts)
    func layout(_ one: Case) async throws { try await check(one) }

    @Test("Names of day periods (ING-5)", arguments: dayPeriods)
    func dayPeriod(_ one: Case) async throws { try await check(one) }

    @Test("Digits and calendars (ING-5)", arguments: digitsAndCalendars)
    func digits(_ one: Case) async throws { try await check(one) }

    @Test("Invisible marks (ING-5)", arguments: marks)
    func mark(_ one: Case) async throws { try await check(one) }

    @Test("Every blank and every mark, in every possible place (ING-5)", arguments: blanks + everyMark)
    func blank(_ one: Case) async throws { try await check(one) }

    @Test("Every word and sign of a header (ING-5)", arguments: words)
    func word(_ one: Case) async throws { try await check(one) }

    @Test("Senders and bodies (ING-5)", arguments: senders)
    func sender(_ one: Case) async throws { try await check(one) }

    @Test("The group's own name may contain a colon (ING-5)")
    func subjectWithColon() async throws {
        let reading = try await Reading.text(
            """
            [31.12.18, 20:15:42] Trip: Rome: \u{200E}Messages and calls are end-to-end encrypted.
            [31.12.18, 20:15:43] Trip: Rome: \u{200E}Anna created group “Trip: Rome”
            [31.12.18, 20:16:00] Anna: Hello: you
            """, name: "_chat.txt")
        #expect(reading.messages.map(\.sender?.displayName) == [nil, nil, "Anna"])
        #expect(reading.messages.last?.content.text == "Hello: you")
        #expect(reading.chat.title == "Trip: Rome")
        #expect(reading.chat.kind == .group)
    }

    @Test("Formats may be mixed in one file, and each line keeps its own time as written (ING-5)")
    func mixedFormats() async throws {
        let reading = try await Reading.text(
            """
            31.12.18, 20:15 - Anna: one
            [2019-01-01, 20:15:42] Anna: two
            1/13/19, 8:15 PM - Anna: three
            13.01.19, 20:20 - Anna: four
            """)
        #expect(
            reading.messages.map(\.clock) == [
                "2018-12-31 20:15:00", "2019-01-01 20:15:42", "2019-01-13 20:15:00", "2019-01-13 20:20:00",
            ])
        #expect(
            reading.messages.map(\.local?.text) == [
                "31.12.18, 20:15", "2019-01-01, 20:15:42", "1/13/19, 8:15 PM", "13.01.19, 20:20",
            ])
        #expect(reading.messages.map(\.ordinal) == [0, 1, 2, 3])
    }

    @Test(
        "Date and time are stored as written, without delimiters (ING-5)",
        arguments: [
            ("31.12.18, 20:15 - ", "31.12.18, 20:15"), ("31.12.18, 20:15 – ", "31.12.18, 20:15"),
            ("31.12.18, 20:15 — ", "31.12.18, 20:15"), ("31/12/18 - 20:15; ", "31/12/18 - 20:15"),
            ("31/12/18, 20:15: ", "31/12/18, 20:15"), ("[31.12.18, 20:15:42] ", "31.12.18, 20:15:42"),
            ("\u{200E}[\u{FEFF}31.12.18, 20:15:42\u{200F} ] ", "31.12.18, 20:15:42"),
            ("12/31/18, 8:15 p. m. - ", "12/31/18, 8:15 p. m."), ("31/12/2018، 8:15 م - ", "31/12/2018، 8:15 م"),
            ("２０１８/１２/３１ ２０:１３ - ", "２０１８/１２/３１ ２０:１３"), ("２０１８/１２/３１ ２０:１４ - ", "２０１８/１２/３１ ２０:１４"),
            ("๓๑/๑๒/๒๕๖๑ ๒๐:๑๓ - ", "๓๑/๑๒/๒๕๖๑ ๒๐:๑๓"), ("๓๑/๑๒/๒๕๖๑ ๒๐:๑๔ - ", "๓๑/๑๒/๒๕๖๑ ๒๐:๑๔"),
        ])
    func stamps(_ header: String, _ stamp: String) async throws {
        let reading = try await Reading.text("\(header)Anna: Hello\n\(header)Anna: Bye")
        #expect(reading.messages.map(\.local?.text) == [stamp, stamp])
    }

    private func check(_ one: Case) async throws {
        // Twice, so that the second line is matched by the shape of the first.
        var options = ExportOptions.inUTC
        options.dateOrder = one.order
        let twice = one.line.utf8.last == 0x0A ? one.line + one.line : one.line + "\n" + one.line
        let reading = try await Reading.text(twice, options: options)
        #expect(reading.messages.count == 2)
        #expect(reading.skipped.isEmpty)
        for message in reading.messages {
            #expect(message.clock == one.clock)
            #expect(message.sender?.displayName == one.sender)
            #expect(message.content.text == one.text)
        }
    }
}
