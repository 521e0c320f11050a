import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization

/// Translates the reasons why a database or backup cannot be read into messages for the user (WDB-2).
enum DatabaseFailureReport {
    /// The failure; its code is that of the reason.
    static func failure(_ reason: DatabaseFailure, path: String) -> CommandFailure {
        let (text, hint) = words(of: reason)
        return CommandFailure(
            FailureCode(reason.rawValue, .failure), text, ["path": .text(path)], hint: hint.map { LocalizedMessage($0) }
        )
    }

    private static func words(of reason: DatabaseFailure) -> (DatabaseText, DatabaseText?) {
        switch reason {
        case .readerMissing: (.readerMissing, .readerMissingHint)
        case .readerFailed: (.readerFailed, nil)
        case .notADatabase: (.notADatabase, .notADatabaseHint)
        case .unknownSchema: (.unknownSchema, .unknownSchemaHint)
        case .contactsAlone: (.contactsAlone, .contactsAloneHint)
        case .damaged: (.damaged, .damagedHint)
        case .changed: (.changed, .changedHint)
        case .keyRequired: (.keyRequired, .keyRequiredHint)
        case .wrongKey: (.wrongKey, .wrongKeyHint)
        case .malformedKey: (.malformedKey, .malformedKeyHint)
        case .passwordProtected: (.passwordProtected, .passwordProtectedHint)
        case .unknownBackup: (.unknownBackup, .unknownBackupHint)
        case .limit: (.limit, nil)
        case .full: (.full, nil)
        case .incomplete: (.incomplete, .incompleteHint)
        case .listMissing: (.listMissing, .incompleteHint)
        case .messagesMissing: (.messagesMissing, .incompleteHint)
        }
    }
}
