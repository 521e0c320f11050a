public import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperMessage
public import WhisperSecretMemory

/// Identities with their secrets, on their way into a backup or out of one (ID-6).
///
/// All secrets lie in one guarded region, however many there are (ID-8).
public struct IdentityBackup: ~Copyable, Sendable {
    /// The identities, each behind the one that it took over from.
    public private(set) var identities: [BackedUpIdentity] = []

    private let crypto: any CryptoBackend
    private let memory: any SecretAllocator
    /// For each identity 64 bytes: the secret for agreement, and the seed for signing or zeroes.
    private var secrets: SecretBytes

    /// A backup of nothing yet, with room for so many identities, 1 or more.
    public init(
        capacity: Int, crypto: any CryptoBackend, memory: any SecretAllocator
    ) throws(BackupError) {
        guard capacity > 0, capacity <= BackupPayload.mostIdentities else { throw .tooLarge }
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
    ///   - identity: What it took over from, if that is in the backup too, must have been added before.
    ///   - agreement: Its X25519 secret, 32 bytes.
    ///   - signing: Its Ed25519 seed, 32 bytes.
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
    ///   - identity: What it took over from, if that is in the backup too, must have been added before.
    ///   - agreement: Its X25519 secret, 32 bytes.
    public mutating func append(
        _ identity: BackedUpIdentity, agreement: borrowing SecretBytes
    ) throws(BackupError) {
        let slot = try admit(identity, with: try PublicKeys(ofAgreement: agreement, crypto: crypto))
        put(agreement, at: slot)
    }

    /// A copy of the X25519 secret of the identity at an index; nil where there is none at it.
    public func agreementSecret(at index: Int) throws(BackupError) -> SecretBytes? {
        guard identities.indices.contains(index) else { return nil }
        return try copy(from: index * SecretSize.both)
    }

    /// A copy of the Ed25519 seed of the identity at an index; nil where there is none at it, or it cannot sign.
    public func signingSeed(at index: Int) throws(BackupError) -> SecretBytes? {
        guard identities.indices.contains(index), identities[index].keys.signingKey != nil else { return nil }
        return try copy(from: index * SecretSize.both + SecretSize.each)
    }

    /// Notes an identity whose keys are these, if it may stand behind those already noted.
    ///
    /// - Returns: Where its secrets go.
    private mutating func admit(_ identity: BackedUpIdentity, with keys: PublicKeys) throws(BackupError) -> Int {
        let slot = identities.count * SecretSize.both
        guard slot + SecretSize.both <= secrets.count else { throw .tooLarge }
        guard identity.keys == keys else { throw .mismatchedKeys }
        try BackupRules.check(identity, behind: identities, crypto: crypto)
        identities.append(identity)
        return slot
    }

    /// Puts 32 bytes in their place, which `admit` has found free.
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
