import Foundation
import WhisperArchive
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

#if SQLCipher
    import WhisperSQLCipherStore
#endif

@Suite("The database schema", .ownThreads)
struct SchemaTests {
    /// Changes to a vault's schema, and how each is reported.
    enum Change: String, CaseIterable {
        case trigger =
            """
            CREATE TRIGGER planted AFTER INSERT ON messages BEGIN UPDATE contacts SET trust = 1; END
            """
        case view = "CREATE VIEW planted AS SELECT 1"
        case table = "CREATE TABLE planted (id INTEGER PRIMARY KEY)"
        case index = "CREATE INDEX planted ON messages (platform)"
        case missingIndex = "DROP INDEX contacts_by_name"
        case column = "ALTER TABLE messages ADD COLUMN planted TEXT"
        case expression =
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_master SET sql = replace(sql, 'm.text', 's.display_name') WHERE name = 'message_words'
            """

        var finding: String {
            switch self {
            case .trigger: "trigger planted is not one of this program's"
            case .view: "view planted is not one of this program's"
            case .table: "table planted is not one of this program's"
            case .index: "index planted is not one of this program's"
            case .missingIndex: "index contacts_by_name is missing"
            case .column: "table messages was altered"
            case .expression: "view message_words was altered"
            }
        }
    }

    @Test(
        "A vault with a planted trigger or view, or an altered table, is rejected, and the problem is named (ST-10)",
        arguments: TemporaryVault.Kind.allCases, Change.allCases)
    func refused(kind: TemporaryVault.Kind, change: Change) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let id = try await store.conversation(for: .sample).id
        _ = try await store.save([.sample("what was there before", in: id, at: 1)])
        await store.close()
        #expect(try differences(vault) == [])
        try vault.execute(change.rawValue)
        let before = try vault.files().filter { $0.name == "vault.db" }.map(\.bytes)
        #expect(throws: StoreError(.alteredSchema)) { try vault.open() }
        #expect(try differences(vault) == [change.finding])
        #expect(try vault.files().filter { $0.name == "vault.db" }.map(\.bytes) == before)
        // A copy of such a vault replaces no other.
        let other = TemporaryVault(kind)
        #expect(throws: StoreError(.alteredSchema)) { try other.restore(vault.database) }

        // Its content can still be recovered.
        let new = TemporaryVault(kind)
        let report = try recover(vault, to: new)
        #expect(report.messages == 1)
        let recovered = try new.open(.existing)
        #expect(try await recovered.statistics().messages == 1)
        await recovered.close()
    }

    @Test("Altering an open vault is detected by verifying it (ST-10)")
    func whileOpen() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        try vault.execute(Change.trigger.rawValue)
        let findings = try await store.verify(repair: false).findings
        #expect(findings.map(\.kind) == [.schema])
        #expect(findings.first?.detail == Change.trigger.finding)
        await store.close()
    }

    private func differences(_ vault: TemporaryVault) throws -> [String] {
        switch vault.kind {
        case .plain: return try PlainSQLiteStore.schemaDifferences(directory: vault.directory)
        #if SQLCipher
            case .encrypted:
                return try SQLCipherStore.schemaDifferences(
                    directory: vault.directory, key: try vault.secret(), sealing: try SodiumSealing())
        #endif
        }
    }

    private func recover(_ vault: TemporaryVault, to new: TemporaryVault) throws -> RecoveryReport {
        switch vault.kind {
        case .plain:
            return try PlainSQLiteStore.recover(directory: vault.directory, toDirectory: new.directory)
        #if SQLCipher
            case .encrypted:
                return try SQLCipherStore.recover(
                    directory: vault.directory, key: try vault.secret(), sealing: try SodiumSealing(),
                    toDirectory: new.directory)
        #endif
        }
    }
}
