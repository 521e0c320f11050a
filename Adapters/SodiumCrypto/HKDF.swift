import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory

/// libsodium 1.0.18 has no HKDF; its HMAC is all that it takes (RFC 5869).
extension SodiumCrypto {
    /// HKDF-Extract.
    public func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
        var pseudorandomKey = try makeSecret(count: AuthenticationCode.size)
        var code = try AuthenticationCode(self)
        unsafe salt.withUnsafeBytes { salt in unsafe code.start(key: salt) }
        unsafe secret.withUnsafeBytes { secret in unsafe code.update(secret) }
        try unsafe pseudorandomKey.withMutableBytes(AuthenticationCode.size) { output in
            unsafe code.finish(into: output)
        }
        return pseudorandomKey
    }

    /// HKDF-Expand.
    public func expand(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes {
        guard pseudorandomKey.count == AuthenticationCode.size, 1...255 * AuthenticationCode.size ~= count else {
            throw .invalidLength
        }
        var output = try makeSecret(count: count)
        var block = try makeSecret(count: AuthenticationCode.size)
        var code = try AuthenticationCode(self)
        var written = 0
        var number: UInt8 = 0
        while written < count {
            number += 1
            unsafe pseudorandomKey.withUnsafeBytes { key in unsafe code.start(key: key) }
            if written > 0 {
                unsafe block.withUnsafeBytes { previous in unsafe code.update(previous) }
            }
            unsafe information.withUnsafeBytes { information in unsafe code.update(information) }
            unsafe withUnsafeBytes(of: number) { number in unsafe code.update(number) }
            try unsafe block.withMutableBytes(AuthenticationCode.size) { output in
                unsafe code.finish(into: output)
            }
            let length = min(AuthenticationCode.size, count - written)
            unsafe block.withUnsafeBytes { block in
                unsafe output.withUnsafeMutableBytes { output in
                    unsafe UnsafeMutableRawBufferPointer(rebasing: output[written..<written + length])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<length]))
                }
            }
            written += length
        }
        return output
    }
}
