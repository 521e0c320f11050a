#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has a type alias with this name.
    public import enum WhisperCryptoPort.CryptoError
    public import WhisperSecretMemory
    import WhisperSecretPool

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

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

    extension SwiftCrypto {
        /// SHA-256.
        public func sha256(_ message: [UInt8]) -> [UInt8] { [UInt8](SHA256.hash(data: message)) }

        /// SHA-512.
        public func sha512(_ message: [UInt8]) -> [UInt8] { [UInt8](SHA512.hash(data: message)) }
    }

    extension SecretBytes {
        /// Calls a closure with the bytes of a secret of exactly `count` bytes; throws `failure` for any other.
        borrowing func withBytes<Result>(
            _ count: Int, or failure: CryptoError = .invalidLength, _ body: (UnsafeRawBufferPointer) throws -> Result
        ) throws(CryptoError) -> Result {
            guard self.count == count else { throw .invalidLength }
            return try unsafe withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) -> Result in
                do {
                    return try unsafe body(bytes)
                } catch {
                    throw failure
                }
            }
        }
    }
#else
    public import WhisperCryptoPort
    public import WhisperSecretMemory

    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'SwiftCrypto' of the package whisper: it brings swift-crypto."
    )
    public struct SwiftCrypto: CryptoBackend {
        /// Unavailable without the trait.
        public init() {}

        /// Unavailable without the trait.
        public func makeSecret(count: Int) throws(CryptoError) -> SecretBytes { throw .unavailable }

        /// Unavailable without the trait.
        public func randomSecret(count: Int) throws(CryptoError) -> SecretBytes { throw .unavailable }

        /// Unavailable without the trait.
        public func randomBytes(count: Int) -> [UInt8] { [] }

        /// Unavailable without the trait.
        public func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey {
            throw .unavailable
        }

        /// Unavailable without the trait.
        public func sharedSecret(
            _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
        ) throws(CryptoError) -> SecretBytes { throw .unavailable }

        /// Unavailable without the trait.
        public func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey {
            throw .unavailable
        }

        /// Unavailable without the trait.
        public func signature(
            over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
        ) throws(CryptoError) -> [UInt8] { throw .unavailable }

        /// Unavailable without the trait.
        public func isValidSignature(
            _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
        ) -> Bool { false }

        /// Unavailable without the trait.
        public func seal(
            _ bytes: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
        ) throws(CryptoError) -> [UInt8] { throw .unavailable }

        /// Unavailable without the trait.
        public func open(
            _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
        ) throws(CryptoError) -> SecretBytes { throw .unavailable }

        /// Unavailable without the trait.
        public func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
            throw .unavailable
        }

        /// Unavailable without the trait.
        public func expand(
            _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
        ) throws(CryptoError) -> SecretBytes { throw .unavailable }

        /// Unavailable without the trait.
        public func sha256(_ bytes: [UInt8]) -> [UInt8] { [] }

        /// Unavailable without the trait.
        public func sha512(_ bytes: [UInt8]) -> [UInt8] { [] }
    }
#endif
