import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper groups list`: the groups in the order of the list of chats (ING-6).
struct GroupsListCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "list", GroupText.list, discussion: GroupText.listDiscussion,
            examples: ["whisper groups", "whisper groups list rome --limit 20", "whisper groups --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(GroupText.listName, value: "NAME"), completion: .groups)
    var names: [String] = []

    @Option(name: [.short, .long], help: .text(GroupText.listLimit, value: "N"))
    var limit: Int?

    private static let pageSize = 500

    func checkArguments() throws {
        if let limit { try NumberArgument.check(limit, option: "--limit") }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let filter = NameFilter(names)
        var watch = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        var table = GroupTable(context)
        var first: Conversation?
        var listed = 0
        let bar = context.startProgress(LocalizedMessage(GroupText.reading), unit: .items)
        defer { context.endProgress(bar) }
        var cursor: Conversation?
        reading: while true {
            let page = try await vault.store.conversations(after: cursor, limit: GroupsListCommand.pageSize)
            for group in page where group.kind == .group && filter.matches([group.title]) {
                guard listed < limit ?? .max else { break reading }
                guard let roster = try await GroupRoster.read(group.id, in: vault.store) else { continue }
                watch.see(group)
                first = first ?? group
                listed += 1
                bar.update(done: Int64(listed), total: nil)
                try table.add(group, roster)
            }
            guard page.count == GroupsListCommand.pageSize else { break }
            cursor = page.last
        }
        context.endProgress(bar)
        guard let first else {
            guard names.isEmpty else {
                return context.output.note(GroupText.noMatch, ["name": .text(names.joined(separator: " "))])
            }
            return context.output.note(GroupText.noGroups)
        }
        try table.print()
        try context.output.flush()
        try await watch.warn(on: context.output)
        var steps = NextSteps(in: context)
        steps.add(["groups", "show", .argument(ShortChatReference(of: first).text)], GroupText.showMembers)
        try steps.print()
    }
}

/// Prints groups: JSON at once, a table at the end.
private struct GroupTable {
    private let context: Context
    private let calendar: LocalCalendar
    private let showsReference: Bool
    private let showsRole: Bool
    private let showsDescription: Bool
    private var table: Table

    init(_ context: Context) {
        self.context = context
        calendar = LocalCalendar(context)
        let width = context.tableWidth ?? .max
        showsReference = width >= 50
        showsRole = width >= 64
        showsDescription = width >= 80
        let localizer = context.localizer
        var columns: [Table.Column] = []
        if showsReference { columns.append(Table.Column(heading: localizer(MessageText.referenceHeading))) }
        columns += [
            Table.Column(heading: localizer(GroupText.groupHeading), mayShrink: true),
            Table.Column(heading: localizer(GroupText.membersHeading), isRightAligned: true),
        ]
        if showsRole { columns.append(Table.Column(heading: localizer(GroupText.ownRoleHeading))) }
        columns.append(Table.Column(heading: localizer(MessageText.lastHeading)))
        if showsDescription {
            columns.append(Table.Column(heading: localizer(GroupText.descriptionHeading), mayShrink: true))
        }
        table = Table(columns)
    }

    mutating func add(_ group: Conversation, _ roster: GroupRoster) throws(CommandFailure) {
        guard !context.output.style.isJSON else { return try context.output.json(.object(roster.json(group))) }
        let localizer = context.localizer
        var row: [String] = []
        if showsReference { row.append(ShortChatReference(of: group).text) }
        row += [
            ShownName.text(group.title), roster.size(localizer),
        ]
        if showsRole { row.append(roster.owner.map { localizer($0.role.text) } ?? "") }
        row.append(group.lastMessage.map { calendar.date($0.timestamp) } ?? "")
        if showsDescription { row.append(firstLine(of: group.description ?? "")) }
        table.add(row)
    }

    func print() throws(CommandFailure) {
        guard !context.output.style.isJSON else { return }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    private func firstLine(of description: String) -> String {
        let line = String(description.split(whereSeparator: \.isNewline).first ?? "")
        return UntrustedText.line(context.terminal.outputIsTerminal ? line : DisplayWidth.truncated(line, to: 80))
    }
}
