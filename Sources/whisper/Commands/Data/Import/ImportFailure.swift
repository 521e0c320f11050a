import WhisperCommand
import WhisperIngestionPort
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Translates errors of importing a file into messages for the user.
enum ImportFailure {
    /// The failure that an error of an import amounts to.
    static func failure(of error: any Error, path: String) -> CommandFailure {
        if let error = error as? IngestionError { return failure(of: error, path: path) }
        guard let error = error as? ImportError else { return FailureReport.failure(of: error) }
        return switch error {
        case .source(let error): failure(of: error, path: path)
        case .store(let error): FailureReport.failure(of: error)
        case .blobs(let error): FailureReport.failure(of: error)
        case .timesDisagree(let finding): timesDisagree(finding)
        // Its command reports this one itself, as it knows the words.
        case .readDifferently: CommandFailure(.readDifferently, DataFailureText.importedBefore, ["path": .text(path)])
        case .ownerIsAnother(let person):
            CommandFailure(
                .input, DataFailureText.ownerIsAnother,
                [
                    "path": .text(path), "name": .text(person.recognizableName),
                    "number": .text(PersonNames(person).number ?? person.aliases.first?.alias.value ?? ""),
                ], hint: LocalizedMessage(DataFailureText.ownerIsAnotherHint))
        case .otherChat(let objection, let chat): otherChat(objection, chat, path: path)
        case .cancelled: CommandFailure(.interrupted, DataFailureText.importInterrupted)
        }
    }

    /// The file does not show the chat that was chosen for it.
    private static func otherChat(
        _ objection: ChosenChat.Objection, _ chat: Conversation, path: String
    ) -> CommandFailure {
        let (text, hint): (DataFailureText, DataFailureText) =
            switch objection {
            case .service: (.chosenService, .chosenOtherHint)
            case .kind: (.chosenKind, .chosenOtherHint)
            case .unlike: (.chosenUnlike, .chosenUnlikeHint)
            }
        return CommandFailure(
            .input, text,
            [
                "path": .text(path), "title": .text(ShownName.text(chat.title)),
                "platform": .text(chat.platform.rawValue),
            ],
            hint: LocalizedMessage(hint))
    }

    /// The failure of one of several files, which leaves what was imported of others: a refusal is of this file alone.
    static func failure(of error: any Error, ofSeveral path: String) -> CommandFailure {
        let failure = failure(of: error, path: path)
        guard failure.isRefusal else { return failure }
        return CommandFailure(failure.code, DataFailureText.notImported, ["path": .text(path)])
    }

    /// The failure of an import that earlier ones contradict, unless they are undone.
    ///
    /// - Parameter earlier: The imports that can be undone, latest first.
    static func failure(
        of error: ImportError, disagreeingWith earlier: [RecordedImport], name: String, _ words: ImportWords
    ) -> CommandFailure {
        guard let latest = earlier.first else { return failure(of: error, path: name) }
        if case .timesDisagree(let finding) = error {
            let options = words.options(toReadLike: latest.reading)
            return timesDisagree(
                finding,
                hint: LocalizedMessage(
                    options.isEmpty ? DataFailureText.readDifferentlyHint : .readLikeEarlierHint,
                    words.arguments(latest, name: latest.run.source).merging(["options": .text(options)]) { $1 }))
        }
        return CommandFailure(
            .readDifferently, DataFailureText.readDifferently, words.arguments(latest, name: name),
            hint: LocalizedMessage(DataFailureText.readDifferentlyHint))
    }

    /// The failure of an import after earlier ones of the file were undone, whose messages are gone until it is repeated.
    ///
    /// - Parameter hint: What to do, if the reason suggests nothing.
    static func afterUndo(
        _ error: any Error, path: String, otherwise hint: LocalizedMessage?, in context: Context
    ) -> CommandFailure {
        let failure = failure(of: error, path: path)
        let reason = failure.message.text(context.localizer)
        var undone = CommandFailure(
            failure.code, DataFailureText.failedUndone, ["path": .text(path), "reason": .text(reason)],
            hint: failure.hint ?? hint)
        undone.alarm = failure.alarm
        undone.details = failure.details
        return undone
    }

    /// The failure of an import in batches: of those that were written before the disk was full, nothing is lost.
    static func failure(of error: any Error, hasWritten: Bool) -> CommandFailure {
        let failure = FailureReport.failure(of: error)
        guard hasWritten, failure.code == .diskFull else { return failure }
        return CommandFailure(.diskFull, DataFailureText.importFull)
    }

    /// The failure that an error of a source amounts to.
    static func failure(of error: IngestionError, path: String) -> CommandFailure {
        let arguments: [String: TextArgument] = ["path": .text(path)]
        return switch error {
        case .notFound: missing(path)
        case .inaccessible(let errno): FileArgument.unreadable(path, errno: errno)
        case .empty: CommandFailure(.notAnExport, DataFailureText.emptyFile, arguments)
        case .notAnExport:
            CommandFailure(
                .notAnExport, DataFailureText.notAnExport, arguments,
                hint: LocalizedMessage(DataFailureText.notAnExportHint))
        case .damagedArchive: CommandFailure(.input, DataFailureText.damagedArchive, arguments)
        case .unknownCompression(let method):
            CommandFailure(
                .input, DataFailureText.unknownCompression,
                ["path": .text(path), "method": .text(compressionNames[method] ?? "ZIP \(method)")],
                hint: LocalizedMessage(DataFailureText.unpackHint))
        case .foreignArchive:
            CommandFailure(
                .notAnExport, DataFailureText.foreignArchive, arguments,
                hint: LocalizedMessage(DataFailureText.unpackHint))
        case .encryptedArchive:
            CommandFailure(
                .input, DataFailureText.encryptedArchive, arguments,
                hint: LocalizedMessage(DataFailureText.encryptedArchiveHint))
        case .noChatInArchive: CommandFailure(.notAnExport, DataFailureText.noChatInArchive, arguments)
        case .archiveOfArchives:
            CommandFailure(
                .notAnExport, DataFailureText.archiveOfArchives, arguments,
                hint: LocalizedMessage(DataFailureText.unpackHint))
        case .severalChats:
            CommandFailure(
                .severalSources, DataFailureText.severalChats, arguments,
                hint: LocalizedMessage(DataFailureText.severalChatsHint))
        case .unsafePath: CommandFailure(.input, DataFailureText.unsafeArchive, arguments)
        case .archiveTooLarge: CommandFailure(.input, DataFailureText.archiveTooLarge, arguments)
        case .ambiguousDateOrder: ambiguousDates(path, order: "–", confidence: "–")
        case .dateOrderContradicted:
            CommandFailure(
                .input, DataFailureText.contradictedDates, arguments,
                hint: LocalizedMessage(DataFailureText.contradictedDatesHint))
        case .cancelled: CommandFailure(.interrupted, DataFailureText.importInterrupted)
        case .live(let failure):
            CommandFailure(.input, FailureText.internalError, ["reason": .text(failure.rawValue)])
        case .database(let failure): DatabaseFailureReport.failure(failure, path: path)
        }
    }

    /// Day and month cannot be distinguished.
    ///
    /// - Parameter order: The likelier order, as `--date-order` names it.
    static func ambiguousDates(_ path: String, order: String, confidence: String) -> CommandFailure {
        CommandFailure(
            .ambiguousDates, DataFailureText.ambiguousDates,
            ["path": .text(path), "order": .text(order), "confidence": .text(confidence)],
            hint: LocalizedMessage(DataFailureText.ambiguousDatesHint))
    }

    /// The vault holds the same messages at other times.
    ///
    /// - Parameter hint: What to do, if an import brought them that can be undone; nil if none is known.
    static func timesDisagree(_ finding: TimeFinding, hint: LocalizedMessage? = nil) -> CommandFailure {
        let isOffset = finding.disagreement != .dateOrder
        return CommandFailure(
            .timesDisagree, isOffset ? DataFailureText.timesShifted : .datesExchanged, finding.arguments,
            hint: hint ?? LocalizedMessage(isOffset ? DataFailureText.timesShiftedHint : .datesExchangedHint))
    }

    /// The methods of zip that are met (APPNOTE.TXT, section 4.4.5).
    private static let compressionNames: [UInt16: String] = [
        1: "Shrink", 6: "Implode", 9: "Deflate64", 96: "JPEG", 97: "WavPack", 98: "PPMd",
    ]

    private static func missing(_ path: String) -> CommandFailure {
        CommandFailure(.input, DataFailureText.missingFile, ["path": .text(path)])
    }
}

extension TimeFinding {
    /// Where the same messages are, and by how much their times differ: `+01:00` for what is now read as an hour later.
    var arguments: [String: TextArgument] {
        var arguments: [String: TextArgument] = ["title": .text(ShownName.text(title))]
        if case .offset(let seconds) = disagreement { arguments["offset"] = .text(ClockOffset.text(seconds)) }
        return arguments
    }

    /// The finding for scripts.
    var json: JSONValue {
        var object: JSONObject = ["conversation": .string(conversation.description), "title": .string(title)]
        switch disagreement {
        case .offset(let seconds): object["offset_seconds"] = .integer(seconds)
        case .dateOrder: object["date_order"] = .string("exchanged")
        }
        return .object(object)
    }
}
