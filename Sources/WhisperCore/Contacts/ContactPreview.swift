public import WhisperContacts
public import WhisperCryptoPort
import WhisperIdentity
public import WhisperKeyFingerprint

/// Keys on offer, compared with the contacts of the vault: what the owner sees before anything is added (CON-4, QR-2).
public struct ContactPreview: Hashable, Sendable {
    /// The keys and the name that they would be added under.
    public let offer: ContactOffer
    /// How they compare.
    public let comparison: BundleComparison
    /// The contact that has these keys, or whose keys adding would change; nil where it is a new one.
    public let known: KnownContact?
    /// The fingerprint of the keys.
    public let fingerprint: Fingerprint

    /// The name that the keys would be added under.
    public var name: String { offer.name.text }
    /// The X25519 key.
    public var agreementKey: AgreementPublicKey { offer.keys.agreementKey }
    /// The Ed25519 key, where there is one.
    public var signingKey: SigningPublicKey? { offer.keys.signingKey }

    /// Whether adding would change the keys of a contact.
    public var isKeyChange: Bool {
        if case .keyChange = comparison { true } else { false }
    }

    /// Whether a contact has these keys already.
    public var isKnown: Bool {
        if case .known = comparison { true } else { false }
    }

    /// What a statement of succession says about the contact whose keys would change.
    public var succession: SuccessionFinding {
        if case .keyChange(let changes) = comparison { changes.first?.succession ?? .none } else { .none }
    }
}

/// What became of keys that were added.
public struct ContactAddition: Hashable, Sendable {
    /// What became of them.
    public enum Effect: Hashable, Sendable {
        /// A new contact.
        case added
        /// A contact had them already.
        case unchanged
        /// They took the place of a contact's keys, which are in its history; it is unverified now.
        case keysChanged
    }

    /// The contact.
    public let contact: KnownContact
    /// What became of the keys.
    public let effect: Effect
}
