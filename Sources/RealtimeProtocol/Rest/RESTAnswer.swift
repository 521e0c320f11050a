/// An answer of the protocol's REST side, for those who give it and for those who read it.
public enum RESTAnswer: Hashable, Sendable {
    /// 200: to `openSession` and `refreshSession`.
    case session(SessionGrant)
    /// 200: to `describeSession`, the id of the user.
    case user(String)
    /// 204: to `closeSession`.
    case closed
    /// 201 for a new message, 200 for one that was posted before: to `postMessage`.
    case message(PostedMessage, isNew: Bool)
    /// 200: to `listConversations`.
    case conversations(ConversationPage)
    /// 200: to `changes`.
    case changes(ChangePage)
    /// Any other status.
    case failure(RESTFailure)
}

/// A request that was not carried out.
public struct RESTFailure: Hashable, Sendable {
    /// The status, 300…599.
    public var status: Int
    /// What the server says about it. Where it says nothing that can be read, its code follows from the status.
    public var failure: ServerFailure

    /// A status, and what the server says about it.
    public init(status: Int, _ failure: ServerFailure) {
        self.status = status
        self.failure = failure
    }
}

/// A message that the server has taken.
public struct PostedMessage: Hashable, Sendable {
    /// The conversation.
    public var conversationID: String
    /// The place of its `message.created` among the conversation's events.
    public var sequence: Int64
    /// The message.
    public var message: ServerMessage
    /// Which numbering that place is of; nil where the server does not say.
    public var epoch: String?

    /// A message at its place.
    public init(conversationID: String, sequence: Int64, message: ServerMessage, epoch: String? = nil) {
        self.epoch = epoch
        self.conversationID = conversationID
        self.sequence = sequence
        self.message = message
    }
}
