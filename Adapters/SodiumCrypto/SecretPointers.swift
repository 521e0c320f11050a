import WhisperCryptoPort
import WhisperSecretMemory

/// Secrets as libsodium takes them: by pointers to bytes.
extension SecretBytes {
    /// Lends a secret of exactly so many bytes, and refuses any other.
    borrowing func withBytes<Result>(
        _ count: Int, _ body: (UnsafePointer<UInt8>) throws(CryptoError) -> Result
    ) throws(CryptoError) -> Result {
        try unsafe withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) -> Result in
            guard bytes.count == count, let start = bytes.baseAddress else { throw .invalidLength }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self))
        }
    }

    /// Lends a secret of exactly so many bytes for filling, and refuses any other.
    mutating func withMutableBytes<Result>(
        _ count: Int, _ body: (UnsafeMutablePointer<UInt8>) throws(CryptoError) -> Result
    ) throws(CryptoError) -> Result {
        try unsafe withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) throws(CryptoError) -> Result in
            guard bytes.count == count, let start = bytes.baseAddress else { throw .invalidLength }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self))
        }
    }
}

/// An array of one byte or more that a C function fills, without being zeroed first.
func bytes(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let start = buffer.baseAddress else { return }
        unsafe fill(start)
        initialized = count
    }
}
