/// Finds senders whose names contain a colon and a space, such as `Cem: the cook` (decision 0104).
///
/// A line alone does not show where such a name ends: `Cem: the cook: soup is ready` may be Cem's text. The file as a whole
/// does: the survey counts how the texts of each sender begin, and notices what WhatsApp's own lines say of members.
struct NameEvidence: Sendable {
    /// A sender as lines show it up to the first colon.
    private struct Writer: Sendable {
        /// The lines, but for those that are WhatsApp's.
        var lines = 0
        /// How texts begin, up to a colon.
        var openings: [[UInt8]: Opening] = [:]
        /// The first texts without a colon.
        var texts: [[UInt8]] = []
    }

    private struct Opening: Sendable {
        var lines = 0
        /// Lines that go on with nothing but a file, which no one writes by hand.
        var files = 0
    }

    private var writers: [Writer] = []
    /// The beginnings of WhatsApp's own lines.
    private var notices: [[UInt8]] = []

    private static let separator: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: " ")]
    private static let mostOpenings = 4
    private static let mostTexts = 3
    private static let mostNotices = 256
    /// How much of a line is looked at.
    private static let reach = 200

    /// Observes a line with a sender.
    mutating func observe(
        _ line: AttributedLine, in bytes: Span<UInt8>, of number: Int, with classifier: BodyClassifier
    ) {
        let body = line.body
        // A mark before the whole line is that of a file, which its sender has sent.
        if line.isBracketed, !line.isMarked(bytes),
            Marks.ownLength(bytes, at: body.lowerBound, to: body.upperBound) > 0
        {
            return observeNotice(bytes, body)
        }
        while writers.count <= number { writers.append(Writer()) }
        writers[number].lines += 1
        let end = min(body.upperBound, body.lowerBound + NameEvidence.reach)
        let first = body.lowerBound..<(bytes.firstIndex(of: 0x0A, from: body.lowerBound, to: end) ?? end)
        guard line.name.upperBound + 2 == body.lowerBound,
            bytes.starts(with: NameEvidence.separator, at: line.name.upperBound, to: body.lowerBound),
            let colon = bytes.firstIndex(of: NameEvidence.separator, from: first.lowerBound, to: first.upperBound)
        else {
            if writers[number].texts.count < NameEvidence.mostTexts { writers[number].texts.append(bytes.array(first)) }
            return
        }
        let opening = first.lowerBound..<colon
        guard !opening.isEmpty, Marks.trim(bytes, opening) == opening else { return }
        let words = bytes.array(opening)
        guard writers[number].openings[words] != nil || writers[number].openings.count < NameEvidence.mostOpenings
        else { return }
        writers[number].openings[words, default: Opening()].lines += 1
        if classifier.isFile(bytes, line, behind: opening) { writers[number].openings[words]?.files += 1 }
    }

    /// Observes a line without a sender, or one that is WhatsApp's.
    mutating func observeNotice(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard notices.count < NameEvidence.mostNotices else { return }
        notices.append(bytes.array(range.prefix(NameEvidence.reach)))
    }

    /// The names with a colon, once all lines were observed.
    ///
    /// - Parameters:
    ///   - known: Names that the file's name or the user says: the title of the chat, the owner.
    ///   - title: The title of the chat, if the file's name contains it.
    func names(of senders: [[UInt8]], known: [[UInt8]], title: [UInt8]?) -> [SenderName] {
        // In a direct chat the name of the other person is that of the file.
        let count = writers.count { $0.lines > 0 }
        let isGroup = count > 2 || count == 2 && title.map { !senders.contains($0) } ?? false
        var found: [SenderName] = []
        for (number, writer) in writers.enumerated() where !writer.openings.isEmpty {
            let short = senders[number]
            for (opening, figures) in writer.openings {
                let name = short + NameEvidence.separator + opening
                let continued = writer.texts.count { NameEvidence.begins($0, with: opening) }
                let isEverywhere = figures.lines + continued == writer.lines
                let isNamed = known.contains(name) || isMember(name, opening, of: number, senders)
                let isLikely =
                    isGroup && isEverywhere && figures.lines + continued > 1 && !known.contains(short)
                    && !notices.contains { NameEvidence.contains($0, short, without: name) }
                guard figures.files > 0 || isNamed || isLikely else { continue }
                found.append(SenderName(bytes: name, colon: short.count, isOnly: isEverywhere))
            }
        }
        return found.sorted { $0.bytes.count > $1.bytes.count }
    }

    /// Whether a line of WhatsApp's contains the name: on an iPhone behind its mark, on Android one whose first colon is
    /// that of the name (`Ben added Cem: the cook`).
    private func isMember(_ name: [UInt8], _ opening: [UInt8], of number: Int, _ senders: [[UInt8]]) -> Bool {
        if notices.contains(where: { NameEvidence.contains($0, name, without: nil) }) { return true }
        let end = [UInt8(ascii: " ")] + senders[number]
        return writers.indices.contains { other in
            other != number && writers[other].lines <= 2 && senders[other].suffix(end.count).elementsEqual(end)
                && writers[other].texts.contains { NameEvidence.begins($0, with: opening) }
        }
    }

    /// Whether words begin a text, and no word goes on.
    private static func begins(_ text: [UInt8], with words: [UInt8]) -> Bool {
        text.starts(with: words) && (text.count == words.count || !isWord(text[words.count]))
    }

    /// Whether a line contains a name as whole words, and not only as the beginning of a longer one.
    private static func contains(_ line: [UInt8], _ name: [UInt8], without longer: [UInt8]?) -> Bool {
        let bytes = line.span
        var start = 0
        while let index = bytes.firstIndex(of: name, from: start, to: bytes.count) {
            let end = index + name.count
            start = index + 1
            if let longer, bytes.starts(with: longer, at: index, to: bytes.count) { continue }
            if index > 0, isWord(bytes[index - 1]) { continue }
            if end == bytes.count || !isWord(bytes[end]) && bytes[end] != UInt8(ascii: ":") { return true }
        }
        return false
    }

    /// Whether a byte may be a letter's or a digit's. Those of marks are taken for letters, which only loses evidence.
    fileprivate static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: byte >= 0x80 && byte != 0xE2
        }
    }
}

/// A sender's name that contains a colon and a space.
struct SenderName: Sendable {
    let bytes: [UInt8]
    /// Where its first colon is.
    let colon: Int
    /// Whether no person has the name that precedes that colon.
    let isOnly: Bool

    /// The end of the name, if the colon at an index is its own.
    /// - Parameter start: The beginning of the line, without the header.
    func end(_ line: Span<UInt8>, around index: Int, from start: Int, to end: Int) -> Int? {
        let begin = index - colon
        guard begin >= start, line.starts(with: bytes, at: begin, to: end) else { return nil }
        if begin > start, NameEvidence.isWord(line[begin - 1]) { return nil }
        let after = begin + bytes.count
        if after < end, NameEvidence.isWord(line[after]) { return nil }
        // “the cook left” may be a text of Cem's, too.
        if begin == start, !isOnly, after == end || line[after] != UInt8(ascii: ":") { return nil }
        return after
    }
}
