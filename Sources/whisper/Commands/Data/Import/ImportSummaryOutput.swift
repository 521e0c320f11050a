import WhisperCommand
import WhisperIngestionPort
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperCore
import WhisperVault

/// Prints what an import found and did: all figures of the file, and how its dates were interpreted and why (ING-5).
struct ImportSummaryOutput {
    let summary: ImportSummary
    let isDryRun: Bool
    /// The owner's name in the file; nil if no sender is taken to be the owner.
    let owner: String?
    /// Whether to say that nobody is, and how to name them.
    let asksForOwner: Bool
    /// The time zone in which the file's times were interpreted.
    let zone: String
    /// Whether what is as usual is one line: the summary of one of several chats.
    let isBrief: Bool
    /// Words for earlier imports that read the file differently.
    let words: ImportWords
    /// What else there is to type about the file.
    let again: ImportAgain
    let context: Context

    /// Prints the summary: readably, or with `--json` as one line.
    func print() throws(CommandFailure) {
        guard !context.output.style.isJSON else { return try context.output.json(json) }
        // The findings of a dry run are its result, and are printed even with `--quiet`.
        if !context.output.style.isQuiet || isDryRun { try printReadably() }
    }

    // MARK: JSON

    private var json: JSONValue {
        let survey = summary.survey
        var object: JSONObject = [
            "type": "summary", "messages": .integer(survey.messages), "system": .integer(survey.systemLines),
            "added": .integer(summary.added), "duplicates": .integer(summary.duplicates),
            "unparsed": .integer(survey.skippedCount),
            "attachments": [
                "found": .integer(summary.attachments.found), "missing": .integer(summary.attachments.missing),
                "omitted": .integer(summary.attachments.omitted), "damaged": .integer(summary.attachments.damaged),
            ],
            "date_order": .string(survey.dateOrder.rawValue),
            "confidence": JSONNumber(hundredths).map { .number($0) } ?? .null,
            "evidence": .array(survey.evidence.map { .string($0.rawValue) }),
            "first": .string(survey.first?.rfc3339()), "last": .string(survey.last?.rfc3339()),
        ]
        object["marked_sent"] = isDryRun ? .null : .integer(summary.markedSent)
        object["kept_times"] = .integer(summary.keptTimes)
        object["sealed"] = isDryRun ? .null : .integer(summary.sealed)
        object["unparsed_lines"] = .array(survey.skipped.map { .integer($0.line) })
        object["encoding"] = .string(survey.encoding.rawValue)
        object["invalid_bytes"] = .integer(survey.invalidBytes)
        object["repeated_names"] = .array(survey.repeatedNames.map { .string($0) })
        object["damaged_attachments"] = summary.unreadAttachments.json
        object["timezone"] = .string(zone)
        object["owner"] = .string(owner)
        object["conversation"] = .string(summary.conversation?.description)
        object["title"] = .string(summary.chatTitle)
        object["former_title"] = .string(summary.formerTitle)
        object["renamed"] = .array(summary.renamed.map { ["from": .string($0.from), "to": .string($0.to)] })
        object["kept_apart"] = .array(summary.keptApart.map { ["from": .string($0.from), "to": .string($0.to)] })
        object["other_title"] = .string(summary.otherTitle)
        object["resembling_chat"] =
            summary.resembling
            .map { ["conversation": .string($0.id.description), "title": .string($0.title)] } ?? .null
        object["unlike_chosen_chat"] = .bool(summary.isUnlike)
        object["other_chat_of_title"] = .bool(summary.isNamesake)
        object["ends_inside_line"] = .bool(survey.endsInsideLine)
        object["may_be_truncated"] = .bool(summary.mayBeTruncated)
        object["in_future"] = .bool(summary.isDated(after: context.clock.now()))
        object["times_disagree"] = summary.timeFinding?.json ?? .null
        object["several_owners"] = isDryRun ? .null : .array(summary.severalOwners.map { .string($0.id.description) })
        object["read_differently"] = .array(summary.earlierReadings.map { .string($0.run.id.description) })
        object["dry_run"] = .bool(isDryRun)
        return .object(object)
    }

    /// The confidence with two digits, rounded down, so that 1.00 means certainty.
    private var hundredths: Double { (summary.survey.confidence * 100).rounded(.down) / 100 }

    // MARK: For a person

    private func printReadably() throws(CommandFailure) {
        let survey = summary.survey
        let calendar = LocalCalendar(context)
        let head: ImportText = isDryRun ? .wouldImport : .imported
        try line(head, ["count": .count(summary.added), "title": .text(summary.chatTitle)])
        if summary.sealed > 0 { try item(.sealed, ["count": .count(summary.sealed)]) }
        if !isBrief {
            try printDetails(calendar)
        } else if summary.attachments.missing > 0 {
            // Of one chat among many, this alone is worth a line.
            try printAttachments()
        }
        for rename in summary.renamed {
            try item(.renamed, ["from": .text(rename.from), "to": .text(rename.to)])
        }
        for rename in summary.keptApart {
            let (text, command) = again.joining(rename)
            try item(
                text,
                ["from": .text(rename.from), "to": .text(rename.to), "command": .text(command ?? "")])
        }
        if let other = summary.otherTitle {
            try item(.titleKept, ["other": .text(other), "title": .text(summary.chatTitle)])
        }
        if summary.isNamesake { try item(.otherGroup, ["title": .text(summary.chatTitle)]) }
        if isDryRun, summary.isUnlike {
            try item(unlike, ["title": .text(summary.chatTitle), "path": .text(again.chat.name)])
        }
        if let other = summary.resembling { try printResembling(other) }
        if let former = summary.formerTitle {
            try item(.sameChat, ["former": .text(former), "title": .text(summary.chatTitle)])
        }
        if survey.skippedCount > 0 {
            try item(.unparsed, ["count": .count(survey.skippedCount), "lines": .text(lines)])
        }
        if survey.encoding != .utf8 {
            try item(.encodingAssumed, ["encoding": .text(survey.encoding.rawValue)])
        }
        if survey.invalidBytes > 0 { try item(.invalidBytes, ["count": .count(survey.invalidBytes)]) }
        summary.unreadAttachments.print(to: context)
        if !survey.repeatedNames.isEmpty {
            context.output.warning(
                LocalizedMessage(ImportText.repeatedNames, ["names": .list(survey.repeatedNames, most: 5)]))
        }
        if let finding = summary.timeFinding {
            context.output.warning(
                LocalizedMessage(
                    finding.disagreement == .dateOrder ? DataFailureText.datesExchanged : .timesShifted,
                    finding.arguments))
        }
        if summary.markedSent > 0 { try item(.markedSent, ["count": .count(summary.markedSent)]) }
        // With --redo, it has been said what is undone.
        if isDryRun, !again.options.redo, let earlier = summary.earlierReadings.first {
            context.output.warning(
                LocalizedMessage(
                    DataFailureText.readDifferently, words.arguments(earlier, name: earlier.run.source)))
        }
        if let last = survey.last, summary.isDated(after: context.clock.now()) {
            context.output.warning(LocalizedMessage(ImportText.inFuture, ["last": .text(calendar.date(last))]))
        }
        if survey.endsInsideLine { context.output.warning(LocalizedMessage(ImportText.endsInsideLine)) }
        if summary.mayBeTruncated {
            context.output.warning(LocalizedMessage(ImportText.truncated, ["count": .count(survey.messages)]))
        }
    }

    /// What an import would do with a file that has hardly anything in common with the chosen chat.
    private var unlike: ImportText {
        if again.options.yes { return .unlikeAllowed }
        return NumberedChoice.isPossible(in: context) ? .unlike : .unlikeUnasked
    }

    /// Says that the chat was kept apart from one that may be the same, and how the file gets into that.
    private func printResembling(_ other: Conversation) throws(CommandFailure) {
        if again.options.into != nil {
            return try item(
                .inBoth,
                [
                    "other": .text(context.localizer.shownTitle(other.title)), "title": .text(summary.chatTitle),
                    "reference": .text(reference),
                ])
        }
        // In a dry run, there is no import yet.
        let command = again.command(owners: again.options.me, redoes: !isDryRun)
        try item(
            command == nil ? .resemblingPart : .resembling,
            [
                "other": .text(context.localizer.shownTitle(other.title)), "title": .text(summary.chatTitle),
                "path": .text(again.chat.path), "reference": .text(reference),
                "command": .text(command ?? ""),
            ])
    }

    /// What finds the chat, as it is typed.
    private var reference: String { again.reference.flatMap(ShellQuotation.quoted) ?? "" }

    /// What every file has.
    private func printDetails(_ calendar: LocalCalendar) throws(CommandFailure) {
        let survey = summary.survey
        let known = summary.duplicates - summary.repeated
        if known > 0 { try item(.duplicates, ["count": .count(known)]) }
        if summary.keptTimes > 0 { try item(.keptTimes, ["count": .count(summary.keptTimes)]) }
        if summary.repeated > 0 { try item(.repeated, ["count": .count(summary.repeated)]) }
        try item(.messagesFound, ["count": .count(survey.messages), "system": .count(survey.systemLines)])
        if let first = survey.first, let last = survey.last {
            try item(
                .period, ["first": .text(calendar.dateAndTime(first)), "last": .text(calendar.dateAndTime(last))])
        }
        try printAttachments()
        let confidence = context.localizer.language.formatted(percent: Int64(hundredths * 100))
        try item(
            .dateOrder,
            [
                "order": .text(context.localizer(survey.dateOrder.text)), "confidence": .text(confidence),
                "evidence": .list(survey.evidence.map(localized)), "zone": .text(zone),
            ])
        if let owner {
            try item(.ownMessages, ["name": .text(owner)])
        } else if asksForOwner {
            try item(.noOwner, ["senders": .list(survey.senders, most: OwnerChoice.mostNamed)])
        }
    }

    private func printAttachments() throws(CommandFailure) {
        let (key, arguments) = ImportSummaryOutput.attachments(summary.attachments)
        try item(key, arguments)
    }

    /// What is said about the attachments of a file, or of several: each is counted once.
    static func attachments(_ figures: AttachmentFigures) -> (key: ImportText, arguments: [String: TextArgument]) {
        var arguments: [String: TextArgument] = [
            "found": .count(figures.found), "missing": .count(figures.missing), "omitted": .count(figures.omitted),
        ]
        guard figures.damaged > 0 else { return (.attachments, arguments) }
        arguments["unread"] = .count(figures.damaged)
        return (.attachmentsWithUnread, arguments)
    }

    /// The numbers of lines that could not be read, the first twenty.
    private var lines: String {
        let numbers = summary.survey.skipped.prefix(20).map { String($0.line) }
        return context.localizer.language.list(
            numbers + (summary.survey.skippedCount > numbers.count ? ["…"] : []))
    }

    private func line(_ key: ImportText, _ arguments: [String: TextArgument]) throws(CommandFailure) {
        let text = LocalizedMessage(key, arguments).text(context.localizer)
        try context.output.data(Emphasis.bold.applied(to: text, if: context.output.style.colorsOutput))
    }

    private func item(_ key: ImportText, _ arguments: [String: TextArgument]) throws(CommandFailure) {
        try context.output.data(key, arguments, indent: 2)
    }

    private func localized(_ evidence: DateOrderEvidence) -> String {
        let key: ImportText =
            switch evidence {
            case .given: .evidenceGiven
            case .impossibleValue: .evidenceImpossibleValue
            case .mediaFileName: .evidenceMediaFileName
            case .fileTime: .evidenceFileTime
            case .fewestJumps: .evidenceFewestJumps
            case .fasterColumn: .evidenceFasterColumn
            case .stylePrior: .evidenceStyle
            }
        return context.localizer(key)
    }
}

extension ImportSummary {
    /// The attachments that the file has and the vault lacks.
    var unreadAttachments: UnreadAttachments {
        UnreadAttachments(count: attachments.damaged, faults: attachments.faults)
    }
}
