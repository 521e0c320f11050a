import CWhisperProcess
import WhisperRowPort

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file or an end of a pipe, closed with the last reference. Programs that this process starts do not inherit it.
final class OwnedDescriptor: Sendable {
    /// Its number.
    let number: Int32

    private init(adopting number: Int32) {
        self.number = number
    }

    deinit { close(number) }

    /// The two ends of a pipe, with numbers from `lowest` on. This process's use of them never blocks.
    static func pipe(above lowest: Int32) throws(RowError) -> (reading: OwnedDescriptor, writing: OwnedDescriptor) {
        var ends: [Int32] = [0, 0]
        let result = unsafe whisper_pipe(&ends)
        guard result == 0 else { throw .failed(-result) }
        let (reading, writing) = (OwnedDescriptor(adopting: ends[0]), OwnedDescriptor(adopting: ends[1]))
        return (try reading.duplicate(above: lowest), try writing.duplicate(above: lowest))
    }

    /// Opens a regular file for reading. A named pipe is refused without waiting for its other end.
    static func file(_ place: ForeignContent.Place, above lowest: Int32) throws(RowError) -> OwnedDescriptor {
        let file: OwnedDescriptor
        switch place {
        case .path(let path):
            file = try opening(path, O_RDONLY | O_NONBLOCK | O_NOCTTY).duplicate(above: lowest)
        case .descriptor(let number):
            let copy = fcntl(number, F_DUPFD_CLOEXEC, lowest)
            guard copy >= 0 else { throw .failed(errno) }
            file = OwnedDescriptor(adopting: copy)
        }
        var status = stat()
        guard unsafe fstat(file.number, &status) == 0 else { throw .failed(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notADatabase }
        return file
    }

    /// Opens a directory.
    static func directory(_ path: String, above lowest: Int32) throws(RowError) -> OwnedDescriptor {
        try opening(path, O_RDONLY | O_DIRECTORY).duplicate(above: lowest)
    }

    private static func opening(_ path: String, _ flags: Int32) throws(RowError) -> OwnedDescriptor {
        while true {
            let number = unsafe open(path, flags | O_CLOEXEC)
            if number >= 0 { return OwnedDescriptor(adopting: number) }
            guard errno == EINTR else { throw .failed(errno) }
        }
    }

    /// The same file under a number from `lowest` on.
    private func duplicate(above lowest: Int32) throws(RowError) -> OwnedDescriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, lowest)
        guard copy >= 0 else { throw .failed(errno) }
        return OwnedDescriptor(adopting: copy)
    }

    /// Lets this process's reading and writing return at once. The other end of a pipe is not affected.
    func setNonblocking() throws(RowError) {
        let flags = fcntl(number, F_GETFL)
        guard flags >= 0, fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0 else { throw .failed(errno) }
    }
}
