import WhisperCryptoPort
import WhisperSecretMemory

/// A secret of these bytes, at least one.
func secret(_ bytes: [UInt8], _ crypto: any CryptoBackend) throws -> SecretBytes {
    var secret = try crypto.makeSecret(count: bytes.count)
    secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
    return secret
}

/// The bytes of a secret, which tests may see.
func bytes(of secret: borrowing SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
}

/// The error that a call throws; nil if it throws none.
func failure(of call: () throws(CryptoError) -> Void) -> CryptoError? {
    do {
        try call()
        return nil
    } catch {
        return error
    }
}

/// Seals bytes under a key and a nonce.
func seal(
    _ plain: [UInt8], key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8] = [],
    _ crypto: any CryptoBackend
) throws(CryptoError) -> [UInt8] {
    try plain.withUnsafeBufferPointer { (plain: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
        try crypto.seal(UnsafeRawBufferPointer(plain), key: key, nonce: nonce, context: context)
    }
}

/// Opens a box; an array for a secret, as tests may see it.
func open(
    _ box: [UInt8], key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8] = [],
    _ crypto: any CryptoBackend
) throws(CryptoError) -> [UInt8] {
    try box.withUnsafeBufferPointer { (box: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
        bytes(of: try crypto.open(UnsafeRawBufferPointer(box), key: key, nonce: nonce, context: context))
    }
}

/// Copies of some bytes, each with one bit changed.
func withOneBitChanged(_ bytes: [UInt8]) -> [[UInt8]] {
    (0..<8 * bytes.count).map { bit in
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        return changed
    }
}

/// Bytes that anyone can make again: a counter, mixed.
func sample(_ count: Int) -> [UInt8] {
    (0..<max(count, 0)).map { UInt8(truncatingIfNeeded: ($0 &* 167) ^ ($0 >> 8) &+ 13) }
}

extension [UInt8] {
    /// The bytes that hexadecimal digits spell; whatever else is between them is passed over.
    init(hex: String) {
        let digits = hex.compactMap(\.hexDigitValue)
        self = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
