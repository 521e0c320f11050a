/// An excerpt of a message around the words that a search found (ST-5).
public struct SearchSnippet: Hashable, Sendable {
    /// The excerpt, cut into pieces that were found and pieces that were not, in order.
    public var pieces: [Piece]
    /// Whether text was left out before the excerpt.
    public var isCutBefore: Bool
    /// Whether text was left out after the excerpt.
    public var isCutAfter: Bool

    /// A piece of an excerpt.
    public struct Piece: Hashable, Sendable {
        /// The text, as the message has it.
        public var text: String
        /// Whether it is what was looked for.
        public var isHit: Bool

        /// A piece of text.
        public init(text: String, isHit: Bool) {
            self.text = text
            self.isHit = isHit
        }
    }

    /// An excerpt of the given pieces.
    public init(pieces: [Piece], isCutBefore: Bool, isCutAfter: Bool) {
        self.pieces = pieces
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }
}
