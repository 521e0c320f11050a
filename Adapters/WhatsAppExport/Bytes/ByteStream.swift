import WhisperIngestionPort

/// Bytes in order, once: a text file, or an entry being unpacked.
protocol ByteStream: AnyObject {
    /// Reads the next bytes.
    /// - Returns: How many were read; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int
}

/// A range of a source from its start to its end.
final class SourceStream: ByteStream {
    private let source: any ByteSource
    private var offset: Int64

    /// The whole of a source.
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
