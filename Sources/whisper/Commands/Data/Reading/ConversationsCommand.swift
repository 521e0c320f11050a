import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper conversations`: the list of chats, the pinned ones and then the latest active first.
struct ConversationsCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "conversations", DataCommandText.conversations, discussion: DataCommandText.conversationsDiscussion,
            examples: ["whisper conversations", "whisper conversations --unread", "whisper conversations --json"],
            aliases: ["ls", "chats"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(name: .long, help: .text(DataOptionText.onlyUnread))
    var unread = false

    @Option(name: [.short, .long], help: .text(DataOptionText.conversationLimit, value: "N"))
    var limit: Int?

    private static let pageSize = 500

    func execute(on vault: Vault, in context: Context) async throws {
        if let limit { try NumberArgument.check(limit, option: "--limit") }
        var list = ConversationList(context)
        var assurances = try vault.assurances()
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        var remaining = limit ?? .max
        var cursor: Conversation?
        while remaining > 0 {
            let page = try await vault.store.conversations(after: cursor, limit: ConversationsCommand.pageSize)
            for conversation in page where remaining > 0 && (!unread || conversation.unreadCount > 0) {
                let line = try await assurances.lastLine(of: conversation)
                names.see(conversation, signer: line?.signer?.contact)
                try list.add(conversation, line)
                remaining -= 1
            }
            guard page.count == ConversationsCommand.pageSize else { break }
            cursor = page.last
        }
        try list.finish()
        if list.isEmpty { try await NextStep.inEmptyVault(vault.store, context) }
        try context.output.flush()
        try await names.warn(on: context.output)
        if list.hasPlain { PlainLegend.print(to: context) }
    }
}

/// Prints conversations: JSON at once, a table at the end.
private struct ConversationList {
    private let context: Context
    private let calendar: LocalCalendar
    private let words: AssuranceWords
    /// Whether there is no room for the last text.
    private let isNarrow: Bool
    private let showsCount: Bool
    private let showsReferences: Bool
    private var table: Table
    private var rows: [Row] = []
    /// The platforms of the chats of each title, as it is shown.
    private var platforms: [String: Set<Platform>] = [:]
    private(set) var isEmpty = true
    /// Whether the last message of a chat was plain.
    private(set) var hasPlain = false

    /// A row, whose title is completed when all titles are known.
    private struct Row {
        var conversation: Conversation
        var title: String
        /// Who stands before the title.
        var signer: String?
        var before: [String]
        var behind: [String]
    }

    /// The columns that a row has with all that is known, besides the word for its assurance.
    private static let wholeWidth = 84

    init(_ context: Context) {
        self.context = context
        calendar = LocalCalendar(context)
        let words = AssuranceWords(context.localizer)
        self.words = words
        let width = context.tableWidth ?? .max
        isNarrow = width < ConversationList.wholeWidth + words.width
        showsCount = width >= 60 + words.width
        let localizer = context.localizer
        var columns = [Table.Column(heading: localizer(StandingText.heading))]
        showsReferences = width >= 50 + words.width
        if showsReferences { columns.append(Table.Column(heading: localizer(MessageText.referenceHeading))) }
        columns += [
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(MessageText.unreadHeading), isRightAligned: true),
        ]
        if showsCount {
            columns.append(Table.Column(heading: localizer(MessageText.messagesHeading), isRightAligned: true))
        }
        columns.append(Table.Column(heading: localizer(MessageText.lastHeading)))
        if !isNarrow { columns.append(Table.Column(heading: localizer(MessageText.textHeading), mayShrink: true)) }
        table = Table(columns)
    }

    /// - Parameter line: Its last message as it may be shown; nil if it has none.
    mutating func add(_ conversation: Conversation, _ line: LastLine?) throws(CommandFailure) {
        isEmpty = false
        if context.output.style.isJSON { return try context.output.json(conversation.json(line)) }
        let localizer = context.localizer
        let signer = line?.signer.map { localizer.shownName($0.name) }
        // Without a column for the text the signer stands before the title, where that is another name.
        let title = localizer.shownTitle(conversation.title)
        let isBefore = isNarrow && signer != title
        platforms[title, default: []].insert(conversation.platform)
        hasPlain = hasPlain || line?.assurance == .plain
        // Plain is the empty place, which no title reaches (decision 0120).
        var row = Row(
            conversation: conversation, title: title, signer: isBefore ? signer : nil,
            before: [line.flatMap { $0.assurance == .plain ? nil : words.word($0.assurance) } ?? ""],
            behind: [conversation.unreadCount > 0 ? localizer.language.formatted(conversation.unreadCount) : ""])
        if showsReferences { row.before.append(ShortChatReference(of: conversation).text) }
        if showsCount { row.behind.append(localizer.language.formatted(conversation.messageCount)) }
        row.behind.append(
            conversation.lastMessage.map { calendar.dateAndTime(line?.writtenAt ?? $0.timestamp) } ?? "")
        if !isNarrow { row.behind.append(text(of: line, by: signer)) }
        rows.append(row)
    }

    /// A title, followed by the chat's states, and by its platform if another chat has the same title.
    private func title(of row: Row) -> String {
        let (localizer, conversation) = (context.localizer, row.conversation)
        var states: [String] = []
        if platforms[row.title, default: []].count > 1 {
            states.append(UntrustedText.line(conversation.platform.rawValue))
        }
        if conversation.isPinned { states.append(localizer(MessageText.pinned)) }
        if conversation.isArchived { states.append(localizer(MessageText.archived)) }
        if conversation.isMuted { states.append(localizer(MessageText.muted)) }
        let title = row.signer.map { "\($0): \(row.title)" } ?? row.title
        return states.isEmpty ? title : title + " (\(localizer.language.list(states)))"
    }

    mutating func finish() throws(CommandFailure) {
        guard !context.output.style.isJSON else { return }
        if isEmpty { return context.output.note(MessageText.noConversations) }
        for row in rows { table.add(row.before + [title(of: row)] + row.behind) }
        try table.print(to: context.output, fitting: context.tableWidth)
        // What is left out is said, to a person who could make room for it.
        guard isNarrow, context.terminal.outputIsTerminal else { return }
        try context.output.flush()
        context.output.note(
            MessageText.widerShowsMore, ["count": .count(ConversationList.wholeWidth + words.width)])
    }

    /// The beginning of the last message on one line, behind the name of the contact who signed it.
    private func text(of last: LastLine?, by signer: String?) -> String {
        guard let last else { return "" }
        let text = last.notice.map { MessageDescription(localizer: context.localizer).line(of: $0) } ?? last.text ?? "…"
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = signer.map { "\($0): \(words)" } ?? words
        return UntrustedText.line(context.terminal.outputIsTerminal ? line : DisplayWidth.truncated(line, to: 80))
    }
}
