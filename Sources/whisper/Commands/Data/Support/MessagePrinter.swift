import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperCore

/// A message with its assurance and the notes about it.
struct VouchedMessage {
    var message: StoredMessage
    let assurance: MessageAssurance
    /// The name of the contact who signed it, if that is certain: the author, whatever sender the carrier names.
    var author: String?
    var notes: [MessageNote] = []
}

/// Prints messages readably: assurance, day, time, sender and wrapped text.
///
/// There are three layouts: columns on a wide terminal, the text below the name on a narrow one, and one line a message
/// on request (UX-4). In all of them, the first line of a message begins with its assurance, and no text written by
/// others reaches the first column (LOOK-4).
struct MessagePrinter {
    private let output: Output
    private let calendar: LocalCalendar
    private let width: Int?
    private let words: AssuranceWords
    private var day: String?

    /// The number of columns below which the text is printed under the name.
    private static let narrow = 72
    /// The number of columns to which names are truncated.
    private static let maximumNameLength = 18
    /// The columns of `14:03` and the space after it.
    private static let timeWidth = 7

    /// - Parameter width: The maximum number of columns of a line; nil for no limit.
    init(output: Output, calendar: LocalCalendar, width: Int?) {
        self.output = output
        self.calendar = calendar
        self.width = width
        words = AssuranceWords(output.localizer)
    }

    /// Prints a page of messages; pages of one conversation follow each other.
    mutating func print(_ messages: [VouchedMessage]) throws(CommandFailure) {
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
            if let width, width < MessagePrinter.narrow {
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

    private func printLinear(_ vouched: VouchedMessage) throws(CommandFailure) {
        let message = vouched.message
        let name = name(of: vouched)
        let text = lines(of: message).map { UntrustedText.line($0) }.joined(separator: "\n  ")
        let time = calendar.dateAndTime(message.shownAt)
        let head = "\(words.word(vouched.assurance)), \(time)"
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

    private func printWide(_ vouched: VouchedMessage, name: String, nameWidth: Int) throws(CommandFailure) {
        let message = vouched.message
        let shown = DisplayWidth.truncated(name, to: nameWidth)
        let padding = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.most(of: shown)))
        let indent = words.width + 2 + MessagePrinter.timeWidth + nameWidth + 2
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        let head = "\(assurance(of: vouched))  \(time)  \(emphasized(shown))\(padding)  "
        let body = wrapped(lines(of: message), room: width.map { $0 - indent })
        try print(body, head: head, indent: indent, message)
    }

    private func printNarrow(_ vouched: VouchedMessage, name: String, width: Int) throws(CommandFailure) {
        let message = vouched.message
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownAt), if: output.style.colorsOutput)
        let shown = DisplayWidth.truncated(name, to: width - words.width - 2 - MessagePrinter.timeWidth)
        let head = "\(assurance(of: vouched))  \(time)"
        try output.data(name.isEmpty ? head : "\(head)  \(emphasized(shown))")
        try print(wrapped(lines(of: message), room: width - 2), head: "  ", indent: 2, message)
    }

    private func assurance(of vouched: VouchedMessage) -> String {
        words.column(vouched.assurance, colored: output.style.colorsOutput)
    }

    private func print(
        _ lines: [String], head: String, indent: Int, _ message: StoredMessage
    ) throws(CommandFailure) {
        let margin = String(repeating: " ", count: indent)
        let isFaint = message.unified.content.kind == .system || message.unified.content.kind == .deleted
        for (index, line) in lines.enumerated() {
            let text = Emphasis.faint.applied(to: UntrustedText.line(line), if: isFaint && output.style.colorsOutput)
            try output.data((index == 0 ? head : margin) + text)
        }
    }

    // MARK: Parts

    private func emphasized(_ name: String) -> String {
        name.isEmpty ? "" : Emphasis.bold.applied(to: name, if: output.style.colorsOutput)
    }

    private func name(of vouched: VouchedMessage) -> String {
        (vouched.author ?? vouched.message.unified.sender?.displayName).map { ShownName.text($0) } ?? ""
    }

    /// The lines of a message, not yet made safe to print: attachments, text, and what became of it.
    private func lines(of message: StoredMessage) -> [String] {
        let unified = message.unified
        var lines = MessageDescription(localizer: output.localizer).lines(of: unified)
        var remarks: [String] = []
        if unified.editedAt != nil { remarks.append(output.localizer(MessageText.edited)) }
        if !unified.reactions.isEmpty {
            remarks += unified.reactions.map { "\($0.emoji) \($0.sender.displayName)" }
        }
        if message.direction == .incoming, !message.isRead { remarks.append(output.localizer(MessageText.unread)) }
        guard !remarks.isEmpty else { return lines }
        let remark = "(\(remarks.joined(separator: ", ")))"
        if let last = lines.popLast() { lines.append(last.isEmpty ? remark : "\(last) \(remark)") }
        return lines
    }

    private func wrapped(_ lines: [String], room: Int?) -> [String] {
        lines.flatMap { Gutter.pieces(of: $0, room: room) }
    }
}
