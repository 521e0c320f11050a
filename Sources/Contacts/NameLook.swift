import WhisperMessage

/// How a name looks, whatever characters it is written with: what tells a name that only looks like a contact's (CON-2).
public struct NameLook: Hashable, Sendable {
    /// The letters and digits that the name looks like, in small Latin letters where it can be: names that look alike have
    /// the same. Empty for a name without any.
    public let skeleton: String
    /// The same without what a name may have added to pass for a verdict, such as “(Verified)”.
    public let core: String
    /// Whether something in it could be taken for what the program says of a name: brackets, strokes, dots and checks, or
    /// the words of a verdict.
    public let couldPassForVerdict: Bool

    /// How a name looks.
    public init(_ name: String) {
        let (words, added) = NameLook.words(of: name)
        skeleton = NameLook.skeleton(of: name.unicodeScalars)
        let plain = words.map { NameLook.skeleton(of: $0) }.filter { !$0.isEmpty }
        let kept = plain.filter { !NameLook.verdictWords.contains($0) }
        core = kept.isEmpty ? skeleton : kept.joined()
        couldPassForVerdict = added || kept.count < plain.count
    }

    /// Whether a name passes for another one: it looks like that, and is not the same, letter case and accents set aside.
    public static func isImitation(_ name: String, of other: String) -> Bool {
        let look = NameLook(name)
        let known = NameLook(other)
        return look.resembles(known) && !isSame(name, other)
    }

    /// Whether one of two names looks like the other, or like the other with something added.
    public func resembles(_ other: NameLook) -> Bool {
        guard !skeleton.isEmpty, !other.skeleton.isEmpty else { return false }
        return skeleton == other.skeleton || core == other.core
    }

    /// Whether two names are one, letter case and accents set aside.
    static func isSame(_ name: String, _ other: String) -> Bool {
        guard name != other else { return true }
        // The dotless i of Turkish is folded for searching, and is another letter of another name.
        guard hasDotlessI(name) == hasDotlessI(other), !hasMarks(name) else { return false }
        return SearchText.words(of: name).strings == SearchText.words(of: other).strings
    }

    private static func hasDotlessI(_ name: String) -> Bool { name.unicodeScalars.contains("\u{131}") }

    private static func hasMarks(_ name: String) -> Bool { name.unicodeScalars.contains { marks.contains($0) } }

    // MARK: Parts

    /// The words of a name outside brackets, and whether there is anything that no plain name has.
    private static func words(of name: String) -> (words: [[Unicode.Scalar]], hasMarks: Bool) {
        var words: [[Unicode.Scalar]] = []
        var word: [Unicode.Scalar] = []
        var depth = 0
        var hasMarks = false
        for scalar in name.unicodeScalars {
            if marks.contains(scalar) { hasMarks = true }
            if opening.contains(scalar) { depth += 1 }
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            if isLetter || scalar.properties.generalCategory == .nonspacingMark {
                if depth == 0 { word.append(scalar) }
            } else if !word.isEmpty {
                words.append(word)
                word = []
            }
            if closing.contains(scalar) { depth = max(0, depth - 1) }
        }
        if !word.isEmpty { words.append(word) }
        return (words, hasMarks)
    }

    private static func skeleton(of scalars: some Sequence<Unicode.Scalar>) -> String {
        let mapped = String(String.UnicodeScalarView(scalars.map { Lookalikes.latin($0) }))
        let folded = SearchText.words(of: mapped).strings.joined()
        let letters = folded.unicodeScalars.map { Lookalikes.small($0) }
        return String(String.UnicodeScalarView(letters))
            .replacing("rn", with: "m").replacing("vv", with: "w")
    }

    private static let opening: Set<Unicode.Scalar> = [
        "(", "[", "{", "<", "«", "‹", "⁽", "₍", "❨", "❪", "⟦", "⟨", "⟪", "⦅", "（", "［", "｛", "｟", "〈", "《", "「", "『",
        "【",
        "〔", "〖", "〘", "〚", "﴾", "﹙", "﹝", "⸨",
    ]
    private static let closing: Set<Unicode.Scalar> = [
        ")", "]", "}", ">", "»", "›", "⁾", "₎", "❩", "❫", "⟧", "⟩", "⟫", "⦆", "）", "］", "｝", "｠", "〉", "》", "」", "』",
        "】",
        "〕", "〗", "〙", "〛", "﴿", "﹚", "﹞", "⸩",
    ]
    /// What the program itself puts around names and verdicts, and what looks like it.
    private static let marks: Set<Unicode.Scalar> = opening.union(closing).union([
        "/", "|", "\\", ":", ";", "·", "•", "‧", "∙", "⋅", "│", "┃", "∕", "⁄", "／", "｜", "：", "；", "“", "”", "„", "‟",
        "\"",
        "＂", "✓", "✔", "✅", "☑", "🗸", "🔒", "🔏", "🔐", "🔑", "🛡", "★", "⭐", "ⓥ", "Ⓥ", "→", "–", "—", "―",
    ])
    /// Words of a verdict, as they look.
    private static let verdictWords: Set<String> = Set(
        ["verified", "unverified", "signed", "unsigned", "sealed", "trusted", "official", "plain", "revoked"].map {
            skeleton(of: $0.unicodeScalars)
        })
}
