import WhisperIngestionPort

/// Finds the messages in the bytes of an export (ING-5), without making text of any.
///
/// One pass, line by line: `memchr` to the line's end, a test of its first byte, the shape of the previous header tried
/// first. The caller brings the bytes in windows of any size; a message is told once it is whole in the window.
/// Every byte ends up in a message or among the figures' skipped ones.
public struct ExportScanner {
    /// What was found so far.
    public private(set) var figures = ScanFigures()
    /// The shapes of headers met so far.
    public var shapes: [HeaderShape] { table.shapes }
    /// Bytes before the first message, those of a line whose end was not yet seen among them.
    var preambleBytes: Int64 { figures.messages == 0 ? figures.skippedBytes + (partialLine?.bytes ?? 0) : 0 }
    /// Messages longer than this many bytes are cut; the rest of them is reported as skipped.
    public let maximumMessageBytes: Int

    /// The number of the line at `resume`, from 1.
    private var line: UInt64 = 1
    private var state = State.between
    private var pending = Pending()
    /// How far into the window the scan has come; what is before belongs to the pending message.
    private var resume = 0
    /// Whether `resume` stands inside a line whose beginning was seen.
    private var isInsideLine = false
    /// What was seen of a line before the first message, while its end is not in sight.
    private var partialLine: SkippedInput?
    private var table = ShapeTable()
    private var splitter: SenderSplitter
    private var lastDate: (columns: SIMD4<UInt16>, shape: UInt16, isPossible: Bool)?

    /// A header and its sender are looked for in this many bytes of a line.
    static let headerReach = 1024

    private enum State {
        /// No message is open: before the first one, and between two calls.
        case between
        /// A message is open.
        case message
        /// What comes up to the next header is skipped.
        case skipping(SkippedInput)
    }

    private struct Pending {
        var start = 0
        var line: UInt64 = 0
        var header = ExportHeader(columns: SIMD4(), hour: 0, minute: 0, second: 0, shape: 0)
        var stamp = 0..<0
        var sender: Range<Int>?
        var rest = 0
        var body = 0
    }

    /// A scanner at the start of a file.
    /// - Parameters:
    ///   - subject: The chat's name, where it is known; senders of that name are found although it may hold a colon.
    ///   - maximumMessageBytes: Where to cut messages; WhatsApp itself allows 65,536 characters.
    public init(subject: String? = nil, maximumMessageBytes: Int = 1 << 20) {
        splitter = SenderSplitter(subject: subject.map { Array($0.utf8) })
        self.maximumMessageBytes = max(maximumMessageBytes, 4 * ExportScanner.headerReach)
    }

    /// Scans a window.
    ///
    /// - Parameters:
    ///   - window: The bytes, beginning with the first one that the previous call did not consume.
    ///   - isLast: Whether the file ends with this window.
    ///   - maximumMessages: How many messages to tell at most.
    ///   - visit: Is told each message, and the shapes that its header's `shape` is an index of.
    /// - Returns: How many bytes are consumed; the next window begins behind them and must be longer than the rest of
    ///   this one, unless `maximumMessages` were told.
    public mutating func scan(
        _ window: Span<UInt8>, isLast: Bool, maximumMessages: Int = .max,
        _ visit: (borrowing ScannedMessage, [HeaderShape]) -> Void
    ) -> Int {
        var told = 0
        let count = window.count
        while resume < count {
            let lineEnd = window.firstIndex(of: 0x0A, from: resume, to: count)
            let end = lineEnd ?? count
            if !isInsideLine {
                if lineEnd == nil, !isLast, count - resume < ExportScanner.headerReach { break }
                if ExportScanner.mayBeginHeader(window[resume]), let match = table.match(window, at: resume, to: end) {
                    if close(window, at: resume, visit) { told += 1 }
                    if told == maximumMessages { return consume(resume) }
                    open(window, match.header, headerEnd: match.end, lineEnd: end)
                }
            }
            advance(to: lineEnd.map { $0 + 1 } ?? count, endsLine: lineEnd != nil)
        }
        if isLast, resume == count {
            _ = close(window, at: count, visit)
            return consume(count)
        }
        guard case .message = state else { return consume(resume) }
        if resume - pending.start >= maximumMessageBytes { cut(window, visit) }
        guard case .message = state else { return consume(resume) }
        return consume(pending.start)
    }

    /// Whether a header may begin with this byte: a digit of any system, a bracket, a mark, an era.
    @inline(__always)
    private static func mayBeginHeader(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x5B, 0xD9, 0xDB, 0xE0, 0xE2, 0xEF: true
        case UInt8(ascii: "R"), UInt8(ascii: "H"), UInt8(ascii: "S"), 0xE4, 0xE5, 0xE6, 0xD8, 0xEC: true
        default: false
        }
    }

    /// Moves on behind a line or a part of one.
    @inline(__always)
    private mutating func advance(to index: Int, endsLine: Bool) {
        let length = Int64(index - resume)
        switch state {
        case .message: break
        case .between:
            // Text before the first header: each line of it is reported.
            var input = partialLine ?? SkippedInput(line: line, bytes: 0, reason: .preamble)
            input.bytes += length
            partialLine = endsLine ? nil : input
            if endsLine { figures.skip(input) }
        case .skipping(var input):
            input.bytes += length
            state = .skipping(input)
        }
        isInsideLine = !endsLine
        if endsLine { line += 1 }
        resume = index
    }

    /// Begins a message, or skips what looks like one but names no possible time.
    @inline(__always)
    private mutating func open(_ window: Span<UInt8>, _ header: ExportHeader, headerEnd: Int, lineEnd: Int) {
        guard header.hasPossibleTime, isPossibleDate(header) else {
            state = .skipping(SkippedInput(line: line, bytes: 0, reason: .impossibleDate))
            return
        }
        let textEnd = lineEnd > headerEnd && window[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
        let isBracketed = table.shapes[Int(header.shape)].isBracketed
        if figures.messages == 0, isBracketed { splitter.learnSubject(window, from: headerEnd, to: textEnd) }
        let split = splitter.split(window, from: headerEnd, to: textEnd, isBracketed: isBracketed)
        pending = Pending(
            start: resume, line: line, header: header, stamp: resume..<headerEnd, sender: split?.sender,
            rest: headerEnd, body: split?.body ?? headerEnd)
        state = .message
    }

    /// Tells the open message, which ends before `end`.
    /// - Returns: Whether there was one.
    @inline(__always)
    private mutating func close(
        _ window: Span<UInt8>, at end: Int, isCut: Bool = false,
        _ visit: (borrowing ScannedMessage, [HeaderShape]) -> Void
    ) -> Bool {
        switch state {
        case .between:
            if let partialLine { figures.skip(partialLine) }
            partialLine = nil
            return false
        case .skipping(let input):
            figures.skip(input)
            state = .between
            return false
        case .message: break
        }
        var textEnd = end
        if textEnd > pending.rest, window[textEnd - 1] == 0x0A { textEnd -= 1 }
        if textEnd > pending.rest, window[textEnd - 1] == 0x0D { textEnd -= 1 }
        textEnd = max(textEnd, pending.rest)
        let message = ScannedMessage(
            ordinal: figures.messages, line: pending.line, range: pending.start..<end, header: pending.header,
            stamp: pending.stamp, sender: pending.sender, rest: pending.rest..<textEnd,
            body: min(pending.body, textEnd)..<textEnd, isCut: isCut)
        figures.messages += 1
        figures.messageBytes += Int64(end - pending.start)
        state = .between
        visit(message, table.shapes)
        return true
    }

    /// Tells the beginning of a message that is too long; the rest of it will be skipped.
    private mutating func cut(_ window: Span<UInt8>, _ visit: (borrowing ScannedMessage, [HeaderShape]) -> Void) {
        var end = resume
        // Not in the middle of a character. At the start of a line, inside the window, there is none.
        if end == window.count, let start = lastCharacter(window, end) { end = start }
        _ = close(window, at: end, isCut: true, visit)
        state = .skipping(SkippedInput(line: line, bytes: Int64(resume - end), reason: .tooLong))
    }

    /// Where the last character begins, if it may go on beyond the window.
    private func lastCharacter(_ window: Span<UInt8>, _ end: Int) -> Int? {
        var index = end - 1
        while index > end - 4, index > pending.body, window[index] & 0xC0 == 0x80 { index -= 1 }
        return window[index] >= 0xC0 ? index : nil
    }

    @inline(__always)
    private mutating func isPossibleDate(_ header: ExportHeader) -> Bool {
        if let lastDate, lastDate.columns == header.columns, lastDate.shape == header.shape {
            return lastDate.isPossible
        }
        let shape = table.shapes[Int(header.shape)]
        let isPossible = ExportDate.orders(for: shape).contains { ExportDate.day(header.columns, shape, $0) != nil }
        lastDate = (header.columns, header.shape, isPossible)
        return isPossible
    }

    /// Lets go of the bytes before an index; places are counted from there on.
    private mutating func consume(_ index: Int) -> Int {
        resume -= index
        pending.start -= index
        pending.rest -= index
        pending.body -= index
        pending.stamp = pending.stamp.lowerBound - index..<pending.stamp.upperBound - index
        pending.sender = pending.sender.map { $0.lowerBound - index..<$0.upperBound - index }
        return index
    }
}
