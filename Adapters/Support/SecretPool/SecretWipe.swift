#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
}
