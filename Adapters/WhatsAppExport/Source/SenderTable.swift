import WhisperMessage

/// The senders of a file, numbered, and looked up by their bytes.
///
/// What follows a date and precedes a colon is a person, the chat itself, or the first half of a line of WhatsApp's that
/// contains a colon. The file as a whole shows which (decision 0090): the survey counts what each wrote, and `settle`
/// decides.
struct SenderTable: Sendable {
    enum Role: Sendable {
        case person
        /// The group, to which an iPhone attributes WhatsApp's notices.
        case chat
        /// The first half of a system line: `Bob changed the subject to “Trip` of `… to “Trip: Rome”`.
        case sentence
    }

    struct Sender: Sendable {
        let bytes: [UInt8]
        let name: String
        /// Whether a quotation begins in it and does not end there.
        fileprivate let opensQuotation: Bool
        /// The event in it, if it opens a quotation.
        fileprivate let event: SystemEvent?
        fileprivate(set) var role = Role.person
        /// Messages that a person must have written.
        fileprivate(set) var written: Int64 = 0
        /// Lines that WhatsApp wrote if this is the chat, and otherwise a person.
        fileprivate var undecided: Int64 = 0
        /// Lines that close the quotation.
        fileprivate var closings: Int64 = 0
        /// Whether notices attributed to it are about encryption, and about a group.
        fileprivate var hasEncryptionNotice = false
        fileprivate var hasGroupNotice = false
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
    mutating func number(of bytes: Span<UInt8>, _ name: Range<Int>) -> Int? {
        let shortcut = SenderTable.shortcut(bytes, name)
        let recent = shortcuts[shortcut]
        if recent >= 0, SenderTable.isEqual(senders[recent].bytes, bytes, in: name) { return recent }
        let number = find(bytes, name)
        shortcuts[shortcut] = number ?? -1
        return number
    }

    @inline(never)
    private mutating func find(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Int? {
        let hash = SenderTable.hash(bytes, name)
        for number in numbers[hash] ?? [] where SenderTable.isEqual(senders[number].bytes, bytes, in: name) {
            return number
        }
        guard senders.count < SenderTable.capacity else { return nil }
        let opens = SenderTable.closings(bytes, name) != nil
        senders.append(
            Sender(
                bytes: bytes.array(name), name: bytes.text(name), opensQuotation: opens,
                event: opens ? Phrasebook.shared.events.find(bytes, name)?.event : nil))
        numbers[hash, default: []].append(senders.count - 1)
        return senders.count - 1
    }

    // MARK: What the lines of a sender tell

    mutating func countWritten(_ number: Int) { senders[number].written += 1 }

    /// Counts a line that WhatsApp wrote if its sender is the chat.
    mutating func countUndecided(_ number: Int, _ event: SystemEvent?) {
        senders[number].undecided += 1
        observeNotice(number, event)
    }

    /// Observes what a line is about that WhatsApp wrote.
    mutating func observeNotice(_ number: Int, _ event: SystemEvent?) {
        if event == .encryptionNotice { senders[number].hasEncryptionNotice = true }
        if event?.isOfGroup == true { senders[number].hasGroupNotice = true }
    }

    /// Whether a sender opens a quotation that the rest of its line closes, as the first half of a system line does.
    @inline(__always)
    func isHalf(_ number: Int, in bytes: Span<UInt8>, name: Range<Int>, line: Range<Int>) -> Bool {
        senders[number].opensQuotation && isClosed(bytes, name: name, line: line)
    }

    @inline(never)
    private func isClosed(_ bytes: Span<UInt8>, name: Range<Int>, line: Range<Int>) -> Bool {
        let closings = SenderTable.closings(bytes, name) ?? []
        return closings.contains { SenderTable.contains(bytes, $0, in: name.upperBound..<line.upperBound) }
    }

    mutating func countHalf(_ number: Int) { senders[number].closings += 1 }

    /// Decides what each sender is, once all lines were observed.
    /// - Parameter title: The chat's title, if the file's name contains it.
    mutating func settle(title: String?) {
        for number in senders.indices where senders[number].written == 0 && senders[number].closings > 0 {
            if senders[number].event != nil || beginsWithWriter(senders[number]) { senders[number].role = .sentence }
        }
        let writers = senders.count { $0.written > 0 }
        for number in senders.indices where senders[number].role == .person {
            let sender = senders[number]
            // A direct chat has two writers, of whom this would be one.
            let isGroup = writers >= 2 && (sender.hasEncryptionNotice || sender.name == title)
            if sender.written == 0, sender.closings == 0, isGroup || sender.hasEncryptionNotice && sender.hasGroupNotice
            {
                senders[number].role = .chat
            } else {
                senders[number].written += sender.undecided + sender.closings
            }
        }
    }

    /// Whether the name of someone who wrote messages begins a text, and a word follows.
    private func beginsWithWriter(_ sender: Sender) -> Bool {
        for end in sender.bytes.indices where sender.bytes[end] == UInt8(ascii: " ") {
            let name = Array(sender.bytes[..<end])
            let known = numbers[SenderTable.hash(name.span, 0..<end)] ?? []
            if known.contains(where: { senders[$0].bytes == name && senders[$0].written > 0 }) { return true }
        }
        return false
    }

    /// Lines that WhatsApp wrote although a sender seems to stand before them, as far as `settle` decided it.
    var attributedLines: Int64 {
        senders.reduce(0) { sum, sender in
            switch sender.role {
            case .person: sum
            case .chat: sum + sender.undecided
            case .sentence: sum + sender.closings
            }
        }
    }

    /// Whether a sender is a group, or the half of a line about one.
    var hasGroup: Bool {
        senders.contains { $0.role == .chat || $0.role == .sentence && $0.event?.isOfGroup == true }
    }

    /// Keeps a text of a sender who has none yet, if it is short and on one line.
    mutating func offerSample(_ bytes: Span<UInt8>, _ text: Range<Int>, of number: Int) {
        guard senders[number].sample == nil, SenderTable.sampleBytes.contains(text.count),
            bytes.firstIndex(of: [UInt8(ascii: "\n")], from: text.lowerBound, to: text.upperBound) == nil
        else { return }
        senders[number].sample = bytes.text(text)
    }

    private static let sampleBytes = 2...120

    /// What closes the quotation that a name opens; nil if it opens none.
    private static func closings(_ bytes: Span<UInt8>, _ name: Range<Int>) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        if count(UInt8(ascii: "\""), bytes, in: name) % 2 == 1 { found.append([UInt8(ascii: "\"")]) }
        for (open, closes) in quotes {
            guard let start = bytes.lastIndex(of: open, from: name.lowerBound, to: name.upperBound) else { continue }
            if !closes.contains(where: { contains(bytes, $0, in: start + open.count..<name.upperBound) }) {
                found += closes
            }
        }
        return found.isEmpty ? nil : found
    }

    private static func contains(_ bytes: borrowing Span<UInt8>, _ text: [UInt8], in range: Range<Int>) -> Bool {
        bytes.firstIndex(of: text, from: range.lowerBound, to: range.upperBound) != nil
    }

    private static func count(_ byte: UInt8, _ bytes: Span<UInt8>, in range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] == byte { count += 1 }
        return count
    }

    private static let quotes: [([UInt8], [[UInt8]])] = [
        ("“", ["”"]), ("„", ["“", "”"]), ("«", ["»"]), ("「", ["」"]), ("『", ["』"]), ("”", ["”"]),
    ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

    @inline(__always)
    private static func isEqual(_ known: [UInt8], _ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
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
