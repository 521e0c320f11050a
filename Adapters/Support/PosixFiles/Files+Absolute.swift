#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Files {
    /// The absolute form of a path. A relative one is resolved against the working directory; links are not resolved.
    public static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let start = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(start) }
        let directory = unsafe String(cString: start)
        return directory == "/" ? "/" + path : directory + "/" + path
    }
}
