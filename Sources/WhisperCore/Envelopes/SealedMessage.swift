public import WhisperCryptoPort
public import WhisperEnvelope
public import WhisperMessage

/// A message to be sealed.
public struct SealingRequest: Sendable {
    /// The recipient of a message.
    public enum Recipient: Hashable, Sendable {
        /// A contact.
        case contact(UniqueIdentifier)
        /// A typed key. If it belongs to a contact, the policies for both the contact and typed keys apply, and the
        /// message is stored in the conversation with the contact.
        case key(AgreementPublicKey)
    }

    /// The message, byte for byte.
    public var message: [UInt8]
    /// The recipient.
    public var recipient: Recipient
    /// The sending identity; nil for the default.
    public var identity: UniqueIdentifier?
    /// Whether to sign; nil signs if the identity can.
    public var isSigned: Bool?

    /// Creates a request.
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
    /// The envelope to send.
    public let envelope: Envelope
    /// The sending identity.
    public let identity: OwnIdentity
    /// The receiving contact; nil for a key that belongs to no contact, or to several.
    public let recipient: KnownContact?
    /// Warnings for the user.
    public let warnings: [SealingWarning]
}

/// Warnings about a sealed message.
public enum SealingWarning: Hashable, Sendable, CaseIterable {
    /// The contact's keys were replaced, and the new ones are not verified (CON-4).
    case keyChanged
    /// The identity was rotated: the contact may know only its successor.
    case identityRotated
    /// The message is not signed, because the identity has no signing key.
    case noSigningKey
    /// The system clock is behind the latest time at which the vault was used (ENV-4b).
    case clockBehind
}
