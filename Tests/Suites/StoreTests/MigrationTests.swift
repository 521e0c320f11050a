import Foundation
import WhisperArchive
import WhisperPlainSQLiteStore
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

/// Vaults under a program that knows later versions of the schema than theirs (ST-9).
///
/// There are none yet: the steps are as a later program might have them.
@Suite("Migrations", .ownThreads)
struct MigrationTests {
    private static let later = Migrations(
        steps: Migrations.all.steps + [
            [
                "ALTER TABLE messages ADD COLUMN starred INTEGER NOT NULL DEFAULT 0",
                "UPDATE messages SET starred = 1 WHERE text = 'waiting words'",
                "CREATE INDEX messages_starred ON messages (conversation_id, position) WHERE starred = 1",
            ],
            ["CREATE TABLE labels (id INTEGER PRIMARY KEY)", "INSERT INTO labels SELECT id FROM messages"],
        ])

    private static let laterVersion = Migrations.all.version + 2

    private static func copy(of vault: TemporaryVault) -> String {
        DatabaseFiles(directory: vault.directory).copyBeforeMigration(from: Migrations.all.version)
    }

    @Test(
        "A vault with rows in all tables is copied, then migrated step by step, and keeps all of them (ST-9)",
        arguments: TemporaryVault.Kind.allCases)
    func keepsEverything(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FurnishedVault.make(vault)
        let before = try FurnishedVault.rows(of: vault)
        for (table, rows) in before where !FurnishedVault.transient.contains(table) {
            #expect(!rows.isEmpty, "\(table) has rows")
        }
        let store = try vault.open(migrations: MigrationTests.later)
        #expect(try await store.verify(repair: false).findings.map(\.kind) == [])
        #expect(try await store.search(SearchRequest(.term("waiting"))).count == 1)
        await store.close()
        #expect(try vault.connection().integer("PRAGMA user_version") == MigrationTests.laterVersion)
        var after = try FurnishedVault.rows(of: vault)
        #expect(after.removeValue(forKey: "labels") == ["6451200000", "6451200001"])
        let starred = after.removeValue(forKey: "messages")
        #expect(starred?.map { String($0.suffix(2)) }.sorted() == ["|0", "|1"])
        #expect(starred?.map { String($0.dropLast(2)) }.sorted() == before["messages"])
        for (table, rows) in before where table != "messages" { #expect(after[table] == rows, "\(table)") }
        // A program that does not know the new versions rejects them.
        #expect(throws: StoreError(.newerVersion)) { try vault.open() }
        // The copy is the vault as it was.
        try vault.restore(MigrationTests.copy(of: vault))
        #expect(try vault.connection().integer("PRAGMA user_version") == Migrations.all.version)
        #expect(try FurnishedVault.rows(of: vault) == before)
        try await vault.open(.existing).close()
    }

    @Test(
        "A failed step leaves the vault after the last one that succeeded (ST-9)",
        arguments: TemporaryVault.Kind.allCases)
    func failedStep(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FurnishedVault.make(vault)
        let before = try FurnishedVault.rows(of: vault)
        let half = ["CREATE TABLE half (id INTEGER PRIMARY KEY)", "NONSENSE"]
        #expect(throws: StoreError.self) {
            try vault.open(migrations: Migrations(steps: Migrations.all.steps + [half]))
        }
        #expect(try FurnishedVault.rows(of: vault) == before)
        try await vault.open(.existing).close()
        var steps = MigrationTests.later.steps
        steps[steps.endIndex - 1] = half
        #expect(throws: StoreError.self) { try vault.open(migrations: Migrations(steps: steps)) }
        #expect(try vault.connection().integer("PRAGMA user_version") == MigrationTests.laterVersion - 1)
        #expect(try vault.connection().integer("SELECT count(*) FROM sqlite_master WHERE name = 'half'") == 0)
        try await vault.open(migrations: MigrationTests.later).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == MigrationTests.laterVersion)
    }

    @Test(
        "A new vault has the newest version and the schema of a migrated one, without a copy (ST-9)",
        arguments: TemporaryVault.Kind.allCases)
    func newVault(kind: TemporaryVault.Kind) async throws {
        let migrated = TemporaryVault(kind)
        try await FurnishedVault.make(migrated)
        try await migrated.open(migrations: MigrationTests.later).close()
        let new = TemporaryVault(kind)
        try await new.open(.new, migrations: MigrationTests.later).close()
        #expect(!FileManager.default.fileExists(atPath: MigrationTests.copy(of: new)))
        let schema = "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)"
        #expect(try new.connection().text(schema) == migrated.connection().text(schema))
    }

    @Test("Rows from before a column was added are recovered, page by page as well (ST-9, ST-10)")
    func recovered() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save((0..<200).map { .sample("number \($0)", in: chat, at: Int64($0) * 50_000) })
        await store.close()
        var steps = MigrationTests.later.steps
        steps[0].remove(at: 1)
        let migrations = Migrations(steps: steps)
        try await vault.open(migrations: migrations).close()
        let root = try vault.connection().integer("SELECT rootpage FROM sqlite_master WHERE name = 'messages'")
        let sound = try Data(contentsOf: URL(filePath: vault.database))
        let damaged = try RecoveryTests().copy(of: vault, sound, damaging: [Int(try #require(root))], seed: 1)
        let new = TemporaryVault(.plain)
        let report = try VaultRecovery.recover(
            DatabaseFiles(directory: damaged.directory), PlainConnector(), to: DatabaseFiles(directory: new.directory),
            VaultHeader(storage: .plain), migrations: migrations)
        #expect(report.messages == 200)
        let recovered = try new.open(migrations: migrations)
        #expect(try await recovered.verify(repair: false).findings.isEmpty)
        #expect(try await recovered.statistics().messages == 200)
        await recovered.close()
    }
}
