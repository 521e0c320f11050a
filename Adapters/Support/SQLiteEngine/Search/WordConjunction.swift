internal import WhisperMessage
internal import WhisperStorePort

/// Finds the messages that contain all of several words, prefixes and phrases.
///
/// The index walks every message that contains the most frequent word. That is fast while the words have similar
/// frequencies. If one is hundreds of times as frequent as another, it is faster to take the messages of the rare one
/// and test each for the frequent one. The frequency of a word is estimated from its newest messages.
///
/// A prefix has no newest messages in the index before all of its words were collected. So the messages of the other words,
/// or all, are tested for it first, and the index is asked for it only where it turns out to be rare.
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
        let whole = parts.filter { !$0.isPrefix }
        guard whole.count < parts.count else { return try planned() }
        let recent = try whole.isEmpty ? query.every() : WordConjunction(query, whole).planned()
        return RecentRows(recent, TextTest(query.connection, .and(leaves)), query.costs) { below throws(StoreError) in
            guard let older = query.older(than: below) else { return NoRows() }
            return try WordConjunction(older, leaves).planned()
        }
    }

    /// The rows from the index, with a test for what is too frequent.
    private func planned() throws(StoreError) -> any RowStream {
        let parts = parts
        guard parts.count > 1 else { return try query.matches(leaves) }
        var samples: [Sample] = []
        for part in parts {
            let rows = BufferedRows(try query.matches([part]))
            let newest = try rows.first(query.costs.sample)
            // So few messages are tested directly.
            guard newest.count == query.costs.sample, let first = newest.first, let last = newest.last else {
                return tested(rows, leaves)
            }
            samples.append(Sample(part: part, rows: rows, first: first, last: last))
        }
        guard let top = samples.map(\.first).max(), let rarest = samples.max(by: { $0.reach(top) < $1.reach(top) })
        else { return try query.matches(leaves) }
        let limit = rarest.reach(top) / query.costs.skippedPerLook
        let frequent = Set(samples.filter { $0.reach(top) < limit }.map(\.part))
        if frequent.isEmpty { return try query.matches(leaves) }
        let others = parts.filter { !frequent.contains($0) }
        let open = leaves.filter { leaf in leaf.parts.contains { frequent.contains($0) } || leaf.isPhrase }
        if others.count == 1 { return tested(rarest.rows, open) }
        return tested(try query.matches(others), open)
    }

    private func tested(_ rows: any RowStream, _ leaves: [SearchExpression]) -> any RowStream {
        TestedRows(rows, TextTest(query.connection, .and(leaves)))
    }

    /// A sample of the newest messages that have a word or a prefix.
    private struct Sample {
        var part: SearchExpression
        var rows: BufferedRows
        var first: Int64
        var last: Int64

        /// How far back the newest messages reach: the farther, the rarer the word.
        func reach(_ top: Int64) -> Double { Double(top) - Double(last) }
    }

    /// The distinct whole words and prefixes that a message must contain.
    private var parts: [SearchExpression] {
        var parts: [SearchExpression] = []
        for part in leaves.flatMap(\.parts) where !parts.contains(part) { parts.append(part) }
        return parts
    }
}

extension SearchExpression {
    /// The whole words and the prefixes of a leaf that a message must contain.
    fileprivate var parts: [SearchExpression] {
        switch self {
        case .term, .prefix: [self]
        case .phrase(let words, let isPrefix):
            words.enumerated().map { place, word in
                isPrefix && place == words.count - 1 ? .prefix(word) : .term(word)
            }
        case .and, .or, .not: []
        }
    }

    fileprivate var isPrefix: Bool {
        if case .prefix = self { true } else { false }
    }

    fileprivate var isPhrase: Bool {
        if case .phrase = self { true } else { false }
    }
}
