public import WhisperContacts
public import WhisperMessage

/// How the list of conversations shows that the last message of one is vouched for (LOOK-4).
///
/// In the list the word stands beside the title of the chat, which a server or a file may have chosen. So it is `verified`
/// only where the chat belongs to the contact who signed; words of a verified contact in another chat are `sealed` there.
public struct LastLine: Hashable, Sendable {
    /// The word beside the chat.
    public var standing: MessageStanding
    /// The contact who signed the message; nil where none did.
    public var signer: Signer?
    /// When it was written, where that is not the date that the conversation has of it (see `StoredMessage.writtenAt`).
    public var writtenAt: Timestamp?

    /// Who signed a message.
    public struct Signer: Hashable, Sendable {
        /// The contact.
        public var contact: UniqueIdentifier
        /// Its name.
        public var name: String
    }
}
