public import WhisperMessage

/// A search with its filters and order.
public struct SearchRequest: Sendable {
    /// The expression to search for.
    public var expression: SearchExpression
    /// Only messages in this conversation.
    public var conversation: UniqueIdentifier?
    /// Only messages by this person, under any name or id, including those of people merged into this one.
    public var person: UniqueIdentifier?
    /// Only messages sent at or after this time.
    public var from: Timestamp?
    /// Only messages sent before this time.
    public var until: Timestamp?
    /// Only messages of these kinds; empty means all.
    public var kinds: Set<ContentKind>
    /// Only messages with attachments, or only those without.
    public var hasAttachment: Bool?
    /// Only messages whose text contains a sealed envelope (`whisper1:`), or only those without one.
    public var isEncrypted: Bool?
    /// The order of the hits.
    public var order: SearchOrder
    /// The maximum number of hits, 1 … 1,000.
    public var limit: Int
    /// The last hit of the previous page, for newest-first order; nil for the first page. A message that does not exist
    /// throws `.messageNotFound`; any value with another order throws `.invalidArgument`.
    public var after: UniqueIdentifier?

    /// Creates a search for an expression: newest first, at most 50 hits, without filters.
    public init(_ expression: SearchExpression) {
        self.expression = expression
        kinds = []
        order = .newestFirst
        limit = 50
    }
}

/// The order of search hits.
public enum SearchOrder: Sendable, CaseIterable {
    /// By timestamp to the millisecond, latest first; ties in reverse order of saving, whatever their positions in the
    /// chat. An adapter with a coarser sort key sorts again within each key.
    case newestFirst
    /// By relevance, as weighed by `SearchRelevance`: rare words and short messages count more. Ties newest first.
    case relevance
}

/// A message that matches a search.
public struct SearchHit: Hashable, Sendable {
    /// The message.
    public var message: StoredMessage
    /// An excerpt around the matching words.
    public var snippet: SearchSnippet

    /// Creates a hit.
    public init(message: StoredMessage, snippet: SearchSnippet) {
        self.message = message
        self.snippet = snippet
    }
}
