import WhisperCryptoPort
import WhisperSecretMemory

/// Passes secrets to libsodium as pointers to bytes.
extension SecretBytes {
    /// Calls a closure with the bytes of a secret of exactly `count` bytes; throws `invalidLength` for any other.
    borrowing func withBytes<Result>(
        _ count: Int, _ body: (UnsafePointer<UInt8>) throws(CryptoError) -> Result
    ) throws(CryptoError) -> Result {
        try unsafe withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) -> Result in
            guard bytes.count == count, let start = bytes.baseAddress else { throw .invalidLength }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self))
        }
    }

    /// Calls a closure with the writable bytes of a secret of exactly `count` bytes; throws `invalidLength` for any
    /// other.
    mutating func withMutableBytes<Result>(
        _ count: Int, _ body: (UnsafeMutablePointer<UInt8>) throws(CryptoError) -> Result
    ) throws(CryptoError) -> Result {
        try unsafe withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) throws(CryptoError) -> Result in
            guard bytes.count == count, let start = bytes.baseAddress else { throw .invalidLength }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self))
        }
    }
}

/// An array of at least one byte, filled by a C function without being zeroed first.
func bytes(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let start = buffer.baseAddress else { return }
        unsafe fill(start)
        initialized = count
    }
}
