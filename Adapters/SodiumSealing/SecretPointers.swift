import WhisperSealingPort
import WhisperSecretMemory

/// The one length of all keys here.
enum KeySize {
    static let bytes = 32
}

/// Secrets as libsodium takes them: by a pointer that is never null.
extension SecretBytes {
    /// Lends the bytes; an empty secret is refused.
    borrowing func withPointer<Result>(
        _ body: (UnsafePointer<UInt8>, Int) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(SealingError) -> Result in
            guard let start = bytes.baseAddress, bytes.count > 0 else { throw .malformed }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
    }

    /// Lends the bytes for filling; an empty secret is refused.
    mutating func withMutablePointer<Result>(
        _ body: (UnsafeMutablePointer<UInt8>, Int) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) throws(SealingError) -> Result in
            guard let start = bytes.baseAddress, bytes.count > 0 else { throw .malformed }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
    }

    /// Lends a key, refusing one of the wrong length.
    borrowing func withKey<Result>(
        _ body: (UnsafePointer<UInt8>) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withPointer { (start, count) throws(SealingError) -> Result in
            guard count == KeySize.bytes else { throw .malformed }
            return try unsafe body(start)
        }
    }
}
