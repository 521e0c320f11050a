import CWhisperForeignCrypto
import WhisperMediaPort

/// A running SHA-256. Used by one task at a time.
@safe final class RunningHash {
    private let state: OpaquePointer

    /// Starts a hash.
    init() throws(MediaOpeningError) {
        guard let state = unsafe whisper_sha256_new() else { throw .unavailable }
        unsafe self.state = state
    }

    deinit {
        unsafe whisper_hash_free(state)
    }

    /// Adds bytes.
    func add(_ bytes: UnsafeRawBufferPointer) throws(MediaOpeningError) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        let outcome = unsafe whisper_hash_add(state, start.assumingMemoryBound(to: UInt8.self), bytes.count)
        guard outcome == 0 else { throw .unavailable }
    }

    /// Returns the 32 bytes of the hash. May be called once.
    func finish() throws(MediaOpeningError) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(WHISPER_FOREIGN_SHA256_SIZE))
        guard unsafe whisper_hash_finish(state, &hash) == 0 else { throw .unavailable }
        return hash
    }
}

/// A running HMAC-SHA256, whose state the library wipes. Used by one task at a time.
@safe final class AuthenticationCode {
    private let state: OpaquePointer

    /// Starts a code under a key of 32 bytes.
    init(key: UnsafeRawBufferPointer) throws(MediaOpeningError) {
        guard let start = key.baseAddress, key.count == WHISPER_FOREIGN_KEY,
            let state = unsafe whisper_hmac_new(start.assumingMemoryBound(to: UInt8.self))
        else { throw .unavailable }
        unsafe self.state = state
    }

    deinit {
        unsafe whisper_hmac_free(state)
    }

    /// Adds bytes.
    func add(_ bytes: UnsafeRawBufferPointer) throws(MediaOpeningError) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        let outcome = unsafe whisper_hmac_add(state, start.assumingMemoryBound(to: UInt8.self), bytes.count)
        guard outcome == 0 else { throw .unavailable }
    }

    /// Returns the 32 bytes of the code. May be called once.
    func finish() throws(MediaOpeningError) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: Int(WHISPER_FOREIGN_SHA256_SIZE))
        guard unsafe whisper_hmac_finish(state, &code) == 0 else { throw .unavailable }
        return code
    }
}

/// Decryption with AES-256-CBC, whose state the library wipes. Used by one task at a time.
@safe final class ChainedCipher {
    private let state: OpaquePointer

    /// The size of a block in bytes.
    static let blockSize = Int(WHISPER_FOREIGN_BLOCK)

    /// Starts a cipher with a key of 32 bytes.
    init(key: UnsafeRawBufferPointer) throws(MediaOpeningError) {
        guard let start = key.baseAddress, key.count == WHISPER_FOREIGN_KEY,
            let state = unsafe whisper_cbc_new(start.assumingMemoryBound(to: UInt8.self))
        else { throw .unavailable }
        unsafe self.state = state
    }

    deinit {
        unsafe whisper_blocks_free(state)
    }

    /// Decrypts whole blocks, at most 1 MiB.
    ///
    /// - Parameters:
    ///   - previous: The encrypted block before them, or the initial one.
    ///   - plain: Receives as many bytes; has room for them.
    func decrypt(
        _ blocks: UnsafeRawBufferPointer, after previous: [UInt8], into plain: inout [UInt8]
    ) throws(MediaOpeningError) {
        guard let start = blocks.baseAddress, blocks.count <= plain.count,
            previous.count == ChainedCipher.blockSize,
            unsafe whisper_blocks_apply(
                state, previous, start.assumingMemoryBound(to: UInt8.self), blocks.count, &plain) == 0
        else { throw .unavailable }
    }
}
