import WhisperMessage
import WhisperWhatsAppContent

/// The result of reading a message.
enum ReadMessage {
    /// Content that appears in a chat.
    case content(ReadContent)
    /// A new text of a message.
    case edit(target: String, Content, at: Timestamp?)
    /// The deletion of a message.
    case deletion(target: String)
    /// A reaction, or its removal if the emoji is empty.
    case reaction(target: String, emoji: String, at: Timestamp?)
    /// A vote, encrypted with a secret of its poll.
    case vote(target: String, at: Timestamp?)
    /// What is encrypted with a secret of the message that it concerns.
    case encrypted(EncryptedPart)
    /// A message that is unreadable and appears in no chat.
    case unreadable
    /// A technical message without content from a person.
    case technical
}
