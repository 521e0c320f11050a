#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has an alias of this name.
    public import enum WhisperCryptoPort.CryptoError
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    public import WhisperSecretMemory

    extension SwiftCrypto {
        /// The public key of a seed.
        public func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey {
            let key = try unsafe seed.withBytes(32) { seed in
                try unsafe Curve25519.Signing.PrivateKey(rawRepresentation: seed).publicKey
            }
            guard let key = SigningPublicKey([UInt8](key.rawRepresentation)) else { throw .invalidLength }
            return key
        }

        /// A signature; on Apple's systems another one each time. The library finds the public key anew from the seed.
        public func signature(
            over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
        ) throws(CryptoError) -> [UInt8] {
            try unsafe pair.seed.withBytes(32) { seed in
                let key = try unsafe Curve25519.Signing.PrivateKey(rawRepresentation: seed)
                return try unsafe [UInt8](key.signature(for: message))
            }
        }

        /// Whether a signature is valid in the strict sense.
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
