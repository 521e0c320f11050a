import WhisperMessage
import WhisperWhatsAppContent

/// The result of reading a message.
enum ReadMessage {
    /// Content that appears in a chat.
    case content(ReadContent)
    /// A new text of a message.
    case edit(target: KeyedMessage, Content, at: Timestamp?)
    /// The deletion of a message.
    case deletion(target: KeyedMessage)
    /// A reaction, or its removal if the emoji is empty.
    case reaction(target: KeyedMessage, emoji: String, at: Timestamp?)
    /// A vote, encrypted with a secret of its poll.
    case vote(target: KeyedMessage, at: Timestamp?)
    /// What is encrypted with a secret of the message that it concerns.
    case encrypted(EncryptedPart)
    /// A message that is unreadable and appears in no chat.
    case unreadable
    /// A technical message without content from a person.
    case technical
}

/// The message that a `MessageKey` refers to.
struct KeyedMessage: Equatable {
    /// Its id.
    let id: String
    /// Whether the sender of the key also wrote the message; nil if the key does not say.
    let isSenders: Bool?
    /// Its author in a group.
    let participant: JID?

    /// Reads a key; nil if it has no id.
    init?(_ key: WireMessage?) {
        guard let key, let id = key.text(KeyField.id) else { return nil }
        self.id = id
        isSenders = key.has(KeyField.isFromMe) ? key.flag(KeyField.isFromMe) : nil
        participant = JID(key.text(KeyField.participant))
    }

    /// Creates a reference that states no author.
    init(id: String) {
        self.id = id
        isSenders = nil
        participant = nil
    }
}
