public import WhisperMessage

/// How the words of a message are vouched for, in one of four words that are the same everywhere (LOOK-4). Raw values are
/// what scripts read.
public enum MessageStanding: String, Hashable, Sendable, CaseIterable {
    /// It came sealed, and a verified contact signed it.
    case verified
    /// It came sealed and signed, by a contact whose keys are not verified or by unknown keys.
    case unverified
    /// It was sealed by the owner, or came sealed and nobody signed it.
    case sealed
    /// It was carried in the clear: whoever carried it may have written it.
    case plain

    /// What the vault's own note of a message amounts to now.
    ///
    /// A signature by keys that the contact has since exchanged counts as verified if they were verified when the message
    /// was opened and those of now are. Revoking a contact, or removing it, takes the word from all of its messages.
    ///
    /// - Parameters:
    ///   - seal: The note; nil where there is none.
    ///   - fingerprint: That of the keys that the contact of the note has now; nil where it is gone.
    ///   - trust: How far these are trusted; nil where the contact is gone.
    public init(of seal: MessageSeal?, fingerprint: [UInt8]?, trust: Trust?) {
        guard let seal else {
            self = .plain
            return
        }
        switch seal.kind {
        case .own, .unsigned: self = .sealed
        case .revoked, .keyChanged, .unknownSigned, .unrecorded: self = .unverified
        case .signed:
            let hasSigningKeys = fingerprint != nil && fingerprint == seal.signer
            self = trust == .verified && (hasSigningKeys || seal.wasVerified) ? .verified : .unverified
        }
    }
}
