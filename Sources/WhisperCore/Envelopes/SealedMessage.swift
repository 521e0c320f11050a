public import WhisperCryptoPort
public import WhisperEnvelope
public import WhisperMessage

/// A message to be sealed.
public struct SealingRequest: Sendable {
    /// To whom a message goes.
    public enum Recipient: Hashable, Sendable {
        /// A contact.
        case contact(UniqueIdentifier)
        /// A key that was typed. Where it is a contact's, the policies hold for that contact as well as for a typed key, and
        /// the message goes to the conversation with it.
        case key(AgreementPublicKey)
    }

    /// The message, byte for byte.
    public var message: [UInt8]
    /// To whom it goes.
    public var recipient: Recipient
    /// The identity that it is from; nil is the default one.
    public var identity: UniqueIdentifier?
    /// Whether it is signed; nil signs where the identity can.
    public var isSigned: Bool?

    /// A message to someone.
    public init(
        message: [UInt8], recipient: Recipient, identity: UniqueIdentifier? = nil, isSigned: Bool? = nil
    ) {
        self.message = message
        self.recipient = recipient
        self.identity = identity
        self.isSigned = isSigned
    }
}

/// A message that was sealed and stored.
public struct SealedMessage: Hashable, Sendable {
    /// What is sent.
    public let envelope: Envelope
    /// The identity that it is from.
    public let identity: OwnIdentity
    /// The contact that it goes to; nil for a key that no contact has, or several.
    public let recipient: KnownContact?
    /// What the user should know.
    public let warnings: [SealingWarning]
}

/// What the user should know about a message that was sealed.
public enum SealingWarning: Hashable, Sendable, CaseIterable {
    /// The contact's keys were exchanged, and nobody has verified the new ones (CON-4).
    case keyChanged
    /// The identity was rotated: the contact may know its successor only.
    case identityRotated
    /// The message is not signed, because the identity has no signing key.
    case noSigningKey
    /// The system's clock is behind the latest moment that the vault was used at (ENV-4b).
    case clockBehind
}
