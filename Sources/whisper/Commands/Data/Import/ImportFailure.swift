import Command
import IngestionPort
import Localization

/// Translates why an export could not be read into what the user is told.
enum ImportFailure {
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
        case .encryptedArchive:
            CommandFailure(
                .input, DataFailureText.encryptedArchive, arguments,
                hint: LocalizedMessage(DataFailureText.encryptedArchiveHint))
        case .noChatInArchive: CommandFailure(.notAnExport, DataFailureText.noChatInArchive, arguments)
        case .unsafePath: CommandFailure(.input, DataFailureText.unsafeArchive, arguments)
        case .archiveTooLarge: CommandFailure(.input, DataFailureText.archiveTooLarge, arguments)
        case .ambiguousDateOrder:
            CommandFailure(
                .ambiguousDates, DataFailureText.ambiguousDates, arguments,
                hint: LocalizedMessage(DataFailureText.ambiguousDatesHint))
        case .dateOrderContradicted:
            CommandFailure(
                .input, DataFailureText.contradictedDates, arguments,
                hint: LocalizedMessage(DataFailureText.contradictedDatesHint))
        case .cancelled: CommandFailure(.interrupted, DataFailureText.importInterrupted)
        case .live(let failure):
            CommandFailure(.input, FailureText.internalError, ["reason": .text(failure.rawValue)])
        }
    }

    private static func missing(_ path: String) -> CommandFailure {
        CommandFailure(.input, DataFailureText.missingFile, ["path": .text(path)])
    }
}
