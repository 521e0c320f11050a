import WhisperIngestionPort

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Bytes in memory: input from a pipe, which cannot be read twice. Never written to disk.
struct MemoryBytes: ByteSource {
    private let blocks: [[UInt8]]
    let size: Int64

    private static let blockSize = 1 << 20

    /// Wraps existing bytes.
    init(_ bytes: [UInt8]) {
        var blocks: [[UInt8]] = []
        var start = 0
        while start < bytes.count {
            let end = min(start + MemoryBytes.blockSize, bytes.count)
            blocks.append(Array(bytes[start..<end]))
            start = end
        }
        self.blocks = blocks
        size = Int64(bytes.count)
    }

    /// Reads a descriptor to its end.
    ///
    /// Uses blocks of one mebibyte, so that growing never copies. Throws `EFBIG` beyond `limit` bytes.
    init(spooling descriptor: Int32, limit: Int64) throws(IngestionError) {
        var blocks: [[UInt8]] = []
        var size: Int64 = 0
        var isAtEnd = false
        while !isAtEnd {
            var block = [UInt8](repeating: 0, count: MemoryBytes.blockSize)
            var filled = 0
            while filled < block.count, !isAtEnd {
                let got = unsafe try block.readingInto(from: filled) { buffer throws(IngestionError) in
                    unsafe try MemoryBytes.read(descriptor, into: buffer)
                }
                isAtEnd = got == 0
                filled += got
            }
            block.removeLast(block.count - filled)
            size += Int64(filled)
            if size > limit { throw .inaccessible(errno: EFBIG) }
            if !block.isEmpty { blocks.append(block) }
            if Task.isCancelled { throw .cancelled }
        }
        self.blocks = blocks
        self.size = size
    }

    private static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(IngestionError) -> Int {
        while true {
            #if canImport(Glibc)
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let got = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if got >= 0 { return got }
            if errno != EINTR { throw .inaccessible(errno: errno) }
        }
    }

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int {
        guard offset >= 0, offset < size, buffer.count > 0 else { return 0 }
        let block = Int(offset) / MemoryBytes.blockSize
        let start = Int(offset) % MemoryBytes.blockSize
        return unsafe blocks[block].withUnsafeBytes { bytes in
            let count = min(bytes.count - start, buffer.count)
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
            return count
        }
    }
}
