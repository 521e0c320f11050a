import KeychainPort
import SealingPort
import SecretMemory

/// The random key that opens the secrets of one file, and the passphrase box that it came out of.
struct FileKey: ~Copyable, Sendable {
    private let key: SecretBytes
    let passphraseBox: [UInt8]

    /// A new key in a new box.
    static func make(
        under passphrase: borrowing SecretBytes, cost: PassphraseCost, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        do {
            let key = try sealing.makeKey()
            let box = try sealing.seal(key, under: passphrase, cost: cost)
            return FileKey(key: key, passphraseBox: box)
        } catch {
            throw KeychainError(error)
        }
    }

    /// The key out of a box, at the price of one guess; `wrongPassphrase` where the passphrase does not open it.
    static func open(
        _ box: [UInt8], under passphrase: borrowing SecretBytes, sealing: any Sealing
    ) throws(KeychainError) -> FileKey {
        do {
            return FileKey(key: try sealing.open(box, under: passphrase), passphraseBox: box)
        } catch .notAuthentic {
            throw .wrongPassphrase
        } catch {
            throw KeychainError(error)
        }
    }

    /// The secrets in a file of this key.
    func open(_ envelope: KeychainEnvelope, sealing: any Sealing) throws(KeychainError) -> SecretTable {
        let payload: SecretBytes
        do {
            payload = try sealing.openSecret(envelope.body, under: key, context: envelope.authenticatedPart)
        } catch {
            throw KeychainError(error)
        }
        return try SecretTable(payload)
    }

    /// The file that holds these secrets.
    func seal(_ table: borrowing SecretTable, sealing: any Sealing) throws(KeychainError) -> KeychainEnvelope {
        let context = KeychainEnvelope.authenticatedPart(passphraseBox: passphraseBox)
        do {
            return KeychainEnvelope(
                passphraseBox: passphraseBox,
                body: try sealing.sealSecret(table.payload, under: key, context: context))
        } catch {
            throw KeychainError(error)
        }
    }
}
