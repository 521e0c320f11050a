/// The words of one text, folded, and where each stands in it.
public struct SearchWords: Hashable, Sendable {
    /// All words in UTF-8, folded, joined by single spaces.
    public let folded: [UInt8]
    /// The words in order.
    public let words: [Word]

    /// One word.
    public struct Word: Hashable, Sendable {
        /// Where its folded form stands, as offsets in `folded`.
        public let folded: Range<Int>
        /// Where it stands in the text, as offsets in its UTF-8; marks that folding drops belong to it.
        public let source: Range<Int>
    }

    /// How many words there are.
    public var count: Int { words.count }

    /// The folded form of a word.
    public subscript(index: Int) -> ArraySlice<UInt8> { folded[words[index].folded] }

    /// The folded forms, as strings.
    public var strings: [String] { words.map { String(decoding: folded[$0.folded], as: UTF8.self) } }
}
