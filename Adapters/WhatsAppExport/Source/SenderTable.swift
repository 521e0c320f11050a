/// The senders of a file, numbered, and looked up by their bytes.
struct SenderTable {
    struct Sender {
        let bytes: [UInt8]
        let name: String
        /// Whether it is not a person but the first half of a system line with a colon.
        let isSystemLine: Bool
        /// Messages that a person must have written.
        var written: Int64 = 0
        /// One of the first short texts.
        var sample: String?
    }

    private(set) var senders: [Sender] = []
    private var numbers: [UInt64: [Int]] = [:]
    /// The last number for each combination of some features of a name, so that a current name is found by one
    /// comparison.
    private var shortcuts = [Int](repeating: -1, count: 64)

    /// The maximum number of remembered senders, which bounds memory use.
    static let capacity = 10_000

    /// The number of a sender; nil if the table is full.
    @inline(__always)
    mutating func number(of bytes: Span<UInt8>, _ name: Range<Int>, line: Range<Int>, isBracketed: Bool) -> Int? {
        let shortcut = SenderTable.shortcut(bytes, name)
        let recent = shortcuts[shortcut]
        if recent >= 0, SenderTable.isEqual(senders[recent].bytes, bytes, name) { return recent }
        let number = find(bytes, name, line: line, isBracketed: isBracketed)
        shortcuts[shortcut] = number ?? -1
        return number
    }

    @inline(never)
    private mutating func find(
        _ bytes: Span<UInt8>, _ name: Range<Int>, line: Range<Int>, isBracketed: Bool
    ) -> Int? {
        let hash = SenderTable.hash(bytes, name)
        for number in numbers[hash] ?? [] where SenderTable.isEqual(senders[number].bytes, bytes, name) {
            return number
        }
        guard senders.count < SenderTable.capacity else { return nil }
        let isLine = !isBracketed && SenderTable.isSystemLine(bytes, name, line)
        senders.append(
            Sender(
                bytes: bytes.array(name), name: bytes.text(name), isSystemLine: isLine))
        numbers[hash, default: []].append(senders.count - 1)
        return senders.count - 1
    }

    mutating func countWritten(_ number: Int) { senders[number].written += 1 }

    /// Keeps a text of a sender who has none yet, if it is short and on one line.
    mutating func offerSample(_ bytes: Span<UInt8>, _ text: Range<Int>, of number: Int) {
        guard senders[number].sample == nil, SenderTable.sampleBytes.contains(text.count),
            bytes.firstIndex(of: [UInt8(ascii: "\n")], from: text.lowerBound, to: text.upperBound) == nil
        else { return }
        senders[number].sample = bytes.text(text)
    }

    private static let sampleBytes = 2...120

    /// Whether a name opens a quotation that the rest of the line closes: `Bob changed the subject to “Trip: Rome”`.
    private static func isSystemLine(_ bytes: Span<UInt8>, _ name: Range<Int>, _ line: Range<Int>) -> Bool {
        let rest = name.upperBound..<line.upperBound
        if count(UInt8(ascii: "\""), bytes, name) % 2 == 1 { return count(UInt8(ascii: "\""), bytes, rest) > 0 }
        for (open, closes) in quotes {
            guard let start = bytes.lastIndex(of: open, from: name.lowerBound, to: name.upperBound) else { continue }
            let isClosed = closes.contains { close in
                contains(bytes, close, start + open.count..<name.upperBound)
            }
            if !isClosed, closes.contains(where: { close in contains(bytes, close, rest) }) { return true }
        }
        return false
    }

    private static func contains(_ bytes: borrowing Span<UInt8>, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.firstIndex(of: text, from: range.lowerBound, to: range.upperBound) != nil
    }

    private static func count(_ byte: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] == byte { count += 1 }
        return count
    }

    private static let quotes: [([UInt8], [[UInt8]])] = [
        ("“", ["”"]), ("„", ["“", "”"]), ("«", ["»"]), ("「", ["」"]), ("『", ["』"]), ("”", ["”"]),
    ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

    @inline(__always)
    private static func isEqual(_ known: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        known.count == range.count && bytes.starts(with: known, at: range.lowerBound, to: range.upperBound)
    }

    @inline(__always)
    private static func shortcut(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        guard let last = range.last else { return 0 }
        return (range.count &* 7 &+ Int(bytes[range.lowerBound]) &* 3 &+ Int(bytes[last])) & 63
    }

    private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hasher = Hasher()
        unsafe bytes.extracting(range).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }
}
