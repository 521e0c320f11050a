/// A command line, split into words as a shell does it, without expanding anything.
enum ShellWords {
    /// The words of a text; nil if a quotation mark is not closed or a backslash is the last character.
    ///
    /// White space separates. Between apostrophes everything stands for itself; between quotation marks a backslash stands
    /// before `"`, `\`, `$` and the grave accent; elsewhere before anything.
    static func split(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch (character, quote) {
            case (let mark, let open?) where mark == open: quote = nil
            case ("\\", "\""?):
                guard let next = characters.next() else { return nil }
                word = (word ?? "") + ("\"\\$`".contains(next) ? String(next) : "\\\(next)")
            case (_, _?): word = (word ?? "") + String(character)
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case ("\\", nil):
                guard let next = characters.next() else { return nil }
                word = (word ?? "") + String(next)
            case (_, nil) where character.isWhitespace:
                if let whole = word { words.append(whole) }
                word = nil
            case (_, nil): word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        if let word { words.append(word) }
        return words
    }
}
