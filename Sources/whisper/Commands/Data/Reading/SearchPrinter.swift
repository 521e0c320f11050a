import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import Synchronization
import WhisperCore

/// Prints what a search found: how it is vouched for, where and by whom, and the excerpt with its hits marked.
///
/// Hits are bold if there is colour, and between `«` and `»` if there is none: never by colour alone (UX-4).
final class SearchPrinter: Sendable {
    private let store: any VaultStore
    private let context: Context
    private let calendar: LocalCalendar
    private let words: AssuranceWords
    private let lines: LineNotes
    private let conversations = Mutex<[UniqueIdentifier: Conversation]>([:])

    init(store: any VaultStore, _ context: Context) {
        self.store = store
        self.context = context
        calendar = LocalCalendar(context)
        words = AssuranceWords(context.localizer)
        lines = LineNotes(localizer: context.localizer, calendar: calendar)
    }

    /// Prints a page of hits.
    func print(
        _ hits: [SearchHit], assurances: inout MessageAssurances, notes finder: inout MessageNotes,
        names: inout NameWatch,
        isFirstPage: Bool
    ) async throws {
        for (index, hit) in hits.enumerated() {
            let author = try await assurances.author(of: hit.message)
            let notes = try await finder.notes(of: hit.message)
            if context.output.style.isJSON {
                let assurance = try await assurances.assurance(of: hit.message)
                let snippet = hit.snippet.rendered(opening: "«", closing: "»")
                var members: JSONObject = [
                    "snippet": .string(snippet), "seal": .string(assurance.rawValue),
                ]
                if let author { members["signer"] = .string(author) }
                try context.output.json(hit.message.unified, adding: members)
                for note in lines.json(notes, of: hit.message) { try context.output.json(note) }
            } else {
                if !(isFirstPage && index == 0), !context.output.style.isPlain { try context.output.data("") }
                let conversation = try await conversation(hit.message.conversation)
                let title = conversation?.title ?? ""
                var assurance = try await assurances.assurance(of: hit.message)
                if let conversation {
                    assurance = try await assurances.assurance(of: hit.message, besideTitleOf: conversation)
                    names.see(conversation, signer: hit.message.seal?.contact)
                }
                if author == nil { names.see(hit.message.unified.sender?.displayName) }
                let vouched = VouchedMessage(message: hit.message, assurance: assurance, author: author, notes: notes)
                try printReadably(hit, vouched, title: title)
            }
        }
    }

    private func printReadably(
        _ hit: SearchHit, _ vouched: VouchedMessage, title named: String
    ) throws(CommandFailure) {
        let output = context.output
        let unified = hit.message.unified
        let title = ShownName.text(named)
        let time = calendar.dateAndTime(hit.message.shownAt)
        let name = (vouched.author ?? unified.sender?.displayName).map { ShownName.text($0) }
        for note in vouched.notes { try output.data(lines.row(note, colored: output.style.colorsOutput)) }
        let place = name.map { $0 == title ? title : "\($0) · \(title)" } ?? title
        if output.style.isPlain {
            let head = "\(words.word(vouched.assurance)), \(time), \(place)"
            return try output.data("\(head): \(excerpt(hit, room: nil).joined())")
        }
        let isColored = output.style.colorsOutput
        let width = context.tableWidth
        let room = width.map { max(1, $0 - words.width - DisplayWidth.of(time) - 4) }
        let shown = room.map { DisplayWidth.truncated(place, to: $0) } ?? place
        let column = words.column(vouched.assurance, colored: isColored)
        try output.data("\(column)  \(time)  \(Emphasis.bold.applied(to: shown, if: isColored))")
        for line in excerpt(hit, room: width.map { $0 - 2 }) { try output.data("  \(line)") }
    }

    /// The lines of the excerpt, or what stands for a message without text.
    private func excerpt(_ hit: SearchHit, room: Int?) -> [String] {
        let isColored = context.output.style.colorsOutput && !context.output.style.isPlain
        guard !hit.snippet.text.isEmpty, hit.message.unified.content.attachments.isEmpty || !hit.snippet.hits.isEmpty
        else {
            let description = MessageDescription(localizer: context.localizer).line(of: hit.message.unified)
            return Gutter.pieces(of: description, room: room).map { UntrustedText.line($0) }
        }
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

    private func conversation(_ id: UniqueIdentifier) async throws -> Conversation? {
        if let known = conversations.withLock({ $0[id] }) { return known }
        let found = try await store.conversation(id)
        conversations.withLock { $0[id] = found }
        return found
    }
}

extension BlockedMessages {
    /// Reports how many messages were left out.
    func report(to output: Output) {
        if hidden > 0 { output.note(EnvelopeWords.blockedHidden, ["count": .count(hidden)]) }
    }
}
