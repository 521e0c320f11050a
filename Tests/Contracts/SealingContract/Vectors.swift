/// Values computed with other implementations: Python's hmac and hashlib, PyCryptodome, argon2-cffi.
enum Vectors {
    /// HMAC-SHA256 under 00 01 … 1f of 0f "whisper-v1/test" 09 08 07 01.
    static let derivedKey = bytes(
        """
        30c3f400f219a13806c35cf3bc88787d9e9789084a52abe0b7f292cad1502581
        """)
    /// HMAC-SHA256 under 00 01 … 1f of "content".
    static let code = bytes(
        """
        375258850f8c6e806971d9354931d8c6562c10e7f5dc4b56d8a7eb7c9bbd6bfb
        """)
    /// SHA-256 of "abc" (FIPS 180-4).
    static let hashOfABC = bytes(
        """
        ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
        """)
    /// "the content" under 00 01 … 1f with the context "context".
    static let keyedBox = bytes(
        """
        016465666768696a6b6c6d6e6f707172737475767778797a7b081b9c909c41e7f6e25ee9ed1a7fe5491367bb47ef1679
        50ce3a5e
        """)
    /// "the secret" under "pässphrase", 1 pass over 64 KiB.
    static let passphraseBox = bytes(
        """
        010100000001000000000001000032333435363738393a3b3c3d3e3f40416465666768696a6b6c6d6e6f707172737475
        767778797a7b66123a438f3b1222727491403c5bd5702143cf1f36b19e6b88ae53b539e1e0258581fc9d91fc5c4e55c7
        4fb248bcb51849dbe76c5cda8f48a2c7
        """)

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
