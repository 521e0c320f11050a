internal import WhisperMessage
internal import WhisperStorePort

/// Translates a search expression into streams of rows.
///
/// The engines have different query languages: in one, AND and NOT are operators, in the other, plain words. So a query
/// only ever contains quoted words side by side, which is a conjunction in both, or joined by OR; everything else is
/// done on the streams. The user's words are never inserted directly: only folded letters and digits appear between the
/// quotes (ST-5).
struct MatchQuery {
    let connection: Connection
    /// The rows to search among.
    let rows: ClosedRange<Int64>
    /// The costs by which a search plan is chosen.
    var costs = SearchCosts()

    static let sql = """
        SELECT docid FROM message_index WHERE message_index MATCH ?1 AND docid BETWEEN ?2 AND ?3 ORDER BY docid DESC
        """
    static let everySQL = "SELECT id FROM messages WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC"

    /// The matching messages, newest first.
    func stream(_ expression: SearchExpression) throws(StoreError) -> any RowStream {
        switch expression {
        case .term, .prefix, .phrase:
            let written = try leaf(expression)
            let named = try shownNames(expression)
            return named.isEmpty ? written : UnitedRows([written] + named)
        case .and(let parts): return try conjunction(parts)
        case .or(let parts): return try disjunction(parts)
        case .not(let part): return try remaining(of: every(), without: [part])
        }
    }

    /// The messages that the index has under a word, a prefix or a phrase, newest first.
    private func leaf(_ expression: SearchExpression) throws(StoreError) -> any RowStream {
        switch expression {
        case .prefix, .phrase: try WordConjunction(self, [expression]).stream()
        default: try matches([expression])
        }
    }

    /// The messages whose sender is shown by a name that a word, a prefix or a phrase matches, while the index has them under
    /// the name that their source gave: a stream for each such name, or one of all messages.
    private func shownNames(_ leaf: SearchExpression) throws(StoreError) -> [any RowStream] {
        let names = try connection.names(ofSendersShownBy: leaf)
        if names.isEmpty { return [] }
        let phrases = Set(names.map { SearchExpression.phrase(SearchText.words(of: $0).strings, isPrefix: false) })
        guard phrases.count <= costs.shownNames, phrases.allSatisfy({ $0.quoted != nil }) else {
            return [TestedRows(try every(), TextTest(connection, leaf))]
        }
        var streams: [any RowStream] = []
        for phrase in phrases { streams.append(TestedRows(try matches([phrase]), TextTest(connection, leaf))) }
        return streams
    }

    private func conjunction(_ parts: [SearchExpression]) throws(StoreError) -> any RowStream {
        var leaves: [SearchExpression] = []
        var streams: [any RowStream] = []
        var excluded: [SearchExpression] = []
        for part in parts {
            switch part {
            case .term, .prefix, .phrase:
                let named = try shownNames(part)
                if named.isEmpty { leaves.append(part) } else { streams.append(UnitedRows([try leaf(part)] + named)) }
            case .not(let rest): excluded.append(rest)
            case .and, .or: streams.append(try stream(part))
            }
        }
        if !leaves.isEmpty { streams.insert(try WordConjunction(self, leaves).stream(), at: 0) }
        if streams.isEmpty { streams.append(try every()) }
        let common = streams.count == 1 ? streams[0] : CommonRows(streams)
        return excluded.isEmpty ? common : try remaining(of: common, without: excluded)
    }

    private func remaining(
        of kept: any RowStream, without excluded: [SearchExpression]
    ) throws(StoreError) -> any RowStream {
        var removed: [any RowStream] = []
        for part in excluded { removed.append(try stream(part)) }
        return RemainingRows(
            kept, without: UnitedRows(removed), TextTest(connection, .or(excluded)),
            stepsPerLook: costs.returnedPerLook)
    }

    private func disjunction(_ parts: [SearchExpression]) throws(StoreError) -> any RowStream {
        var words: [String] = []
        var streams: [any RowStream] = []
        for part in parts {
            switch part {
            case .term, .phrase(_, isPrefix: false):
                if let quoted = part.quoted { words.append(quoted) }
                streams += try shownNames(part)
            case .prefix, .phrase, .and, .or, .not: streams.append(try stream(part))
            }
        }
        if !words.isEmpty { streams.append(try matches(words.joined(separator: " OR "))) }
        return streams.count == 1 ? streams[0] : UnitedRows(streams)
    }

    /// The rows that the index returns for all of several words, prefixes and phrases.
    func matches(_ leaves: [SearchExpression]) throws(StoreError) -> any RowStream {
        var words: [String] = []
        for leaf in leaves {
            guard let quoted = leaf.quoted else { return NoRows() }
            words.append(quoted)
        }
        return try matches(words.joined(separator: " "))
    }

    private func matches(_ query: String) throws(StoreError) -> any RowStream {
        // Not a cached statement, as one expression may need the same words twice at a time.
        StatementRows(
            try connection.transientStatement(MatchQuery.sql)
                .bind(1, query).bind(2, rows.lowerBound).bind(3, rows.upperBound))
    }

    /// All messages.
    func every() throws(StoreError) -> any RowStream {
        StatementRows(
            try connection.transientStatement(MatchQuery.everySQL)
                .bind(1, rows.lowerBound).bind(2, rows.upperBound))
    }

    /// The same search among older rows; nil if there are none.
    func older(than row: Int64) -> MatchQuery? {
        guard row > rows.lowerBound else { return nil }
        return MatchQuery(
            connection: connection, rows: rows.lowerBound...min(rows.upperBound, row - 1), costs: costs)
    }

    /// The number of messages that contain a word, a prefix or a phrase.
    func count(_ part: SearchExpression) throws(StoreError) -> Int64 {
        guard let quoted = part.quoted else { return 0 }
        if try !connection.names(ofSendersShownBy: part).isEmpty {
            let found = try MatchQuery(connection: connection, rows: 0...Int64.max, costs: costs).stream(part)
            var count: Int64 = 0
            while try found.next() != nil { count += 1 }
            return count
        }
        let statement = try connection.transientStatement(
            "SELECT count(*) FROM message_index WHERE message_index MATCH ?1"
        ).bind(1, quoted)
        return try statement.step() ? statement.integer(0) : 0
    }
}

extension SearchExpression {
    /// A word, a prefix or a phrase in quotes, as the index parses it; nil if it is not made of folded words, as no
    /// text contains it.
    var quoted: String? {
        let words: [String]
        var isPrefix = false
        switch self {
        case .term(let word): words = [word]
        case .prefix(let word): (words, isPrefix) = ([word], true)
        case .phrase(let phrase, let isLastPrefix): (words, isPrefix) = (phrase, isLastPrefix)
        case .and, .or, .not: return nil
        }
        guard !words.isEmpty, words.allSatisfy(SearchExpression.isWord) else { return nil }
        return "\"\(words.joined(separator: " "))\(isPrefix ? "*" : "")\""
    }

    /// The first word of a leaf, whole or its beginning; nil without any.
    var firstWord: String? {
        switch self {
        case .term(let word), .prefix(let word): word
        case .phrase(let words, _): words.first
        case .and, .or, .not: nil
        }
    }

    /// Whether the tokenizer takes a text for one word, and leaves it unchanged.
    private static func isWord(_ word: String) -> Bool {
        !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
                default: false
                }
            }
    }
}

/// The costs of search strategies, measured at a million encrypted messages: they determine the strategy, never the
/// results.
struct SearchCosts {
    /// How many rows an index skips internally in the time of examining one message.
    var skippedPerLook = 250.0
    /// How many rows an index returns in the time of examining one message.
    var returnedPerLook = 32
    /// How many of a word's newest messages are sampled to estimate its frequency.
    var sample = 48
    /// The number of names of senders that are looked up one by one, if these are shown by another name.
    var shownNames = 8
    /// The maximum number of messages that are examined for a prefix before the index is asked.
    var recentLooks = 4_096
    /// The minimum share of hits among them, as one in this many, except for a few at the start.
    var recentShare = 32
}
