public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// The public part of an identity, which others need in order to write to it (ID-5): its self-signed name and public
/// keys.
///
/// The signature shows that the maker of the bundle holds the signing key, and that this key vouches for the agreement
/// key beside it. It does not show who the maker is: the name is a claim until the fingerprint has been compared
/// (CON-3).
public struct PublicBundle: Hashable, Sendable {
    /// The name that the maker chose.
    public let name: DisplayName
    /// The public keys.
    public let keys: PublicKeys
    /// The version of the keys, starting at 1.
    public let keyVersion: UInt32
    /// When the keys were created, in seconds since 1970, 0 … 2^40.
    public let createdAt: Int64
    /// The statement by which these keys succeed older ones; authentic, and about these keys.
    public let succession: SuccessionStatement?
    /// The signature by the signing key, 64 bytes; empty without one.
    private let signature: [UInt8]

    /// Makes the bundle of an identity that can sign.
    ///
    /// - Parameters:
    ///   - keyVersion: The version of the keys, starting at 1.
    ///   - createdAt: When the keys were created, in seconds since 1970, 0 … 2^40.
    ///   - succession: A statement about these very keys, if they succeed others.
    /// - Throws: `BundleError.malformed` if a number is out of range, `weakKey`, `invalidSuccession`, or `cryptography`
    ///   if the signature cannot be made.
    public static func make(
        name: DisplayName, agreementKey: AgreementPublicKey, signedBy pair: borrowing SigningKeyPair,
        keyVersion: UInt32 = 1, createdAt: Int64, succession: SuccessionStatement? = nil, crypto: any CryptoBackend
    ) throws(BundleError) -> PublicBundle {
        let fields = BundleFields(
            name: name, keys: PublicKeys(agreementKey: agreementKey, signingKey: pair.publicKey),
            keyVersion: keyVersion, createdAt: createdAt, succession: succession)
        try fields.check(crypto: crypto)
        do {
            return PublicBundle(fields, signature: try crypto.signature(over: fields.signed, by: pair))
        } catch {
            throw .cryptography(error)
        }
    }

    /// Makes the bundle of an identity without a signing key. Only the succession in it is signed.
    ///
    /// - Throws: `BundleError.malformed` if a number is out of range, `weakKey`, or `invalidSuccession`.
    public static func make(
        name: DisplayName, agreementKey: AgreementPublicKey, keyVersion: UInt32 = 1, createdAt: Int64,
        succession: SuccessionStatement? = nil, crypto: any CryptoBackend
    ) throws(BundleError) -> PublicBundle {
        let fields = BundleFields(
            name: name, keys: PublicKeys(agreementKey: agreementKey, signingKey: nil), keyVersion: keyVersion,
            createdAt: createdAt, succession: succession)
        try fields.check(crypto: crypto)
        return PublicBundle(fields, signature: [])
    }

    /// Parses a bundle from its line.
    ///
    /// Parsing is strict: each bundle has exactly one line. Spaces and line ends around the line are accepted.
    ///
    /// - Throws: `BundleError` with the reason the bundle is rejected; never `cryptography`.
    public init(text: [UInt8], crypto: any CryptoBackend) throws(BundleError) {
        let limit = BundleFields.maximumBytes + Ed25519Encoding.signatureSize
        guard let bytes = ArmoredText.bytes(in: text, after: PublicBundle.prefix, atMost: limit) else {
            throw .malformed
        }
        var reader = FieldReader(bytes)
        let fields = try BundleFields(from: &reader)
        let signatureSize = fields.keys.signingKey == nil ? 0 : Ed25519Encoding.signatureSize
        guard let signature = reader.raw(signatureSize), reader.isAtEnd else { throw .malformed }
        try fields.check(crypto: crypto)
        if let signingKey = fields.keys.signingKey {
            guard crypto.isValidSignature(signature, over: fields.signed, by: signingKey) else {
                throw .invalidSignature
            }
        }
        self.init(fields, signature: signature)
    }

    private init(_ fields: BundleFields, signature: [UInt8]) {
        name = fields.name
        keys = fields.keys
        keyVersion = fields.keyVersion
        createdAt = fields.createdAt
        succession = fields.succession
        self.signature = signature
    }

    /// The bundle as one line of ASCII, without a line end.
    public var text: [UInt8] {
        let fields = BundleFields(
            name: name, keys: keys, keyVersion: keyVersion, createdAt: createdAt, succession: succession)
        return ArmoredText.line(PublicBundle.prefix, fields.bytes + signature)
    }

    /// Returns whether a text begins like a bundle. Cheap, and no guarantee that it is one.
    public static func isMarked(_ text: [UInt8]) -> Bool {
        ArmoredText.isMarked(text, by: prefix)
    }

    static let prefix: StaticString = "whisper-key1:"
}

/// Reports why a bundle was rejected or could not be made. Reveals nothing of its content.
public enum BundleError: Error, Hashable, Sendable {
    /// The bundle does not have the documented form, or a value is out of range.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The name violates the rules for names.
    case name(NameError)
    /// A key is of low order or not in canonical form.
    case weakKey
    /// The signature was not made by the bundle's signing key.
    case invalidSignature
    /// The statement of succession is about other keys, or was not signed by the key that it names.
    case invalidSuccession
    /// The signature could not be made.
    case cryptography(CryptoError)
}

/// The public keys of one identity or contact, as covered by its fingerprint.
public struct PublicKeys: Hashable, Sendable {
    /// The X25519 key that messages are sealed to.
    public let agreementKey: AgreementPublicKey
    /// The Ed25519 key that verifies signatures, if there is one.
    public let signingKey: SigningPublicKey?

    /// Creates a set of public keys.
    public init(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?) {
        self.agreementKey = agreementKey
        self.signingKey = signingKey
    }

    /// Returns the fingerprint of both keys (CON-2).
    public func fingerprint(crypto: any CryptoBackend) -> Fingerprint {
        Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }

    /// Whether both keys are in canonical form and not of low order. Any other key is never valid.
    public var areStrict: Bool {
        X25519Encoding.isStrict(agreementKey) && (signingKey.map { Ed25519Encoding.isStrict($0) } ?? true)
    }
}
