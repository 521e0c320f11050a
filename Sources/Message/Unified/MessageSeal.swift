/// What a vault knows at first hand of how a message was sealed: noted when the vault itself sealed or opened it, and by
/// nothing else (LOOK-4, ING-1b).
///
/// A message without one was carried in the clear, as far as the vault knows, whatever the message says of itself.
public struct MessageSeal: Hashable, Sendable {
    /// How it was sealed, and what opening it found. Raw values are what the vault writes.
    public enum Kind: String, Sendable, CaseIterable {
        /// The owner sealed it.
        case own
        /// A contact signed it, with the keys that were on record.
        case signed
        /// The same, but the keys had been revoked.
        case revoked
        /// Somebody signed it with keys that are half of a contact's, or that a contact had before.
        case keyChanged = "key-changed"
        /// Somebody signed it of whom no contact has the keys.
        case unknownSigned = "unknown-signed"
        /// Nobody signed it.
        case unsigned
        /// It was opened by a version that did not note more than that.
        case unrecorded
    }

    /// How it was sealed.
    public var kind: Kind
    /// The fingerprint of the keys that signed it, 32 bytes; nil where nobody else's did.
    public var signer: [UInt8]?
    /// The contact who signed it; nil where none did.
    public var contact: UniqueIdentifier?
    /// Whether the owner had verified that contact when the message was opened.
    public var wasVerified: Bool

    /// A note of how a message was sealed.
    public init(
        _ kind: Kind, signer: [UInt8]? = nil, contact: UniqueIdentifier? = nil, wasVerified: Bool = false
    ) {
        self.kind = kind
        self.signer = signer
        self.contact = contact
        self.wasVerified = wasVerified
    }
}
