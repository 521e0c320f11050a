import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// Members, receipts and descriptions in a full export and its import (ST-13, ING-6).
@Suite("Groups in a full export", .ownThreads)
struct GroupRecordTests {
    @Test("A full export restores members, receipts and the description, as the same bytes (ST-13, ING-6)")
    func roundTrip() async throws {
        let (vault, chat, message) = try await furnished()
        let text = try await vault.exportedInFull()
        let other = try ExportFixture()
        try await other.importJSON(text, mode: .restoring)
        #expect(try await other.store.conversation(chat)?.description == "what it is about: \"rehearsals\"")
        let members = try await other.store.members(of: chat)
        #expect(members.map(\.displayName) == ["Anna", "Ben", "Cara"])
        #expect(members.map(\.role) == [.owner, .member, nil])
        #expect(members.map(\.since) == [2, 2, 2].map(Timestamp.init(milliseconds:)))
        let receipts = try await other.store.receipts(of: message)
        #expect(receipts.map(\.status) == [.read] && receipts.map(\.displayName) == ["Cara"])
        #expect(receipts.map(\.timestamp) == [Timestamp(milliseconds: 3)])
        #expect(try await other.exportedInFull() == text)
        #expect(try await other.importJSON(text).added == 0)
    }

    @Test(
        "An export of someone else's vault adds its groups with their members, not what was received there (ST-13, ING-6)"
    )
    func adding() async throws {
        let (vault, chat, message) = try await furnished()
        let other = try ExportFixture()
        try await other.importJSON(try await vault.exportedInFull())
        #expect(try await other.store.members(of: chat).map(\.role) == [.owner, .member])
        #expect(try await other.store.receipts(of: message).isEmpty)
    }

    @Test("A chat without members, receipts and description is exported as before they existed (ST-13)")
    func unchanged() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let text = try await vault.exportedInFull()
        for name in ["description", "members", "receipts"] { #expect(!text.contains("\"\(name)\":")) }
        let other = try ExportFixture()
        try await other.importJSON(text, mode: .restoring)
        #expect(try await other.exportedInFull() == text)
    }

    @Test(
        "Members and receipts of unknown people, roles and statuses are rejected with their line (ST-13)",
        arguments: [
            (#""role":"owner""#, #""role":"queen""#), (#""status":"read","at""#, #""status":"seen","at""#),
            (#""role":"owner","at":"1970"#, #""role":"owner","at":"never"#), (#""members":["#, #""members":[7,"#),
        ])
    func rejected(part: String, wrong: String) async throws {
        let text = try await furnished().vault.exportedInFull()
        #expect(text.contains(part))
        let other = try ExportFixture()
        await #expect(throws: JSONImportError.self) {
            try await other.importJSON(text.replacing(part, with: wrong), mode: .restoring)
        }
    }

    @Test("A member or recipient whom the file does not contain is a missing reference (ST-13)")
    func dangling() async throws {
        let (vault, _, message) = try await furnished()
        let text = try await vault.exportedInFull()
        let receipts = try await vault.store.receipts(of: message)
        let person = try #require(receipts.first).person.description
        let stranger = "00000000-0000-4000-8000-00000000dead"
        for name in ["members", "receipts"] {
            let lines = text.split(separator: "\n").map { line -> String in
                guard let start = line.firstRange(of: "\"\(name)\":[")?.lowerBound else { return String(line) }
                return String(line[..<start]) + String(line[start...]).replacing(person, with: stranger)
            }
            let number = try #require(lines.firstIndex { $0.contains(stranger) }) + 1
            let other = try ExportFixture()
            await #expect(throws: JSONImportError.line(UInt64(number), .missingReference), "\(name)") {
                try await other.importJSON(lines.joined(separator: "\n"), mode: .restoring)
            }
        }
    }

    /// A vault with a group whose members and description are known, and a receipt for its first message.
    private func furnished() async throws -> (
        vault: ExportFixture, chat: UniqueIdentifier, message: UniqueIdentifier
    ) {
        let vault = try ExportFixture()
        try await vault.importChat("Choir", lines("1 Anna Rehearsal is at seven\n2 Ben I shall be late"))
        let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first).id
        let first = try #require(try await vault.store.messages(in: chat, .oldest, limit: 1).first).unified
        func sender(_ name: String) -> NewSender {
            NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: name)],
                participant: Participant(identifier: nil, displayName: name), isOwner: false,
                seenAt: Timestamp(milliseconds: 1))
        }
        let details = NewChatDetails(
            description: "what it is about: \"rehearsals\"",
            members: [
                NewChatDetails.NewMember(sender("Anna"), role: .owner),
                NewChatDetails.NewMember(sender("Ben"), role: .member),
                NewChatDetails.NewMember(sender("Cara"), role: nil),
            ])
        let target = MessageTarget(conversation: chat, externalID: first.externalID)
        _ = try await vault.store.commit(
            IngestionGroup([
                .details(chat, details, at: Timestamp(milliseconds: 2)),
                .receipt(target, by: sender("Cara"), .read, at: Timestamp(milliseconds: 3)),
            ]))
        return (vault, chat, first.id)
    }
}
