/// The phrases of one subject in one language, as `make strings` writes them: a line each, `key: text`, or for a phrase that
/// counts a line for each form, `key|one: text`. A line break within a text is written `\n`.
///
/// One literal for all of them: a dictionary literal of phrases takes the compiler four times as long in release.
struct PhraseTable: Sendable {
    private let phrases: [String: Phrase]

    init(_ text: String) {
        var phrases: [String: Phrase] = [:]
        var forms: [PluralCategory: String] = [:]
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let key = line[..<colon].split(separator: "|")
            let words = String(line[line.utf8.index(colon, offsetBy: 2)...]).replacingLineBreaks()
            guard let name = key.first.map(String.init) else { continue }
            guard key.count == 2, let category = PluralCategory(rawValue: String(key[1])) else {
                phrases[name] = Phrase(stringLiteral: words)
                continue
            }
            forms[category] = words
            // The form for all other numbers stands last.
            guard category == .other else { continue }
            phrases[name] = .plural(
                zero: forms[.zero], one: forms[.one], two: forms[.two], few: forms[.few], many: forms[.many],
                other: words)
            forms = [:]
        }
        self.phrases = phrases
    }

    /// The phrase of a key; nil if it is not translated.
    subscript(key: String) -> Phrase? { phrases[key] }
}

extension String {
    /// The text with each `\n` made a line break.
    fileprivate func replacingLineBreaks() -> String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var result = ""
        var isEscaped = false
        for character in unicodeScalars {
            if isEscaped {
                result.unicodeScalars.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
