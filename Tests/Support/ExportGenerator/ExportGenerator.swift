import WhisperMessage

/// Writes exports of any length as a phone would, the same for the same seed.
///
/// For tests and measurements. Text, gaps between messages and their lengths are distributed as in life: bursts and
/// silences, few long messages, some of several lines, media, messages taken back.
public struct ExportGenerator: Sendable {
    private let shape: ExportShape
    private let total: Int
    private let people: [[UInt8]]
    private let vocabulary: Vocabulary
    private let hasSpaces: Bool
    private let writer: HeaderWriter
    private let omitted: [UInt8]
    private let deleted: [UInt8]
    private let attached: [UInt8]
    private let meanGap: Int
    private var random: SeededGenerator
    private var seconds: Int64
    private var header: [UInt8] = []
    private var headerTime: Int64 = .min
    private var speaker = 0
    /// The number of written messages.
    public private(set) var written = 0

    /// The time of the first message: 2 January 2016, 08:00.
    private static let start: Int64 = 1_451_721_600
    /// All messages are within about eight years, however many there are.
    private static let span = 8 * 365 * 86_400

    /// A generator at the start of an export with the given number of messages.
    public init(shape: ExportShape, messages: Int, seed: UInt64) {
        self.shape = shape
        total = messages
        people = shape.people.map { Array($0.utf8) }
        vocabulary = Vocabulary(shape.script)
        hasSpaces = shape.script.hasSpaces
        writer = HeaderWriter(shape)
        omitted = Array(shape.omitted.utf8)
        deleted = Array(shape.deleted.utf8)
        attached = Array(shape.fileAttached.utf8)
        meanGap = max(1, min(3_600, ExportGenerator.span / max(1, messages)))
        random = SeededGenerator(seed: seed)
        seconds = ExportGenerator.start
    }

    /// Appends the next message to a buffer.
    /// - Returns: Whether there was one left to write.
    public mutating func append(to buffer: inout [UInt8]) -> Bool {
        guard written < total else { return false }
        defer { written += 1 }
        advance()
        buffer.append(contentsOf: header)
        if written == 0 {
            if shape.isApple { appendSender(to: &buffer) }
            if shape.isApple { buffer.append(contentsOf: [0xE2, 0x80, 0x8E]) }
            buffer.append(contentsOf: shape.notice.utf8)
        } else {
            appendSender(to: &buffer)
            appendBody(to: &buffer)
        }
        buffer.append(0x0A)
        return true
    }

    private mutating func appendSender(to buffer: inout [UInt8]) {
        if random.below(100) < 55 { speaker = random.below(people.count) }
        buffer.append(contentsOf: people[speaker])
        buffer.append(UInt8(ascii: ":"))
        buffer.append(UInt8(ascii: " "))
    }

    private mutating func appendBody(to buffer: inout [UInt8]) {
        switch random.below(1000) {
        case 0..<30: buffer.append(contentsOf: omitted)
        case 30..<34: buffer.append(contentsOf: deleted)
        case 34..<40: appendFile(to: &buffer)
        case 40..<55:
            appendWords(2 + random.below(12), to: &buffer)
            buffer.append(0x0A)
            appendWords(2 + random.below(20), to: &buffer)
        case 55..<65: appendWords(60 + random.below(120), to: &buffer)
        case 65..<300: appendWords(1 + random.below(2), to: &buffer)
        case 300..<340:
            appendWords(1 + random.below(6), to: &buffer)
            buffer.append(contentsOf: " 😂".utf8)
        default: appendWords(3 + random.below(12), to: &buffer)
        }
    }

    private mutating func appendFile(to buffer: inout [UInt8]) {
        if shape.isApple {
            buffer.append(contentsOf: [0xE2, 0x80, 0x8E])
            buffer.append(contentsOf: "<attached: ".utf8)
            writer.appendNumber(written, width: 8, to: &buffer)
            buffer.append(contentsOf: "-PHOTO-".utf8)
            writer.appendDate(seconds, separator: UInt8(ascii: "-"), to: &buffer)
            buffer.append(contentsOf: "-10-20-30.jpg>".utf8)
        } else {
            buffer.append(contentsOf: "IMG-".utf8)
            writer.appendDate(seconds, separator: nil, to: &buffer)
            buffer.append(contentsOf: "-WA".utf8)
            writer.appendNumber(written % 10_000, width: 4, to: &buffer)
            buffer.append(contentsOf: ".jpg (".utf8)
            buffer.append(contentsOf: attached)
            buffer.append(UInt8(ascii: ")"))
        }
    }

    private mutating func appendWords(_ count: Int, to buffer: inout [UInt8]) {
        for index in 0..<count {
            if index > 0, hasSpaces { buffer.append(UInt8(ascii: " ")) }
            vocabulary.append(to: &buffer, &random)
        }
    }

    /// Moves the clock: most messages follow within seconds, some after hours.
    private mutating func advance() {
        let gap = random.below(10) < 8 ? random.below(max(1, meanGap / 3) + 1) : random.below(meanGap * 9 + 2)
        seconds += Int64(gap)
        guard seconds != headerTime else { return }
        headerTime = seconds
        header.removeAll(keepingCapacity: true)
        writer.append(seconds, to: &header)
    }
}
