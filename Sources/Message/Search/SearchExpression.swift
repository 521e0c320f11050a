/// What a user searches for, as a tree over folded words (ST-5). Empty lists do not occur in a parsed tree.
///
/// All words are folded as `SearchText` does; each is one word of that definition.
public indirect enum SearchExpression: Hashable, Sendable {
    /// This word stands in the text.
    case term(String)
    /// A word that begins like this stands in the text.
    case prefix(String)
    /// These words stand next to each other in one field; of the last one only the beginning where `isPrefix` holds.
    case phrase([String], isPrefix: Bool)
    /// All hold. Some may be negations; where all are, every other text is meant.
    case and([SearchExpression])
    /// At least one holds.
    case or([SearchExpression])
    /// It does not hold.
    case not(SearchExpression)
}

extension SearchExpression {
    /// Whether a message with these fields (its text, its sender's name, the names of its attachments) is meant.
    ///
    /// Words that belong together by `and` may stand in different fields, those of a phrase may not.
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

    /// Whether a message with these texts is meant.
    public func matches(_ texts: String...) -> Bool {
        matches(texts.map { SearchText.words(of: $0) })
    }

    /// What a snippet marks: every word and phrase outside negations.
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

/// Words next to each other, looked for in a text.
struct SearchPattern: Hashable {
    private let words: [[UInt8]]
    private let isPrefix: Bool

    init(words: [String], isPrefix: Bool = false) {
        self.words = words.map { Array($0.utf8) }
        self.isPrefix = isPrefix
    }

    /// How many words it has.
    var count: Int { words.count }

    func isAbsent(from text: SearchWords) -> Bool {
        firstMatch(in: text, from: 0) == nil
    }

    /// The first place from `start` on where it stands, as the index of its first word there.
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
