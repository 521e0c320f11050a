import WhisperBlobPort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperTextCoding

/// The keys of a store, each for one purpose, derived from the vault's attachment key.
struct BlobKeys: ~Copyable, Sendable {
    /// The key for file names.
    private let name: SecretBytes
    /// The key that seals the ids in the headers.
    let id: SecretBytes
    /// The key from which the keys of individual files are derived.
    private let content: SecretBytes

    static func make(from key: borrowing SecretBytes, sealing: any Sealing) throws(BlobError) -> BlobKeys {
        do {
            let name = try sealing.deriveKey(from: key, purpose: "whisper-v1/blob/name")
            let id = try sealing.deriveKey(from: key, purpose: "whisper-v1/blob/id")
            let content = try sealing.deriveKey(from: key, purpose: "whisper-v1/blob/content")
            return BlobKeys(name: name, id: id, content: content)
        } catch {
            throw BlobError(error)
        }
    }

    /// The name of the file for a blob.
    func fileName(of id: BlobID, sealing: any Sealing) throws(BlobError) -> String {
        do {
            return HexText.text(try sealing.authenticationCode(for: id.bytes, under: name))
        } catch {
            throw BlobError(error)
        }
    }

    /// The key of the file with this salt.
    func contentKey(salt: [UInt8], sealing: any Sealing) throws(BlobError) -> SecretBytes {
        do {
            return try sealing.deriveKey(from: content, purpose: "whisper-v1/blob/file", context: salt)
        } catch {
            throw BlobError(error)
        }
    }
}
