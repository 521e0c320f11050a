import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whether other users of the machine can read a file.
enum FileSecrecy {
    /// Whether the mode of a regular file lets its group or everyone read it, and the directories that it is in let them
    /// reach it. A file of any mode in a directory of the owner's alone is out of reach.
    ///
    /// - Parameters:
    ///   - descriptor: The open file.
    ///   - path: The path by which it was opened.
    static func othersCanRead(_ descriptor: Int32, at path: String) -> Bool {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        var byGroup = status.st_mode & S_IRGRP != 0
        var byOthers = status.st_mode & S_IROTH != 0
        guard byGroup || byOthers, let resolved = unsafe realpath(path, nil) else { return byGroup || byOthers }
        defer { unsafe free(resolved) }
        var place = unsafe String(cString: resolved)
        while place != "/", place != "." {
            place = Files.parent(of: place)
            var directory = stat()
            guard unsafe stat(place, &directory) == 0 else { continue }
            byOthers = byOthers && directory.st_mode & S_IXOTH != 0
            byGroup = byGroup && directory.st_mode & (S_IXGRP | S_IXOTH) != 0
        }
        return byGroup || byOthers
    }
}
