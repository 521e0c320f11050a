internal import WhisperMessage
internal import WhisperStorePort

/// Finds the messages that contain all of several words, prefixes and phrases.
///
/// The index walks every message that contains the most frequent word. That is fast while the words have similar
/// frequencies. If one is hundreds of times as frequent as another, it is faster to take the messages of the rare one
/// and test each for the frequent one. The frequency of a word is estimated from its newest messages.
struct WordConjunction {
    private let query: MatchQuery
    private let leaves: [SearchExpression]

    init(_ query: MatchQuery, _ leaves: [SearchExpression]) {
        self.query = query
        self.leaves = leaves
    }

    /// The rows, newest first.
    func stream() throws(StoreError) -> any RowStream {
        guard leaves.allSatisfy({ $0.quoted != nil }) else { return NoRows() }
        let words = distinctWords
        guard words.count + beginnings.count > 1 else { return try query.matches(leaves) }
        var samples: [Sample] = []
        for word in words {
            let rows = BufferedRows(try query.matches([.term(word)]))
            let newest = try rows.first(query.costs.sample)
            // So few messages are tested directly.
            guard newest.count == query.costs.sample, let first = newest.first, let last = newest.last else {
                return tested(rows, leaves)
            }
            samples.append(Sample(word: word, rows: rows, first: first, last: last))
        }
        guard let top = samples.map(\.first).max(), let rarest = samples.max(by: { $0.reach(top) < $1.reach(top) })
        else { return try query.matches(leaves) }
        let limit = rarest.reach(top) / query.costs.skippedPerLook
        let frequent = Set(samples.filter { $0.reach(top) < limit }.map(\.word))
        if frequent.isEmpty { return try query.matches(leaves) }
        let others = words.filter { !frequent.contains($0) }
        let open = leaves.filter { leaf in !frequent.isDisjoint(with: leaf.wholeWords) || leaf.isPhrase }
        if others.count == 1, beginnings.isEmpty { return tested(rarest.rows, open) }
        return tested(try query.matches(others.map { .term($0) } + beginnings), open)
    }

    private func tested(_ rows: any RowStream, _ leaves: [SearchExpression]) -> any RowStream {
        TestedRows(rows, TextTest(query.connection, .and(leaves)))
    }

    /// A sample of a word's newest messages.
    private struct Sample {
        var word: String
        var rows: BufferedRows
        var first: Int64
        var last: Int64

        /// How far back the newest messages reach: the farther, the rarer the word.
        func reach(_ top: Int64) -> Double { Double(top) - Double(last) }
    }

    /// The distinct whole words that a message must contain.
    private var distinctWords: [String] {
        var words: [String] = []
        for word in leaves.flatMap(\.wholeWords) where !words.contains(word) { words.append(word) }
        return words
    }

    /// The prefixes that a message must contain.
    private var beginnings: [SearchExpression] {
        leaves.compactMap { leaf in
            switch leaf {
            case .prefix: leaf
            case .phrase(let words, isPrefix: true): words.last.map { .prefix($0) }
            default: nil
            }
        }
    }
}

extension SearchExpression {
    /// The whole words of a leaf that a message must contain.
    fileprivate var wholeWords: [String] {
        switch self {
        case .term(let word): [word]
        case .phrase(let words, let isPrefix): isPrefix ? words.dropLast() : words
        case .prefix, .and, .or, .not: []
        }
    }

    fileprivate var isPhrase: Bool {
        if case .phrase = self { true } else { false }
    }
}
