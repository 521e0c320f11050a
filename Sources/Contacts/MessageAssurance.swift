public import WhisperMessage

/// The assurance of a message's text, in one of four words used throughout (LOOK-4). Raw values are for scripts.
public enum MessageAssurance: String, Hashable, Sendable, CaseIterable {
    /// The message was sealed, and signed by a verified contact.
    case verified
    /// The message was sealed and signed, by an unverified contact or unknown keys.
    case unverified
    /// The message was sealed by the owner, or was sealed without a signature.
    case sealed
    /// The message was sent in plain text: any carrier may have written it.
    case plain

    /// Evaluates the vault's record of a message against the contact's current state.
    ///
    /// A signature by keys that the contact has since replaced counts as verified if they were verified when the
    /// message was opened and the current ones are verified. Revoking or removing a contact ends this for all of its
    /// messages.
    ///
    /// - Parameters:
    ///   - seal: The record; nil if there is none.
    ///   - fingerprint: The fingerprint of the contact's current keys; nil if the contact was removed.
    ///   - trust: The trust in the current keys; nil if the contact was removed.
    public init(of seal: MessageSeal?, fingerprint: [UInt8]?, trust: Trust?) {
        guard let seal else {
            self = .plain
            return
        }
        switch seal.kind {
        case .own, .unsigned: self = .sealed
        case .revoked, .keyChanged, .unknownSigned: self = .unverified
        case .signed:
            let hasSigningKeys = fingerprint != nil && fingerprint == seal.signer
            self = trust == .verified && (hasSigningKeys || seal.wasVerified) ? .verified : .unverified
        }
    }
}
