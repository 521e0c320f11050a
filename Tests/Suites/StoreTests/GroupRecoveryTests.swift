import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestThreads
import Testing

/// Members, receipts and descriptions in vaults that were recovered (ST-10, ING-6).
@Suite("Groups in recovered vaults", .ownThreads)
struct GroupRecoveryTests {
    @Test(
        "A recovered vault knows members, receipts and descriptions, also those found page by page (ST-10, ING-6)",
        arguments: TemporaryVault.Kind.allCases,
        [nil, "group_members", "message_receipts"])
    func recovered(kind: TemporaryVault.Kind, withoutRoot table: String?) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        _ = try await store.save([.sample("words", in: chat, at: 1)])
        let message = try #require(try await store.messages(in: chat, .newest, limit: 1).first).unified.id
        try await GroupRecoveryTests.furnish(store, chat: chat, members: 1_000)
        let (members, receipts) = (try await store.members(of: chat), try await store.receipts(of: message))
        #expect(members.count == 1_000 && receipts.count == 1)
        await store.close()
        let sound = try Data(contentsOf: URL(filePath: vault.database))
        let pages = try table.map { table in
            let root = "SELECT rootpage FROM sqlite_master WHERE name = '\(table)'"
            return [Int(try #require(try vault.connection().integer(root)))]
        }
        let recovery = RecoveryTests()
        let damaged = try recovery.copy(of: vault, sound, damaging: pages ?? [], seed: 1)
        let new = TemporaryVault(kind)
        let report = try recovery.recover(damaged, to: new)
        #expect(report.losses.allSatisfy { $0.table == table })
        let other = try new.open(.existing)
        #expect(try await other.receipts(of: message) == (table == "message_receipts" ? [] : receipts))
        let found = try await other.members(of: chat)
        if table == "group_members" {
            // The root of such a table also contains a few of its rows.
            #expect(found.count >= 900 && found.count < 1_000 && Set(members).isSuperset(of: found))
        } else {
            #expect(found == members)
        }
        #expect(try await other.conversation(chat)?.description == "what it is about")
        #expect(try await other.verify(repair: false).findings.isEmpty)
        await other.close()
    }

    /// Reports a description, members and a receipt for the newest message.
    private static func furnish(_ store: SQLiteVault, chat: UniqueIdentifier, members: Int) async throws {
        let newest = try #require(try await store.messages(in: chat, .newest, limit: 1).first)
        let senders = (0..<members).map { number in
            NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "member \(number)")],
                participant: Participant(identifier: nil, displayName: "member \(number)"), isOwner: false,
                seenAt: Timestamp(milliseconds: 1))
        }
        let details = NewChatDetails(
            description: "what it is about",
            members: senders.enumerated().map { NewChatDetails.NewMember($1, role: $0 == 0 ? nil : .admin) })
        let target = MessageTarget(conversation: chat, externalID: newest.unified.externalID)
        _ = try await store.commit(
            IngestionGroup([
                .details(chat, details, at: Timestamp(milliseconds: 2)),
                .receipt(target, by: senders[1], .read, at: Timestamp(milliseconds: 3)),
            ]))
    }
}
