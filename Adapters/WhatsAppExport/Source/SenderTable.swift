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

    /// Why a sender may be the first half of a system line.
    fileprivate enum Half: Sendable {
        /// It opens a quotation that it does not close.
        case quotation
        /// It is what WhatsApp writes before the name of a community or group.
        case notice
        /// It is the first word of WhatsApp's message about an error.
        case error
    }

    struct Sender: Sendable {
        let bytes: [UInt8]
        let name: String
        fileprivate let half: Half?
        /// The event in it, or in a line of which it is a half.
        fileprivate(set) var event: SystemEvent?
        /// What the first line has behind it, of which it is a half by its own words.
        fileprivate var rest: [UInt8]?
        fileprivate(set) var role = Role.person
        /// Messages that a person must have written.
        fileprivate(set) var written: Int64 = 0
        /// Lines that WhatsApp wrote if this is the chat, and otherwise a person.
        fileprivate var undecided: Int64 = 0
        /// Lines that it is a half of, if it is one.
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
        let (half, event) = SenderTable.half(bytes, name)
        senders.append(Sender(bytes: bytes.array(name), name: bytes.text(name), half: half, event: event))
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

    private static func half(_ bytes: Span<UInt8>, _ name: Range<Int>) -> (half: Half?, event: SystemEvent?) {
        let phrasebook = Phrasebook.shared
        if closings(bytes, name) != nil { return (.quotation, phrasebook.events.find(bytes, name)?.event) }
        if let event = phrasebook.noticeOfName(bytes, name) { return (.notice, event) }
        return (phrasebook.errorNames.meaning(of: bytes, name) == nil ? nil : .error, nil)
    }

    /// Counts a line whose sender may be the first half of it: the rest closes the quotation, is the same as in each line
    /// before, or makes the message about an error complete.
    @inline(__always)
    mutating func countsHalf(_ number: Int, in bytes: Span<UInt8>, line: AttributedLine) -> Bool {
        guard let half = senders[number].half else { return false }
        return countsHalf(number, half, in: bytes, line: line)
    }

    @inline(never)
    private mutating func countsHalf(
        _ number: Int, _ half: Half, in bytes: Span<UInt8>, line: AttributedLine
    ) -> Bool {
        let (name, end) = (line.name, line.body.upperBound)
        switch half {
        case .quotation:
            let closings = SenderTable.closings(bytes, name) ?? []
            guard closings.contains(where: { SenderTable.contains(bytes, $0, in: name.upperBound..<end) }) else {
                return false
            }
            if senders[number].event == nil { senders[number].event = groupEvent(bytes, name.lowerBound..<end) }
        case .notice:
            let rest = bytes.array(line.body.prefix(SenderSplitter.reach))
            guard !rest.isEmpty, senders[number].rest ?? rest == rest,
                Marks.ownLength(bytes, at: line.body.lowerBound, to: end) == 0
            else { return false }
            senders[number].rest = rest
        case .error:
            guard Phrasebook.shared.errors.meaning(of: bytes, name.lowerBound..<end) != nil else { return false }
        }
        senders[number].closings += 1
        return true
    }

    /// The event in a line that quotes the name of a group, as words may follow the name: `"Gezi: Roma" grubunu oluşturdunuz`.
    private func groupEvent(_ bytes: Span<UInt8>, _ line: Range<Int>) -> SystemEvent? {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: line.lowerBound, to: line.upperBound)
        guard let event = Phrasebook.shared.events.find(bytes, line.lowerBound..<(end ?? line.upperBound))?.event,
            event == .groupCreated || event == .subjectChanged
        else { return nil }
        return event
    }

    /// Whether a sender's own words are those of a system line.
    func isNotice(_ number: Int) -> Bool {
        switch senders[number].half {
        case .notice, .error: true
        case .quotation, nil: false
        }
    }

    /// Decides what each sender is, once all lines were observed.
    /// - Parameter title: The chat's title, if the file's name contains it.
    mutating func settle(title: String?) {
        for number in senders.indices where senders[number].written == 0 && senders[number].closings > 0 {
            if senders[number].event != nil || isNotice(number) || beginsWithWriter(senders[number]) {
                senders[number].role = .sentence
            }
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
