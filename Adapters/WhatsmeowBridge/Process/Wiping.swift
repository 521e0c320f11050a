#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Overwrites secret bytes in a way that the compiler must not optimise away.
func wipe(_ bytes: inout [UInt8]) {
    unsafe bytes.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return }
        #if canImport(Darwin)
            _ = unsafe memset_s(start, buffer.count, 0, buffer.count)
        #else
            unsafe explicit_bzero(start, buffer.count)
        #endif
    }
}
