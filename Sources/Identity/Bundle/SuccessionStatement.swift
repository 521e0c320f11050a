public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// A statement, signed by the old signing key of an identity, that new keys succeed it (ID-3, ID-5).
///
/// It lets a contact distinguish a rotation from an impersonation, provided that the old key was still in its owner's
/// hands. It never replaces verifying the new keys (CON-4).
public struct SuccessionStatement: Hashable, Sendable {
    /// The size in bytes: two fingerprints, a time, a key, a signature.
    public static let size = 168

    /// The fingerprint of the keys that were replaced.
    public let oldFingerprint: Fingerprint
    /// The fingerprint of the keys that replace them.
    public let newFingerprint: Fingerprint
    /// When the statement was made, in seconds since 1970, 0 … 2^40.
    public let statedAt: Int64
    /// The old signing key, which signed the statement.
    public let oldSigningKey: SigningPublicKey
    /// The signature, 64 bytes.
    private let signature: [UInt8]

    /// Makes a statement.
    ///
    /// - Parameters:
    ///   - old: The fingerprint of the old keys.
    ///   - new: The fingerprint of the new keys, different from the old one.
    ///   - seconds: The current time, in seconds since 1970, 0 … 2^40.
    ///   - pair: The old signing key.
    /// - Throws: `BundleError.malformed` if the time is out of range or the fingerprints are equal; `cryptography` if
    ///   the signature cannot be made.
    public static func make(
        from old: Fingerprint, to new: Fingerprint, at seconds: Int64, signedBy pair: borrowing SigningKeyPair,
        crypto: any CryptoBackend
    ) throws(BundleError) -> SuccessionStatement {
        guard old != new, UnixTime.range.contains(seconds) else { throw .malformed }
        let fields = SuccessionStatement.fields(old, new, seconds, pair.publicKey)
        let signature: [UInt8]
        do {
            signature = try crypto.signature(over: SuccessionStatement.signed(fields), by: pair)
        } catch {
            throw .cryptography(error)
        }
        return SuccessionStatement(
            oldFingerprint: old, newFingerprint: new, statedAt: seconds, oldSigningKey: pair.publicKey,
            signature: signature)
    }

    private init(
        oldFingerprint: Fingerprint, newFingerprint: Fingerprint, statedAt: Int64, oldSigningKey: SigningPublicKey,
        signature: [UInt8]
    ) {
        self.oldFingerprint = oldFingerprint
        self.newFingerprint = newFingerprint
        self.statedAt = statedAt
        self.oldSigningKey = oldSigningKey
        self.signature = signature
    }

    /// Parses a statement of exactly 168 bytes; nil for any other form. Does not check its authenticity.
    public init?(_ bytes: [UInt8]) {
        var reader = FieldReader(bytes)
        guard bytes.count == SuccessionStatement.size,
            let old = reader.raw(Fingerprint.size).flatMap({ Fingerprint($0) }),
            let new = reader.raw(Fingerprint.size).flatMap({ Fingerprint($0) }),
            let seconds = reader.i64(), let key = reader.raw(32).flatMap({ SigningPublicKey($0) }),
            let signature = reader.raw(Ed25519Encoding.signatureSize), reader.isAtEnd,
            old != new, UnixTime.range.contains(seconds)
        else { return nil }
        self.init(
            oldFingerprint: old, newFingerprint: new, statedAt: seconds, oldSigningKey: key, signature: signature)
    }

    /// The encoded statement, 168 bytes.
    public var bytes: [UInt8] {
        SuccessionStatement.fields(oldFingerprint, newFingerprint, statedAt, oldSigningKey) + signature
    }

    /// Returns whether the statement is signed by the key in it.
    ///
    /// Whose key that is must be determined by the reader: see `BundleComparison`.
    public func isAuthentic(crypto: any CryptoBackend) -> Bool {
        let fields = SuccessionStatement.fields(oldFingerprint, newFingerprint, statedAt, oldSigningKey)
        return crypto.isValidSignature(signature, over: SuccessionStatement.signed(fields), by: oldSigningKey)
    }

    private static func fields(
        _ old: Fingerprint, _ new: Fingerprint, _ seconds: Int64, _ key: SigningPublicKey
    ) -> [UInt8] {
        var fields = FieldWriter(reserving: size)
        fields.raw(old.bytes)
        fields.raw(new.bytes)
        fields.i64(seconds)
        fields.raw(key.bytes)
        return fields.bytes
    }

    /// Returns the bytes to sign: a label that no other signature in the project begins with, then the fields.
    private static func signed(_ fields: [UInt8]) -> [UInt8] {
        var message = FieldWriter(reserving: size)
        message.label("whisper-v1/succession")
        message.byte(0)
        message.raw(fields)
        return message.bytes
    }
}
