/// Texts that are hard to carry: markup, names of prototypes, escapes, every script, broken and combined characters.
struct RandomTexts: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    static let pieces = [
        "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "</script>", "<!--", "-->", "]]>", "'",
        "\"",
        "\\", "\\u0041", "');alert(1);//", "\"}", "${x}", "`", "&lt;", "javascript:alert(1)", "\u{2028}", "\u{2029}",
        "\0",
        "\r\n", "\t", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{200D}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{D7FF}",
        "\u{E000}", "é", "e\u{301}", "ß", "İ", "ı", "Ё", "й", "и\u{306}", "ς", "Ａ", "٣", "أ", "ـ", "ﷺ", "한",
        "\u{1112}\u{1161}\u{11AB}",
        "が", "か\u{3099}", "ｶﾞ", "カ", "東京", "日本語", "漢", "𠀀", "กำ", "ภาษาไทย", "ລາວ", "ខ្មែរ", "မြန်မာ", "👍🏽", "👨‍👩‍👧", "🇩🇪", "😀",
        "हिन्दी", "க்ஷ", "don't", "mother-in-law", "Ⅷ", "½", "ﬁ", "x²", "𝔸", "ᾳ", "ŉ", "的", "。", "、", "¿", "…", " ", " ",
        " ",
        "a", "b", "c", "the", "theatre", "then", "of", "cake", "cakes", "birthday",
    ]

    /// A text of some pieces and characters.
    mutating func text() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...14, using: &self) {
            switch Int.random(in: 0..<10, using: &self) {
            case 0: text.unicodeScalars.append(scalar())
            case 1: text += String(repeating: RandomTexts.pieces.randomElement(using: &self) ?? "", count: 3)
            default: text += RandomTexts.pieces.randomElement(using: &self) ?? ""
            }
            if Bool.random(using: &self) { text += " " }
        }
        if Int.random(in: 0..<200, using: &self) == 0 { text += String(repeating: text, count: 100) }
        return text
    }

    private mutating func scalar() -> Unicode.Scalar {
        while true {
            let last: UInt32 = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &self) ?? 0x7F
            // What separates the parts of a text belongs to none of them.
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...last, using: &self)), scalar != "\u{1E}" {
                return scalar
            }
        }
    }
}
