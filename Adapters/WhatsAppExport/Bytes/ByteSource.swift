import WhisperIngestionPort

/// Bytes with random access: a file, or input spooled into memory.
protocol ByteSource: Sendable {
    /// How many bytes there are.
    var size: Int64 { get }

    /// Reads bytes at an offset.
    /// - Returns: The number of bytes read; 0 at or beyond the end.
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int
}

extension ByteSource {
    /// The bytes of a range as an array; fewer if the source ends before.
    func bytes(at offset: Int64, count: Int) throws(IngestionError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = unsafe try bytes.readingInto(from: filled) { buffer throws(IngestionError) in
                unsafe try read(at: offset + Int64(filled), into: buffer)
            }
            if got == 0 { break }
            filled += got
        }
        bytes.removeLast(count - filled)
        return bytes
    }
}

extension [UInt8] {
    /// Passes the memory from `start` on to a reader.
    mutating func readingInto(
        from start: Int, _ body: (UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int
    ) throws(IngestionError) -> Int {
        var result: Result<Int, IngestionError> = .success(0)
        unsafe withUnsafeMutableBytes { buffer in
            do throws(IngestionError) {
                result = .success(unsafe try body(UnsafeMutableRawBufferPointer(rebasing: buffer[start...])))
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }
}

/// Bytes read sequentially, once: a text file, or an entry being unpacked.
protocol ByteStream: AnyObject {
    /// Reads the next bytes.
    /// - Returns: The number of bytes read; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int
}

/// A stream over a range of a source.
final class SourceStream: ByteStream {
    private let source: any ByteSource
    private var offset: Int64

    /// Creates a stream over a whole source.
    init(_ source: any ByteSource) {
        self.source = source
        offset = 0
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int {
        let got = unsafe try source.read(at: offset, into: buffer)
        offset += Int64(got)
        return got
    }
}
