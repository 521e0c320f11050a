import WhisperArchive
import WhisperClockPort
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// A stopped clock.
struct StoppedClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_790_000_000_000) }
}

/// The vault that is written while the process is killed. Its messages are numbered from 0, in order.
struct CrashVault {
    let directory: String
    /// Which of two keys it is encrypted with, if the engine encrypts.
    let key: UInt8

    /// The steps that there are, and two as later versions of the schema might have.
    static let laterMigrations = Migrations(
        steps: Migrations.all.steps + [
            ["ALTER TABLE messages ADD COLUMN starred INTEGER NOT NULL DEFAULT 0"],
            ["CREATE TABLE labels (id INTEGER PRIMARY KEY)", "INSERT INTO labels SELECT id FROM messages"],
        ])

    static func secret(_ key: UInt8) throws -> SecretBytes {
        var secret = try SodiumSealing().allocate(count: 32)
        secret.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = key }
        }
        return secret
    }

    /// A separate connection to the database.
    func connection() throws -> Connection {
        let layout = DatabaseFiles(directory: directory)
        #if SQLCipher
            let connector = try SQLCipherStore.connector(key: try CrashVault.secret(key), sealing: try SodiumSealing())
        #else
            let connector = PlainConnector()
        #endif
        return try connector.connect(layout.database, isCreating: false, isReadOnly: false)
    }

    func open(
        _ mode: OpeningMode = .existingOrNew, migrations: Migrations = .all
    ) throws -> SQLiteVault {
        #if SQLCipher
            let sealing = try SodiumSealing()
            let connector = try SQLCipherStore.connector(key: try CrashVault.secret(key), sealing: sealing)
            let header = try SQLCipherStore.header(key: try CrashVault.secret(key), sealing: sealing)
        #else
            let connector = PlainConnector()
            let header = VaultHeader(storage: .plain)
        #endif
        return try VaultOpening(DatabaseFiles(directory: directory), connector: connector, migrations: migrations)
            .open(mode, header: header, clock: StoppedClock(), random: SystemRandomNumberGenerator())
    }

    func restore(copy: String) throws {
        #if SQLCipher
            try SQLCipherStore.restore(
                copy: copy, toDirectory: directory, key: try CrashVault.secret(key), sealing: try SodiumSealing())
        #else
            try PlainSQLiteStore.restore(copy: copy, toDirectory: directory)
        #endif
    }

    static func conversation(_ store: SQLiteVault) async throws -> UniqueIdentifier {
        try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "crash", title: "crash", kind: .group)
        ).id
    }

    /// The message of a number.
    static func message(_ number: Int64, in conversation: UniqueIdentifier) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: "x1-\(number)", platform: .whatsapp,
            timestamp: Timestamp(milliseconds: 1_577_836_800_000 + number * 20_000), precision: .second, sender: nil,
            direction: .incoming, isRead: number % 3 == 0,
            content: Content(kind: .text, text: "message number \(number) of the flood"))
    }

    /// Checks that the vault contains messages 0, 1, 2, … and nothing else, and that all their data is right.
    ///
    /// - Returns: The number of messages.
    static func check(_ store: SQLiteVault) async throws -> Int64 {
        let conversation = try await conversation(store)
        let report = try await store.verify(repair: false)
        guard report.findings.isEmpty else { throw CrashFailure("verify: \(report.findings)") }
        var next: Int64 = 0
        var page = try await store.messages(in: conversation, .oldest, limit: 10_000)
        while let last = page.last {
            for message in page {
                guard message.unified.content.text == CrashVault.message(next, in: conversation).content.text else {
                    throw CrashFailure("message \(next) is missing or not in its place")
                }
                next += 1
            }
            page = try await store.messages(in: conversation, .after(last.unified.id), limit: 10_000)
        }
        return next
    }
}

/// What must not be.
struct CrashFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
