/// First-hand knowledge of how a message was sealed, recorded only when the vault itself sealed or opened it (LOOK-4,
/// ING-1b).
///
/// A message without a seal was, as far as the vault knows, sent in plain text, whatever the message claims.
public struct MessageSeal: Hashable, Sendable {
    /// How the message was sealed, and the result of opening it. Raw values are what the vault writes.
    public enum Kind: String, Sendable, CaseIterable {
        /// The owner sealed the message.
        case own
        /// A contact signed the message with the keys on record.
        case signed
        /// A contact signed the message with keys that had been revoked.
        case revoked
        /// The message is signed with keys that match only half of a contact's keys, or with a contact's former keys.
        case keyChanged = "key-changed"
        /// The message is signed with keys that belong to no contact.
        case unknownSigned = "unknown-signed"
        /// The message is not signed.
        case unsigned
    }

    /// How the message was sealed.
    public var kind: Kind
    /// The fingerprint of the signing keys, 32 bytes; nil if the message is unsigned or signed by the owner.
    public var signer: [UInt8]?
    /// The contact who signed the message; nil if none did.
    public var contact: UniqueIdentifier?
    /// Whether the contact was verified when the message was opened.
    public var wasVerified: Bool

    /// Creates a record of how a message was sealed.
    public init(
        _ kind: Kind, signer: [UInt8]? = nil, contact: UniqueIdentifier? = nil, wasVerified: Bool = false
    ) {
        self.kind = kind
        self.signer = signer
        self.contact = contact
        self.wasVerified = wasVerified
    }
}
