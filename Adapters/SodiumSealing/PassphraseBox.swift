import CWhisperSodium
public import WhisperSealingPort
public import WhisperSecretMemory

extension SodiumSealing {
    /// The maximum content of a passphrase box in bytes.
    private static let largestSecret = 1_048_576

    /// Seals a secret under a passphrase.
    ///
    /// - Throws: `.costOutOfRange`; `.malformed` for a secret or passphrase of a length out of range; `.outOfMemory`.
    public func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8] {
        guard cost.isAllowed else { throw .costOutOfRange }
        guard secret.count <= SodiumSealing.largestSecret else { throw .malformed }
        let salt = randomBytes(count: PassphraseBoxHeader.saltSize)
        let keys = try keys(of: passphrase, salt: salt, cost: cost)
        let header = PassphraseBoxHeader(
            cost: cost, salt: salt, nonce: randomBytes(count: PassphraseBoxHeader.nonceSize),
            commitment: keys.commitment)
        return header.bytes
            + (try encrypt(secret, under: keys.encryption, nonce: header.nonce, authenticating: header.bytes))
    }

    /// Opens a box made by `seal(_:under:cost:)`.
    ///
    /// - Throws: `.notAuthentic` for a wrong passphrase or a modified header; `.damaged` if the passphrase is right but
    ///   the content was modified; `.costOutOfRange`; `.malformed`; `.unsupportedVersion`; `.outOfMemory`.
    public func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes {
        let header = try PassphraseBoxHeader(startOf: box)
        let body = Array(box[PassphraseBoxHeader.size...])
        guard body.count <= SodiumSealing.largestSecret + AEAD.tagSize else { throw .malformed }
        let keys = try keys(of: passphrase, salt: header.salt, cost: header.cost)
        let isCommitted = unsafe sodium_memcmp(keys.commitment, header.commitment, PassphraseBoxHeader.commitmentSize)
        guard isCommitted == 0 else { throw .notAuthentic }
        do {
            return try decrypt(
                body, under: keys.encryption, nonce: header.nonce, authenticating: header.bytes)
        } catch {
            throw error == .notAuthentic ? .damaged : error
        }
    }

    /// The two outputs of the passphrase function: the encryption key, and the commitment that the box contains.
    private struct PassphraseKeys: ~Copyable {
        let encryption: SecretBytes
        let commitment: [UInt8]
    }

    private func keys(
        of passphrase: borrowing SecretBytes, salt: [UInt8], cost: PassphraseCost
    ) throws(SealingError) -> PassphraseKeys {
        let root = try stretch(passphrase, salt: salt, cost: cost)
        let commitment = try deriveKey(from: root, purpose: "whisper-v1/passphrase-box/commitment")
        return unsafe PassphraseKeys(
            encryption: try deriveKey(from: root, purpose: "whisper-v1/passphrase-box/encryption"),
            // The box contains the commitment, so it is no longer secret.
            commitment: commitment.withUnsafeBytes { bytes in unsafe [UInt8](bytes) })
    }

    /// Argon2id v1.3, one lane, 32 bytes of output.
    private func stretch(
        _ passphrase: borrowing SecretBytes, salt: [UInt8], cost: PassphraseCost
    ) throws(SealingError) -> SecretBytes {
        guard let memory = Int(exactly: cost.memory) else { throw .costOutOfRange }
        var root = try guarded(count: KeySize.bytes)
        let outcome = try unsafe root.withMutablePointer { (output, outputSize) throws(SealingError) in
            try unsafe passphrase.withPointer { (input, inputSize) in
                unsafe input.withMemoryRebound(to: CChar.self, capacity: inputSize) { characters in
                    unsafe crypto_pwhash(
                        output, UInt64(outputSize), characters, UInt64(inputSize), salt, UInt64(cost.operations),
                        memory, crypto_pwhash_ALG_ARGON2ID13)
                }
            }
        }
        guard outcome == 0 else { throw .outOfMemory }
        return root
    }
}
