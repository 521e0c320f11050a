import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper messages`: a page of a chat, in its own order.
struct MessagesCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "messages", DataCommandText.messages, discussion: DataCommandText.messagesDiscussion,
            examples: [
                "whisper messages Anna", "whisper messages \"Trip to Rome\" --limit 20",
                "whisper messages Anna --all --json", "whisper messages Anna --all --save-attachments pictures",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"))
    var conversation: String

    @Option(name: [.short, .long], help: .text(DataOptionText.messageLimit, value: "N"))
    var limit: Int?

    @Option(name: .long, help: .text(DataOptionText.before, value: "ID"))
    var before: String?

    @Option(name: .long, help: .text(DataOptionText.after, value: "ID"))
    var after: String?

    @Flag(name: .long, help: .text(DataOptionText.oldest))
    var oldest = false

    @Flag(name: .long, help: .text(DataOptionText.all))
    var all = false

    @Option(name: .long, help: .text(DataOptionText.saveAttachments, value: "DIR"), completion: .directory)
    var saveAttachments: String?

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    /// As many messages as a page has without `--limit` (ST-4).
    private static let defaultLimit = 100

    func execute(on vault: Vault, in context: Context) async throws {
        let range = try range()
        if let limit { try NumberArgument.check(limit, option: "--limit") }
        let found = try await ConversationFinder(store: vault.store).find(conversation)
        var slice = MessageSlice(
            store: vault.store, conversation: found.id, range: range,
            limit: limit ?? (all ? .max : MessagesCommand.defaultLimit))
        var printer = MessagePrinter(
            output: context.output, calendar: LocalCalendar(context), width: context.tableWidth)
        var saver = try saveAttachments.map { try AttachmentSaver(vault: vault, directory: $0, context) }
        var first: StoredMessage?
        var blocked = BlockedMessages(store: vault.store, trust: try vault.trustIfKeyed())
        var assurances = try vault.assurances()
        var addresses = AddressNames(store: vault.store)
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        var notes = MessageNotes(vault.store)
        let lines = LineNotes(localizer: context.localizer, calendar: LocalCalendar(context))
        names.see(found)
        while let read = try await slice.next() {
            first = first ?? read.first
            let page = showBlocked ? read : try await blocked.visible(read, message: \.self)
            var vouched: [VouchedMessage] = []
            for message in page {
                let author = try await assurances.author(of: message)
                vouched.append(
                    VouchedMessage(
                        message: message, assurance: try await assurances.assurance(of: message), author: author,
                        notes: try await notes.notes(of: message)))
                if author == nil { names.see(message.unified.sender?.displayName) }
            }
            if context.output.style.isJSON {
                for entry in vouched {
                    var members: JSONObject = ["seal": .string(entry.assurance.rawValue)]
                    if let author = entry.author { members["signer"] = .string(author) }
                    if let writtenAt = entry.message.writtenAt { members["written_at"] = .string(writtenAt.rfc3339()) }
                    try context.output.json(entry.message.unified, adding: members)
                    for note in lines.json(entry.notes, of: entry.message) { try context.output.json(note) }
                }
            } else {
                var shown: [VouchedMessage] = []
                for var entry in vouched {
                    entry.message = try await addresses.named(entry.message)
                    shown.append(entry)
                }
                try printer.print(shown)
            }
            for message in page { try saver?.save(message) }
        }
        try context.output.flush()
        saver?.report()
        blocked.report(to: context.output)
        try await names.warn(on: context.output)
        guard let first else { return context.output.note(MessageText.noMessages) }
        if await slice.hasOlder(than: first) {
            context.output.note(
                MessageText.olderMessages,
                ["command": .text("whisper messages \(found.id) --before \(first.unified.id)")])
        }
    }

    private func range() throws(CommandFailure) -> PageRange {
        guard [before != nil, after != nil, oldest || all].count(where: { $0 }) <= 1 else {
            throw CommandFailure(.usage, DataFailureText.oneRange)
        }
        if let before { return .before(try IdentifierArgument.read(before)) }
        if let after { return .after(try IdentifierArgument.read(after)) }
        return oldest || all ? .oldest : .newest
    }
}

/// A stretch of a conversation, handed out in its order, however long it is.
private struct MessageSlice {
    private let store: any VaultStore
    private let conversation: UniqueIdentifier
    private let startsAtEnd: Bool
    private var range: PageRange?
    private var remaining: Int
    private var pages: [[StoredMessage]] = []

    private static let pageSize = 1_000

    init(store: any VaultStore, conversation: UniqueIdentifier, range: PageRange, limit: Int) {
        self.store = store
        self.conversation = conversation
        self.range = range
        remaining = limit
        startsAtEnd =
            switch range {
            case .newest, .before: true
            case .oldest, .after: false
            }
    }

    /// The next page; nil at the end.
    mutating func next() async throws -> [StoredMessage]? {
        guard startsAtEnd else { return try await read() }
        // Pages come from the end backwards, so the last one read is the first to be shown.
        while let page = try await read() { pages.append(page) }
        return pages.popLast()
    }

    private mutating func read() async throws -> [StoredMessage]? {
        guard let place = range, remaining > 0 else { return nil }
        let wanted = min(remaining, MessageSlice.pageSize)
        let page = try await store.messages(in: conversation, place, limit: wanted)
        remaining -= page.count
        let edge = startsAtEnd ? page.first : page.last
        range = page.count < wanted ? nil : edge.map { startsAtEnd ? .before($0.unified.id) : .after($0.unified.id) }
        return page.isEmpty ? nil : page
    }

    /// Whether there are messages before one, if the slice ends with the newest.
    func hasOlder(than message: StoredMessage) async -> Bool {
        guard startsAtEnd else { return false }
        let older = try? await store.messages(in: conversation, .before(message.unified.id), limit: 1)
        return older?.isEmpty == false
    }
}
