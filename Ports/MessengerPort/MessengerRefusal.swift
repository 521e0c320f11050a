/// The reason a message of the outbox cannot be sent.
public enum MessengerRefusal: String, Hashable, Sendable, CaseIterable {
    /// The user may not write to the conversation, or is not a member of it.
    case forbidden
    /// The conversation does not exist.
    case notFound = "not-found"
    /// The server has a different message with the same client message id.
    case conflict
    /// The message is too long for the server.
    case tooLarge = "too-large"
    /// The server rejects the message as invalid.
    case rejected
    /// The message was written in plain text before its conversation required sealing; it was not sent to the server.
    case notSealed = "not-sealed"
    /// The service encrypts the conversation end to end by its own means, and the message is not sealed; it was not sent to
    /// the server.
    case encryptedByService = "encrypted-by-service"
    /// The vault does not have a file of the message any more, or it is damaged.
    case fileMissing = "file-missing"
    /// The service, or this client, cannot send what the message contains, such as files.
    case unsupported
}
