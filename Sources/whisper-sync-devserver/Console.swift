#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard output and standard error, a line at a time and at once.
enum Console {
    /// Prints a line of output.
    static func say(_ line: String) { write(line, to: STDOUT_FILENO) }

    /// Prints a diagnostic line.
    static func note(_ line: String) { write(line, to: STDERR_FILENO) }

    private static func write(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            #else
                let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
            #endif
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
