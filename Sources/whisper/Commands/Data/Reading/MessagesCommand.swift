import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper messages`: a page of a chat, in its own order.
struct MessagesCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "messages", DataCommandText.messages, discussion: DataCommandText.messagesDiscussion,
            examples: [
                "whisper messages Anna", "whisper messages \"Trip to Rome\" --limit 20",
                "whisper messages Anna --since 2020-05 --until 2020-06",
                "whisper messages \"Trip to Rome\" --from Anna",
                "whisper messages --around w7k2m9x4", "whisper messages Anna --refs",
                "whisper messages Anna --all --json",
                "whisper messages Anna --all --save-attachments pictures",
            ], aliases: ["show"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversationOrReference, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    /// The same as an option, as other commands have it.
    @Option(name: .chat, help: .hidden, completion: .chats)
    var chat: String?

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Option(name: [.short, .long], help: .text(DataOptionText.messageLimit, value: "N"))
    var limit: Int?

    @Option(name: .long, help: .text(DataOptionText.around, value: "REF"))
    var around: String?

    @Option(name: .long, help: .text(DataOptionText.before, value: "REF"))
    var before: String?

    @Option(name: .long, help: .text(DataOptionText.after, value: "REF"))
    var after: String?

    @Option(name: .long, help: .text(DataOptionText.showSince, value: "DATE"))
    var since: String?

    @Option(name: .long, help: .text(DataOptionText.showUntil, value: "DATE"))
    var until: String?

    @Flag(name: .long, help: .text(DataOptionText.oldest))
    var oldest = false

    @Flag(name: .long, help: .text(DataOptionText.all))
    var all = false

    @Option(name: .long, help: .text(DataOptionText.saveAttachments, value: "DIR"), completion: .directory)
    var saveAttachments: String?

    @Flag(name: .long, help: .text(DataOptionText.references))
    var refs = false

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    /// As many messages as a page has without `--limit` (ST-4).
    private static let defaultLimit = 100
    /// As many messages as are shown around one without `--limit`: 10 on each side.
    private static let surroundings = 21

    /// The newest messages are at the end.
    var startsAtEnd: Bool { around == nil && after == nil && !oldest && !all }

    /// The chat, however it was given.
    private var named: String? { conversation ?? chat }

    func checkArguments() throws {
        if let limit { try NumberArgument.check(limit, option: "--limit") }
        let places = [around != nil, before != nil, after != nil, oldest || all]
        guard places.count(where: { $0 }) <= 1 else { throw CommandFailure(.usage, DataFailureText.oneRange) }
        guard named != nil || around != nil || before != nil || after != nil else {
            throw CommandFailure(
                .usage, DataFailureText.noChatNamed, hint: LocalizedMessage(DataFailureText.noSuchConversationHint))
        }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let found: Conversation
        let place: MessageSlice.Place
        do {
            (found, place) = try await self.place(in: vault, context)
        } catch {
            try await NextStep.inEmptyVault(vault.store, context)
            throw error
        }
        let person = try await PersonFinder(vault.store, in: context).find(option: fromPerson)
        var slice = try await MessageSlice(
            of: MessageSlice.Chat(store: vault.store, conversation: found.id, person: person?.id), place: place,
            period: try period(context), limit: count)
        var reading = try MessageReading(of: vault, showsBlocked: showBlocked)
        var printer = MessagePrinter(
            output: context.output, calendar: LocalCalendar(context), width: context.tableWidth)
        if case .around(let message) = place { printer.marked = [message.unified.id] }
        printer.showsReferences = refs
        var saver = try saveAttachments.map { try AttachmentSaver(vault: vault, directory: $0, context) }
        var edges: (first: StoredMessage, last: StoredMessage)?
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        names.see(found)
        while let page = try await slice.next() {
            if let first = page.first, let last = page.last { edges = (edges?.first ?? first, last) }
            var shown: [ShownMessage] = []
            var messages = try await reading.visible(page, message: \.self)
            if !context.output.style.isJSON {
                messages = try await reading.withoutReplaced(messages, keeping: printer.marked.first) {
                    slice.contains($0)
                }
            }
            for message in messages {
                let entry = try await reading.shown(message)
                if entry.author == nil { names.see(message.unified.sender?.shownName) }
                shown.append(entry)
                try saver?.save(message)
            }
            try write(shown, &printer, context)
        }
        try context.output.flush()
        reading.reportHidden(to: context.output)
        try await names.warn(on: context.output)
        try saver?.report()
        if printer.hasPlain { PlainLegend.print(to: context) }
        guard let edges else {
            context.output.note(MessageText.noMessages)
            guard since == nil, until == nil, fromPerson == nil else {
                // They are there at other times, or from others.
                var steps = NextSteps(in: context)
                steps.add(["messages", .argument(found.title)], NextStepText.read)
                return try steps.print()
            }
            return
        }
        try await pointOn(slice, from: edges, context)
    }

    private var count: Int {
        limit ?? (all ? .max : around == nil ? MessagesCommand.defaultLimit : MessagesCommand.surroundings)
    }

    private func write(
        _ shown: [ShownMessage], _ printer: inout MessagePrinter, _ context: Context
    ) throws(CommandFailure) {
        guard context.output.style.isJSON else { return try printer.print(shown) }
        let lines = LineNotes(localizer: context.localizer, calendar: LocalCalendar(context))
        for entry in shown {
            try context.output.json(entry.stored, adding: entry.additions)
            for note in lines.json(entry.notes, of: entry.message) { try context.output.json(note) }
        }
    }

    /// Names the commands that show what comes before and after.
    private func pointOn(
        _ slice: MessageSlice, from edges: (first: StoredMessage, last: StoredMessage), _ context: Context
    ) async throws {
        guard !all, !context.output.style.isQuiet, !context.output.style.isJSON else { return }
        let from = fromPerson.map { " --from \(ShellQuotation.quoted($0) ?? "NAME")" } ?? ""
        func command(_ option: String, _ message: StoredMessage) -> [String: TextArgument] {
            ["command": .text("whisper messages \(option) \(MessageReference(of: message.unified))\(from)")]
        }
        if try await slice.hasOlder(than: edges.first) {
            context.output.note(MessageText.olderMessages, command("--before", edges.first))
        }
        if try await slice.hasNewer(than: edges.last) {
            context.output.note(MessageText.newerMessages, command("--after", edges.last))
        }
    }

    // MARK: Where

    /// The chat and the place in it. A message that is named determines the chat.
    private func place(
        in vault: Vault, _ context: Context
    ) async throws -> (Conversation, MessageSlice.Place) {
        var chat: Conversation?
        if let named { chat = try await ConversationFinder(vault.store, in: context).find(named) }
        guard let reference = around ?? before ?? after else {
            guard let chat else { throw StoreError(.conversationNotFound) }
            return (chat, .page(oldest || all ? .oldest : .newest))
        }
        let message = try await MessageFinder(vault.store).find(reference)
        if let chat, chat.id != message.conversation {
            throw CommandFailure(.usage, FindingText.otherChat, ["reference": .text(reference)])
        }
        guard let chat = try await vault.store.conversation(message.conversation) else {
            throw StoreError(.conversationNotFound)
        }
        if named == nil {
            context.output.note(
                FindingText.inChat,
                [
                    "title": .text(context.localizer.shownTitle(chat.title)),
                    "reference": .text(ShortChatReference(of: chat).text),
                ])
        }
        let id = message.unified.id
        return (chat, around != nil ? .around(message) : .page(before != nil ? .before(id) : .after(id)))
    }

    private func period(_ context: Context) throws(CommandFailure) -> MessagePeriod {
        var period = MessagePeriod()
        if let since { period.since = try MomentArgument(since, option: "--since", in: context).start }
        if let until { period.until = try MomentArgument(until, option: "--until", in: context).end }
        if let first = period.since, let end = period.until, first >= end {
            throw CommandFailure(.usage, TranscriptText.emptyPeriod)
        }
        return period
    }
}
