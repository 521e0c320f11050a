import WhisperCryptoPort
import WhisperSecretMemory

/// The sizes of an identity's secrets in bytes.
enum SecretSize {
    static let each = 32
    static let both = 64
}

extension PublicKeys {
    /// Computes the public keys of an X25519 secret and an Ed25519 seed.
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

    /// Computes the public key of an X25519 secret, without a signing key.
    init(ofAgreement secret: borrowing SecretBytes, crypto: any CryptoBackend) throws(BackupError) {
        guard secret.count == SecretSize.each else { throw .malformed }
        do {
            self.init(agreementKey: try crypto.agreementPublicKey(of: secret), signingKey: nil)
        } catch {
            throw .cryptography(error)
        }
    }
}
