public import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperTextCoding

/// Public keys in the forms that people compare and scripts read (CON-2, CON-3).
public struct KeyDetails: Hashable, Sendable {
    /// The agreement key, 64 lower-case hex digits.
    public let x25519: String
    /// The signing key, 64 lower-case hex digits; nil if there is none.
    public let ed25519: String?
    /// The fingerprint, 64 lower-case hex digits.
    public let fingerprint: String
    /// The fingerprint in groups of four digits.
    public let groups: String
    /// The short id.
    public let shortID: String
    /// The six words.
    public let words: [String]
    /// The recipient key id, 16 lower-case hex digits.
    public let recipientKeyID: String

    /// Computes the details of two keys; takes some milliseconds, for the words.
    public init(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?, crypto: any CryptoBackend) {
        let name = Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
        x25519 = HexText.text(agreementKey.bytes)
        ed25519 = signingKey.map { HexText.text($0.bytes) }
        fingerprint = name.hex
        groups = name.groups
        shortID = name.shortID.description
        words = name.authenticationWords(crypto: crypto)
        recipientKeyID = HexText.text(RecipientKeyID(of: agreementKey, crypto: crypto).bytes)
    }

    /// Computes the details of an identity.
    public init(of identity: OwnIdentity, crypto: any CryptoBackend) {
        self.init(agreementKey: identity.agreementKey, signingKey: identity.signingKey, crypto: crypto)
    }

    /// Computes the details of a contact.
    public init(of contact: KnownContact, crypto: any CryptoBackend) {
        self.init(agreementKey: contact.agreementKey, signingKey: contact.signingKey, crypto: crypto)
    }

    /// Computes the details of offered keys.
    public init(of preview: ContactPreview, crypto: any CryptoBackend) {
        self.init(agreementKey: preview.agreementKey, signingKey: preview.signingKey, crypto: crypto)
    }
}
