/// A search as a tree over folded words (ST-5). A parsed tree contains no empty lists.
///
/// All words are folded by `SearchText`; each is one word by its definition.
public indirect enum SearchExpression: Hashable, Sendable {
    /// The text contains this word.
    case term(String)
    /// The text contains a word with this prefix.
    case prefix(String)
    /// One field contains these words in succession; if `isPrefix` is true, the last one is a prefix.
    case phrase([String], isPrefix: Bool)
    /// All operands match. Some may be negations; if all are, every text that none of them excludes matches.
    case and([SearchExpression])
    /// At least one operand matches.
    case or([SearchExpression])
    /// The operand does not match.
    case not(SearchExpression)
}

extension SearchExpression {
    /// Returns whether a message with these fields (text, sender's name, attachment names) matches.
    ///
    /// Words joined by `and` may be in different fields; the words of a phrase may not.
    public func matches(_ fields: [SearchWords]) -> Bool {
        switch self {
        case .term(let word): fields.contains { !SearchPattern(words: [word]).isAbsent(from: $0) }
        case .prefix(let word): fields.contains { !SearchPattern(words: [word], isPrefix: true).isAbsent(from: $0) }
        case .phrase(let words, let isPrefix):
            fields.contains { !SearchPattern(words: words, isPrefix: isPrefix).isAbsent(from: $0) }
        case .and(let parts): parts.allSatisfy { $0.matches(fields) }
        case .or(let parts): parts.contains { $0.matches(fields) }
        case .not(let part): !part.matches(fields)
        }
    }

    /// Returns whether a message with these texts matches.
    public func matches(_ texts: String...) -> Bool {
        matches(texts.map { SearchText.words(of: $0) })
    }

    /// The same search for texts with words that only begin like those asked for; nil if it asks for beginnings already.
    public var widened: SearchExpression? {
        let wider = asPrefixes
        return wider == self ? nil : wider
    }

    private var asPrefixes: SearchExpression {
        switch self {
        case .term(let word): .prefix(word)
        case .phrase(let words, _): .phrase(words, isPrefix: true)
        case .and(let parts): .and(parts.map(\.asPrefixes))
        case .or(let parts): .or(parts.map(\.asPrefixes))
        // What is excluded stays what was asked for.
        case .prefix, .not: self
        }
    }

    /// The search as it is typed: `umbr* "blue sky" -rain`.
    public var typed: String {
        func grouped(_ part: SearchExpression) -> String {
            switch part {
            case .and, .or: "(\(part.typed))"
            case .term, .prefix, .phrase, .not: part.typed
            }
        }
        return switch self {
        case .term(let word): word
        case .prefix(let word): word + "*"
        case .phrase(let words, let isPrefix): "\"\(words.joined(separator: " "))\(isPrefix ? "*" : "")\""
        case .and(let parts): parts.map(grouped).joined(separator: " ")
        case .or(let parts): parts.map(grouped).joined(separator: " OR ")
        case .not(let part): "-" + grouped(part)
        }
    }

    /// The words and beginnings of words that all must occur, if that is all there is to the search; nil for any other.
    public var plainWords: [String]? {
        switch self {
        case .term(let word), .prefix(let word): [word]
        case .phrase(let words, _): words
        case .and(let parts):
            parts.allSatisfy { $0.plainWords != nil } ? parts.flatMap { $0.plainWords ?? [] } : nil
        case .or, .not: nil
        }
    }

    /// The patterns that a snippet highlights: every word and phrase outside negations.
    var patterns: [SearchPattern] {
        switch self {
        case .term(let word): [SearchPattern(words: [word])]
        case .prefix(let word): [SearchPattern(words: [word], isPrefix: true)]
        case .phrase(let words, let isPrefix): [SearchPattern(words: words, isPrefix: isPrefix)]
        case .and(let parts), .or(let parts): parts.flatMap(\.patterns)
        case .not: []
        }
    }
}

extension SearchExpression {
    /// Where a text has the words and phrases outside negations, as offsets in its UTF-8: ascending and disjoint.
    ///
    /// - Parameter limit: The most places that are looked for, of each word.
    package func hits(in text: String, limit: Int = 200) -> [Range<Int>] {
        let words = SearchText.words(of: text)
        var hits: [Range<Int>] = []
        for pattern in Set(patterns) {
            var start = 0
            var count = 0
            while count < limit, let place = pattern.firstMatch(in: words, from: start) {
                let last = words.words[place + pattern.count - 1]
                hits.append(words.words[place].source.lowerBound..<last.source.upperBound)
                start = place + 1
                count += 1
            }
        }
        return hits.merged
    }
}

extension [Range<Int>] {
    /// The same places, ascending and disjoint.
    var merged: [Range<Int>] {
        var result: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

/// A sequence of adjacent words to find in a text.
struct SearchPattern: Hashable {
    private let words: [[UInt8]]
    private let isPrefix: Bool

    init(words: [String], isPrefix: Bool = false) {
        self.words = words.map { Array($0.utf8) }
        self.isPrefix = isPrefix
    }

    /// The number of words.
    var count: Int { words.count }

    func isAbsent(from text: SearchWords) -> Bool {
        firstMatch(in: text, from: 0) == nil
    }

    /// Returns the index of the first word of the first match at or after `start`.
    func firstMatch(in text: SearchWords, from start: Int) -> Int? {
        guard !words.isEmpty, text.count >= words.count else { return nil }
        var place = start
        while place <= text.count - words.count {
            if stands(in: text, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func stands(in text: SearchWords, at place: Int) -> Bool {
        for (offset, word) in words.enumerated() {
            let found = text[place + offset]
            let isLast = offset == words.count - 1
            guard isLast && isPrefix ? found.starts(with: word) : found.elementsEqual(word) else { return false }
        }
        return true
    }
}
