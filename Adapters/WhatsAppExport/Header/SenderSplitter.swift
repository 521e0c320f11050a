/// Splits a line into sender and body.
struct SenderSplitter {
    /// The chat's own name as a sender, if known; it may contain a colon.
    var subject: [UInt8]?
    /// Names with a colon and a space, the longest first.
    var names: [SenderName] = []
    /// Senders whose colon is not followed by a space (iOS in Chinese).
    private var bareSenders: [[UInt8]] = []

    init(subject: [UInt8]?) {
        self.subject = subject
    }

    /// The number of bytes in which a sender is looked for.
    static let reach = 512
    private static let colon = UInt8(ascii: ":")
    private static let mark: [UInt8] = Array(": \u{200E}".utf8)

    /// The sender of a line, and the start of the body.
    /// - Parameters:
    ///   - start: The end of the header.
    ///   - end: The end of the line, or of the available part of it.
    @inline(__always)
    mutating func split(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, isBracketed: Bool
    ) -> (sender: Range<Int>, body: Int)? {
        let nameStart = Marks.skip(bytes, from: start, to: end)
        let limit = min(end, nameStart + SenderSplitter.reach)
        if let subject, !subject.isEmpty, bytes.starts(with: subject, at: nameStart, to: limit),
            nameStart + subject.count < limit, bytes[nameStart + subject.count] == SenderSplitter.colon
        {
            return place(bytes, nameStart, nameStart + subject.count, end)
        }
        var colon = bytes.firstIndex(of: SenderSplitter.colon, from: nameStart, to: limit)
        var first = colon
        while let index = colon {
            if !names.isEmpty, let after = nameEnd(bytes, around: index, from: nameStart, to: limit) {
                first = nil
                colon = bytes.firstIndex(of: SenderSplitter.colon, from: after, to: limit)
                continue
            }
            if index + 1 == end || Blanks.length(bytes, at: index + 1, to: end) > 0 { break }
            colon = bytes.firstIndex(of: SenderSplitter.colon, from: index + 1, to: limit)
        }
        if isBracketed, let first, colon != first, let bare = bareColon(bytes, nameStart, first, end, colon == nil) {
            colon = bare
        }
        guard let colon, colon > nameStart else { return nil }
        return place(bytes, nameStart, colon, end)
    }

    /// The end of the known name that contains a colon.
    @inline(never)
    private func nameEnd(_ bytes: Span<UInt8>, around colon: Int, from start: Int, to end: Int) -> Int? {
        for name in names {
            if let found = name.end(bytes, around: colon, from: start, to: end) { return found }
        }
        return nil
    }

    private func place(
        _ bytes: Span<UInt8>, _ start: Int, _ colon: Int, _ end: Int
    ) -> (sender: Range<Int>, body: Int)? {
        let name = Marks.trim(bytes, start..<colon)
        guard !name.isEmpty else { return nil }
        return (name, colon + 1 + Blanks.length(bytes, at: colon + 1, to: end))
    }

    /// The first colon, if it is known or certain to end the sender although no space follows.
    private mutating func bareColon(
        _ bytes: Span<UInt8>, _ start: Int, _ colon: Int, _ end: Int, _ isOnly: Bool
    ) -> Int? {
        let name = bytes.array(start..<colon)
        if bareSenders.contains(name) { return colon }
        let isAddress = colon + 1 < end && bytes[colon + 1] == UInt8(ascii: "/")
        let isTime =
            colon > start && colon + 1 < end && DigitSystem.ascii.value(bytes, colon - 1, end) != nil
            && DigitSystem.ascii.value(bytes, colon + 1, end) != nil
        guard isOnly, !isAddress, !isTime else { return nil }
        if bareSenders.count < 64 { bareSenders.append(name) }
        return colon
    }

    /// Learns the chat's name from the first line of a bracketed file, which iOS attributes to the chat: the name ends
    /// where the notice of encryption begins, whatever colons it contains.
    mutating func learnSubject(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
        guard subject == nil else { return }
        let nameStart = Marks.skip(bytes, from: start, to: end)
        let limit = min(end, nameStart + SenderSplitter.reach)
        guard let colon = bytes.lastIndex(of: SenderSplitter.mark, from: nameStart, to: limit), colon > nameStart,
            Phrasebook.shared.isEncryptionNotice(bytes, colon + SenderSplitter.mark.count..<end)
        else { return }
        subject = bytes.array(nameStart..<colon)
    }
}
