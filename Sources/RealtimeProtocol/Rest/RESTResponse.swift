/// A response of the protocol's REST side, for clients and servers.
public enum RESTResponse: Hashable, Sendable {
    /// 200: the response to `openSession` and `refreshSession`.
    case session(SessionGrant)
    /// 200: the response to `describeSession`, with the user's id.
    case user(String)
    /// 204: the response to `closeSession`.
    case closed
    /// The response to `postMessage`: 201 for a new message, 200 for one posted before.
    case message(PostedMessage, isNew: Bool)
    /// 200: the response to `listConversations`.
    case conversations(ConversationPage)
    /// 200: the response to `changes`.
    case changes(ChangePage)
    /// Any other status.
    case failure(RESTFailure)
}

/// A request that was not carried out.
public struct RESTFailure: Hashable, Sendable {
    /// The HTTP status, 300…599.
    public var status: Int
    /// The server's error. If the body is unreadable, its code is derived from the status.
    public var failure: ServerFailure

    /// Creates a failure.
    public init(status: Int, _ failure: ServerFailure) {
        self.status = status
        self.failure = failure
    }
}

/// A message accepted by the server.
public struct PostedMessage: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// The sequence number of its `message.created` event.
    public var sequence: Int64
    /// The message.
    public var message: ServerMessage
    /// The epoch of the sequence number; nil if the server does not say.
    public var epoch: String?

    /// Creates a posted message.
    public init(conversationID: String, sequence: Int64, message: ServerMessage, epoch: String? = nil) {
        self.epoch = epoch
        self.conversationID = conversationID
        self.sequence = sequence
        self.message = message
    }
}
