#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has a type alias with this name.
    public import enum WhisperCryptoPort.CryptoError
    public import WhisperSecretMemory
    import WhisperSecretPool

    /// The envelope's primitives by swift-crypto, which is Apple's CryptoKit on Apple's platforms.
    ///
    /// It is enabled by the trait `SwiftCrypto`. Where the library would leave an unwiped secret in memory, the step is
    /// done here instead if possible: HMAC is built from the hash, and plain text is wiped from the `Data` that the
    /// library returns (ENV-12). Copies in the library's own contexts and on its stack remain: decision 0010 lists
    /// them.
    public struct SwiftCrypto: CryptoBackend {
        /// Creates a backend; nothing needs to be initialised.
        public init() {}

        /// A zeroed buffer for a secret of a single message.
        ///
        /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
        public func makeSecret(count: Int) throws(CryptoError) -> SecretBytes {
            try makeSecret(count: count, by: SecretPool.allocate)
        }

        /// A secret of `count` random bytes.
        ///
        /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
        public func randomSecret(count: Int) throws(CryptoError) -> SecretBytes {
            var secret = try makeSecret(count: count)
            unsafe secret.withUnsafeMutableBytes { bytes in
                unsafe SwiftCrypto.random(count: bytes.count).withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
            }
            return secret
        }

        /// Random bytes.
        public func randomBytes(count: Int) -> [UInt8] {
            guard count > 0 else { return [] }
            return unsafe SwiftCrypto.random(count: count).withUnsafeBytes { unsafe [UInt8]($0) }
        }

        /// Random bytes from the system's generator, in memory that the library wipes.
        private static func random(count: Int) -> SymmetricKey {
            SymmetricKey(size: SymmetricKeySize(bitCount: 8 * count))
        }
    }
#endif
