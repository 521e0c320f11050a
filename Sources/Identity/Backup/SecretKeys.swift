import WhisperCryptoPort
import WhisperSecretMemory

/// The bytes that the secrets of an identity take.
enum SecretSize {
    static let each = 32
    static let both = 64
}

extension PublicKeys {
    /// The public keys of an X25519 secret and an Ed25519 seed.
    init(
        ofAgreement secret: borrowing SecretBytes, signing seed: borrowing SecretBytes, crypto: any CryptoBackend
    ) throws(BackupError) {
        guard secret.count == SecretSize.each, seed.count == SecretSize.each else { throw .malformed }
        do {
            self.init(
                agreementKey: try crypto.agreementPublicKey(of: secret),
                signingKey: try crypto.signingPublicKey(ofSeed: seed))
        } catch {
            throw .cryptography(error)
        }
    }

    /// The public key of an X25519 secret, without one for signing.
    init(ofAgreement secret: borrowing SecretBytes, crypto: any CryptoBackend) throws(BackupError) {
        guard secret.count == SecretSize.each else { throw .malformed }
        do {
            self.init(agreementKey: try crypto.agreementPublicKey(of: secret), signingKey: nil)
        } catch {
            throw .cryptography(error)
        }
    }
}
