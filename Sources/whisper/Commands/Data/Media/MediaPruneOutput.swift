import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// What `whisper media prune` asks and prints.
struct MediaPruneOutput {
    let rule: MediaRule
    let store: any VaultStore
    let context: Context

    /// Asks before files are removed, and says whether they can come back.
    func question(_ report: MediaPruneReport) -> LocalizedMessage {
        guard report.lost.contents > 0 else {
            return LocalizedMessage(MediaText.askPrune, amount(report.released))
        }
        var arguments = amount(report.released)
        arguments["lost"] = .text(MediaOutput.text(report.lost, context.localizer.language))
        return LocalizedMessage(MediaText.askPruneLost, arguments)
    }

    /// Prints what was removed or would be, and what stays although it meets the conditions.
    func print(_ report: MediaPruneReport, wasDone: Bool) async throws {
        if context.output.style.isJSON { return try await context.output.json(json(report, wasDone: wasDone)) }
        if report.released.contents == 0 {
            context.output.note(MediaText.nothingToPrune)
        } else if wasDone {
            context.output.note(MediaText.pruned, amount(report.released))
        } else {
            try context.output.data(MediaText.wouldPrune, amount(report.released))
            // At a terminal, notes follow it.
            try context.output.flush()
        }
        if report.isPostponed { context.output.note(MediaText.postponed) }
        // What there is room for may stay.
        if let limit = rule.keepUnder {
            guard report.remaining.bytes > limit else { return }
            let language = context.localizer.language
            context.output.note(
                MediaText.overLimit,
                [
                    "size": .text(language.formatted(bytes: report.remaining.bytes)),
                    "limit": .text(language.formatted(bytes: limit)),
                ])
        }
        if report.inUse.contents > 0 { context.output.note(MediaText.keptInUse, amount(report.inUse)) }
        try await printUnfetchable(report)
    }

    private func amount(_ amount: MediaAmount) -> [String: TextArgument] {
        [
            "count": .count(amount.contents),
            "size": .text(context.localizer.language.formatted(bytes: amount.bytes)),
        ]
    }

    // MARK: What cannot be fetched again

    private func printUnfetchable(_ report: MediaPruneReport) async throws {
        guard report.unfetchable.contents > 0 else { return }
        context.output.note(MediaText.keptUnfetchable, amount(report.unfetchable))
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        var table = Table([
            Table.Column(heading: localizer(MediaText.sizeHeading), isRightAligned: true),
            Table.Column(heading: localizer(MediaText.dateHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(MediaText.nameHeading), mayShrink: true),
        ])
        for use in report.largestUnfetchable {
            table.add([
                localizer.language.formatted(bytes: use.attachment.size ?? 0), calendar.date(use.shownAt),
                ShownName.text(try await store.conversation(use.conversation)?.title ?? ""),
                UntrustedText.line(use.attachment.name ?? ""),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    // MARK: JSON

    private func json(_ report: MediaPruneReport, wasDone: Bool) async throws -> JSONValue {
        var kept: [JSONValue] = []
        for use in report.largestUnfetchable {
            kept.append([
                "name": .string(use.attachment.name), "bytes": .integer(use.attachment.size ?? 0),
                "message": .string(use.message.description), "conversation": .string(use.conversation.description),
                "title": .string(try await store.conversation(use.conversation)?.title),
                "timestamp": .string(use.shownAt.rfc3339()),
            ])
        }
        return [
            "type": "media_prune", "dry_run": .bool(!wasDone), "contents": .integer(report.released.contents),
            "bytes": .integer(report.released.bytes), "attachments": .integer(report.uses),
            "lost": MediaOutput.json(report.lost), "unfetchable": MediaOutput.json(report.unfetchable),
            "largest_unfetchable": .array(kept), "in_use": MediaOutput.json(report.inUse),
            "remaining": MediaOutput.json(report.remaining), "postponed": .bool(report.isPostponed),
        ]
    }
}
