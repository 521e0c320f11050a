/// How well a message matches a search (ST-5), in integers, so that every adapter ranks alike.
///
/// Each distinct word, prefix or phrase outside negations adds its rarity times its share:
/// - rarity is log2 of (messages in the vault + 1) / (messages that contain it), in 256ths, with the fraction
///   interpolated;
/// - share is 65536 × n / (64 × n + 64 + length), where n is the number of occurrences in the message's fields and
///   length is that of the text in bytes of UTF-8: it grows ever more slowly with n and falls with the length.
public struct SearchRelevance: Sendable {
    /// The parts that count, in the order of the expression: words, prefixes and phrases, each once.
    public let parts: [SearchExpression]
    /// The rarity of each part.
    private let rarities: [Int64]

    /// Returns the parts of an expression that count: those outside negations, each once, in order.
    public static func parts(of expression: SearchExpression) -> [SearchExpression] {
        var parts: [SearchExpression] = []
        for leaf in expression.leaves where !parts.contains(leaf) { parts.append(leaf) }
        return parts
    }

    /// Creates the relevance measure for a search.
    ///
    /// - Parameters:
    ///   - expression: The search.
    ///   - messages: The number of messages in the vault.
    ///   - holding: For each of `parts(of:)`, the number of messages in the vault, regardless of filters, that contain
    ///     it.
    public init(_ expression: SearchExpression, messages: Int64, holding: [Int64]) {
        parts = SearchRelevance.parts(of: expression)
        let all = SearchRelevance.logarithm(max(messages, 0).addingReportingOverflow(1).partialValue)
        rarities = parts.indices.map { index in
            let count = holding.indices.contains(index) ? holding[index] : 0
            return max(0, all - SearchRelevance.logarithm(max(count, 1)))
        }
    }

    /// Returns the score of a message; greater is better.
    ///
    /// - Parameters:
    ///   - fields: The words of its text, its sender's name, and each attachment's name.
    ///   - length: The length of its text in bytes of UTF-8.
    public func score(_ fields: [SearchWords], length: Int) -> Int64 {
        let length = Int64(min(max(length, 0), 1 << 40))
        var score: Int64 = 0
        for (part, rarity) in zip(parts, rarities) {
            let count = Int64(part.count(in: fields))
            if count > 0 { score += rarity * (65_536 * count / (64 * count + 64 + length)) }
        }
        return score
    }

    /// log2 of a positive number, in 256ths, interpolated linearly between powers of two.
    private static func logarithm(_ value: Int64) -> Int64 {
        guard value > 0 else { return 0 }
        let exponent = 63 - value.leadingZeroBitCount
        let fraction = exponent >= 8 ? (value >> (exponent - 8)) & 0xFF : (value << (8 - exponent)) & 0xFF
        return Int64(exponent) << 8 | fraction
    }
}

extension SearchExpression {
    /// Words, prefixes and phrases outside negations.
    fileprivate var leaves: [SearchExpression] {
        switch self {
        case .term, .prefix, .phrase: [self]
        case .and(let parts), .or(let parts): parts.flatMap(\.leaves)
        case .not: []
        }
    }

    /// Returns the number of occurrences in the fields; matches of a phrase may overlap.
    fileprivate func count(in fields: [SearchWords]) -> Int {
        guard let pattern = patterns.first else { return 0 }
        return fields.reduce(0) { count, field in
            var count = count
            var start = 0
            while let place = pattern.firstMatch(in: field, from: start) {
                count += 1
                start = place + 1
            }
            return count
        }
    }
}
