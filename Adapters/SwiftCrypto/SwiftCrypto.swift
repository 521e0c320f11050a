#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has an alias of this name.
    public import enum WhisperCryptoPort.CryptoError
    public import WhisperSecretMemory
    import WhisperSecretPool

    /// The envelope's primitives by swift-crypto, which is Apple's CryptoKit where that exists.
    ///
    /// It is what the trait `SwiftCrypto` brings. Where the library would leave a secret in memory that nobody wipes, a step
    /// is done here instead if it can be: HMAC is built from the hash, and plain text is wiped out of the `Data` that it
    /// comes in (ENV-12). What the library leaves in its own contexts and on its stack stays: decision 0010 lists it.
    public struct SwiftCrypto: CryptoBackend {
        /// A backend; there is nothing to start.
        public init() {}

        /// Room for a secret of one message.
        public func makeSecret(count: Int) throws(CryptoError) -> SecretBytes {
            try makeSecret(count: count, by: SecretPool.allocate)
        }

        /// A secret of `count` random bytes.
        public func randomSecret(count: Int) throws(CryptoError) -> SecretBytes {
            var secret = try makeSecret(count: count)
            unsafe secret.withUnsafeMutableBytes { bytes in
                unsafe SwiftCrypto.random(count: bytes.count).withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
            }
            return secret
        }

        /// So many random bytes.
        public func randomBytes(count: Int) -> [UInt8] {
            guard count > 0 else { return [] }
            return unsafe SwiftCrypto.random(count: count).withUnsafeBytes { unsafe [UInt8]($0) }
        }

        /// Random bytes of the system's generator, in memory that the library wipes.
        private static func random(count: Int) -> SymmetricKey {
            SymmetricKey(size: SymmetricKeySize(bitCount: 8 * count))
        }
    }
#endif
