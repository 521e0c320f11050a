import WhisperCommand
import WhisperCore
import WhisperLocalization

/// What the import of several files came to.
struct ImportTotal {
    /// The title of the last chat; nil for a database, which has many.
    private(set) var title: String?
    /// The chats of exports, each once, however many of its exports there were.
    private var exported: Set<String> = []
    /// The chats of databases.
    private var chats = 0
    private var added: Int64 = 0
    /// Whether there may be envelopes in the new messages.
    private(set) var mayHoldEnvelopes = false
    private var duplicates: Int64 = 0
    /// The attachments of all; those that are damaged are not among the found ones.
    private var found: Int64 = 0
    private var missing: Int64 = 0
    private var omitted: Int64 = 0
    private var damaged: Int64 = 0
    /// The chats in which no sender is the owner, and their senders.
    private var ownerless: Set<String> = []
    private var senders: [String] = []

    /// Adds the summary of a chat.
    ///
    /// - Parameter owner: The owner's name in it; nil if no sender was taken to be the owner.
    mutating func add(_ summary: ImportSummary, owner: String?) {
        title = summary.chatTitle
        let chat = summary.conversation?.description ?? summary.chatTitle
        exported.insert(chat)
        added += summary.added
        if summary.sealed > 0 { mayHoldEnvelopes = true }
        duplicates += summary.duplicates
        found += summary.attachments.found
        missing += summary.attachments.missing
        omitted += summary.attachments.omitted
        damaged += summary.attachments.damaged
        guard owner == nil else { return }
        ownerless.insert(chat)
        for sender in summary.survey.senders where !senders.contains(sender) { senders.append(sender) }
    }

    /// Adds the summary of a database.
    mutating func add(_ summary: DatabaseImportSummary) {
        title = nil
        chats += summary.survey.chats.count
        added += summary.added
        if summary.mayHoldEnvelopes { mayHoldEnvelopes = true }
        duplicates += summary.known + summary.joined
        found += summary.attachmentsStored + summary.attachmentsHeld
        missing += summary.attachmentsMissing
        damaged += summary.attachmentsDamaged
    }

    /// The failure of a command that imported everything but attachments that could not be read, whichever of the files
    /// has them; nil if there are none.
    var unreadAttachments: CommandFailure? { UnreadAttachments(count: damaged, faults: []).failure }

    /// Prints it; scripts add the summaries up themselves.
    ///
    /// - Parameters:
    ///   - owner: The name that the user gave for the owner; nil if none was given.
    ///   - listsSenders: Whether to list the senders of chats without an owner, as brief summaries leave them out.
    func print(
        isDryRun: Bool, owner: String?, listsSenders: Bool, to context: Context
    ) throws(CommandFailure) {
        if let owner, !senders.isEmpty {
            context.output.warning(
                LocalizedMessage(
                    ImportText.nobodyIsOwnerInSome,
                    [
                        "count": .count(ownerless.count), "name": .text(owner),
                        "senders": .list(senders, most: OwnerChoice.mostNamed),
                    ]))
        }
        let style = context.output.style
        guard !style.isJSON, !style.isQuiet || isDryRun else { return }
        func line(_ key: ImportText, _ arguments: [String: TextArgument]) throws(CommandFailure) {
            let text = LocalizedMessage(key, arguments).text(context.localizer)
            try context.output.data(context.tableWidth.map { TextWrapping.wrapped(text, width: $0, indent: 0) } ?? text)
        }
        let messages: ImportText = isDryRun ? .wouldImportMessages : .importedMessages
        try line(
            .inAll,
            [
                "count": .count(exported.count + chats),
                "messages": .text(LocalizedMessage(messages, ["count": .count(added)]).text(context.localizer)),
            ])
        if duplicates > 0 { try line(.duplicates, ["count": .count(duplicates)]) }
        if found + damaged + missing + omitted > 0 {
            var figures = AttachmentFigures(found: found, missing: missing, omitted: omitted)
            figures.damaged = damaged
            let (key, arguments) = ImportSummaryOutput.attachments(figures)
            try line(key, arguments)
        }
        if listsSenders, owner == nil, !senders.isEmpty {
            try line(.noOwner, ["senders": .list(senders, most: OwnerChoice.mostNamed)])
        }
    }
}
