public import WhisperMessage

/// An own message as a server accepted it: what is stored over the one that was waiting.
public struct AcceptedMessage: Hashable, Sendable {
    /// The server's id.
    public var serverID: String
    /// Its number; nil if that is not known yet.
    public var sequence: Int64?
    /// The id assigned by this client.
    public var clientMessageID: String?
    /// The text that the server has.
    public var text: String
    /// When the server accepted it; nil if that is not known yet.
    public var createdAt: Timestamp?

    /// Creates an accepted message from its parts.
    public init(
        serverID: String, sequence: Int64?, clientMessageID: String?, text: String, createdAt: Timestamp?
    ) {
        self.serverID = serverID
        self.sequence = sequence
        self.clientMessageID = clientMessageID
        self.text = text
        self.createdAt = createdAt
    }

    /// The text to store over a held one: where neither has any, such as for a file without a caption, it stays nil.
    public func text(over held: String?) -> String? { held == nil && text.isEmpty ? nil : text }

    /// The message that a server with numbers reports.
    public init(_ message: RemoteMessage) {
        self.init(
            serverID: message.serverID, sequence: message.sequence, clientMessageID: message.clientMessageID,
            text: message.text, createdAt: message.createdAt)
    }

    /// The message that arrived.
    public init(_ message: Arrival, number: Int64?) {
        self.init(
            serverID: message.serverID, sequence: number, clientMessageID: message.clientMessageID,
            text: message.content.text ?? "", createdAt: message.createdAt)
    }
}
