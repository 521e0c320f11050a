public import WhisperMessage

/// A finding of the vault about a message that a server carried, which is shown beside it: a line that was moved,
/// swapped or is missing (RT-10), a time that differs from the signer's, a text that differs from the sealed one or from
/// the user's (RT-4), an edit that could not be read.
public enum MessageNote: Hashable, Sendable {
    /// The message was sealed for another conversation.
    case fromElsewhere
    /// It was written before a message that precedes it.
    case outOfOrder
    /// It contradicts another message of the same device.
    case contradicted
    /// This many messages before it are missing.
    case notHere(Int64)
    /// The server states this time, which is far from the writer's.
    case serverTime(Timestamp)
    /// The server stores something else in place of the user's envelope.
    case otherEnvelope
    /// The user wrote this text, which the server changed.
    case ownWords(String)
    /// The service reports this text in place of the sealed one, and its author did not seal it.
    case otherText(String)
    /// It was edited, and the edit could not be decrypted.
    case unreadEdit

    /// The code, for programs.
    public var code: String {
        switch self {
        case .fromElsewhere: "from-elsewhere"
        case .outOfOrder: "out-of-order"
        case .contradicted: "contradicted"
        case .notHere: "not-here"
        case .serverTime: "server-time"
        case .otherEnvelope: "other-envelope"
        case .ownWords: "own-words"
        case .otherText: "other-text"
        case .unreadEdit: "unread-edit"
        }
    }

    /// The number of messages concerned, if the note counts them.
    public var count: Int64? { if case .notHere(let count) = self { count } else { nil } }
}
