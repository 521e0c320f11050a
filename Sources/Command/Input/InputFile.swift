import WhisperLocalization
package import WhisperCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is read from its beginning to its end; `-` is standard input.
package final class InputFile: ByteSource {
    /// The size in bytes; nil if it is unknown.
    package let size: Int64?

    private let descriptor: Int32
    private let isOwned: Bool
    /// The regular file as it was when it was opened.
    private let opened: stat?

    private static let pieceSize = 262_144

    /// Opens a file.
    package init(path: String) throws(CommandFailure) {
        isOwned = path != "-"
        if path == "-" {
            descriptor = STDIN_FILENO
        } else {
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                guard errno == ENOENT else { throw FileArgument.unreadable(path, errno: errno) }
                throw CommandFailure(.input, DataFailureText.missingFile, ["path": .text(path)])
            }
        }
        var status = stat()
        let isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isRegular ? Int64(status.st_size) : nil
        opened = isRegular ? status : nil
    }

    /// Whether a regular file has been changed since it was opened, or was read incompletely.
    ///
    /// - Parameter count: The number of bytes read until its end.
    package func hasChanged(after count: Int64) -> Bool {
        guard let opened else { return false }
        var now = stat()
        guard unsafe fstat(descriptor, &now) == 0 else { return true }
        return Int64(opened.st_size) != count || now.st_size != opened.st_size
            || now.lastChange.tv_sec != opened.lastChange.tv_sec
            || now.lastChange.tv_nsec != opened.lastChange.tv_nsec
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    package func next() throws(ByteSourceError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: InputFile.pieceSize)
        do {
            let count = try FileDescriptors.read(into: &bytes, from: descriptor)
            bytes.removeSubrange(count...)
            return bytes
        } catch {
            throw ByteSourceError(errno: error.errno)
        }
    }
}

extension stat {
    /// When the content was changed last.
    fileprivate var lastChange: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}
