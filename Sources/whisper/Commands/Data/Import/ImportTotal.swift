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
    /// Those of a dry run that are in several files.
    private var repeated: Int64 = 0
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
    /// - Parameter isOwnerless: Whether the owner is not known in it.
    mutating func add(_ summary: ImportSummary, isOwnerless: Bool) {
        title = summary.chatTitle
        let chat = summary.conversation?.description ?? summary.chatTitle
        exported.insert(chat)
        added += summary.added
        if summary.sealed > 0 { mayHoldEnvelopes = true }
        duplicates += summary.duplicates - summary.repeated
        repeated += summary.repeated
        found += summary.attachments.found
        missing += summary.attachments.missing
        omitted += summary.attachments.omitted
        damaged += summary.attachments.damaged
        guard isOwnerless else { return }
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
    ///   - owners: The names that the user gave for the owner.
    ///   - listsSenders: Whether to list the senders of chats without an owner, as brief summaries leave them out.
    func print(
        isDryRun: Bool, owners: [String], listsSenders: Bool, to context: Context
    ) throws(CommandFailure) {
        if !owners.isEmpty, !senders.isEmpty {
            context.output.warning(
                LocalizedMessage(
                    ImportText.nobodyIsOwnerInSome,
                    [
                        "count": .count(ownerless.count), "name": .list(owners),
                        "senders": .list(senders, most: OwnerChoice.mostNamed),
                    ]))
        }
        let style = context.output.style
        guard !style.isJSON, !style.isQuiet || isDryRun else { return }
        let messages: ImportText = isDryRun ? .wouldImportMessages : .importedMessages
        try context.output.data(
            ImportText.inAll,
            [
                "count": .count(exported.count + chats),
                "messages": .text(LocalizedMessage(messages, ["count": .count(added)]).text(context.localizer)),
            ])
        if duplicates > 0 { try context.output.data(ImportText.duplicates, ["count": .count(duplicates)]) }
        if repeated > 0 { try context.output.data(ImportText.repeated, ["count": .count(repeated)]) }
        if found + damaged + missing + omitted > 0 {
            var figures = AttachmentFigures(found: found, missing: missing, omitted: omitted)
            figures.damaged = damaged
            let (key, arguments) = ImportSummaryOutput.attachments(figures)
            try context.output.data(key, arguments)
        }
        if listsSenders, owners.isEmpty, !senders.isEmpty {
            let isOnlyInSome = ownerless.count < exported.count + chats
            try context.output.data(
                isOnlyInSome ? ImportText.noOwnerElsewhere : .noOwner,
                ["count": .count(ownerless.count), "senders": .list(senders, most: OwnerChoice.mostNamed)])
        }
    }
}
