public import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperMessage
public import WhisperSecretMemory

/// Identities with their secrets, while a backup is written or read (ID-6).
///
/// All secrets are in one guarded memory region, however many there are (ID-8).
public struct IdentityBackup: ~Copyable, Sendable {
    /// The identities, each after its predecessor.
    public private(set) var identities: [BackedUpIdentity] = []

    private let crypto: any CryptoBackend
    private let memory: any SecretAllocator
    /// For each identity 64 bytes: the agreement secret, then the signing seed or zeros.
    private var secrets: SecretBytes

    /// Creates an empty backup with room for `capacity` identities, 1 or more.
    ///
    /// - Throws: `BackupError.tooLarge` if the capacity is 0 or exceeds the format's maximum, or `outOfMemory` if
    ///   guarded memory is unavailable.
    public init(
        capacity: Int, crypto: any CryptoBackend, memory: any SecretAllocator
    ) throws(BackupError) {
        guard capacity > 0, capacity <= BackupPayload.maximumIdentities else { throw .tooLarge }
        let region: SecretBytes
        do {
            region = try memory.allocate(count: capacity * SecretSize.both)
        } catch {
            throw .outOfMemory
        }
        self.crypto = crypto
        self.memory = memory
        secrets = region
    }

    /// Adds an identity that can sign.
    ///
    /// - Parameters:
    ///   - identity: The identity; its predecessor, if in the backup, must have been added before.
    ///   - agreement: Its X25519 secret, 32 bytes.
    ///   - signing: Its Ed25519 seed, 32 bytes.
    /// - Throws: `BackupError.tooLarge` if the capacity is used up, `mismatchedKeys` if the secrets do not match the
    ///   identity's keys, `malformed` if the identity is invalid or cannot follow the others, or `cryptography`.
    public mutating func append(
        _ identity: BackedUpIdentity, agreement: borrowing SecretBytes, signing: borrowing SecretBytes
    ) throws(BackupError) {
        let slot = try admit(
            identity, with: try PublicKeys(ofAgreement: agreement, signing: signing, crypto: crypto))
        put(agreement, at: slot)
        put(signing, at: slot + SecretSize.each)
    }

    /// Adds an identity that cannot sign.
    ///
    /// - Parameters:
    ///   - identity: The identity; its predecessor, if in the backup, must have been added before.
    ///   - agreement: Its X25519 secret, 32 bytes.
    /// - Throws: `BackupError.tooLarge` if the capacity is used up, `mismatchedKeys` if the secret does not match the
    ///   identity's key, `malformed` if the identity is invalid or cannot follow the others, or `cryptography`.
    public mutating func append(
        _ identity: BackedUpIdentity, agreement: borrowing SecretBytes
    ) throws(BackupError) {
        let slot = try admit(identity, with: try PublicKeys(ofAgreement: agreement, crypto: crypto))
        put(agreement, at: slot)
    }

    /// Returns a copy of the X25519 secret of the identity at an index; nil if the index is out of range.
    ///
    /// - Throws: `BackupError.outOfMemory` if guarded memory is unavailable.
    public func agreementSecret(at index: Int) throws(BackupError) -> SecretBytes? {
        guard identities.indices.contains(index) else { return nil }
        return try copy(from: index * SecretSize.both)
    }

    /// Returns a copy of the Ed25519 seed of the identity at an index; nil if the index is out of range or the identity
    /// cannot sign.
    ///
    /// - Throws: `BackupError.outOfMemory` if guarded memory is unavailable.
    public func signingSeed(at index: Int) throws(BackupError) -> SecretBytes? {
        guard identities.indices.contains(index), identities[index].keys.signingKey != nil else { return nil }
        return try copy(from: index * SecretSize.both + SecretSize.each)
    }

    /// Records an identity with these keys if it may follow those already recorded.
    ///
    /// - Returns: The offset of its secrets.
    private mutating func admit(_ identity: BackedUpIdentity, with keys: PublicKeys) throws(BackupError) -> Int {
        let slot = identities.count * SecretSize.both
        guard slot + SecretSize.both <= secrets.count else { throw .tooLarge }
        guard identity.keys == keys else { throw .mismatchedKeys }
        try BackupRules.check(identity, behind: identities, crypto: crypto)
        identities.append(identity)
        return slot
    }

    /// Writes 32 bytes at an offset that `admit` returned.
    private mutating func put(_ secret: borrowing SecretBytes, at place: Int) {
        secrets.withUnsafeMutableBytes { region in
            secret.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(rebasing: region[place..<place + SecretSize.each]).copyMemory(from: bytes)
            }
        }
    }

    private func copy(from place: Int) throws(BackupError) -> SecretBytes {
        do {
            return try secrets.withUnsafeBytes { (region) throws(SecretMemoryError) in
                try memory.copy(UnsafeRawBufferPointer(rebasing: region[place..<place + SecretSize.each]))
            }
        } catch {
            throw .outOfMemory
        }
    }
}

/// Reports why a backup of identities could not be made or read. Reveals nothing of its content.
public enum BackupError: Error, Hashable, Sendable {
    /// The backup does not have the documented form, or describes an impossible identity.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The passphrase is wrong, or the header was changed. The two are indistinguishable.
    case wrongPassphrase
    /// The passphrase is right, but the encrypted content was changed.
    case damaged
    /// The passphrase function would exceed the allowed cost: more than 10 passes, or 1 GiB.
    case costOutOfRange
    /// The backup exceeds 1 MiB, about 3,000 identities, or contains more identities than announced.
    case tooLarge
    /// The public keys of an identity do not match its secrets.
    case mismatchedKeys
    /// Guarded memory, or memory for the passphrase function, could not be allocated.
    case outOfMemory
    /// A key could not be computed, or a cryptographic library fails to start.
    case cryptography(CryptoError)
}
