/// The part of a text that shows why it was found, about twelve words long, with the hits marked (ST-5).
public struct SearchSnippet: Hashable, Sendable, CustomStringConvertible {
    /// The excerpt. Control characters, line breaks among them, are replaced by spaces.
    public let text: String
    /// The hits as offsets in the excerpt's UTF-8: ascending and disjoint.
    public let hits: [Range<Int>]
    /// Whether text before the excerpt was left out.
    public let isCutBefore: Bool
    /// Whether text after the excerpt was left out.
    public let isCutAfter: Bool
    /// Whether it is an excerpt of what a machine heard in an attachment, not of the text.
    public private(set) var isInTranscript = false

    /// Creates the excerpt of a message's content for an expression: of its text, or of a transcript if the text has no
    /// hit.
    public static func make(content: Content, expression: SearchExpression) -> SearchSnippet {
        let ofText = make(text: content.text ?? "", expression: expression)
        guard ofText.hits.isEmpty else { return ofText }
        for transcript in content.attachments.compactMap(\.transcript) {
            var snippet = make(text: transcript, expression: expression)
            snippet.isInTranscript = true
            if !snippet.hits.isEmpty { return snippet }
        }
        return ofText
    }

    /// Creates the excerpt of a text for an expression.
    ///
    /// If the match is in a field other than the text, the excerpt is the beginning of the text, without hits. The text
    /// may be of any length; the excerpt has at most about 600 bytes.
    public static func make(text: String, expression: SearchExpression) -> SearchSnippet {
        SnippetMaker(text: text, words: SearchText.words(of: text), patterns: expression.patterns).make()
    }

    /// Renders the excerpt as one line, with hits between the given marks and an ellipsis where text was left out.
    public func rendered(opening: String, closing: String, ellipsis: String = "…") -> String {
        let bytes = Array(text.utf8)
        var line: [UInt8] = isCutBefore ? Array(ellipsis.utf8) : []
        var position = 0
        for hit in hits {
            line += bytes[position..<hit.lowerBound]
            line += opening.utf8
            line += bytes[hit]
            line += closing.utf8
            position = hit.upperBound
        }
        line += bytes[position...]
        if isCutAfter { line += ellipsis.utf8 }
        return String(decoding: line, as: UTF8.self)
    }

    /// The excerpt as one line, an ellipsis where text was left out.
    public var description: String { rendered(opening: "", closing: "") }

    init(text: String, hits: [Range<Int>], isCutBefore: Bool, isCutAfter: Bool) {
        self.text = text
        self.hits = hits
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}

/// Chooses the excerpt: the window of words with the most distinct hits, the earliest in case of ties.
private struct SnippetMaker {
    let bytes: [UInt8]
    let words: SearchWords
    /// The hits in order: the words they cover and the pattern they match.
    let hits: [(words: Range<Int>, pattern: Int)]

    /// The maximum weight of a window: twelve ordinary words, or thirty of one character each.
    static let capacity = 60
    static let wordWeight = 5
    static let singleWeight = 2
    /// The maximum number of bytes on either side of a hit; limits the excerpt if words are long.
    static let maximumReach = 200
    /// The maximum number of hits examined; a text may consist of nothing else.
    static let maximumHits = 200

    init(text: String, words: SearchWords, patterns: [SearchPattern]) {
        bytes = Array(text.utf8)
        self.words = words
        var found: [(words: Range<Int>, pattern: Int)] = []
        var known: Set<SearchPattern> = []
        for (index, pattern) in patterns.enumerated() where known.insert(pattern).inserted {
            var start = 0
            var count = 0
            while count < SnippetMaker.maximumHits, let place = pattern.firstMatch(in: words, from: start) {
                found.append((place..<place + pattern.count, index))
                start = place + 1
                count += 1
            }
        }
        hits = found.sorted { ($0.words.lowerBound, $0.pattern) < ($1.words.lowerBound, $1.pattern) }
    }

    func make() -> SearchSnippet {
        let window = chooseWindow()
        var range = source(of: window)
        let anchor = hits.first { window.contains($0.words.lowerBound) }?.words.lowerBound
        let center = anchor.map { words.words[$0].source.lowerBound } ?? 0
        let start = boundary(max(range.lowerBound, center - SnippetMaker.maximumReach))
        range = start..<max(start, boundary(min(range.upperBound, center + 2 * SnippetMaker.maximumReach)))
        let marked = hits.filter { window.contains($0.words.lowerBound) }.compactMap { hit -> Range<Int>? in
            let last = words.words[min(hit.words.upperBound, window.upperBound) - 1]
            let place = words.words[hit.words.lowerBound].source.lowerBound..<last.source.upperBound
            let visible = place.clamped(to: range)
            return visible.isEmpty ? nil : visible.lowerBound - range.lowerBound..<visible.upperBound - range.lowerBound
        }
        let excerpt = bytes[range].map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
        return SearchSnippet(
            text: String(decoding: excerpt, as: UTF8.self), hits: marked.merged,
            isCutBefore: range.lowerBound > 0, isCutAfter: range.upperBound < bytes.count)
    }

    /// Chooses the words to show: some before the best hit, the rest after it.
    private func chooseWindow() -> Range<Int> {
        guard words.count > 0 else { return 0..<0 }
        var best = (start: 0, score: -1)
        var looked = -1
        for (index, hit) in hits.enumerated() where hit.words.lowerBound != looked {
            looked = hit.words.lowerBound
            let end = extend(from: hit.words.lowerBound, by: SnippetMaker.capacity * 3 / 4)
            var seen: Set<Int> = []
            for other in hits[index...] {
                guard other.words.lowerBound < end else { break }
                seen.insert(other.pattern)
            }
            if seen.count > best.score { best = (hit.words.lowerBound, seen.count) }
        }
        var start = best.start
        var lead = SnippetMaker.capacity / 4
        while start > 0, weight(start - 1) <= lead {
            start -= 1
            lead -= weight(start)
        }
        return start..<extend(from: start, by: SnippetMaker.capacity)
    }

    /// Returns the end of a window that begins at a word; it contains at least that word.
    private func extend(from start: Int, by capacity: Int) -> Int {
        var end = start
        var left = capacity
        while end < words.count, weight(end) <= left {
            left -= weight(end)
            end += 1
        }
        return max(end, min(start + 1, words.count))
    }

    /// A word of one character in a script without spaces is short to read.
    private func weight(_ word: Int) -> Int {
        let place = words.words[word]
        guard let first = words[word].first, first >= 0xE0, place.source.count <= 4 else {
            return SnippetMaker.wordWeight
        }
        return SnippetMaker.singleWeight
    }

    /// From the beginning of the first word (or of the text) to the end of the last word (or of the text).
    private func source(of window: Range<Int>) -> Range<Int> {
        guard let first = words.words[window].first, let last = words.words[window].last else { return 0..<bytes.count }
        let start = window.lowerBound == 0 ? 0 : first.source.lowerBound
        return start..<(window.upperBound == words.count ? bytes.count : last.source.upperBound)
    }

    /// Returns the nearest character boundary at or before an offset.
    private func boundary(_ place: Int) -> Int {
        var place = min(max(place, 0), bytes.count)
        while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }
}
