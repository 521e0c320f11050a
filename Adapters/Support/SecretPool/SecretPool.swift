public import WhisperSecretMemory

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Cheap memory for the secrets of single messages, locked and wiped on release.
///
/// A message needs about a dozen secrets for some microseconds each. A separate region for each, between guard pages
/// (`sodium_malloc`), costs eleven system calls, many times the cost of the cipher, and the kernel allows about 16,000
/// at a time (ID-8). So one guarded and locked region of 160 KiB per process is divided into slots, at 0.05 µs each:
/// 256 of 64 bytes for keys, 64 of 256 for hash states and short messages, fewer of 1,024, 4,096 and 32,768 for longer
/// ones. If no slot is free, the secret gets its own guarded region.
///
/// The trade-off: there are no guard pages between slots. Long-lived keys belong in regions of their own.
public enum SecretPool {
    /// Allocates `count` zero bytes, 1 or more.
    ///
    /// - Throws: `.exhausted` if the system has no memory, or `count` is not positive.
    public static func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        if let slot = unsafe slots?.take(count: count) {
            return unsafe SecretBytes(adopting: slot) { bytes in
                unsafe SecretWipe.wipe(bytes)
                unsafe slots?.release(bytes)
            }
        }
        return try allocateAlone(count: count)
    }

    /// Allocates `count` zero bytes, 1 or more, between guard pages of their own: for a key that is held for long.
    ///
    /// - Throws: `.exhausted` if the system has no memory, or `count` is not positive.
    public static func allocateAlone(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard let region = GuardedRegion(count: count) else { throw .exhausted }
        return unsafe SecretBytes(adopting: region.bytes) { _ in region.unmap() }
    }

    /// An empty secret.
    public static var empty: SecretBytes {
        unsafe SecretBytes(adopting: UnsafeMutableRawBufferPointer(start: nil, count: 0)) { _ in }
    }

    /// Whether the slots are locked into memory, so that they are never swapped out (R9).
    public static var isLocked: Bool { slots?.isLocked ?? false }

    /// The slots of the process, created with the first secret; nil if the system has no memory.
    private static let slots = SecretSlots()
}

/// Overwrites secrets in a way that the compiler must not optimise away.
public enum SecretWipe {
    /// Fills memory with zeros.
    public static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress, unsafe !memory.isEmpty else { return }
        #if canImport(Darwin)
            unsafe memset_s(start, memory.count, 0, memory.count)
        #else
            unsafe explicit_bzero(start, memory.count)
        #endif
    }

    /// Fills an array with zeros.
    public static func wipe(_ bytes: inout [UInt8]) {
        unsafe bytes.withUnsafeMutableBytes { unsafe wipe($0) }
    }
}
