import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper bridge coverage`: what period the vault holds of each chat, and its gaps (ING-6). It needs neither a bridge nor
/// the network.
struct BridgeCoverageCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "coverage", BridgeText.coverage, discussion: BridgeText.coverageDiscussion,
            examples: ["whisper bridge coverage", "whisper bridge coverage --gap 7 --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .long, help: .text(BridgeText.gapDays, value: "DAYS"))
    var gap = 30

    /// The number of chats examined at a time: all times of a chat are read.
    private static let pageSize = 20

    func checkArguments() throws { _ = try NumberRange(1...36_500).check(gap, of: "--gap") }

    func execute(on vault: Vault, in context: Context) async throws {
        let report = CoverageReport(store: vault.store)
        var list = CoverageList(context)
        let progress = context.startProgress(LocalizedMessage(BridgeText.measuring), unit: .items)
        do {
            defer { context.endProgress(progress) }
            var done: Int64 = 0
            var cursor: Conversation?
            repeat {
                let page = try await report.chats(
                    after: cursor, limit: Self.pageSize, quietFor: .seconds(gap * 24 * 3_600))
                for chat in page { try list.add(chat) }
                done += Int64(page.count)
                progress.update(done: done, total: nil)
                cursor = page.count < Self.pageSize ? nil : page.last?.conversation
            } while cursor != nil
        }
        try list.finish()
    }
}

/// Prints which messages of chats are stored: JSON at once, a table at the end.
private struct CoverageList {
    private let context: Context
    private let calendar: LocalCalendar
    private var table: Table
    private var isEmpty = true

    init(_ context: Context) {
        self.context = context
        calendar = LocalCalendar(context)
        let localizer = context.localizer
        table = Table([
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(BridgeText.coverageFrom)),
            Table.Column(heading: localizer(BridgeText.coverageTo)),
            Table.Column(heading: localizer(BridgeText.coverageExported), isRightAligned: true),
            Table.Column(heading: localizer(BridgeText.coverageBridged), isRightAligned: true),
            Table.Column(heading: localizer(BridgeText.coverageGaps), mayShrink: true),
        ])
    }

    mutating func add(_ chat: ChatCoverage) throws(CommandFailure) {
        isEmpty = false
        guard !context.output.style.isJSON else { return try context.output.json(chat.json) }
        let language = context.localizer.language
        table.add([
            UntrustedText.line(chat.conversation.title), chat.first.map(calendar.date) ?? "",
            chat.last.map(calendar.date) ?? "", language.formatted(Int64(chat.exported)),
            language.formatted(Int64(chat.bridged)),
            language.list(chat.gaps.map { "\(calendar.date($0.from)) – \(calendar.date($0.to))" }),
        ])
    }

    func finish() throws(CommandFailure) {
        guard !context.output.style.isJSON else { return }
        if isEmpty { return context.output.note(MessageText.noConversations) }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}

extension ChatCoverage {
    /// Which messages of a chat are stored, for programs.
    fileprivate var json: JSONValue {
        [
            "type": "coverage", "id": .string(conversation.id.description), "title": .string(conversation.title),
            "first_message_at": .string(first?.rfc3339()), "last_message_at": .string(last?.rfc3339()),
            "exported": .integer(Int64(exported)), "bridged": .integer(Int64(bridged)),
            "gaps": .array(gaps.map { ["from": .string($0.from.rfc3339()), "to": .string($0.to.rfc3339())] }),
        ]
    }
}
