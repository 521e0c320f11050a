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

    /// An incremental HMAC-SHA256 (RFC 2104).
    ///
    /// The library's own HMAC copies its key into arrays that are not wiped. Its hash wipes its state.
    struct AuthenticationCode: RunningHMAC, ~Copyable {
        private var inner = SHA256()
        private var outer = SHA256()
        private var block: SecretBytes

        /// Allocates the state; call `start` next.
        init(_ crypto: SwiftCrypto) throws(CryptoError) {
            block = try crypto.makeSecret(count: SHA256.blockByteCount)
        }

        /// Starts, or restarts, with a key of any length.
        mutating func start(key: UnsafeRawBufferPointer) {
            inner = SHA256()
            outer = SHA256()
            unsafe block.withUnsafeMutableBytes { block in
                unsafe SecretWipe.wipe(block)
                if key.count > block.count {
                    unsafe AuthenticationCode.move(SHA256.hash(data: key), to: block)
                } else {
                    unsafe block.copyMemory(from: key)
                }
                for index in block.indices { unsafe block[index] ^= 0x36 }
                unsafe inner.update(bufferPointer: UnsafeRawBufferPointer(block))
                for index in block.indices { unsafe block[index] ^= 0x36 ^ 0x5C }
                unsafe outer.update(bufferPointer: UnsafeRawBufferPointer(block))
            }
        }

        /// Adds bytes of the message.
        mutating func update(_ bytes: UnsafeRawBufferPointer) {
            unsafe inner.update(bufferPointer: bytes)
        }

        /// Writes the 32 bytes of the code; nothing may follow.
        mutating func finish(into output: UnsafeMutableRawBufferPointer) {
            unsafe AuthenticationCode.move(inner.finalize(), to: output)
            unsafe outer.update(bufferPointer: UnsafeRawBufferPointer(output))
            unsafe AuthenticationCode.move(outer.finalize(), to: output)
        }

        /// Copies a hash and wipes the original, as a digest is plain bytes.
        private static func move(_ digest: consuming SHA256Digest, to place: UnsafeMutableRawBufferPointer) {
            unsafe withUnsafeMutableBytes(of: &digest) { bytes in
                unsafe place.copyMemory(from: UnsafeRawBufferPointer(bytes))
                unsafe SecretWipe.wipe(bytes)
            }
        }
    }

    /// The port's HKDF over the HMAC that wipes its key (RFC 5869).
    extension SwiftCrypto {
        /// HKDF-Extract.
        ///
        /// - Throws: `.outOfMemory` or `.unavailable`.
        public func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
            var code = try AuthenticationCode(self)
            return try extract(salt: salt, secret: secret, with: &code)
        }

        /// HKDF-Expand.
        ///
        /// - Throws: `.invalidLength` for any other count or key length.
        public func expand(
            _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
        ) throws(CryptoError) -> SecretBytes {
            var code = try AuthenticationCode(self)
            return try expand(pseudorandomKey, information: information, count: count, with: &code)
        }
    }
#endif
