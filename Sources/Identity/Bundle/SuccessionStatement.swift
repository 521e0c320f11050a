public import WhisperCryptoPort
public import WhisperKeyFingerprint

/// A statement by the old signing key of an identity that new keys have taken over from it (ID-3, ID-5).
///
/// It lets a contact tell a rotation from an impersonation, as far as the old key was still in its owner's hands. It
/// never stands in for verifying the new keys (CON-4).
public struct SuccessionStatement: Hashable, Sendable {
    /// The number of bytes: two fingerprints, a time, a key, a signature.
    public static let size = 168

    /// The fingerprint of the keys that were replaced.
    public let oldFingerprint: Fingerprint
    /// The fingerprint of the keys that replace them.
    public let newFingerprint: Fingerprint
    /// When it was made, in seconds since 1970, 0 … 2^40.
    public let statedAt: Int64
    /// The signing key among the old ones, by which it is signed.
    public let oldSigningKey: SigningPublicKey
    /// The signature, 64 bytes.
    private let signature: [UInt8]

    /// Makes a statement.
    ///
    /// - Parameters:
    ///   - old: The fingerprint of the old keys.
    ///   - new: The fingerprint of the new ones, another one than the old.
    ///   - seconds: The time, in seconds since 1970, 0 … 2^40.
    ///   - pair: The old signing key.
    /// - Throws: `BundleError.malformed` where the time or the fingerprints are not allowed.
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

    /// Reads a statement of exactly 168 bytes; nil for anything of another form. Whether it is authentic is another
    /// matter.
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

    /// The statement as bytes, 168 of them.
    public var bytes: [UInt8] {
        SuccessionStatement.fields(oldFingerprint, newFingerprint, statedAt, oldSigningKey) + signature
    }

    /// Whether the key in it signed it. Whose key that is only its reader can tell: see `BundleComparison`.
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

    /// What the signature covers: a label that no other signature of ours begins with, then the fields.
    private static func signed(_ fields: [UInt8]) -> [UInt8] {
        var message = FieldWriter(reserving: size)
        message.label("whisper-v1/succession")
        message.byte(0)
        message.raw(fields)
        return message.bytes
    }
}
