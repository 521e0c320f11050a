import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperJSONText
import WhisperLocalization

/// Prints what the import of a database found and did, every row accounted for (WDB-3).
struct DatabaseSummaryOutput {
    let summary: DatabaseImportSummary
    /// What was imported.
    let path: String
    /// Earlier backups beside it, which were not.
    let copies: [String]
    /// Files with names and numbers that could not be read.
    let unread: [String]
    let isDryRun: Bool
    /// Whether tables are named.
    let isVerbose: Bool
    let context: Context

    /// Prints the summary: readably, or with `--json` as one line.
    func print() throws(CommandFailure) {
        guard !context.output.style.isJSON else { return try context.output.json(json) }
        // The findings of a dry run are its result, and are printed even with `--quiet`.
        if !context.output.style.isQuiet || isDryRun { try printReadably() }
    }

    /// The attachments that the database's folder has and the vault lacks.
    var unreadAttachments: UnreadAttachments {
        UnreadAttachments(count: summary.attachmentsDamaged, faults: summary.attachmentFaults)
    }

    /// The rows that were not delivered for a reason that a genuine database does not give.
    var unreadable: Int64 {
        summary.accounts.reduce(0) { sum, account in
            account.leftOut.reduce(sum) { $1.key.isExpected ? $0 : $0 + $1.value }
        }
    }

    /// Whether all of them belong to what the database does not have.
    var isUnreadableOrphaned: Bool {
        summary.accounts.allSatisfy { $0.leftOut.allSatisfy { $0.key.isExpected || $0.key == .orphan } }
    }

    // MARK: JSON

    private var json: JSONValue {
        var object: JSONObject = [
            "type": "summary", "source": "database", "form": .string(summary.survey.form),
            "messages": .integer(summary.messages), "added": .integer(summary.added),
            "duplicates": .integer(summary.known + summary.joined), "unparsed": .integer(unreadable),
            "attachments": [
                "found": .integer(summary.attachmentsStored + summary.attachmentsHeld),
                "missing": .integer(summary.attachmentsMissing), "omitted": .integer(0),
                "damaged": .integer(summary.attachmentsDamaged),
            ],
        ]
        object["damaged_attachments"] = unreadAttachments.json
        object["known"] = .integer(summary.known)
        object["completed"] = .integer(summary.completed)
        object["joined"] = .integer(summary.joined)
        object["ambiguous"] = .integer(summary.ambiguous)
        object["rejected"] = .integer(summary.rejected)
        object["people"] = .integer(Int64(summary.people))
        object["first"] = .string(summary.first?.rfc3339())
        object["last"] = .string(summary.last?.rfc3339())
        object["owner"] = .string(summary.survey.owner?.displayName)
        object["events"] = .integer(summary.events)
        object["waiting"] = .integer(summary.waiting)
        object["refused"] = .integer(summary.refused)
        object["chats"] = .integer(Int64(summary.survey.chats.count))
        object["new_chats"] = .integer(summary.newChats)
        object["former_owners"] = .array(summary.formerOwners.map { .string($0.id.description) })
        object["joined_chats"] = .array(
            summary.joinedChats.map { chat in
                [
                    "conversation": .string(chat.conversation.description), "title": .string(chat.title),
                    "former_title": .string(chat.former),
                ]
            })
        object["tables"] = .array(summary.accounts.map(table))
        object["times_disagree"] = .array(summary.timeFindings.map(\.json))
        object["owner_is_another"] = .bool(summary.ownerIsAnother)
        object["path"] = .string(path)
        object["unread_files"] = .array(unread.map { .string($0) })
        object["earlier_backups"] = .array(copies.map { .string($0) })
        object["dry_run"] = .bool(isDryRun)
        return .object(object)
    }

    private func table(_ account: RowAccount) -> JSONValue {
        var object: JSONObject = [
            "table": .string(account.table), "rows": .integer(account.rows), "messages": .integer(account.messages),
            "events": .integer(account.events), "joined": .integer(account.joined),
        ]
        var leftOut = JSONObject()
        for reason in RowReason.allCases {
            if let count = account.leftOut[reason] { leftOut[reason.rawValue] = .integer(count) }
        }
        object["left_out"] = .object(leftOut)
        object["contradictions"] = .integer(account.contradictions)
        object["unknown_senders"] = .integer(account.unknownSenders)
        object["examples"] = .array(
            account.examples.map { ["row": .integer($0.row), "reason": .string($0.reason.rawValue)] })
        var types = JSONObject()
        for (type, count) in account.unknownTypes.sorted(by: { $0.key < $1.key }) {
            types[String(type)] = .integer(count)
        }
        object["unknown_types"] = .object(types)
        return .object(object)
    }

    // MARK: For a person

    private func printReadably() throws(CommandFailure) {
        try line(isDryRun ? ImportText.wouldImportMessages : .importedMessages, ["count": .count(summary.added)])
        if !summary.survey.chats.isEmpty {
            try item(
                DatabaseText.chats, ["count": .count(summary.survey.chats.count), "new": .count(summary.newChats)])
        }
        if let first = summary.first, let last = summary.last {
            let calendar = LocalCalendar(context)
            try item(
                ImportText.period,
                ["first": .text(calendar.dateAndTime(first)), "last": .text(calendar.dateAndTime(last))])
        }
        try item(DatabaseText.people, counting: Int64(summary.people))
        try printOwner()
        try printJoins()
        try item(ImportText.duplicates, counting: summary.known)
        try item(DatabaseText.completed, counting: summary.completed)
        try item(DatabaseText.joined, counting: summary.joined)
        try item(DatabaseText.ambiguous, counting: summary.ambiguous)
        // Of a database that was imported before, they are no news.
        if summary.added + summary.completed + summary.joined > 0 {
            try item(DatabaseText.events, counting: summary.events)
        }
        try item(DatabaseText.waiting, counting: summary.waiting)
        try item(DatabaseText.refused, counting: summary.refused)
        try item(DatabaseText.rejected, counting: summary.rejected)
        unreadAttachments.print(to: context)
        try printAttachments()
        let tables = summary.accounts.filter { $0.rows > 0 }
        let rows = tables.reduce(0) { $0 + $1.rows }
        if isVerbose, rows > 0 {
            let names = tables.map { UntrustedText.line($0.table) }
            try item(DatabaseText.rows, ["count": .count(rows), "tables": .list(names)])
        }
        try printLeftOut(of: tables)
        try item(DatabaseText.unknownSenders, counting: tables.reduce(0) { $0 + $1.unknownSenders })
        try printUnknownTypes()
        if !copies.isEmpty {
            let names = copies.map { UntrustedText.line(FileArgument.name($0)) }
            try item(
                DatabaseText.earlierBackups,
                [
                    "count": .count(copies.count), "names": .list(names),
                    "imported": .text(UntrustedText.line(FileArgument.name(path))),
                ])
        }
        if summary.ownerIsAnother { context.output.warning(LocalizedMessage(DatabaseText.otherOwner)) }
        for finding in summary.timeFindings {
            context.output.warning(
                LocalizedMessage(
                    finding.disagreement == .dateOrder ? DataFailureText.datesExchanged : .timesShifted,
                    finding.arguments))
        }
    }

    /// Who the database says the owner is, by name and number.
    private func printOwner() throws(CommandFailure) {
        guard let owner = summary.survey.owner else { return try item(DatabaseText.noOwner, [:]) }
        let number = owner.aliases.first { $0.kind == .phoneNumber }?.value
        let names = [owner.displayName, number ?? ""].filter { !$0.isEmpty }
        let shown = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let name: [String: TextArgument] = ["name": .text(context.localizer.language.list(shown))]
        if summary.ownerIsAnother { try item(DatabaseText.itsOwner, name) } else { try item(ImportText.youAre, name) }
    }

    private func printAttachments() throws(CommandFailure) {
        let stored = summary.attachmentsStored + summary.attachmentsHeld
        guard stored + summary.attachmentsDamaged + summary.attachmentsMissing > 0 else { return }
        var arguments: [String: TextArgument] = [
            "stored": .count(summary.attachmentsStored), "held": .count(summary.attachmentsHeld),
            "missing": .count(summary.attachmentsMissing),
        ]
        guard summary.attachmentsDamaged > 0 else { return try item(DatabaseText.attachments, arguments) }
        arguments["unread"] = .count(summary.attachmentsDamaged)
        try item(DatabaseText.attachmentsWithUnread, arguments)
    }

    /// The chats that were joined; each by its names on request.
    private func printJoins() throws(CommandFailure) {
        try item(DatabaseText.joinedChats, counting: Int64(summary.joinedChats.count))
        guard isVerbose else { return }
        for chat in summary.joinedChats {
            try item(
                DatabaseText.joinedChat,
                [
                    "former": .text(context.localizer.shownTitle(chat.former)),
                    "title": .text(context.localizer.shownTitle(chat.title)),
                ])
        }
    }

    /// How many messages are of unknown kinds; their numbers in the database on request.
    private func printUnknownTypes() throws(CommandFailure) {
        let types = summary.unknownTypes.sorted { $0.key < $1.key }
        guard isVerbose, !types.isEmpty else {
            return try item(DatabaseText.unknownTypesInAll, counting: types.reduce(0) { $0 + $1.value })
        }
        let words = types.map { "\($0.key) (\(context.localizer.language.formatted($0.value)))" }
        try item(DatabaseText.unknownTypes, ["types": .list(words)])
    }

    /// The rows that were not delivered, and why; by table on request.
    private func printLeftOut(of tables: [RowAccount]) throws(CommandFailure) {
        if isVerbose {
            for account in tables where !account.leftOut.isEmpty {
                try item(
                    DatabaseText.leftOut,
                    leftOut(account.leftOut, ["table": .text(UntrustedText.line(account.table))]))
            }
        } else {
            let all = tables.reduce(into: [:]) { $0.merge($1.leftOut, uniquingKeysWith: +) }
            if !all.isEmpty { try item(DatabaseText.leftOutInAll, leftOut(all)) }
        }
        // Those that were left out are among the reasons.
        let doubtful = tables.filter { $0.contradictions > 0 && $0.leftOut[.contradictory] == nil }
        guard isVerbose else {
            return try item(DatabaseText.contradictionsInAll, counting: doubtful.reduce(0) { $0 + $1.contradictions })
        }
        for account in doubtful {
            try item(
                DatabaseText.contradictions,
                ["table": .text(UntrustedText.line(account.table)), "count": .count(account.contradictions)])
        }
    }

    private func leftOut(
        _ counts: [RowReason: Int64], _ more: [String: TextArgument] = [:]
    ) -> [String: TextArgument] {
        let reasons = RowReason.allCases.compactMap { reason in
            counts[reason].map { "\(context.localizer(reason.text)): \(context.localizer.language.formatted($0))" }
        }
        let arguments: [String: TextArgument] = [
            "count": .count(counts.values.reduce(0, +)), "reasons": .list(reasons),
        ]
        return arguments.merging(more) { $1 }
    }

    private func line(_ key: ImportText, _ arguments: [String: TextArgument]) throws(CommandFailure) {
        let text = LocalizedMessage(key, arguments).text(context.localizer)
        try context.output.data(Emphasis.bold.applied(to: text, if: context.output.style.colorsOutput))
    }

    private func item(_ key: some TextKey, counting count: Int64) throws(CommandFailure) {
        if count > 0 { try item(key, ["count": .count(count)]) }
    }

    private func item(_ key: some TextKey, _ arguments: [String: TextArgument]) throws(CommandFailure) {
        try context.output.data(key, arguments, indent: 2)
    }
}

extension RowReason {
    /// Whether rows of genuine databases are left out for this reason.
    var isExpected: Bool {
        switch self {
        case .internalRow, .status, .superseded: true
        case .orphan, .malformed, .impossibleTime, .tooLong, .repeated, .contradictory: false
        }
    }

    /// The reason in words.
    fileprivate var text: DatabaseText {
        switch self {
        case .internalRow: .reasonInternal
        case .status: .reasonStatus
        case .orphan: .reasonOrphan
        case .malformed: .reasonMalformed
        case .impossibleTime: .reasonImpossibleTime
        case .tooLong: .reasonTooLong
        case .repeated: .reasonRepeated
        case .superseded: .reasonSuperseded
        case .contradictory: .reasonContradictory
        }
    }
}
