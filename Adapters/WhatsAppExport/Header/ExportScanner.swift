public import WhisperIngestionPort

/// Finds the messages in the bytes of an export (ING-5), without creating strings.
///
/// It makes one pass, line by line: `memchr` to the end of the line, a test of its first byte, then the shape of the
/// previous header first. The caller supplies the bytes in windows of any size; a message is visited once it is
/// completely in the window. Every byte ends up in a message or in the figures' skipped bytes.
public struct ExportScanner {
    /// The figures so far.
    public private(set) var figures = ScanFigures()
    /// The header shapes found so far.
    public var shapes: [HeaderShape] { table.shapes }
    /// The bytes before the first message, including those of an incomplete line.
    var preambleBytes: Int64 { figures.messages == 0 ? figures.skippedBytes + (partialLine?.bytes ?? 0) : 0 }
    /// Longer messages are truncated; the rest is reported as skipped.
    public let maximumMessageBytes: Int

    /// The number of the line at `resume`, from 1.
    private var line: UInt64 = 1
    private var state = State.between
    private var pending = Pending()
    /// The scan position in the window; bytes before it belong to the pending message.
    private var resume = 0
    /// Whether `resume` is inside a line whose beginning was scanned.
    private var isInsideLine = false
    /// The part of a line before the first message whose end is not in the window yet.
    private var partialLine: SkippedInput?
    private var table = ShapeTable()
    private var splitter: SenderSplitter
    /// The headers that are text of the message before them.
    private var pasted = PastedHeaders()
    /// What ends the line before `resume`, if the message before it was visited at the end of the previous call.
    private var heldReturn: Bool?
    private var lastDate: (columns: SIMD4<UInt16>, shape: UInt16, isPossible: Bool)?

    /// The number of bytes of a line in which a header and its sender are looked for.
    static let headerReach = 1024

    private enum State {
        /// No message is open: before the first one, and between two calls.
        case between
        /// A message is open.
        case message
        /// Everything up to the next header is skipped.
        case skipping(SkippedInput)
    }

    private struct Pending {
        var start = 0
        var line: UInt64 = 0
        var header = ExportHeader(columns: SIMD4(), hour: 0, minute: 0, second: 0, shape: 0)
        var followsReturn: Bool?
        var stamp = 0..<0
        var sender: Range<Int>?
        var rest = 0
        var body = 0
    }

    /// Creates a scanner at the start of a file.
    /// - Parameters:
    ///   - subject: The chat's name, if known; a sender with that name is found even if it contains a colon.
    ///   - maximumMessageBytes: The length at which messages are truncated; WhatsApp itself allows 65,536 characters.
    public init(subject: String? = nil, maximumMessageBytes: Int = 1 << 20) {
        splitter = SenderSplitter(subject: subject.map { Array($0.utf8) })
        self.maximumMessageBytes = max(maximumMessageBytes, 4 * ExportScanner.headerReach)
    }

    /// Makes senders known whose names contain a colon and a space.
    mutating func know(_ names: [SenderName]) { splitter.names = names }

    /// Makes the headers known that are text of the message before them.
    mutating func know(_ pasted: PastedHeaders) { self.pasted = pasted }

    /// Scans a window.
    ///
    /// - Parameters:
    ///   - window: The bytes, starting with the first one that the previous call did not consume.
    ///   - isLast: Whether the file ends with this window.
    ///   - maximumMessages: The maximum number of messages to visit.
    ///   - visit: Called with each message, and the shapes into which its header's `shape` is an index.
    /// - Returns: The number of consumed bytes; the next window starts after them and must be longer than the rest of
    ///   this one, unless `maximumMessages` were visited.
    public mutating func scan(
        _ window: Span<UInt8>, isLast: Bool, maximumMessages: Int = .max,
        _ visit: (borrowing ScannedMessage, [HeaderShape]) -> Void
    ) -> Int {
        var found = 0
        let count = window.count
        while resume < count {
            let lineEnd = window.firstIndex(of: 0x0A, from: resume, to: count)
            let end = lineEnd ?? count
            if !isInsideLine {
                if lineEnd == nil, !isLast, count - resume < ExportScanner.headerReach { break }
                if lineEnd == nil, isLast, isPieceOfHeader(window, at: resume, to: end) {
                    if close(window, at: resume, visit) { found += 1 }
                    if found == maximumMessages { return consume(resume) }
                    state = .skipping(SkippedInput(line: line, bytes: 0, reason: .cutHeader))
                    figures.endsInsideLine = true
                } else if ExportScanner.mayBeginHeader(window[resume]) {
                    if let match = table.match(window, at: resume, to: end) {
                        let followsReturn = followsReturn(window)
                        if pasted.isEmpty || !isPasted(match.header.shape, followsReturn) {
                            if close(window, at: resume, visit) { found += 1 }
                            heldReturn = followsReturn
                            if found == maximumMessages { return consume(resume) }
                            open(window, match.header, headerEnd: match.end, lineEnd: end, followsReturn)
                        }
                    } else if case .message = state, table.hasPeriods, hasUnknownPeriod(window, at: resume, to: end) {
                        figures.skip(SkippedInput(line: line, bytes: 0, reason: .unknownDayPeriod))
                    }
                }
            }
            advance(to: lineEnd.map { $0 + 1 } ?? count, endsLine: lineEnd != nil)
        }
        if isLast, resume == count {
            if InvalidUTF8.endsInsideCharacter(window) { figures.endsInsideLine = true }
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
        case UInt8(ascii: "R"), UInt8(ascii: "H"), UInt8(ascii: "S"), 0xE1, 0xE4, 0xE5, 0xE6, 0xD8, 0xEC: true
        default: false
        }
    }

    /// Whether the line before the one at `resume` ends with CRLF; nil before the first message, and if that line was skipped.
    @inline(__always)
    private func followsReturn(_ window: Span<UInt8>) -> Bool? {
        switch state {
        case .message: window[resume - 2] == 0x0D
        case .between: heldReturn
        case .skipping: nil
        }
    }

    /// Whether a header belongs to a pasted message.
    @inline(never)
    private func isPasted(_ shape: UInt16, _ followsReturn: Bool?) -> Bool {
        figures.messages > 0 && pasted.contains(table.shapes[Int(shape)], followsReturn: followsReturn)
    }

    /// Whether the last line is the beginning of a message of which not even the header was written in full. As text it
    /// would end the message before it, which it does not belong to.
    private func isPieceOfHeader(_ window: Span<UInt8>, at start: Int, to end: Int) -> Bool {
        if case .between = state, figures.messages == 0 { return false }
        return table.begins(window, at: start, to: end, except: pasted)
    }

    /// Whether a line would begin a message as others of the file do, with a sender, if it were known what it calls the
    /// part of the day. Such a line stays in the text of the message before it, and is reported.
    @inline(never)
    private func hasUnknownPeriod(_ window: Span<UInt8>, at start: Int, to end: Int) -> Bool {
        guard let header = HeaderGrammar.readUnknownPeriod(window, at: start, to: end),
            table.shapes.contains(where: { $0.periodStyle != .none && $0.isLike(header.shape) }),
            !pasted.contains(header.shape, followsReturn: followsReturn(window))
        else { return false }
        var splitter = splitter
        return splitter.split(window, from: header.position, to: end, isBracketed: header.shape.isBracketed) != nil
    }

    /// Advances past a line or a part of one.
    @inline(__always)
    private mutating func advance(to index: Int, endsLine: Bool) {
        let length = Int64(index - resume)
        switch state {
        case .message: break
        case .between:
            // Text before the first header: each of its lines is reported.
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

    /// Begins a message, or skips what looks like one but has no valid time.
    @inline(__always)
    private mutating func open(
        _ window: Span<UInt8>, _ header: ExportHeader, headerEnd: Int, lineEnd: Int, _ followsReturn: Bool?
    ) {
        guard header.hasPossibleTime, isPossibleDate(header) else {
            state = .skipping(SkippedInput(line: line, bytes: 0, reason: .impossibleDate))
            return
        }
        let textEnd = lineEnd > headerEnd && window[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
        let isBracketed = table.shapes[Int(header.shape)].isBracketed
        if figures.messages == 0, isBracketed { splitter.learnSubject(window, from: headerEnd, to: textEnd) }
        let split = splitter.split(window, from: headerEnd, to: textEnd, isBracketed: isBracketed)
        pending = Pending(
            start: resume, line: line, header: header, followsReturn: followsReturn, stamp: resume..<headerEnd,
            sender: split?.sender, rest: headerEnd, body: split?.body ?? headerEnd)
        state = .message
    }

    /// Visits the open message, which ends before `end`.
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
            followsReturn: pending.followsReturn, stamp: pending.stamp, sender: pending.sender,
            rest: pending.rest..<textEnd,
            body: min(pending.body, textEnd)..<textEnd, isCut: isCut)
        figures.messages += 1
        figures.messageBytes += Int64(end - pending.start)
        state = .between
        visit(message, table.shapes)
        return true
    }

    /// Visits the beginning of a message that is too long; the rest of it will be skipped.
    private mutating func cut(_ window: Span<UInt8>, _ visit: (borrowing ScannedMessage, [HeaderShape]) -> Void) {
        var end = resume
        // Not within a character. At the start of a line, inside the window, this cannot happen.
        if end == window.count, let start = lastCharacter(window, end) { end = start }
        _ = close(window, at: end, isCut: true, visit)
        state = .skipping(SkippedInput(line: line, bytes: Int64(resume - end), reason: .tooLong))
    }

    /// The start of the last character, if it may continue beyond the window.
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

    /// Releases the bytes before an index; indices are relative to it from then on.
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

/// The totals of a scan so far; every byte is in exactly one of the two sums.
public struct ScanFigures: Sendable {
    /// Messages found.
    public internal(set) var messages: UInt64 = 0
    /// Bytes of messages: headers and continuations.
    public internal(set) var messageBytes: Int64 = 0
    /// Bytes that do not belong to a message.
    public internal(set) var skippedBytes: Int64 = 0
    /// Pieces of input that do not belong to a message, or should have been one of their own.
    public internal(set) var skippedCount: Int64 = 0
    /// The first hundred of them.
    public internal(set) var skipped: [SkippedInput] = []

    /// Whether the file certainly ends in the middle of a line: in a header, or in a character.
    public internal(set) var endsInsideLine = false

    static let reportedSkips = 100

    mutating func skip(_ input: SkippedInput) {
        skippedCount += 1
        skippedBytes += input.bytes
        if skipped.count < ScanFigures.reportedSkips { skipped.append(input) }
    }
}

/// One message in the file as ranges, without creating strings.
///
/// The ranges are indices into the window that was passed to the scanner, and valid only during that call.
public struct ScannedMessage: Sendable {
    /// Its index among the messages of the file, from 0.
    public var ordinal: UInt64
    /// The line number of its header, from 1.
    public var line: UInt64
    /// All its bytes, including header and line ends.
    public var range: Range<Int>
    /// The numbers of its header.
    public var header: ExportHeader
    /// Whether the line before ends with CRLF; nil for the first message, and behind a line that was skipped.
    var followsReturn: Bool?
    /// The date and time, as written.
    public var stamp: Range<Int>
    /// The sender, without surrounding marks and spaces; nil if the line names none.
    public var sender: Range<Int>?
    /// Everything after the header, including the sender, without the last line end.
    public var rest: Range<Int>
    /// The part after the sender, without the last line end; equal to `rest` if there is no sender.
    public var body: Range<Int>
    /// Whether the message exceeds the limit, so that `body` is only its beginning.
    public var isCut: Bool
}
