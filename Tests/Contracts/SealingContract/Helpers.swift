import WhisperSealingPort
import WhisperSecretMemory

/// A secret of these characters.
func secret(_ text: String, _ memory: any SecretAllocator) throws -> SecretBytes {
    try secret(Array(text.utf8), memory)
}

/// A secret of these bytes.
func secret(_ bytes: [UInt8], _ memory: any SecretAllocator) throws -> SecretBytes {
    var secret = try memory.allocate(count: bytes.count)
    secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
    return secret
}

/// The bytes of a secret, which tests may see.
func bytes(of secret: borrowing SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
}

/// The error that a call throws; nil if it throws none.
func failure(of call: () throws(SealingError) -> Void) -> SealingError? {
    do {
        try call()
        return nil
    } catch {
        return error
    }
}

/// Copies of some bytes, each with one bit changed: all bits of the first and last 90 bytes, one bit of each between.
func withOneBitChanged(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.indices.flatMap { index -> [[UInt8]] in
        let bits = index < 90 || index >= bytes.count - 90 ? Array(0..<8) : [index % 8]
        return bits.map { bit in
            var changed = bytes
            changed[index] ^= 1 << UInt8(bit)
            return changed
        }
    }
}
