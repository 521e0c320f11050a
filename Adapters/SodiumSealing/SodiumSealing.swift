import CWhisperSodium
public import WhisperSealingPort
public import WhisperSecretMemory

/// Encryption at rest by libsodium 1.0.18 or later: Argon2id, XChaCha20-Poly1305, its secret streams, HMAC and SHA-256.
///
/// Creating further values is free once the first one has initialised the library, and any thread may use them.
public struct SodiumSealing: Sealing, SecretAllocator {
    /// Initialises the library; later calls, from any thread, have no cost.
    ///
    /// - Throws: `.unavailable` if the system has no source of randomness.
    public init() throws(SealingError) {
        guard SodiumSealing.isStarted else { throw .unavailable }
    }

    // A static is initialised exactly once, whichever thread comes first.
    private static let isStarted = sodium_init() >= 0

    /// A new random key of 32 bytes.
    ///
    /// - Throws: `.outOfMemory`.
    public func makeKey() throws(SealingError) -> SecretBytes {
        var key = try guarded(count: KeySize.bytes)
        try unsafe key.withMutablePointer { (start, count) in
            unsafe randombytes_buf(start, count)
        }
        return key
    }

    /// Random bytes from the system's generator.
    public func randomBytes(count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(count, 0))
        unsafe randombytes_buf(&bytes, bytes.count)
        return bytes
    }

    /// HKDF-Expand of RFC 5869 with SHA-256, limited to the one block needed here: the label with its length, and the
    /// context.
    ///
    /// - Throws: `.malformed` for a key of another length or a longer label.
    public func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        let label = purpose.withUTF8Buffer { unsafe [UInt8]($0) }
        guard let length = UInt8(exactly: label.count) else { throw .malformed }
        let information = [length] + label + context + [1]
        var derived = try guarded(count: KeySize.bytes)
        try unsafe key.withKey { keyStart throws(SealingError) in
            try unsafe derived.withMutablePointer { (start, _) in
                _ = unsafe crypto_auth_hmacsha256(start, information, UInt64(information.count), keyStart)
            }
        }
        return derived
    }

    /// HMAC-SHA256.
    ///
    /// - Throws: `.malformed` for a key of another length.
    public func authenticationCode(
        for bytes: [UInt8], under key: borrowing SecretBytes
    ) throws(SealingError) -> [UInt8] {
        try unsafe key.withKey { keyStart in
            var code = [UInt8](repeating: 0, count: 32)
            _ = unsafe crypto_auth_hmacsha256(&code, bytes, UInt64(bytes.count), keyStart)
            return code
        }
    }

    /// Starts sealing a stream.
    ///
    /// - Throws: `.malformed` for a key of another length.
    public func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer {
        try unsafe key.withKey { keyStart in unsafe SodiumStreamSealer(key: keyStart) }
    }

    /// Starts opening a stream.
    ///
    /// - Throws: `.malformed` for a header or key of another length.
    public func openStream(
        header: [UInt8], under key: borrowing SecretBytes
    ) throws(SealingError) -> any StreamOpener {
        guard header.count == SodiumStreamSealer.headerSize else { throw .malformed }
        return try unsafe key.withKey { keyStart throws(SealingError) in
            try unsafe SodiumStreamOpener(header: header, key: keyStart)
        }
    }

    /// Starts a SHA-256.
    public func sha256() -> any Digest {
        SodiumSHA256()
    }

    /// Allocates guarded memory and converts the error to this port's.
    func guarded(count: Int) throws(SealingError) -> SecretBytes {
        do {
            return try allocate(count: count)
        } catch {
            throw .outOfMemory
        }
    }
}

/// An incremental SHA-256.
final class SodiumSHA256: Digest {
    private var state = crypto_hash_sha256_state()
    private var hash: [UInt8]?

    init() {
        unsafe crypto_hash_sha256_init(&state)
    }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard hash == nil else { return }
        unsafe crypto_hash_sha256_update(
            &state, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }

    func finish() -> [UInt8] {
        if let hash { return hash }
        var finished = [UInt8](repeating: 0, count: 32)
        unsafe crypto_hash_sha256_final(&state, &finished)
        hash = finished
        return finished
    }
}

extension SodiumSealing: ShortDigest {
    /// BLAKE2b with 16 bytes of output, without a key (RFC 7693).
    public func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        unsafe withUnsafeMutablePointer(to: &halves) { pair in
            unsafe pair.withMemoryRebound(to: UInt8.self, capacity: 16) { hash in
                _ = unsafe crypto_generichash(
                    hash, 16, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), nil, 0)
            }
        }
        return (UInt64(bigEndian: halves.high), UInt64(bigEndian: halves.low))
    }
}
