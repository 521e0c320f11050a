#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Overwrites bytes that were secret, in a way that no compiler leaves out.
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
