#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that are read whole because they are small.
package enum SmallFile {
    /// Why a file could not be read.
    package enum Failure: Error, Hashable, Sendable {
        case missing
        case tooLarge
        /// It is a pipe, a device or a directory.
        case notAFile
        /// Others may write it, or it is theirs.
        case foreign
        case system(SystemFailure)

        /// The system's words for it.
        package var reason: String {
            switch self {
            case .missing: SystemFailure(errno: ENOENT).reason
            case .tooLarge: SystemFailure(errno: EFBIG).reason
            case .notAFile: SystemFailure(errno: EINVAL).reason
            case .foreign: SystemFailure(errno: EPERM).reason
            case .system(let failure): failure.reason
            }
        }
    }

    /// The bytes of a regular file of at most `limit` bytes.
    ///
    /// - Parameter mustBeOwn: Whether to reject (`foreign`) a file that belongs to neither this user nor root, or that
    ///   all users can write.
    package static func read(path: String, limit: Int, mustBeOwn: Bool = false) throws(Failure) -> [UInt8] {
        // Not blocking: opening a named pipe must not wait for its other end.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .system(SystemFailure(errno: errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .system(SystemFailure(errno: errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let isOwn = (status.st_uid == 0 || status.st_uid == geteuid()) && status.st_mode & S_IWOTH == 0
        if mustBeOwn, !isOwn { throw .foreign }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count: Int
            do {
                count = try FileDescriptors.read(into: &buffer, from: descriptor)
            } catch {
                throw .system(error)
            }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw .tooLarge }
        }
    }
}
