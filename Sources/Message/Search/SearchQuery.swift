/// Parses the text of a search field.
///
/// | typed | meaning |
/// |---|---|
/// | `market tomorrow`, `market AND tomorrow` | both words |
/// | `"market tomorrow"` | the words in succession |
/// | `mark*` | words with this prefix |
/// | `market OR mall` | either; binds less tightly than juxtaposition |
/// | `market -fish`, `market NOT fish` | the first without the second |
/// | `(market OR mall) tomorrow` | groups |
///
/// No input is an error: an operator without operands is a word, an unpaired parenthesis is ignored, an unclosed
/// quotation mark quotes the rest, and a token that folds to several words (`don't`, `東京`) is a phrase. Anything beyond
/// 64 words and phrases, or beyond 32 levels of grouping, is ignored.
public enum SearchQuery {
    /// The maximum number of words and phrases in a search.
    public static let maximumTerms = 64
    /// The maximum nesting of groups and negations.
    public static let maximumDepth = 32

    /// Parses a query; returns nil if it contains nothing to search for.
    public static func parse(_ text: String) -> SearchExpression? {
        var parser = Parser(tokens: SearchQueryToken.tokens(of: text))
        return parser.parse()
    }

    /// Parses a query that is still being typed: its last word is the beginning of one, until something follows it. What
    /// follows a minus sign is a whole word at any time, as words that only begin with it are not to be excluded.
    package static func parse(typed text: String) -> SearchExpression? {
        var parser = Parser(tokens: SearchQueryToken.tokens(of: text, isTyped: true))
        return parser.parse()
    }

    /// The operator that a query begins or ends with, as it is typed, although one side of it is missing there, so that it
    /// was looked for as a word; nil if there is none, or nothing else.
    public static func danglingOperator(in text: String) -> String? {
        let tokens = SearchQueryToken.tokens(of: text)
        guard tokens.count > 1 else { return nil }
        switch (tokens.first, tokens.last) {
        case (_, .operation(let last)?): return last.rawValue.uppercased()
        case (.operation(let first)?, _) where first != .not: return first.rawValue.uppercased()
        default: return nil
        }
    }

    /// Recursive descent over the tokens, with one function for each level of precedence.
    private struct Parser {
        let tokens: [SearchQueryToken]
        var position = 0
        var terms = 0

        init(tokens: [SearchQueryToken]) {
            self.tokens = tokens
        }

        mutating func parse() -> SearchExpression? {
            var parts: [SearchExpression] = []
            while position < tokens.count {
                if let part = alternatives(depth: 0) { parts.append(part) }
                if position < tokens.count { position += 1 }  // a closing parenthesis without an opening one
            }
            return SearchExpression.joining(parts, as: SearchExpression.and)
        }

        private mutating func alternatives(depth: Int) -> SearchExpression? {
            var parts: [SearchExpression] = []
            if let first = conjunction(depth: depth) { parts.append(first) }
            while position < tokens.count, tokens[position] == .operation(.or) {
                position += 1
                if let next = conjunction(depth: depth) { parts.append(next) }
            }
            return SearchExpression.joining(parts, as: SearchExpression.or)
        }

        private mutating func conjunction(depth: Int) -> SearchExpression? {
            var parts: [SearchExpression] = []
            while position < tokens.count {
                switch tokens[position] {
                case .close: return SearchExpression.joining(parts, as: SearchExpression.and)
                case .operation(.or):
                    if !parts.isEmpty, position + 1 < tokens.count, tokens[position + 1] != .close {
                        return SearchExpression.joining(parts, as: SearchExpression.and)
                    }
                    append(word(of: .or), to: &parts)
                case .operation(.and):
                    let joins = !parts.isEmpty && position + 1 < tokens.count && tokens[position + 1] != .close
                    if joins { position += 1 } else { append(word(of: .and), to: &parts) }
                default: append(negation(depth: depth), to: &parts)
                }
            }
            return SearchExpression.joining(parts, as: SearchExpression.and)
        }

        private func append(_ part: SearchExpression?, to parts: inout [SearchExpression]) {
            if let part { parts.append(part) }
        }

        private mutating func negation(depth: Int) -> SearchExpression? {
            guard position < tokens.count else { return nil }
            guard tokens[position] == .operation(.not) || tokens[position] == .minus else {
                return primary(depth: depth)
            }
            let next = position + 1 < tokens.count ? tokens[position + 1] : .close
            if next == .close || next == .operation(.or) || next == .operation(.and) || depth >= maximumDepth {
                return word(of: .not)
            }
            position += 1
            guard let negated = negation(depth: depth + 1) else { return nil }
            if case .not(let twice) = negated { return twice }
            return .not(negated)
        }

        private mutating func primary(depth: Int) -> SearchExpression? {
            let token = tokens[position]
            position += 1
            switch token {
            case .open:
                guard depth < maximumDepth else { return nil }
                let inner = alternatives(depth: depth + 1)
                if position < tokens.count, tokens[position] == .close { position += 1 }
                return inner
            case .words(let words, let isPrefix):
                return expression(words, isPrefix: isPrefix)
            case .close, .minus, .operation: return nil
            }
        }

        /// Treats an operator without operands as the word it looks like.
        private mutating func word(of operation: SearchQueryToken.Operation) -> SearchExpression? {
            let isWord = tokens[position] != .minus
            position += 1
            return isWord ? expression([operation.rawValue], isPrefix: false) : nil
        }

        private mutating func expression(_ words: [String], isPrefix: Bool) -> SearchExpression? {
            guard let first = words.first, terms < maximumTerms else { return nil }
            terms += 1
            if words.count > 1 { return .phrase(words, isPrefix: isPrefix) }
            return isPrefix ? .prefix(first) : .term(first)
        }
    }
}

extension SearchExpression {
    /// Joins several expressions into one flat expression; a single one is returned as it is, none gives nil.
    fileprivate static func joining(
        _ parts: [SearchExpression], as join: ([SearchExpression]) -> SearchExpression
    ) -> SearchExpression? {
        guard parts.count > 1 else { return parts.first }
        let joined = join(parts)
        let flat = parts.flatMap { part -> [SearchExpression] in
            switch (joined, part) {
            case (.and, .and(let inner)), (.or, .or(let inner)): inner
            default: [part]
            }
        }
        return join(flat)
    }
}
