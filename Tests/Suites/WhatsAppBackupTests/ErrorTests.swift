import Testing
import WhisperIngestionPort
import WhisperRowPort
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite("Errors of backups (WDB-2)", .ownThreads)
struct ErrorTests {
    /// Every reason that has one of its own among the failures of databases.
    static let reasons: [(WhatsAppBackupError, DatabaseFailure)] = [
        (.readerMissing, .readerMissing), (.readerFailed, .readerFailed), (.notADatabase, .notADatabase),
        (.damaged, .damaged), (.changed, .changed), (.keyRequired, .keyRequired), (.wrongKey, .wrongKey),
        (.malformedKey, .malformedKey), (.passwordProtected, .passwordProtected), (.unknownBackup, .unknownBackup),
        (.limit, .limit), (.full, .full), (.incomplete, .incomplete), (.listMissing, .listMissing),
        (.messagesMissing, .messagesMissing),
    ]

    @Test("Each has its own failure that users see, and none is left out")
    func failures() {
        for (error, failure) in Self.reasons { #expect(error.failureCode.flatMap(DatabaseFailure.init) == failure) }
        // Which of the messenger's schemas a database has is not a backup's matter.
        let ofContent: Set<DatabaseFailure> = [.unknownSchema, .contactsAlone]
        #expect(Set(Self.reasons.map(\.1)) == Set(DatabaseFailure.allCases).subtracting(ofContent))
        for error in [WhatsAppBackupError.notFound, .inaccessible(errno: 13), .cancelled] {
            #expect(error.failureCode == nil)
        }
    }

    @Test("The reader's errors keep their reasons")
    func readerErrors() {
        let pairs: [(RowError, WhatsAppBackupError)] = [
            (.readerMissing, .readerMissing), (.notADatabase, .notADatabase), (.damaged, .damaged),
            (.changed, .changed),
            (.wrongKey, .wrongKey), (.notAvailable, .unknownBackup), (.tooMany, .limit), (.limit, .limit),
            (.full, .full),
            (.cancelled, .cancelled), (.failed(0), .readerFailed), (.failed(2), .notFound),
            (.failed(13), .inaccessible(errno: 13)),
        ]
        for (error, expected) in pairs { #expect(WhatsAppBackupError(error) == expected) }
    }
}
