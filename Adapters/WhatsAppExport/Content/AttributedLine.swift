import WhisperMessage

/// A line that names a sender, with what it shows about who wrote it (decision 0090).
///
/// In an iPhone's export WhatsApp attributes its own notices to the chat: to the group, or to the other person of a
/// direct chat. It writes its mark before their text, and before the whole line of a file that was left out. People write
/// marks too: they are in copied numbers, names and links, and Hebrew and Arabic keyboards insert them. A sender is
/// therefore kept unless the wording makes certain that no person wrote the line.
struct AttributedLine {
    /// The whole line, and what follows on other lines.
    let range: Range<Int>
    /// The sender.
    let name: Range<Int>
    /// The part after the sender.
    let body: Range<Int>
    /// Whether date and time are in square brackets.
    let isBracketed: Bool
    /// Whether it is the first message of the file.
    let isFirst: Bool
    /// The date and time, with what separates them from the sender.
    private let stamp: Range<Int>

    init?(_ message: borrowing ScannedMessage, _ shapes: [HeaderShape]) {
        guard let sender = message.sender else { return nil }
        range = message.range
        name = sender
        body = message.body
        isBracketed = shapes[Int(message.header.shape)].isBracketed
        isFirst = message.ordinal == 0
        stamp = message.stamp
    }

    /// Whether WhatsApp's mark precedes the whole line, which it does before a file in an iPhone's export.
    func isMarked(_ bytes: Span<UInt8>) -> Bool {
        guard isBracketed else { return false }
        var index = range.lowerBound
        while true {
            if Marks.ownLength(bytes, at: index, to: stamp.upperBound) > 0 { return true }
            let length = Marks.length(bytes, at: index, to: stamp.upperBound)
            if length == 0 { return false }
            index += length
        }
    }

    /// Who wrote the line, if it is neither a file nor anything else with a known form.
    /// - Parameter line: The first line of the body, without leading marks.
    func author(_ bytes: Span<UInt8>, line: Range<Int>, phrasebook: Phrasebook) -> Author {
        let hasMark = Marks.ownLength(bytes, at: body.lowerBound, to: body.upperBound) > 0
        let isMarkedText = hasMark && !line.isEmpty && isOfIPhone(bytes)
        if isMarkedText, phrasebook.encryption.matches(bytes, line) { return .service }
        if isMarkedText, !isMarked(bytes) {
            if isFirst, phrasebook.isEncryptionNotice(bytes, line) { return .service }
            guard let found = phrasebook.events.find(bytes, line) else { return .serviceOrPerson }
            return isNotice(bytes, line: line, event: found.event, at: found.start) ? .service : .serviceOrPerson
        }
        // Some programs that pass exports on remove the marks.
        if isBracketed, phrasebook.encryption.matches(bytes, line) { return isFirst ? .service : .serviceOrPerson }
        return .person
    }

    /// Whether a body with a known phrase is a sentence of WhatsApp's: it begins with the phrase, or with its sender and
    /// the phrase (`‎Ana left`), speaks of the group that is its sender, or goes on with another mark (`‎Your security code
    /// with Ana changed. ‎Tap to learn more.`).
    private func isNotice(_ bytes: Span<UInt8>, line: Range<Int>, event: SystemEvent, at start: Int) -> Bool {
        if start == line.lowerBound { return true }
        let sender = bytes.array(name)
        if bytes.starts(with: sender, at: line.lowerBound, to: line.upperBound),
            start <= skipFiller(bytes, from: line.lowerBound + sender.count, to: line.upperBound)
        {
            return true
        }
        if event.isOfGroup {
            return AttributedLine.opening.contains { quote in
                bytes.firstIndex(of: quote + sender, from: line.lowerBound, to: line.upperBound) != nil
            }
        }
        guard let mark = Marks.lastOwn(bytes, line) else { return false }
        return Blanks.lengthBefore(bytes, mark, from: line.lowerBound) != nil
    }

    /// The first index without a mark or blank.
    private func skipFiller(_ bytes: Span<UInt8>, from index: Int, to end: Int) -> Int {
        var index = index
        while true {
            let length = max(Marks.length(bytes, at: index, to: end), Blanks.length(bytes, at: index, to: end))
            if length == 0 { return index }
            index += length
        }
    }

    /// Whether the header is that of an iPhone: in brackets, or in old versions with a colon at its end.
    private func isOfIPhone(_ bytes: Span<UInt8>) -> Bool {
        if isBracketed { return true }
        return Marks.trim(bytes, stamp).last.map { bytes[$0] == UInt8(ascii: ":") } ?? false
    }

    private static let opening = ["“", "„", "\"", "«", "「", "『", "‘"].map { Array($0.utf8) }
}
