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
        /// The public key for a seed.
        ///
        /// - Throws: `.invalidLength` for a seed of another length.
        public func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey {
            let key = try unsafe seed.withBytes(32) { seed in
                try unsafe Curve25519.Signing.PrivateKey(rawRepresentation: seed).publicKey
            }
            guard let key = SigningPublicKey([UInt8](key.rawRepresentation)) else { throw .invalidLength }
            return key
        }

        /// A signature; randomised on Apple's systems. The library derives the public key from the seed again.
        ///
        /// - Throws: `.invalidLength` for a seed of another length.
        public func signature(
            over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
        ) throws(CryptoError) -> [UInt8] {
            try unsafe pair.seed.withBytes(32) { seed in
                let key = try unsafe Curve25519.Signing.PrivateKey(rawRepresentation: seed)
                return try unsafe [UInt8](key.signature(for: message))
            }
        }

        /// Whether a signature is strictly valid.
        public func isValidSignature(
            _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
        ) -> Bool {
            guard Ed25519Encoding.isStrict(publicKey), Ed25519Encoding.isStrict(signature: signature),
                let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey.bytes)
            else { return false }
            return unsafe key.isValidSignature(signature, for: message)
        }
    }
#endif
