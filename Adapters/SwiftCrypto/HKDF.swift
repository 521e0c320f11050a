#if SwiftCrypto
    public import WhisperCryptoPort
    public import WhisperSecretMemory

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
