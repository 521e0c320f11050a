import WhisperSealingPort
import WhisperSecretMemory

/// The length of all keys here.
enum KeySize {
    static let bytes = 32
}

/// Passes secrets to libsodium as pointers that are never null.
extension SecretBytes {
    /// Calls a closure with the bytes; rejects an empty secret.
    borrowing func withPointer<Result>(
        _ body: (UnsafePointer<UInt8>, Int) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(SealingError) -> Result in
            guard let start = bytes.baseAddress, bytes.count > 0 else { throw .malformed }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
    }

    /// Calls a closure with the writable bytes; rejects an empty secret.
    mutating func withMutablePointer<Result>(
        _ body: (UnsafeMutablePointer<UInt8>, Int) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) throws(SealingError) -> Result in
            guard let start = bytes.baseAddress, bytes.count > 0 else { throw .malformed }
            return try unsafe body(start.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
    }

    /// Calls a closure with a key; rejects one of the wrong length.
    borrowing func withKey<Result>(
        _ body: (UnsafePointer<UInt8>) throws(SealingError) -> Result
    ) throws(SealingError) -> Result {
        try unsafe withPointer { (start, count) throws(SealingError) -> Result in
            guard count == KeySize.bytes else { throw .malformed }
            return try unsafe body(start)
        }
    }
}
