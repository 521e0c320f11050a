#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has a type alias with this name.
    public import enum WhisperCryptoPort.CryptoError
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    public import WhisperSecretMemory

    extension SwiftCrypto {
        /// X25519 with the base point.
        ///
        /// - Throws: `.invalidLength` for a secret of another length.
        public func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey {
            let key = try unsafe secret.withBytes(32) { scalar in
                try unsafe Curve25519.KeyAgreement.PrivateKey(rawRepresentation: scalar).publicKey
            }
            guard let key = AgreementPublicKey([UInt8](key.rawRepresentation)) else { throw .invalidLength }
            return key
        }

        /// X25519.
        ///
        /// - Throws: `.weakKey` if the result would be all zero; `.invalidLength` for a secret of another length.
        public func sharedSecret(
            _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
        ) throws(CryptoError) -> SecretBytes {
            let agreed = try unsafe secret.withBytes(32) { scalar in
                let key = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: publicKey.bytes)
                return try unsafe Curve25519.KeyAgreement.PrivateKey(rawRepresentation: scalar)
                    .sharedSecretFromKeyAgreement(with: key)
            }
            var shared = try makeSecret(count: 32)
            unsafe shared.withUnsafeMutableBytes { bytes in
                unsafe agreed.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
            }
            // The library returns a shared secret even if it is all zero.
            guard try !shared.hasSameBytes(as: makeSecret(count: 32)) else { throw .weakKey }
            return shared
        }
    }
#endif
