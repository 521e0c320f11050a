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
    private let calendar: LocalCalendar
    private let words: AssuranceWords
    private let messageWords: MessageWords
    private let localizer: Localizer
    private var conversation: UniqueIdentifier?
    private var day: String?

    init(_ context: Context) {
        calendar = LocalCalendar(context)
        words = AssuranceWords(context.localizer)
        messageWords = MessageWords(context.localizer, forOthers: true)
        localizer = context.localizer
    }

    let output = OutputForm.composed
    let isForReading = true

    var head: [UInt8] { [] }

    mutating func bytes(of entry: TranscriptEntry) -> [UInt8] {
        var lines: [String] = []
        if entry.conversation.id != conversation {
            if conversation != nil { lines += ["", ""] }
            conversation = entry.conversation.id
            day = nil
            lines.append("══ " + localizer.shownTitle(entry.conversation.title) + " ══")
        }
        let today = calendar.longDate(entry.shown.message.shownAt)
        if today != day {
            day = today
            lines += ["", "── \(today) ──"]
        }
        let column = words.column(entry.shown.assurance, colored: false, sparesPlain: false)
        let margin = String(repeating: " ", count: words.width + 9)
        let name = entry.shown.printedName(localizer, forOthers: true).map { $0 + ": " } ?? ""
        var body = content(of: entry)
        let first = body.isEmpty ? "" : body.removeFirst()
        lines.append(trimmed("\(column)  \(calendar.time(entry.shown.message.shownAt))  \(name)\(first)"))
        lines += body.map { trimmed(margin + $0) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// The lines of a message, each safe to stand beside others.
    private func content(of entry: TranscriptEntry) -> [String] {
        messageWords.lines(of: entry.shown).flatMap { Gutter.pieces(of: $0, room: nil) }.map { UntrustedText.line($0) }
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
