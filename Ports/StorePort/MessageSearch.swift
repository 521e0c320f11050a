public import WhisperMessage

/// Full-text search (ST-5).
public protocol MessageSearch: Sendable {
    /// Messages whose text, sender's name or attachment names match.
    ///
    /// What a word is, is decided by `SearchText` alone, so that every adapter answers the same; the words of an
    /// expression are such words. The fields are the text, the sender's name as this message shows it, and the name of
    /// each attachment. Terms of an expression may stand in different fields of a message; a phrase stands in one.
    /// `not` holds of a message of which the rest does not hold; an expression of negations alone finds all others.
    func search(_ request: SearchRequest) async throws(StoreError) -> [SearchHit]
}

/// What to search for, where, and in which order.
public struct SearchRequest: Sendable {
    /// What to look for.
    public var expression: SearchExpression
    /// Only in this conversation.
    public var conversation: UniqueIdentifier?
    /// Only by this person, under whatever name or id, those joined into them included.
    public var person: UniqueIdentifier?
    /// Only sent at this moment or later.
    public var from: Timestamp?
    /// Only sent before this moment.
    public var until: Timestamp?
    /// Only of these kinds; empty is all.
    public var kinds: Set<ContentKind>
    /// Only with attachments, or only without.
    public var hasAttachment: Bool?
    /// Only with a sealed envelope in the text, or only without: one that contains `whisper1:`.
    public var isEncrypted: Bool?
    /// In which order hits come.
    public var order: SearchOrder
    /// How many hits at most, 1 … 1,000.
    public var limit: Int
    /// The last hit of the page before, for newest-first order; nil for the first page. A message that is not there
    /// throws `.messageNotFound`; any value with another order throws `.invalidArgument`.
    public var after: UniqueIdentifier?

    /// A search for an expression, newest first, 50 hits at most, without filters.
    public init(_ expression: SearchExpression) {
        self.expression = expression
        kinds = []
        order = .newestFirst
        limit = 50
    }
}

/// In which order hits come.
public enum SearchOrder: Sendable, CaseIterable {
    /// By timestamp to the millisecond, the latest first; of one moment, the one saved later first, whatever its place
    /// in the chat. An adapter whose keys are ordered more coarsely sorts within the coarse step.
    case newestFirst
    /// By how well they match, as `SearchRelevance` weighs it: rare words count more, short messages too. Equal ones
    /// newest first.
    case relevance
}

/// A message that was found.
public struct SearchHit: Hashable, Sendable {
    /// The message.
    public var message: StoredMessage
    /// An excerpt around the words found.
    public var snippet: SearchSnippet

    /// A hit.
    public init(message: StoredMessage, snippet: SearchSnippet) {
        self.message = message
        self.snippet = snippet
    }
}
