import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage

/// Prints messages readably: assurance, reference, day, time, sender and wrapped text.
///
/// There are three layouts: columns on a wide terminal, the text below the name on a narrow one, and one line a message
/// on request (UX-4). In all of them, the first line of a message begins with its assurance and reference, and no text
/// written by others reaches these columns (LOOK-4).
struct MessagePrinter {
    private let output: Output
    private let calendar: LocalCalendar
    private let width: Int?
    private let words: AssuranceWords
    private let messageWords: MessageWords
    /// The messages that a mark before the reference points out: those that were asked for, among their neighbours.
    var marked: Set<UniqueIdentifier> = []
    private var day: String?

    /// The number of columns below which the text is printed under the name: less than 30 would be left for it.
    private var narrow: Int { 66 + words.width }
    /// The number of columns to which names are truncated.
    private static let maximumNameLength = 18
    /// The columns of `14:03` and the space after it.
    private static let timeWidth = 7
    /// The columns of a reference and the mark before it.
    private static let referenceWidth = MessageReference.length + 2

    /// - Parameter width: The maximum number of columns of a line; nil for no limit.
    init(output: Output, calendar: LocalCalendar, width: Int?) {
        self.output = output
        self.calendar = calendar
        self.width = width
        words = AssuranceWords(output.localizer)
        messageWords = MessageWords(output.localizer)
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
        let names = messages.map { name(of: $0) }
        let nameWidth = min(MessagePrinter.maximumNameLength, names.map { DisplayWidth.most(of: $0) }.max() ?? 0)
        for (message, name) in zip(messages, names) {
            try printDay(of: message.message)
            try printNotes(message.notes)
            if let width, width < narrow {
                try printNarrow(message, name: name, width: width)
            } else {
                try printWide(message, name: name, nameWidth: nameWidth)
            }
        }
    }

    /// In rows of their own at the margin, which no text reaches (LOOK-4).
    private func printNotes(_ notes: [MessageNote]) throws(CommandFailure) {
        let lines = LineNotes(localizer: output.localizer, calendar: calendar)
        for note in notes { try output.data(lines.row(note, colored: output.style.colorsOutput)) }
    }

    // MARK: Forms

    private func printLinear(_ vouched: ShownMessage) throws(CommandFailure) {
        let message = vouched.message
        let name = name(of: vouched)
        let text = messageWords.lines(of: vouched).map { UntrustedText.line($0) }.joined(separator: "\n  ")
        let time = calendar.dateAndTime(message.shownAt)
        let mark = marked.contains(vouched.stored.id) ? "▸ " : ""
        let head = "\(words.word(vouched.assurance)), \(mark)\(vouched.reference), \(time)"
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

    private func printWide(_ vouched: ShownMessage, name: String, nameWidth: Int) throws(CommandFailure) {
        let message = vouched.message
        let shown = DisplayWidth.truncated(name, to: nameWidth)
        let padding = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.most(of: shown)))
        let indent = words.width + MessagePrinter.referenceWidth + 2 + MessagePrinter.timeWidth + nameWidth + 2
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        let head = "\(beginning(of: vouched))  \(time)  \(emphasized(shown))\(padding)  "
        let body = wrapped(messageWords.lines(of: vouched), room: width.map { $0 - indent })
        try print(body, head: head, indent: indent, vouched)
    }

    private func printNarrow(_ vouched: ShownMessage, name: String, width: Int) throws(CommandFailure) {
        let message = vouched.message
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        let used = words.width + MessagePrinter.referenceWidth + 2 + MessagePrinter.timeWidth
        let shown = DisplayWidth.truncated(name, to: max(4, width - used))
        let head = "\(beginning(of: vouched))  \(time)"
        try output.data(name.isEmpty ? head : "\(head)  \(emphasized(shown))")
        try print(wrapped(messageWords.lines(of: vouched), room: width - 2), head: "  ", indent: 2, vouched)
    }

    /// The columns before the time: assurance, mark, reference.
    private func beginning(of shown: ShownMessage) -> String {
        let isMarked = marked.contains(shown.stored.id)
        let reference = (isMarked ? Emphasis.bold : .faint).applied(
            to: shown.reference, if: output.style.colorsOutput)
        return words.column(shown.assurance, colored: output.style.colorsOutput) + mark(shown) + reference
    }

    /// The space before the reference, in which a message is pointed out.
    private func mark(_ shown: ShownMessage) -> String { marked.contains(shown.stored.id) ? " ▸" : "  " }

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

    private func name(of shown: ShownMessage) -> String { shown.printedName(output.localizer) ?? "" }

    private func wrapped(_ lines: [String], room: Int?) -> [String] {
        lines.flatMap { Gutter.pieces(of: $0, room: room) }
    }
}
