import WhisperIngestionPort

/// Feeds a stream's bytes to the scanner in windows.
///
/// Memory use does not depend on the length of the file or its lines: the window grows with the longest message, up to
/// the scanner's limit.
struct MessageReader {
    private(set) var scanner: ExportScanner
    /// The number of bytes that the scanner has consumed.
    private(set) var consumed: Int64 = 0
    private let stream: any ByteStream
    private let maximumPreamble: Int64
    private var buffer: [UInt8]
    private var start = 0
    private var end = 0
    private var isAtEnd = false
    private var isFinished = false

    /// Creates a reader at the start of a stream.
    ///
    /// A stream with more text than `maximumPreamble` before its first message is not an export.
    init(
        _ stream: any ByteStream, scanner: ExportScanner, maximumPreamble: Int64 = .max, windowSize: Int = 256 << 10
    ) {
        self.maximumPreamble = maximumPreamble
        self.stream = stream
        self.scanner = scanner
        buffer = [UInt8](repeating: 0, count: windowSize)
    }

    /// Visits at least one message, and at most the given number; none only at the end.
    /// - Returns: Whether there may be more.
    mutating func next(
        maximumMessages: Int, _ visit: (borrowing ScannedMessage, Span<UInt8>, [HeaderShape]) -> Void
    ) throws(IngestionError) -> Bool {
        var count = 0
        while !isFinished, count < maximumMessages {
            if needsMore, !isAtEnd { try fill() }
            let before = scanner.figures.messages
            let used = scanWindow(maximumMessages: maximumMessages - count, visit)
            count += Int(scanner.figures.messages - before)
            start += used
            consumed += Int64(used)
            needsMore = count < maximumMessages
            isFinished = isAtEnd && start == end
            if scanner.preambleBytes > maximumPreamble { throw .notAnExport }
            if Task.isCancelled { throw .cancelled }
        }
        return !isFinished
    }

    private mutating func scanWindow(
        maximumMessages: Int, _ visit: (borrowing ScannedMessage, Span<UInt8>, [HeaderShape]) -> Void
    ) -> Int {
        let (bytes, range) = (buffer, start..<end)
        return MessageReader.scan(
            &scanner, bytes.span.extracting(range), isLast: isAtEnd, maximumMessages: maximumMessages, visit)
    }

    private static func scan(
        _ scanner: inout ExportScanner, _ window: Span<UInt8>, isLast: Bool, maximumMessages: Int,
        _ visit: (borrowing ScannedMessage, Span<UInt8>, [HeaderShape]) -> Void
    ) -> Int {
        scanner.scan(window, isLast: isLast, maximumMessages: maximumMessages) { message, shapes in
            visit(message, window, shapes)
        }
    }

    /// Whether the scanner has seen the whole window and cannot continue without more data.
    private var needsMore = true

    /// Moves the rest to the front, enlarges the window if necessary, and reads.
    private mutating func fill() throws(IngestionError) {
        if start > 0 {
            let left = end - start
            if left > 0 {
                let (from, to) = (start, end)
                unsafe buffer.withUnsafeMutableBytes { bytes in
                    unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[0..<left]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: bytes[from..<to]))
                }
            }
            start = 0
            end = left
        }
        if end == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
        while end < buffer.count {
            let got = unsafe try buffer.readingInto(from: end) { [stream] target throws(IngestionError) in
                unsafe try stream.read(into: target)
            }
            if got == 0 {
                isAtEnd = true
                return
            }
            end += got
        }
    }
}
