import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestThreads
import Testing

/// Groups as large as a source can report them (ING-6).
@Suite("Large groups", .ownThreads)
struct GroupScaleTests {
    @Test("Of a report with too many members, the first are stored, and none are taken to have left (ING-6)")
    func tooMany() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        try await report(GroupScaleTests.members(["former"]), of: chat, at: 1, store)
        let names = (0..<100_000).map { "member \($0)" }
        try await report(GroupScaleTests.members(names), areAll: true, of: chat, at: 2, store)
        let members = try await store.members(of: chat)
        #expect(members.count == GroupMember.maximum)
        #expect(members.allSatisfy { $0.role == .member })
        #expect(members.contains { $0.displayName == "former" })
        #expect(members.contains { $0.displayName == "member 0" })
        #expect(!members.contains { $0.displayName == "member \(GroupMember.maximum)" })
        // A full group still takes changes of its members, and no others.
        let change = GroupScaleTests.members(["former", "new"], role: .admin)
        try await report(change, of: chat, at: 3, store)
        let changed = try await store.members(of: chat)
        #expect(changed.count == GroupMember.maximum)
        #expect(changed.filter { $0.role == .admin }.map(\.displayName) == ["former"])
        await store.close()
    }

    @Test("Two full groups that are one keep those who are members, and of these the latest (ING-6, ING-1)")
    func joined() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let other = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "other", title: "other", kind: .group)
        ).id
        let most = GroupMember.maximum
        let former = (0..<most).map { "former \($0)" }
        try await report(GroupScaleTests.members(former, role: nil), of: chat, at: 9, store)
        let present = (0..<most - 1).map { "present \($0)" }
        try await report(GroupScaleTests.members(present), of: other, at: 1, store)
        _ = try await store.joinConversation(other, into: chat)
        let members = try await store.members(of: chat)
        #expect(members.count == most)
        #expect(members.count { $0.role == .member } == most - 1)
        await store.close()
    }

    private func report(
        _ members: [NewChatDetails.NewMember], areAll: Bool = false, of chat: UniqueIdentifier, at time: Int64,
        _ store: SQLiteVault
    ) async throws {
        let details = NewChatDetails(members: members, hasAllMembers: areAll)
        _ = try await store.commit(IngestionGroup([.details(chat, details, at: Timestamp(milliseconds: time))]))
    }

    private static func members(_ names: [String], role: GroupRole? = .member) -> [NewChatDetails.NewMember] {
        names.map { name in
            NewChatDetails.NewMember(
                NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: name)],
                    participant: Participant(identifier: nil, displayName: name), isOwner: false,
                    seenAt: Timestamp(milliseconds: 0)), role: role)
        }
    }
}
