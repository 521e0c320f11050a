import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// What `export txt` and `export csv` have in common: which messages, and where to.
struct TranscriptOptions: ParsableArguments {
    @Option(name: .chat, help: .text(TranscriptText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: [String] = []

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Option(name: .long, help: .text(TranscriptText.since, value: "DATE"))
    var since: String?

    @Option(name: .long, help: .text(TranscriptText.until, value: "DATE"))
    var until: String?

    @Option(name: [.short, .long], help: .text(DataOptionText.output, value: "FILE"), completion: .file())
    var output = "-"

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    /// The messages that the options choose.
    func transcript(of vault: Vault, in context: Context) async throws -> Transcript {
        let first = try since.map { try MomentArgument($0, option: "--since", in: context).start }
        let end = try until.map { try MomentArgument($0, option: "--until", in: context).end }
        if let first, let end, first >= end { throw CommandFailure(.usage, TranscriptText.emptyPeriod) }
        var conversations: [Conversation] = []
        for name in conversation {
            let found = try await ConversationFinder(vault.store, in: context).find(name)
            if !conversations.contains(where: { $0.id == found.id }) { conversations.append(found) }
        }
        if conversation.isEmpty { conversations = try await vault.store.allConversations() }
        return try Transcript(
            of: vault, conversations: conversations,
            person: try await PersonFinder(vault.store, in: context).find(option: fromPerson), since: first,
            until: end, showsBlocked: showBlocked)
    }

    /// Writes a transcript, completely or not at all, and reports what was written.
    func write(
        _ vault: Vault, _ context: Context, as form: (Context) -> any TranscriptForm
    ) async throws {
        var transcript = try await transcript(of: vault, in: context)
        let target = try output == "-" ? nil : OutputFile(path: output, mayReplace: force)
        context.output.note(target == nil ? ExportText.plaintextOutput : .plaintext)
        let bar = context.startProgress(LocalizedMessage(ExportText.progress), unit: .items)
        defer { context.endProgress(bar) }
        var form = form(context)
        transcript.leavesOutReplaced = form.isForReading
        func put(_ bytes: [UInt8]) throws(CommandFailure) {
            if let target { try target.write(bytes) } else { try context.output.append(bytes, as: form.output) }
        }
        do {
            try put(form.head)
            while let entries = try await transcript.next() {
                try Task.checkCancellation()
                for entry in entries { try put(form.bytes(of: entry)) }
                bar.update(done: transcript.read, total: transcript.total)
            }
            if target == nil { try context.output.flush() }
            try target?.commit()
        } catch {
            target?.abandon()
            throw error
        }
        context.endProgress(bar)
        try report(transcript, context)
    }

    private func report(_ transcript: Transcript, _ context: Context) throws(CommandFailure) {
        guard context.output.style.isJSON else {
            if output != "-" {
                context.output.note(
                    ExportText.writtenMessages, ["count": .count(transcript.written), "path": .text(output)])
                OnlyWriter.note(transcript.person, to: context.output)
            } else if transcript.written == 0 {
                context.output.note(MessageText.nothingFound)
            }
            return transcript.reportBlocked(to: context.output)
        }
        let summary: JSONValue = [
            "type": "summary", "path": .string(output), "messages": .integer(transcript.written),
            "conversations": .integer(transcript.chats), "from": OnlyWriter.json(transcript.person),
            "blocked": .integer(Int64(transcript.blocked)),
        ]
        // Standard output has the messages, or the summary alone.
        if output == "-" { return context.output.say(json: summary) }
        try context.output.json(summary)
    }
}

/// A form in which messages are written, one after the other.
protocol TranscriptForm {
    /// What a terminal gets of it.
    var output: OutputForm { get }

    /// Whether people read it, and not programs.
    var isForReading: Bool { get }

    /// What precedes all messages.
    var head: [UInt8] { get }

    /// A message.
    mutating func bytes(of entry: TranscriptEntry) -> [UInt8]
}

/// What an export says if it has the messages of one person alone.
enum OnlyWriter {
    /// A line of the summary.
    static func note(_ person: Person?, to output: Output) {
        guard let person else { return }
        output.note(ExportText.onlyFrom, ["name": .text(ShownName.text(person.displayName))])
    }

    /// A member of the summary in JSON; null for the messages of all.
    static func json(_ person: Person?) -> JSONValue {
        guard let person else { return .null }
        return ["id": .string(person.id.description), "display_name": .string(person.displayName)]
    }
}
