/// What a search looks for, over the words that `SearchText` makes of text (ST-5).
public indirect enum SearchExpression: Hashable, Sendable {
    /// A word.
    case term(String)
    /// A word that begins so.
    case prefix(String)
    /// Words that follow each other.
    case phrase([String])
    /// All of these.
    case all([SearchExpression])
    /// At least one of these.
    case any([SearchExpression])
    /// Not this.
    case not(SearchExpression)
}
