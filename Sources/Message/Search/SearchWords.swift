/// The folded words of one text and the range of each.
public struct SearchWords: Hashable, Sendable {
    /// All words in UTF-8, folded, joined by single spaces.
    public let folded: [UInt8]
    /// The words in order.
    public let words: [Word]

    /// One word.
    public struct Word: Hashable, Sendable {
        /// The range of the folded form, as offsets in `folded`.
        public let folded: Range<Int>
        /// The range in the source text, as UTF-8 offsets; it includes marks that folding drops.
        public let source: Range<Int>
        /// Whether it is a word of its own beside letters without a space: a character of a script that is written
        /// without spaces between words, or a pictograph.
        public let isSingle: Bool
    }

    /// The number of words.
    public var count: Int { words.count }

    /// Returns the folded form of a word.
    public subscript(index: Int) -> ArraySlice<UInt8> { folded[words[index].folded] }

    /// The folded words as strings.
    public var strings: [String] { words.map { String(decoding: folded[$0.folded], as: UTF8.self) } }
}
