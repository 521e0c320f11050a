import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage

/// Prints messages readably: assurance, day, time, sender and wrapped text.
///
/// There are three layouts: columns on a wide terminal, the text below the name on a narrow one, and one line a message
/// on request (UX-4). In all of them, the first line of a message begins with its assurance, or if it is plain with the
/// empty place of it (decision 0120), and no text written by others reaches the columns up to the time (LOOK-4).
struct MessagePrinter {
    private let output: Output
    private let calendar: LocalCalendar
    private let width: Int?
    private let words: AssuranceWords
    private let messageWords: MessageWords
    /// The messages that a mark before the reference points out: those that were asked for, among their neighbours.
    var marked: Set<UniqueIdentifier> = []
    /// Whether the reference of each message stands before its time.
    var showsReferences = false
    /// Whether a message was plain.
    private(set) var hasPlain = false
    private var day: String?

    /// The number of columns below which the text is printed under the name: less than 30 would be left for it.
    private var narrow: Int { 30 + MessagePrinter.timeWidth + MessagePrinter.leastNameLength + 2 }
    /// The number of columns to which names are truncated, and to which they are truncated for the sake of the text.
    private static let (maximumNameLength, leastNameLength) = (18, 9)
    /// The most columns of a telephone number in quotation marks: fifteen digits in groups.
    private static let longestNumber = 24
    /// The columns that the text has before names get more than the least.
    private static let textWidth = 60
    /// The columns of `14:03` and the space after it.
    private static let timeWidth = 7

    /// - Parameter width: The maximum number of columns of a line; nil for no limit.
    init(output: Output, calendar: LocalCalendar, width: Int?) {
        self.output = output
        self.calendar = calendar
        self.width = width
        words = AssuranceWords(output.localizer)
        messageWords = MessageWords(output.localizer, hidesEnvelopes: width != nil)
    }

    /// Prints a page of messages; pages of one conversation follow each other.
    mutating func print(_ messages: [ShownMessage]) throws(CommandFailure) {
        if output.style.isPlain {
            for message in messages {
                try printNotes(message.notes)
                try printLinear(message)
            }
            return
        }
        hasPlain = hasPlain || messages.contains { $0.assurance == .plain }
        let names = messages.map { name(of: $0) }
        let gutter = gutter(of: messages)
        let isNarrow = width.map { $0 < narrow + gutter.columns } ?? false
        let spare = width.map { $0 - gutter.columns - MessagePrinter.timeWidth - 2 - MessagePrinter.textWidth }
        let most = min(MessagePrinter.maximumNameLength, max(MessagePrinter.leastNameLength, spare ?? .max))
        // Of numbers, what tells them apart is at their end.
        let numbers = names.filter { isNumber($0) }.map { DisplayWidth.most(of: $0) }.max() ?? 0
        let nameWidth = max(numbers, min(most, names.map { DisplayWidth.most(of: $0) }.max() ?? 0))
        for (message, name) in zip(messages, names) {
            try printDay(of: message.message)
            try printNotes(message.notes)
            if isNarrow, let width {
                try printNarrow(message, name: name, width: width)
            } else {
                try printWide(message, name: name, nameWidth: nameWidth, gutter: gutter)
            }
        }
    }

    /// What stands before the times of a page.
    private struct Margin {
        /// The columns of the widest word, with the space after it; 0 if all messages are plain.
        var words: Int
        var mark: Int
        var reference: Int
        var columns: Int { words + mark + reference }
    }

    private func gutter(of messages: [ShownMessage]) -> Margin {
        Margin(
            words: messages.contains { $0.assurance != .plain } ? words.width + 2 : 0, mark: marked.isEmpty ? 0 : 2,
            reference: showsReferences ? MessageReference.length + 2 : 0)
    }

    /// In rows of their own at the margin, which no text reaches (LOOK-4).
    private func printNotes(_ notes: [MessageNote]) throws(CommandFailure) {
        let lines = LineNotes(localizer: output.localizer, calendar: calendar)
        for note in notes { try output.data(lines.row(note, colored: output.style.colorsOutput)) }
    }

    // MARK: Forms

    private mutating func printLinear(_ vouched: ShownMessage) throws(CommandFailure) {
        let message = vouched.message
        let name = name(of: vouched)
        let text = messageWords.lines(of: vouched).map { UntrustedText.line($0) }.joined(separator: "\n  ")
        let time = calendar.dateAndTime(message.shownAt)
        let mark = marked.contains(vouched.stored.id) ? "▸ " : ""
        let word = vouched.assurance == .plain ? "" : words.word(vouched.assurance) + ", "
        let head = "\(word)\(mark)\(showsReferences ? vouched.reference + ", " : "")\(time)"
        hasPlain = hasPlain || vouched.assurance == .plain
        try output.data(name.isEmpty ? "\(head), \(text)" : "\(head), \(name): \(text)")
    }

    private mutating func printDay(of message: StoredMessage) throws(CommandFailure) {
        let today = calendar.longDate(message.shownAt)
        guard today != day else { return }
        if day != nil { try output.data("") }
        day = today
        let line = width.map { width in
            let room = max(0, width - DisplayWidth.of(today) - 2)
            let left = String(repeating: "─", count: room / 2)
            return "\(left) \(today) " + String(repeating: "─", count: room - room / 2)
        }
        try output.data(Emphasis.faint.applied(to: line ?? "── \(today) ──", if: output.style.colorsOutput))
    }

    private func printWide(
        _ vouched: ShownMessage, name: String, nameWidth: Int, gutter: Margin
    ) throws(CommandFailure) {
        let message = vouched.message
        // What other programs read is whole.
        let shown = width == nil ? name : DisplayWidth.truncated(name, to: nameWidth)
        let padding = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.most(of: shown)))
        let indent = gutter.columns + MessagePrinter.timeWidth + nameWidth + 2
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        let word = words.column(
            vouched.assurance, colored: output.style.colorsOutput, sparesPlain: true)
        let beginning = (gutter.words > 0 ? word + "  " : "") + place(of: vouched, isAligned: true)
        let head = "\(beginning)\(time)  \(emphasized(shown))\(padding)  "
        let body = wrapped(messageWords.lines(of: vouched), room: width.map { $0 - indent })
        try print(body, head: head, indent: indent, vouched)
    }

    private func printNarrow(_ vouched: ShownMessage, name: String, width: Int) throws(CommandFailure) {
        let message = vouched.message
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        // Without padding each head begins at the margin, which the text below it never does.
        let word = vouched.assurance == .plain ? "" : words.word(vouched.assurance, colored: output.style.colorsOutput)
        let gutter = gutter(of: [vouched])
        let used = DisplayWidth.of(words.word(vouched.assurance)) + 2 + gutter.mark + gutter.reference
        let shown = DisplayWidth.truncated(name, to: max(4, width - used - MessagePrinter.timeWidth))
        let head = (word.isEmpty ? "" : word + "  ") + place(of: vouched, isAligned: false) + time
        try output.data(name.isEmpty ? head : "\(head)  \(emphasized(shown))")
        try print(wrapped(messageWords.lines(of: vouched), room: width - 2), head: "  ", indent: 2, vouched)
    }

    /// What stands directly before the time: the mark that points a message out, and its reference.
    ///
    /// - Parameter isAligned: Whether other messages have the room of the mark, too.
    private func place(of shown: ShownMessage, isAligned: Bool) -> String {
        let isMarked = marked.contains(shown.stored.id)
        let mark = isMarked ? "▸ " : marked.isEmpty || !isAligned ? "" : "  "
        guard showsReferences else { return mark }
        return mark + (isMarked ? Emphasis.bold : .faint).applied(to: shown.reference, if: output.style.colorsOutput)
            + "  "
    }

    private func print(
        _ lines: [String], head: String, indent: Int, _ shown: ShownMessage
    ) throws(CommandFailure) {
        let margin = String(repeating: " ", count: indent)
        let kind = shown.message.unified.content.kind
        let isFaint = kind == .system || kind == .deleted
        for (index, line) in lines.enumerated() {
            let isQuote = index == 0 && shown.answer != nil
            let text = Emphasis.faint.applied(
                to: UntrustedText.line(line), if: (isFaint || isQuote) && output.style.colorsOutput)
            try output.data((index == 0 ? head : margin) + text)
        }
    }

    // MARK: Parts

    private func emphasized(_ name: String) -> String {
        name.isEmpty ? "" : Emphasis.bold.applied(to: name, if: output.style.colorsOutput)
    }

    private func name(of shown: ShownMessage) -> String { shown.printedName(output.localizer, isShort: true) ?? "" }

    /// Whether a name is a telephone number, in whatever quotation marks, and no longer than such a number is written.
    private func isNumber(_ name: String) -> Bool {
        guard let start = name.firstIndex(of: "+"), let end = name.lastIndex(where: \.isNumber), start < end else {
            return false
        }
        return PhoneNumber.e164(String(name[start...end])) != nil
            && DisplayWidth.most(of: name) <= MessagePrinter.longestNumber
    }

    private func wrapped(_ lines: [String], room: Int?) -> [String] {
        lines.flatMap { Gutter.pieces(of: $0, room: room) }
    }
}

/// What the empty place before a message means, said once to a person who sees messages (decision 0120).
enum PlainLegend {
    static func print(to context: Context) {
        guard context.terminal.outputIsTerminal else { return }
        let word = AssuranceWords(context.localizer).word(.plain)
        context.output.note(StandingText.plainLegend, ["word": .text(word)])
    }
}
