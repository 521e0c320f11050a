import WhisperArchive
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// Prints what a search found: how it is vouched for, unless it is plain; when, its reference, where and by whom, and the
/// excerpt with its hits marked; on request with the messages before and after it.
///
/// Hits are bold if there is colour, and between `«` and `»` if there is none: never by colour alone (UX-4).
struct SearchPrinter {
    /// What finds out what is shown beside messages.
    private(set) var reading: MessageReading
    /// Whether a message was plain.
    private(set) var hasPlain = false
    /// The first message that was printed.
    private(set) var first: UnifiedMessage?
    private let store: any VaultStore
    private let neighbours: Int
    private let total: Int64
    private let context: Context
    private let calendar: LocalCalendar
    private let words: AssuranceWords
    private let messageWords: MessageWords
    private let lines: LineNotes
    private var conversations: [UniqueIdentifier: Conversation] = [:]

    /// The columns that suffice for most names of people and chats.
    private static let leastRoom = 32

    /// - Parameters:
    ///   - neighbours: The number of messages to print on each side of a hit.
    ///   - total: The number of all hits, for programs.
    init(store: any VaultStore, reading: MessageReading, neighbours: Int, total: Int64, _ context: Context) {
        self.store = store
        self.reading = reading
        self.neighbours = neighbours
        self.total = total
        self.context = context
        calendar = LocalCalendar(context)
        words = AssuranceWords(context.localizer)
        messageWords = MessageWords(context.localizer, hidesEnvelopes: context.tableWidth != nil)
        lines = LineNotes(localizer: context.localizer, calendar: calendar)
    }

    /// Prints a page of hits, without those of blocked contacts.
    mutating func print(_ hits: [SearchHit], names: inout NameWatch) async throws {
        for hit in try await reading.visible(hits, message: \.message) {
            var shown = try await reading.shown(hit.message)
            if context.output.style.isJSON {
                try await printJSON(hit, shown)
            } else {
                if first != nil, !context.output.style.isPlain { try context.output.data("") }
                let conversation = try await conversation(hit.message.conversation)
                if let conversation {
                    shown.assurance = try await reading.assurance(of: hit.message, besideTitleOf: conversation)
                    names.see(conversation, signer: hit.message.seal?.contact)
                }
                if shown.author == nil { names.see(hit.message.unified.sender?.shownName) }
                hasPlain = hasPlain || shown.assurance == .plain
                let title = conversation?.title ?? ""
                if neighbours > 0 {
                    try await printAmongNeighbours(hit, shown, title: title, names: &names)
                } else {
                    try printReadably(hit, shown, title: title)
                }
            }
            first = first ?? hit.message.unified
        }
    }

    // MARK: Neighbours

    /// The messages around a hit, the hit among them.
    private mutating func surroundings(of hit: SearchHit, _ shown: ShownMessage) async throws -> [ShownMessage] {
        let id = hit.message.unified.id
        let before = try await store.messages(in: hit.message.conversation, .before(id), limit: neighbours)
        let after = try await store.messages(in: hit.message.conversation, .after(id), limit: neighbours)
        var all = try await reading.visible(before + [hit.message] + after, message: \.self)
        if !context.output.style.isJSON { all = try await reading.withoutReplaced(all, keeping: id) }
        var made: [ShownMessage] = []
        for message in all {
            made.append(message.unified.id == id ? shown : try await reading.shown(message))
        }
        return made
    }

    private mutating func printAmongNeighbours(
        _ hit: SearchHit, _ shown: ShownMessage, title: String, names: inout NameWatch
    ) async throws {
        let output = context.output
        let head = "══ " + context.localizer.shownTitle(title)
        try output.data(Emphasis.bold.applied(to: head, if: output.style.colorsOutput))
        var printer = MessagePrinter(output: output, calendar: calendar, width: context.tableWidth)
        printer.marked = [hit.message.unified.id]
        printer.showsReferences = true
        let all = try await surroundings(of: hit, shown)
        for entry in all where entry.author == nil { names.see(entry.stored.sender?.shownName) }
        try printer.print(all)
    }

    private mutating func printJSON(_ hit: SearchHit, _ shown: ShownMessage) async throws {
        for entry in neighbours > 0 ? try await surroundings(of: hit, shown) : [shown] {
            var members: JSONObject = [:]
            if entry.stored.id == hit.message.unified.id {
                members["snippet"] = .string(hit.snippet.rendered(opening: "«", closing: "»"))
                if hit.snippet.isInTranscript { members["in_transcript"] = true }
                members["total_hits"] = .integer(total)
            } else {
                members["context_of"] = .string(hit.message.unified.id.description)
            }
            members.appendNew(entry.additions.members)
            try context.output.json(entry.stored, adding: members)
            for note in lines.json(entry.notes, of: entry.message) { try context.output.json(note) }
        }
    }

    // MARK: Excerpts

    private func printReadably(
        _ hit: SearchHit, _ vouched: ShownMessage, title named: String
    ) throws(CommandFailure) {
        let output = context.output
        let title = context.localizer.shownTitle(named)
        let time = calendar.dateAndTime(hit.message.shownAt)
        let name = vouched.printedName(output.localizer)
        for note in vouched.notes { try output.data(lines.row(note, colored: output.style.colorsOutput)) }
        let place = name.map { $0 == title ? title : "\($0) · \(title)" } ?? title
        if output.style.isPlain {
            let word = vouched.assurance == .plain ? "" : words.word(vouched.assurance) + ", "
            let head = "\(word)\(time), \(vouched.reference), \(place)"
            return try output.data("\(head): \(excerpt(hit, vouched, room: nil).joined(separator: " "))")
        }
        let isColored = output.style.colorsOutput
        let width = context.tableWidth
        let word = vouched.assurance == .plain ? "" : words.word(vouched.assurance) + "  "
        let room = width.map { width in
            max(1, width - DisplayWidth.of(word) - MessageReference.length - DisplayWidth.of(time) - 4)
        }
        // Where names have too little room behind the rest, they have a line of their own.
        let isBelow = room.map { $0 < SearchPrinter.leastRoom && DisplayWidth.of(place) > $0 } ?? false
        let shown = (isBelow ? width : room).map { DisplayWidth.truncated(place, to: $0) } ?? place
        let column = word.isEmpty ? "" : words.word(vouched.assurance, colored: isColored) + "  "
        let reference = Emphasis.faint.applied(to: vouched.reference, if: isColored)
        let bold = Emphasis.bold.applied(to: shown, if: isColored)
        try output.data("\(column)\(time)  \(reference)" + (isBelow ? "" : "  \(bold)"))
        if isBelow { try output.data(bold) }
        for line in excerpt(hit, vouched, room: width.map { $0 - 2 }) { try output.data("  \(line)") }
    }

    /// The lines of the excerpt, or what stands for a message without text, with what the message answers and what became
    /// of it.
    private func excerpt(_ hit: SearchHit, _ shown: ShownMessage, room: Int?) -> [String] {
        let kind = hit.message.unified.content.kind
        guard !hit.snippet.text.isEmpty, hit.message.unified.content.attachments.isEmpty || !hit.snippet.hits.isEmpty,
            ![.system, .poll, .location].contains(kind) || !hit.snippet.hits.isEmpty
        else { return pieces(messageWords.lines(of: shown), room: room) }
        var above: [String] = []
        if let answer = messageWords.answer(of: shown) { above.append(answer) }
        if let state = messageWords.unsent(shown.message) { above.append("[\(state)]") }
        if hit.snippet.isInTranscript { above.append("[\(context.localizer(PageMessageText.inTranscript))]") }
        let remarks = context.localizer.language.list(messageWords.remarks(on: shown))
        return pieces(above, room: room) + marked(hit, room: room)
            + pieces(remarks.isEmpty ? [] : ["(\(remarks))"], room: room)
    }

    private func pieces(_ lines: [String], room: Int?) -> [String] {
        lines.flatMap { Gutter.pieces(of: $0, room: room) }.map { UntrustedText.line($0) }
    }

    /// The lines of the excerpt with its hits.
    private func marked(_ hit: SearchHit, room: Int?) -> [String] {
        let isColored = context.output.style.colorsOutput && !context.output.style.isPlain
        // Characters for private use stand for the marks until the text has been made safe to print.
        let text = hit.snippet.rendered(opening: "\u{F8F0}", closing: "\u{F8F1}")
        var isOpen = false
        return Gutter.pieces(of: text, room: room).map { piece in
            let safe = UntrustedText.line(piece)
            guard isColored else {
                return safe.replacing("\u{F8F0}", with: "«").replacing("\u{F8F1}", with: "»")
            }
            // A hit that continues on the next line is bold there as well.
            let begins = isOpen ? "\u{1B}[1m" : ""
            if let last = safe.unicodeScalars.last(where: { $0 == "\u{F8F0}" || $0 == "\u{F8F1}" }) {
                isOpen = last == "\u{F8F0}"
            }
            let marked = safe.replacing("\u{F8F0}", with: "\u{1B}[1m").replacing("\u{F8F1}", with: "\u{1B}[0m")
            return begins + marked + (isOpen ? "\u{1B}[0m" : "")
        }
    }

    private mutating func conversation(_ id: UniqueIdentifier) async throws -> Conversation? {
        if let known = conversations[id] { return known }
        let found = try await store.conversation(id)
        conversations[id] = found
        return found
    }
}
