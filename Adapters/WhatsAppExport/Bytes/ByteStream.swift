import WhisperIngestionPort

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
