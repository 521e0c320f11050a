/// Characters that look like Latin letters.
///
/// They are the Cyrillic, Greek, Armenian and Cherokee characters that Unicode's list of confusable characters (UTS
/// #39) gives for letters, and a few Latin ones. Compatibility forms such as fullwidth and mathematical letters are
/// folded elsewhere.
enum Lookalikes {
    /// Returns the Latin letter that a character resembles, preserving case, or the character itself.
    static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.value < 0x80 ? scalar : table[scalar] ?? scalar
    }

    /// Returns the representative of a folded character: letters and digits that are easily confused share one.
    static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "1", "i", "|", "!": "l"
        case "0": "o"
        default: scalar
        }
    }

    private static let table: [Unicode.Scalar: Unicode.Scalar] = {
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (letter, others) in pairs {
            for other in others.unicodeScalars { table[other] = letter }
        }
        return table
    }()

    /// Each Latin letter with its lookalikes.
    private static let pairs: [(Unicode.Scalar, String)] = [
        ("A", "АΑᎪꓮ"), ("B", "ВΒᏴꓐ"), ("C", "СϹᏟꓚ"), ("D", "ᎠꓓԀ"), ("E", "ЕΕᎬꓰ"), ("F", "Ϝꓝ"), ("G", "ԌᏀꓖ"),
        ("H", "НΗᎻꓧ"), ("I", "ІΙӀᏆꓲ"), ("J", "ЈͿᎫꓙ"), ("K", "КΚᏦꓗ"), ("L", "ᏞꓡԼ"), ("M", "МΜᎷꓟϺ"), ("N", "Νꓠ"),
        ("O", "ОΟՕꓳ"), ("P", "РΡᏢꓑ"), ("Q", "Ԛ"), ("R", "ᎡᏒꓣ"), ("S", "ЅՏᏚꓢ"), ("T", "ТΤᎢꓔ"), ("U", "Սꓴ"), ("V", "ѴᏙꓦ"),
        ("W", "ԜᎳꓪ"), ("X", "ХΧꓫ"), ("Y", "УΥҮᎩꓬ"), ("Z", "ΖᏃꓜ"),
        ("a", "аαɑ"), ("b", "ЬьвᏏƄ"), ("c", "сϲᴄ"), ("d", "ԁᏧ"), ("e", "еεҽ℮"), ("f", "ſϝք"), ("g", "ɡցƍ"),
        ("h", "һнհᏂ"),
        ("i", "іιıɩӏᎥ"), ("j", "јϳյ"), ("k", "кκᴋ"), ("l", "ӏǀɭʟⅼ"), ("m", "мᴍ"), ("n", "ηոռ"), ("o", "оοσօ"),
        ("p", "рρ"),
        ("q", "ԛզ"), ("r", "гᴦ"), ("s", "ѕꜱ"), ("t", "тτᴛ"), ("u", "υսᴜʋ"), ("v", "ѵνᴠ"), ("w", "ԝωաᴡ"), ("x", "хχ"),
        ("y", "уγүʏყ"), ("z", "ᴢ"), ("3", "ЗзӠӡƷʒ"), ("6", "б"), ("8", "Ȣȣ"),
    ]
}
