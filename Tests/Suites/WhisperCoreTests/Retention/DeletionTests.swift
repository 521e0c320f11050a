import WhisperArchive
import WhisperBlobPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// Deletion is permanent (ST-11, ST-13).
@Suite("Deletion", .ownThreads)
struct DeletionTests {
    private func vault() async throws -> ExportFixture {
        let vault = try ExportFixture()
        for (title, minute) in [("Anna", 1), ("Trip", 50)] as [(String, Int64)] {
            try await vault.importChat(
                title,
                [
                    ScriptedSource.Line(
                        minute: minute, sender: "Cara", text: "Look", picture: "a.jpg", pictureBytes: [1, 2, 3]),
                    ScriptedSource.Line(
                        minute: minute + 1, sender: "Cara", text: "Own", picture: "b.jpg",
                        pictureBytes: [UInt8(minute)]),
                ])
        }
        return vault
    }

    @Test("An attachment is deleted with the last message that refers to it, and not before (ST-11)")
    func sharedAttachment() async throws {
        let vault = try await vault()
        #expect(try vault.blobs.list().ids.count == 3)
        let deletion = Deletion(store: vault.store, blobs: vault.blobs)
        let anna = try #require(try await vault.store.conversation(platform: .whatsapp, key: "Anna"))
        try await deletion.deleteConversation(anna.id)
        #expect(try vault.blobs.list().ids.count == 2)
        let trip = try #require(try await vault.store.conversation(platform: .whatsapp, key: "Trip"))
        try await deletion.deleteConversation(trip.id)
        #expect(try vault.blobs.list().ids.isEmpty)
    }

    @Test("A forgotten person leaves the titles of groups that are named after their members, and no other (ST-11)")
    func forgottenMember() async throws {
        let store = try await vault().store
        let zoltan = NewSender(
            platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Zoltan")],
            participant: Participant(identifier: nil, displayName: "Zoltan"), isOwner: false,
            seenAt: Timestamp(milliseconds: 0))
        var titles: [String] = []
        for (number, title) in ["Ana, Zoltan, …", "Zoltan’s birthday", "Cara, Zoltan"].enumerated() {
            let group = try await store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "g\(number)", title: title, kind: .group))
            let details = NewChatDetails(members: [NewChatDetails.NewMember(zoltan, role: .member)])
            let time = Timestamp(milliseconds: 1_000)
            _ = try await store.commit(IngestionGroup([.details(group.id, details, at: time)]))
            if number == 2 { try await store.rename(group.id, to: title) }
        }
        let person = try #require(try await store.person(store.sender(for: zoltan).person))
        try await PersonForgetting(store: store).forget(person, as: "Unknown")
        for number in 0..<3 {
            let group = try await store.conversation(platform: .whatsapp, key: "g\(number)")
            titles.append(group?.title ?? "")
        }
        #expect(titles == ["Ana, Unknown, …", "Zoltan’s birthday", "Cara, Zoltan"])
    }

    @Test("A rule shows what it covers before it deletes anything (ST-13)")
    func retention() async throws {
        let vault = try await vault()
        let deletion = Deletion(store: vault.store, blobs: vault.blobs)
        let rule = RetentionRule(before: Timestamp(milliseconds: 50 * 60_000))
        let preview = try await deletion.preview(rule)
        #expect(preview.messages == 2 && preview.conversations == 1)
        #expect(try vault.blobs.list().ids.count == 3)
        let report = try await deletion.apply(rule)
        #expect(report.messages == 2)
        #expect(try vault.blobs.list().ids.count == 2)
        #expect(try await vault.store.statistics().messages == 2)
    }

    @Test("Orphaned and missing contents are distinguished, and orphans are removed")
    func comparison() async throws {
        let vault = try await vault()
        let writer = try vault.blobs.makeWriter()
        let content: [UInt8] = [9, 9]
        content.withUnsafeBytes { bytes in _ = try? writer.write(bytes) }
        let orphan = try writer.commit().id
        let collection = BlobCollection(store: vault.store, blobs: vault.blobs)
        var comparison = try await collection.compare()
        #expect(comparison.orphaned == [orphan] && comparison.missing.isEmpty)

        #expect(try await collection.removeOrphans() == [orphan])
        let lost = try #require(try vault.blobs.list().ids.first)
        try vault.blobs.remove(lost)
        comparison = try await collection.compare()
        #expect(comparison.orphaned.isEmpty && comparison.missing == [lost])
    }

    @Test("Nothing is removed while contents are stored for future messages, and everything afterwards (ST-11)")
    func removalDuringAnImport() async throws {
        let vault = try await vault()
        let collection = BlobCollection(store: vault.store, blobs: vault.blobs)
        let anna = try #require(try await vault.store.conversation(platform: .whatsapp, key: "Anna"))
        let importing = try #require(try vault.blobs.hold(.storing))
        try await Deletion(store: vault.store, blobs: vault.blobs).deleteConversation(anna.id)
        #expect(try vault.blobs.list().ids.count == 3)
        importing.release()
        #expect(try await collection.removeOrphans().count == 1)
        #expect(try vault.blobs.list().ids.count == 2)
    }
}
