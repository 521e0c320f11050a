/// Splits bytes that arrive in pieces into lines, with memory bounded by the longest line.
struct LineReader: Sendable {
    /// The number of the current line, from 1.
    private(set) var number: UInt64 = 0
    /// The number of bytes returned, including line ends.
    private(set) var bytesRead: Int64 = 0

    private let source: any ByteSource
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// The maximum length of a line, in bytes.
    static let maximumLineLength = 16 << 20
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// Passes the next line to a closure, without its end; nil at the end.
    mutating func next<Answer>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(LineFault) -> Answer
    ) throws(JSONImportError) -> Answer? {
        guard let range = try nextRange() else { return nil }
        number += 1
        do throws(LineFault) {
            return try buffer.withUnsafeBufferPointer { (bytes) throws(LineFault) in
                try body(UnsafeBufferPointer(rebasing: bytes[range]))
            }
        } catch {
            throw .line(number, error)
        }
    }

    /// The range of the next line in the buffer. A leading byte order mark is skipped.
    private mutating func nextRange() throws(JSONImportError) -> Range<Int>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                return take(start..<end, next: end + 1)
            }
            searched = buffer.count
            guard buffer.count - start <= LineReader.maximumLineLength else { throw .line(number + 1, .tooLong) }
            if isAtEnd {
                guard start < buffer.count else { return nil }
                return take(start..<buffer.count, next: buffer.count)
            }
            let shift = start
            try fill()
            searched -= shift
        }
    }

    private mutating func take(_ range: Range<Int>, next: Int) -> Range<Int> {
        var range = range
        if number == 0, buffer[range].starts(with: LineReader.mark) { range = range.lowerBound + 3..<range.upperBound }
        bytesRead += Int64(next - start)
        start = next
        return range
    }

    private mutating func fill() throws(JSONImportError) {
        buffer.removeSubrange(..<start)
        start = 0
        let bytes: [UInt8]
        do {
            bytes = try source.next()
        } catch {
            throw .source(error)
        }
        isAtEnd = bytes.isEmpty
        buffer += bytes
    }
}

/// Bytes that are read once, sequentially: a file, or standard input.
public protocol ByteSource: Sendable {
    /// The next bytes, any number of them; empty at the end.
    ///
    /// - Throws: The system's error.
    func next() throws(ByteSourceError) -> [UInt8]
}

/// Bytes that could not be read.
public struct ByteSourceError: Error, Hashable, Sendable {
    /// The system's error number; 0 if it reported none.
    public let errno: Int32

    /// Creates an error from the system's number.
    public init(errno: Int32) {
        self.errno = errno
    }
}
