/// A token of a search query.
enum SearchQueryToken: Hashable {
    /// One word, or several in succession.
    case words([String], isPrefix: Bool)
    /// A word in capitals that may be an operator.
    case operation(Operation)
    /// A minus sign directly before the term it negates.
    case minus
    case open
    case close

    /// The operators; raw values are the words that they look like.
    enum Operation: String {
        case and
        case or
        case not
    }

    /// Splits a text into tokens. Parts without a searchable word are skipped.
    ///
    /// - Parameter isTyped: Whether a word at the end of the text is only the beginning of one.
    static func tokens(of text: String, isTyped: Bool = false) -> [SearchQueryToken] {
        var scanner = Scanner(scalars: Array(text.unicodeScalars), isTyped: isTyped)
        scanner.scan()
        return scanner.tokens
    }

    private struct Scanner {
        let scalars: [Unicode.Scalar]
        let isTyped: Bool
        var position = 0
        var tokens: [SearchQueryToken] = []

        init(scalars: [Unicode.Scalar], isTyped: Bool) {
            self.scalars = scalars
            self.isTyped = isTyped
        }

        mutating func scan() {
            while position < scalars.count {
                let scalar = scalars[position]
                if Scanner.isSpace(scalar) {
                    position += 1
                } else if let closing = Scanner.closingMarks(of: scalar) {
                    phrase(until: closing)
                } else if scalar == "(" || scalar == "（" {
                    position += 1
                    tokens.append(.open)
                } else if scalar == ")" || scalar == "）" {
                    position += 1
                    tokens.append(.close)
                } else if scalar == "-" {
                    minus()
                } else {
                    word()
                }
            }
        }

        private mutating func minus() {
            while position < scalars.count, scalars[position] == "-" { position += 1 }
            if position < scalars.count, !Scanner.isSpace(scalars[position]) { tokens.append(.minus) }
        }

        private mutating func phrase(until closing: String.UnicodeScalarView) {
            position += 1
            let end = scalars[position...].firstIndex { closing.contains($0) } ?? scalars.count
            let text = scalars[position..<end]
            position = min(end + 1, scalars.count)
            append(text, isPrefix: takeStar() || text.last == "*")
        }

        private mutating func word() {
            let start = position
            while position < scalars.count, !endsWord(scalars[position]) { position += 1 }
            let text = scalars[start..<position]
            // A word at the end that looks like an operator may become any other.
            switch isTyped && position == scalars.count ? "" : String(String.UnicodeScalarView(text)) {
            case "AND": tokens.append(.operation(.and))
            case "OR": tokens.append(.operation(.or))
            case "NOT": tokens.append(.operation(.not))
            default: append(text, isPrefix: text.last == "*")
            }
        }

        private mutating func takeStar() -> Bool {
            guard position < scalars.count, scalars[position] == "*" else { return false }
            position += 1
            return true
        }

        private mutating func append(_ text: ArraySlice<Unicode.Scalar>, isPrefix: Bool) {
            let source = String(String.UnicodeScalarView(text))
            let words = SearchText.words(of: source)
            guard let last = words.words.last else {
                // A minus before nothing negates nothing.
                if tokens.last == .minus { tokens.removeLast() }
                return
            }
            // A sign of a script without spaces is a whole word.
            let isBeginning =
                isTyped && text.endIndex == scalars.count && last.source.upperBound == source.utf8.count
                && !last.isSingle && tokens.last != .minus && tokens.last != .operation(.not)
            tokens.append(.words(words.strings, isPrefix: isPrefix || isBeginning))
        }

        private func endsWord(_ scalar: Unicode.Scalar) -> Bool {
            Scanner.isSpace(scalar) || Scanner.closingMarks(of: scalar) != nil || "()（）".unicodeScalars.contains(scalar)
        }

        private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace
        }

        /// Returns the marks that close a quotation opened by `scalar`; nil if it is not a quotation mark.
        private static func closingMarks(of scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
            switch scalar {
            case "\"": "\"".unicodeScalars
            case "“", "”", "„", "‟": "“”\"".unicodeScalars
            case "«": "»".unicodeScalars
            case "»": "«".unicodeScalars
            case "「": "」".unicodeScalars
            case "『": "』".unicodeScalars
            default: nil
            }
        }
    }
}
