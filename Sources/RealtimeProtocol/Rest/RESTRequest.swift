/// A request of the protocol's REST side, for those who send it and for those who answer it.
public enum RESTRequest: Hashable, Sendable {
    /// `POST /v1/session`: log in. The only one without a token, with the next.
    case openSession(SessionOpening)
    /// `POST /v1/session/refresh`: a new access token.
    case refreshSession(SessionRefresh)
    /// `GET /v1/session`: whose token it is.
    case describeSession
    /// `DELETE /v1/session`: log out.
    case closeSession
    /// `POST /v1/messages`: send a message, once however often it is asked for.
    case postMessage(MessagePost)
    /// `GET /v1/conversations`: which conversations there are.
    case listConversations(ConversationQuery)
    /// `GET /v1/sync/changes`: the events of a conversation after a cursor.
    case changes(ChangeQuery)
}

/// A message to be posted: `POST /v1/messages`.
public struct MessagePost: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// What the client calls the message: the key that makes posting it idempotent.
    public var clientMessageID: String
    /// The text, at most 65,536 bytes of UTF-8.
    public var content: String

    /// A text for a conversation.
    public init(conversationID: String, clientMessageID: String, content: String) {
        self.conversationID = conversationID
        self.clientMessageID = clientMessageID
        self.content = content
    }
}

/// Asks for conversations: `GET /v1/conversations?after=ID&limit=N`.
public struct ConversationQuery: Hashable, Sendable {
    /// The `next` of the page before; nil for the first page.
    public var after: String?
    /// The most conversations, 1…1,000.
    public var limit: Int

    /// The conversations after one.
    public init(after: String? = nil, limit: Int = RealtimeLimits.elementsOfPage) {
        self.after = after
        self.limit = limit
    }
}

/// Asks for changes: `GET /v1/sync/changes?conversation_id=ID&after=SEQ&limit=N`.
public struct ChangeQuery: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// The sequence through which all events are held, 0 for none.
    public var after: Int64
    /// The most events, 1…1,000.
    public var limit: Int

    /// The events of a conversation after a cursor.
    public init(conversationID: String, after: Int64, limit: Int = RealtimeLimits.elementsOfPage) {
        self.conversationID = conversationID
        self.after = after
        self.limit = limit
    }
}
