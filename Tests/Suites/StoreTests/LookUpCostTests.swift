import WhisperArchive
import WhisperMessage
import WhisperSQLiteLibrary
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("The cost of finding a contact", .ownThreads)
struct LookUpCostTests {
    @Test("Finding contacts costs the same among 10 as among 10,000 (CON-7)")
    func cost() async throws {
        let few = try await lookUps(among: 10)
        let many = try await lookUps(among: 10_000)
        #expect(few == many)
        #expect(few.allSatisfy { $0 > 0 })
    }

    @Test("A lookup without an index is detected")
    func control() async throws {
        let sql = "SELECT id FROM contacts WHERE note = ?1"
        let few = try await count(sql, { $0.bind(1, "contact 7") }, in: vault(of: 10))
        let many = try await count(sql, { $0.bind(1, "contact 7") }, in: vault(of: 1_000))
        #expect(many > few * 50)
    }

    /// The number of engine instructions for each lookup.
    private func lookUps(among count: Int) async throws -> [Int32] {
        let vault = try await vault(of: count)
        let sample = LookUpCostTests.contact(7)
        let key = sample.agreementKey
        let upper = Array(sample.fingerprint.prefix(8)) + Array(repeating: UInt8(0xFF), count: 24)
        return try [
            ValueSelection(.contact, by: .fingerprint, [.bytes(sample.fingerprint)]),
            ValueSelection(.contact, by: .recipientKey, [.bytes(sample.recipientKeyID)]),
            ValueSelection(
                .contact, by: .fingerprint, within: .bytes(Array(sample.fingerprint.prefix(8)))...(.bytes(upper))),
            ValueSelection(.contact, by: .name, [.text("contact 7")]),
            ValueSelection(
                .contact, by: .name, within: .text("contact 7")...(.text("contact 7\u{10FFFF}")), limit: 16),
            ValueSelection(.contact, by: .agreementKey, [.bytes(key)]),
            ValueSelection(.contact, by: .signingKey, [.bytes(key)]),
            ValueSelection(.formerKeys, by: .agreementKey, [.bytes(key)]),
        ].map { selection in
            let query = ValueQuery(selection)
            return try self.count(query.sql, { query.bind(to: $0) }, in: vault)
        }
    }

    private func count(_ sql: String, _ bind: (Statement) -> Void, in vault: TemporaryVault) throws -> Int32 {
        let statement = try vault.connection().transientStatement(sql)
        bind(statement)
        try statement.run()
        return sqlite3_stmt_status(statement.handle, SQLITE_STMTSTATUS_VM_STEP, 0)
    }

    private func vault(of contacts: Int) async throws -> TemporaryVault {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        _ = try await store.insertRecords((0..<contacts).map { .contact(LookUpCostTests.contact($0), pastKeys: []) })
        await store.close()
        return vault
    }

    /// A contact with unique keys, by number.
    private static func contact(_ number: Int) -> ContactRecord {
        func bytes(_ kind: UInt8, _ count: Int) -> [UInt8] {
            [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8), kind]
                + Array(repeating: kind, count: count - 3)
        }
        return ContactRecord(
            id: UniqueIdentifier(version4High: UInt64(number), low: 1),
            displayName: number == 7 ? "contact 7" : "stranger \(number)",
            agreementKey: bytes(1, 32), signingKey: bytes(2, 32), fingerprint: bytes(3, 32),
            recipientKeyID: bytes(4, 8), note: "contact \(number)", createdAt: Timestamp(milliseconds: 0),
            updatedAt: Timestamp(milliseconds: 0))
    }
}
