import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper receipts`: how far a message got with each recipient (ING-6).
struct ReceiptsCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "receipts", ReceiptText.receipts, discussion: ReceiptText.receiptsDiscussion,
            examples: ["whisper receipts w7k2m9x4", "whisper receipts w7k2m9x4 --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(ReceiptText.message, value: "REF"))
    var message: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await MessageFinder(vault.store).find(message)
        guard let chat = try await vault.store.conversation(found.conversation) else {
            throw StoreError(.conversationNotFound)
        }
        let receipts = try await vault.store.receipts(of: found.unified.id)
        let progress = MessageProgress(
            message: found, chat: chat, receipts: receipts,
            missing: try await missing(found, Set(receipts.map(\.person)), in: vault.store))
        guard !context.output.style.isJSON else { return try context.output.json(progress.json) }
        try progress.print(in: context)
        try context.output.flush()
        if found.direction == .incoming {
            context.output.note(ReceiptText.incoming)
        } else if progress.receipts.isEmpty {
            context.output.note(ReceiptText.noReceipts)
        }
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        names.see(chat)
        for receipt in progress.receipts { names.see(receipt.displayName) }
        for member in progress.missing ?? [] { names.see(member.displayName) }
        try await names.warn(on: context.output)
        var steps = NextSteps(in: context)
        steps.add(
            ["messages", "--around", .argument(MessageReference(of: found.unified).text)], NextStepText.read)
        try steps.print()
    }

    /// The members without a receipt; nil if the members are unknown, or the message is not the owner's.
    private func missing(
        _ message: StoredMessage, _ confirmed: Set<UniqueIdentifier>, in store: any VaultStore
    ) async throws(StoreError) -> [GroupMember]? {
        guard message.direction != .incoming,
            let roster = try await GroupRoster.read(message.conversation, in: store), roster.isKnown
        else { return nil }
        return roster.present.filter { !$0.isOwner && !confirmed.contains($0.person) }
    }
}

/// How far a message got.
private struct MessageProgress {
    let message: StoredMessage
    let chat: Conversation
    let receipts: [PersonReceipt]
    /// The members without a receipt; nil if it is not known who there is.
    let missing: [GroupMember]?

    // MARK: JSON

    var json: JSONValue {
        [
            "type": "receipts", "message": .string(message.unified.id.description),
            "ref": .string(MessageReference(of: message.unified).text),
            "conversation": .string(chat.id.description), "title": .string(chat.title),
            "sent_at": .string(message.unified.timestamp.rfc3339()),
            "receipts": .array(
                receipts.map { receipt in
                    [
                        "person": .string(receipt.person.description), "name": .string(receipt.displayName),
                        "status": .string(receipt.status.name), "at": .string(receipt.timestamp.rfc3339()),
                    ]
                }),
            "without_receipt": missing.map { members in
                .array(
                    members.map { member in
                        ["person": .string(member.person.description), "name": .string(member.displayName)]
                    })
            } ?? .null,
        ]
    }

    // MARK: Words

    func print(in context: Context) throws(CommandFailure) {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        var rows = [
            (localizer(ReceiptText.messageHeading), MessageReference(of: message.unified).text),
            (
                localizer(MessageText.titleHeading),
                "\(localizer.shownTitle(chat.title)), \(ShortChatReference(of: chat))"
            ),
            (localizer(ReceiptText.sentHeading), calendar.dateAndTime(message.shownAt)),
        ]
        let totals = totals(localizer)
        if !totals.isEmpty { rows.append((localizer(ReceiptText.totalHeading), totals)) }
        try FigureRows.print(rows.map { (label: $0.0, text: $0.1) }, in: context)
        guard !totals.isEmpty else { return }
        let isNarrow = context.tableWidth.map { $0 < 60 } ?? false
        var table = Table([
            Table.Column(heading: localizer(ReceiptText.statusHeading)),
            Table.Column(heading: localizer(ReceiptText.recipientHeading), mayShrink: true),
            Table.Column(heading: localizer(ReceiptText.timeHeading)),
        ])
        for receipt in receipts {
            table.add([
                localizer(receipt.status.text), localizer.personName(receipt.displayName),
                isNarrow ? calendar.date(receipt.timestamp) : calendar.dateAndTime(receipt.timestamp),
            ])
        }
        for member in missing ?? [] {
            table.add([localizer(ReceiptText.none), localizer.personName(member.displayName), ""])
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    /// How many recipients there are of each status, the furthest first.
    private func totals(_ localizer: Localizer) -> String {
        var totals: [(ReceiptText, Int)] = ReceiptStatus.allCases.sorted(by: >).map { status in
            (status.text, receipts.count { $0.status == status })
        }
        totals.append((.none, missing?.count ?? 0))
        return localizer.language.list(
            totals.filter { $0.1 > 0 }.map { "\(localizer($0.0)) \(localizer.language.formatted(Int64($0.1)))" })
    }
}
