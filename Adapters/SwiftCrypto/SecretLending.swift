#if SwiftCrypto
    import WhisperCryptoPort
    import WhisperSecretMemory

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
#endif
