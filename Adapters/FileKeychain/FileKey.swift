import WhisperKeychainPort
import WhisperSealingPort
import WhisperSecretMemory

/// The random key that opens the secrets of one file, and the box from which it was read.
struct FileKey: ~Copyable, Sendable {
    private let key: SecretBytes
    private let protection: Protection
    let box: [UInt8]

    /// Creates a key in a new box under a passphrase.
    static func make(
        under passphrase: borrowing SecretBytes, cost: PassphraseCost, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        do {
            let key = try sealing.makeKey()
            let box = try sealing.seal(key, under: passphrase, cost: cost)
            return FileKey(key: key, protection: .passphrase, box: box)
        } catch {
            throw KeychainError(error)
        }
    }

    /// Creates a key in a new box under another key.
    static func make(
        underKey outer: borrowing SecretBytes, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        guard outer.count == KeychainEnvelope.keySize else { throw .wrongPassphrase }
        do {
            let key = try sealing.makeKey()
            let box = try sealing.sealSecret(key, under: outer, context: KeychainEnvelope.contextOfKeyBox)
            return FileKey(key: key, protection: .key, box: box)
        } catch {
            throw KeychainError(error)
        }
    }

    /// Opens a file's box, at the cost of one guess; `wrongPassphrase` if the passphrase does not open it.
    static func open(
        _ envelope: KeychainEnvelope, under passphrase: borrowing SecretBytes, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        guard envelope.protection == .passphrase else { throw .wrongPassphrase }
        do {
            let key = try sealing.open(envelope.box, under: passphrase)
            return FileKey(key: key, protection: .passphrase, box: envelope.box)
        } catch .notAuthentic {
            throw .wrongPassphrase
        } catch {
            throw KeychainError(error)
        }
    }

    /// Opens a file's box; `wrongPassphrase` if the other key does not open it.
    static func open(
        _ envelope: KeychainEnvelope, underKey outer: borrowing SecretBytes, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        guard envelope.protection == .key, outer.count == KeychainEnvelope.keySize else { throw .wrongPassphrase }
        do {
            let key = try sealing.openSecret(envelope.box, under: outer, context: KeychainEnvelope.contextOfKeyBox)
            return FileKey(key: key, protection: .key, box: envelope.box)
        } catch .notAuthentic {
            throw .wrongPassphrase
        } catch {
            throw KeychainError(error)
        }
    }

    /// The secrets in a file with this key.
    func open(_ envelope: KeychainEnvelope, sealing: any Sealing) throws(KeychainError) -> SecretTable {
        let payload: SecretBytes
        do {
            payload = try sealing.openSecret(envelope.body, under: key, context: envelope.authenticatedPart)
        } catch {
            throw KeychainError(error)
        }
        return try SecretTable(payload)
    }

    /// The file with these secrets.
    func seal(_ table: borrowing SecretTable, sealing: any Sealing) throws(KeychainError) -> KeychainEnvelope {
        let context = KeychainEnvelope.authenticatedPart(protection: protection, box: box)
        do {
            let body = try sealing.sealSecret(table.payload, under: key, context: context)
            return KeychainEnvelope(protection: protection, box: box, body: body)
        } catch {
            throw KeychainError(error)
        }
    }
}
