public import WhisperContacts
public import WhisperCryptoPort
import WhisperIdentity
public import WhisperKeyFingerprint

/// Offered keys, compared with the contacts of the vault: shown to the owner before anything is added (CON-4, QR-2).
public struct ContactPreview: Hashable, Sendable {
    /// The keys, and the name to add them under.
    public let offer: ContactOffer
    /// The result of the comparison.
    public let comparison: BundleComparison
    /// The contact that has these keys, or whose keys would change; nil for a new contact.
    public let known: KnownContact?
    /// The fingerprint of the keys.
    public let fingerprint: Fingerprint

    /// The name to add the keys under.
    public var name: String { offer.name.text }
    /// The X25519 key.
    public var agreementKey: AgreementPublicKey { offer.keys.agreementKey }
    /// The Ed25519 key, if there is one.
    public var signingKey: SigningPublicKey? { offer.keys.signingKey }

    /// Whether adding would change the keys of a contact.
    public var isKeyChange: Bool {
        if case .keyChange = comparison { true } else { false }
    }

    /// Whether a contact already has these keys.
    public var isKnown: Bool {
        if case .known = comparison { true } else { false }
    }

    /// The result of checking a statement of succession for the contact whose keys would change.
    public var succession: SuccessionFinding {
        if case .keyChange(let changes) = comparison { changes.first?.succession ?? .none } else { .none }
    }
}

/// The result of adding keys.
public struct ContactAddition: Hashable, Sendable {
    /// The effects of adding keys.
    public enum Effect: Hashable, Sendable {
        /// A new contact was added.
        case added
        /// A contact already had them.
        case unchanged
        /// They replaced a contact's keys, which are in its history; the contact is now unverified.
        case keysChanged
    }

    /// The contact.
    public let contact: KnownContact
    /// The effect.
    public let effect: Effect
}
