import WhisperIngestionPort

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file, read by offset, so that several readers can share it.
final class FileBytes: ByteSource {
    /// The open descriptor; closed when this object is deallocated.
    let descriptor: Int32
    let size: Int64
    /// The modification time of the file, in seconds since 1970.
    let modificationTime: Int64

    /// Takes ownership of an open descriptor of a regular file.
    init(adopting descriptor: Int32, size: Int64, modificationTime: Int64) {
        self.descriptor = descriptor
        self.size = size
        self.modificationTime = modificationTime
    }

    deinit { close(descriptor) }

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int {
        while true {
            let got = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if got >= 0 { return got }
            if errno != EINTR { throw .inaccessible(errno: errno) }
        }
    }
}
