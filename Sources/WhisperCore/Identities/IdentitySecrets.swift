import WhisperCryptoPort
import WhisperKeychainPort
import WhisperMessage
import WhisperSealingPort
import WhisperSecretMemory
import Synchronization

/// The secrets of the owner's identities: in the keychain at rest; those for opening are cached in guarded memory after
/// their first use (ID-7, ID-8).
///
/// Signing seeds are read again for each signature, so that a gate activated by another process is effective
/// immediately.
final class IdentitySecrets: Sendable {
    private let keychain: any Keychain
    private let crypto: any CryptoBackend
    private let memory: any SecretAllocator
    private let loaded = Mutex<SecretTable?>(nil)

    init(keychain: any Keychain, crypto: any CryptoBackend, memory: any SecretAllocator) {
        self.keychain = keychain
        self.crypto = crypto
        self.memory = memory
    }

    // MARK: Agreement keys

    /// The key pair that opens messages for an identity; the secret is a copy that is wiped with it.
    func agreementPair(of identity: OwnIdentity) throws(IdentityError) -> AgreementKeyPair {
        let secret = try loaded.withLock { (table: inout SecretTable?) throws(IdentityError) -> SecretBytes in
            try copy(of: identity, from: &table)
        }
        return AgreementKeyPair(secret: secret, publicKey: identity.agreementKey)
    }

    /// Whether the secret for opening an identity's envelopes is available.
    func holdsSecret(of identity: OwnIdentity) -> Bool {
        do throws(IdentityError) {
            _ = try agreementPair(of: identity)
            return true
        } catch {
            return false
        }
    }

    private func copy(of identity: OwnIdentity, from table: inout SecretTable?) throws(IdentityError) -> SecretBytes {
        var secret: SecretBytes
        do { secret = try crypto.makeSecret(count: SecretTable.secretSize) } catch { throw .crypto(error) }
        if table?.copy(identity.id, into: &secret) == true { return secret }
        let kept = try self.secret(.agreement, of: identity.id)
        try check(kept, isSecretOf: identity.agreementKey)
        do throws(SecretMemoryError) {
            if table == nil { table = try SecretTable(memory: memory) }
            try table?.insert(kept, of: identity.id, memory: memory)
        } catch {
            throw .sealing(.outOfMemory)
        }
        kept.withUnsafeBytes { bytes in secret.withUnsafeMutableBytes { $0.copyMemory(from: bytes) } }
        return secret
    }

    private func check(
        _ secret: borrowing SecretBytes, isSecretOf key: AgreementPublicKey
    ) throws(IdentityError) {
        guard secret.count == SecretTable.secretSize else { throw .damaged }
        do {
            guard try crypto.agreementPublicKey(of: secret) == key else { throw IdentityError.damaged }
        } catch let error as CryptoError {
            throw .crypto(error)
        } catch {
            throw .damaged
        }
    }

    // MARK: The keychain

    /// A part of an identity; throws `secretMissing` if it is not stored.
    func secret(_ part: IdentitySecretName.Part, of id: UniqueIdentifier) throws(IdentityError) -> SecretBytes {
        guard let secret = try find(IdentitySecretName.name(part, of: id)) else { throw .secretMissing }
        return secret
    }

    /// A secret; nil if it is not stored.
    func find(_ name: SecretName) throws(IdentityError) -> SecretBytes? {
        switch keychain.lookUp(name) {
        case .present(let secret): return secret
        case .absent: return nil
        case .unavailable(let error): throw .keychain(error)
        }
    }

    /// Stores a part of an identity.
    func keep(
        _ secret: borrowing SecretBytes, as part: IdentitySecretName.Part, of id: UniqueIdentifier
    ) throws(IdentityError) {
        try keep(secret, as: IdentitySecretName.name(part, of: id))
    }

    /// Stores a secret.
    func keep(_ secret: borrowing SecretBytes, as name: SecretName) throws(IdentityError) {
        do { try keychain.store(secret, as: name) } catch { throw .keychain(error) }
    }

    /// Stores bytes that are not secret, such as a sealed box, beside the secrets.
    func keep(_ bytes: [UInt8], as name: SecretName) throws(IdentityError) {
        var copy: SecretBytes
        do throws(SecretMemoryError) {
            copy = try memory.allocate(count: bytes.count)
            copy.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        } catch {
            throw .sealing(.outOfMemory)
        }
        try keep(copy, as: name)
    }

    /// Removes a part of an identity.
    func forget(_ part: IdentitySecretName.Part, of id: UniqueIdentifier) throws(IdentityError) {
        try forget(try IdentitySecretName.name(part, of: id))
    }

    /// Removes a secret.
    func forget(_ name: SecretName) throws(IdentityError) {
        do { try keychain.remove(name) } catch { throw .keychain(error) }
    }

    /// The stored parts by identity.
    func parts() throws(IdentityError) -> [UniqueIdentifier: Set<IdentitySecretName.Part>] {
        var parts: [UniqueIdentifier: Set<IdentitySecretName.Part>] = [:]
        do throws(KeychainError) {
            for name in try keychain.names() {
                if let (part, id) = IdentitySecretName.parsed(name) { parts[id, default: []].insert(part) }
            }
        } catch {
            throw .keychain(error)
        }
        return parts
    }
}
