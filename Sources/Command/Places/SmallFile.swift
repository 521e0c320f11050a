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
        case system(SystemFailure)

        /// The system's words for it.
        package var reason: String {
            switch self {
            case .missing: SystemFailure(errno: ENOENT).reason
            case .tooLarge: SystemFailure(errno: EFBIG).reason
            case .system(let failure): failure.reason
            }
        }
    }

    /// The bytes of a file of at most `limit` bytes.
    package static func read(path: String, limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .system(SystemFailure(errno: errno))
        }
        defer { close(descriptor) }
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
