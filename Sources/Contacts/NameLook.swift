import WhisperMessage

/// The appearance of a name, independent of its characters, for detecting names that imitate a contact's (CON-2).
public struct NameLook: Hashable, Sendable {
    /// The letters and digits that the name resembles, in small Latin letters if possible.
    ///
    /// Names that look alike have the same skeleton. Empty for a name without letters or digits.
    public let skeleton: String
    /// The skeleton without additions that imitate a verdict, such as “(Verified)”.
    public let core: String
    /// Whether part of the name could be mistaken for a statement by the program.
    ///
    /// Examples are brackets, strokes, dots and checks, or the words of a verdict.
    public let couldPassForVerdict: Bool

    /// Computes the appearance of a name.
    public init(_ name: String) {
        let (words, added) = NameLook.words(of: name)
        skeleton = NameLook.skeleton(of: name.unicodeScalars)
        let plain = words.map { NameLook.skeleton(of: $0) }.filter { !$0.isEmpty }
        let remaining = plain.filter { !NameLook.verdictWords.contains($0) }
        core = remaining.isEmpty ? skeleton : remaining.joined()
        couldPassForVerdict = added || remaining.count < plain.count
    }

    /// Returns whether a name imitates another: it looks the same but differs, ignoring letter case and accents.
    public static func isImitation(_ name: String, of other: String) -> Bool {
        let look = NameLook(name)
        let known = NameLook(other)
        return look.resembles(known) && !isSame(name, other)
    }

    /// Returns whether one of two names looks like the other, or like the other with an addition.
    public func resembles(_ other: NameLook) -> Bool {
        guard !skeleton.isEmpty, !other.skeleton.isEmpty else { return false }
        return skeleton == other.skeleton || core == other.core
    }

    /// Returns whether two names are equal, ignoring letter case and accents.
    static func isSame(_ name: String, _ other: String) -> Bool {
        guard name != other else { return true }
        // Search folds the Turkish dotless i, but in a name it is a different letter.
        guard hasDotlessI(name) == hasDotlessI(other), !hasMarks(name) else { return false }
        return SearchText.words(of: name).strings == SearchText.words(of: other).strings
    }

    private static func hasDotlessI(_ name: String) -> Bool { name.unicodeScalars.contains("\u{131}") }

    private static func hasMarks(_ name: String) -> Bool { name.unicodeScalars.contains { marks.contains($0) } }

    // MARK: Parts

    /// Splits a name into words outside brackets, and reports whether it contains marks that no plain name has.
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
    /// The marks that the program puts around names and verdicts, and their lookalikes.
    private static let marks: Set<Unicode.Scalar> = opening.union(closing).union([
        "/", "|", "\\", ":", ";", "·", "•", "‧", "∙", "⋅", "│", "┃", "∕", "⁄", "／", "｜", "：", "；", "“", "”", "„", "‟",
        "\"",
        "＂", "✓", "✔", "✅", "☑", "🗸", "🔒", "🔏", "🔐", "🔑", "🛡", "★", "⭐", "ⓥ", "Ⓥ", "→", "–", "—", "―",
    ])
    /// The skeletons of the words of a verdict.
    private static let verdictWords: Set<String> = Set(
        ["verified", "unverified", "signed", "unsigned", "sealed", "trusted", "official", "plain", "revoked"].map {
            skeleton(of: $0.unicodeScalars)
        })
}
