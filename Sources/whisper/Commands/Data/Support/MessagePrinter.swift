import Command
import Localization
import Message
import WhisperCore

/// Prints messages for a person to read: days, times, senders, wrapped text.
///
/// Three forms: columns on a terminal with room, the text below the name on a narrow one, and one linear line a message
/// where that is asked for (UX-4).
struct MessagePrinter {
    private let output: Output
    private let calendar: LocalCalendar
    private let width: Int?
    private var day: String?

    /// Below so many columns the text stands under the name.
    private static let narrow = 60
    /// The longest names are cut to so many columns.
    private static let longestName = 18
    /// `14:03` and the space behind it.
    private static let timeWidth = 7

    /// - Parameter width: The columns that lines must fit; nil for as long as they are.
    init(output: Output, calendar: LocalCalendar, width: Int?) {
        self.output = output
        self.calendar = calendar
        self.width = width
    }

    /// Prints a page of messages; pages of one conversation follow each other.
    ///
    /// - Parameter notes: What is to be said above some of them, in rows of their own at the margin, which no text reaches.
    mutating func print(
        _ messages: [StoredMessage], notes: [UniqueIdentifier: [LocalizedMessage]] = [:]
    ) throws(CommandFailure) {
        if output.style.isPlain {
            for message in messages {
                try printNotes(notes[message.unified.id])
                try printLinear(message)
            }
            return
        }
        let names = messages.map { name(of: $0) }
        let nameWidth = min(MessagePrinter.longestName, names.map { DisplayWidth.of($0) }.max() ?? 0)
        for (message, name) in zip(messages, names) {
            try printDay(of: message)
            try printNotes(notes[message.unified.id])
            if let width, width < MessagePrinter.narrow {
                try printNarrow(message, name: name, width: width)
            } else {
                try printWide(message, name: name, nameWidth: nameWidth)
            }
        }
    }

    private func printNotes(_ notes: [LocalizedMessage]?) throws(CommandFailure) {
        for note in notes ?? [] {
            let text = "── " + note.text(output.localizer)
            try output.data(Emphasis.faint.applied(to: text, if: output.style.colorsOutput))
        }
    }

    // MARK: Forms

    private func printLinear(_ message: StoredMessage) throws(CommandFailure) {
        let name = name(of: message)
        let text = lines(of: message).map { UntrustedText.line($0) }.joined(separator: "\n  ")
        let time = calendar.dateAndTime(message.shownTime)
        try output.data(name.isEmpty ? "\(time), \(text)" : "\(time), \(name): \(text)")
    }

    private mutating func printDay(of message: StoredMessage) throws(CommandFailure) {
        let today = calendar.longDate(message.shownTime)
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

    private func printWide(_ message: StoredMessage, name: String, nameWidth: Int) throws(CommandFailure) {
        let shown = DisplayWidth.truncated(name, to: nameWidth)
        let padding = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.of(shown)))
        let indent = MessagePrinter.timeWidth + nameWidth + 2
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownTime), if: output.style.colorsOutput)
        let head = "\(time)  \(emphasized(shown))\(padding)  "
        let body = wrapped(lines(of: message), room: width.map { $0 - indent })
        try print(body, head: head, indent: indent, message)
    }

    private func printNarrow(_ message: StoredMessage, name: String, width: Int) throws(CommandFailure) {
        let time = Emphasis.faint.applied(
            to: calendar.time(message.shownTime), if: output.style.colorsOutput)
        let shown = DisplayWidth.truncated(name, to: width - MessagePrinter.timeWidth)
        try output.data(name.isEmpty ? time : "\(time)  \(emphasized(shown))")
        try print(wrapped(lines(of: message), room: width - 2), head: "  ", indent: 2, message)
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

    private func name(of message: StoredMessage) -> String {
        UntrustedText.line(message.unified.sender?.displayName ?? "")
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
        guard let room else { return lines }
        return lines.flatMap { line in
            TextWrapping.wrapped(line, width: room, indent: 0).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init)
        }
    }
}

extension StoredMessage {
    /// When it was written: by the word of who signed it, where it was sealed; the server's is told beside it (RT-10).
    fileprivate var shownTime: Timestamp { signedTime ?? unified.timestamp }
}
