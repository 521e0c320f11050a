/// A request of the protocol's REST side, for clients and servers.
public enum RESTRequest: Hashable, Sendable {
    /// `POST /v1/session`: logs in. Needs no token, like `refreshSession`.
    case openSession(LoginRequest)
    /// `POST /v1/session/refresh`: requests a new access token.
    case refreshSession(SessionRefresh)
    /// `GET /v1/session`: requests the user of a token.
    case describeSession
    /// `DELETE /v1/session`: logs out.
    case closeSession
    /// `POST /v1/messages`: sends a message; repetitions have no effect.
    case postMessage(MessagePost)
    /// `GET /v1/conversations`: lists the conversations.
    case listConversations(ConversationQuery)
    /// `GET /v1/sync/changes`: requests the events of a conversation after a cursor.
    case changes(ChangeQuery)
}

/// A message to post: `POST /v1/messages`.
public struct MessagePost: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// The client's id of the message: the key that makes posting idempotent.
    public var clientMessageID: String
    /// The text, at most 65,536 bytes of UTF-8.
    public var content: String

    /// Creates a message to post.
    public init(conversationID: String, clientMessageID: String, content: String) {
        self.conversationID = conversationID
        self.clientMessageID = clientMessageID
        self.content = content
    }
}

/// A query for conversations: `GET /v1/conversations?after=ID&limit=N`.
public struct ConversationQuery: Hashable, Sendable {
    /// The `next` of the previous page; nil for the first page.
    public var after: String?
    /// The maximum number of conversations, 1…1,000.
    public var limit: Int

    /// Creates a query for the conversations after `after`.
    public init(after: String? = nil, limit: Int = RealtimeLimits.elementsOfPage) {
        self.after = after
        self.limit = limit
    }
}

/// A query for changes: `GET /v1/sync/changes?conversation_id=ID&after=SEQ&limit=N`.
public struct ChangeQuery: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// The sequence number through which all events are known, 0 for none.
    public var after: Int64
    /// The maximum number of events, 1…1,000.
    public var limit: Int

    /// Creates a query for the events of a conversation after a cursor.
    public init(conversationID: String, after: Int64, limit: Int = RealtimeLimits.elementsOfPage) {
        self.conversationID = conversationID
        self.after = after
        self.limit = limit
    }
}
