import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// Messages as a chat to read, in plain text.
///
/// A chat begins with its title on a line that begins with `══`, a day with its date after `──`. The first column of a message's
/// first line has its assurance; further lines are indented beyond it. Nothing written by others gets into that column,
/// or onto the line of a day: not by line ends, not by control characters (LOOK-4).
struct TextTranscript: TranscriptForm {
    private let localizer: Localizer
    private let calendar: LocalCalendar
    private let words: AssuranceWords
    private let description: MessageDescription
    private var conversation: UniqueIdentifier?
    private var day: String?

    /// The number of characters of an answered message that are repeated.
    private static let quoteLength = 60

    init(_ context: Context) {
        localizer = context.localizer
        calendar = LocalCalendar(context)
        words = AssuranceWords(context.localizer)
        description = MessageDescription(localizer: context.localizer)
    }

    var head: [UInt8] { [] }

    mutating func bytes(of entry: TranscriptEntry) -> [UInt8] {
        var lines: [String] = []
        if entry.conversation.id != conversation {
            if conversation != nil { lines += ["", ""] }
            conversation = entry.conversation.id
            day = nil
            lines.append("══ " + ShownName.text(entry.conversation.title) + " ══")
        }
        let today = calendar.longDate(entry.message.shownAt)
        if today != day {
            day = today
            lines += ["", "── \(today) ──"]
        }
        let column = words.column(entry.assurance, colored: false)
        let margin = String(repeating: " ", count: words.width + 9)
        let name = entry.name.map { ShownName.text($0) + ": " } ?? ""
        var body = content(of: entry)
        let first = body.isEmpty ? "" : body.removeFirst()
        lines.append(trimmed("\(column)  \(calendar.time(entry.message.shownAt))  \(name)\(first)"))
        lines += body.map { trimmed(margin + $0) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// The lines of a message, each safe to stand beside others.
    private func content(of entry: TranscriptEntry) -> [String] {
        let unified = entry.message.unified
        var lines = description.lines(of: unified)
        while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        var remarks: [String] = []
        if unified.editedAt != nil { remarks.append(localizer(MessageText.edited)) }
        remarks += unified.reactions.map { "\($0.emoji) \($0.sender.displayName)" }
        if !remarks.isEmpty { lines.append("(\(remarks.joined(separator: ", ")))") }
        let safe = lines.flatMap { Gutter.pieces(of: $0, room: nil) }.map { UntrustedText.line($0) }
        return answer(entry).map { [$0] + safe } ?? safe
    }

    /// The line that says what a message answers; nil if it answers nothing.
    private func answer(_ entry: TranscriptEntry) -> String? {
        guard entry.message.unified.replyTo != nil else { return nil }
        guard let answered = entry.answered else { return "↪ " + localizer(TranscriptText.unknownAnswered) }
        let line = description.line(of: answered.message)
        let quote =
            line.count > TextTranscript.quoteLength ? line.prefix(TextTranscript.quoteLength - 1) + "…" : line[...]
        let name = answered.name.map { ShownName.text($0) + ": " } ?? ""
        return "↪ \(name)\(UntrustedText.line(String(quote)))"
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}

/// `whisper export txt`: messages as a text to read.
struct ExportTextCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "txt", TranscriptText.text, discussion: TranscriptText.textDiscussion,
            examples: ["whisper export txt --conversation Anna -o anna.txt", "whisper export txt --since 2024 | less"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var transcript: TranscriptOptions

    func execute(on vault: Vault, in context: Context) async throws {
        try await transcript.write(vault, context) { TextTranscript($0) }
    }
}
