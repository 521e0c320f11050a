public import WhisperContacts
public import WhisperMessage

/// The standing of a conversation's last message in the conversation list (LOOK-4).
///
/// In the list it is shown beside the title of the chat, which a server or a file may have chosen. So it is `verified`
/// only if the chat belongs to the contact who signed; a verified contact's message in another chat is `sealed` there.
public struct LastLine: Hashable, Sendable {
    /// The standing to show beside the chat.
    public var standing: MessageAssurance
    /// The contact who signed the message; nil if none did.
    public var signer: Signer?
    /// When it was written, if that differs from the conversation's own date (see `StoredMessage.writtenAt`).
    public var writtenAt: Timestamp?

    /// The signer of a message.
    public struct Signer: Hashable, Sendable {
        /// The contact.
        public var contact: UniqueIdentifier
        /// Its name.
        public var name: String
    }
}
