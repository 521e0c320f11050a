import Foundation
import Testing
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault

@Suite("whisper receipts (ING-6)", .ownThreads)
struct ReceiptCommandTests {
    private static let ana = NewSender.person("Ana", "+491700000002")
    private static let ben = NewSender.person("Ben", "+491700000003")
    private static let cara = NewSender.person("Cara", "+491700000004")

    /// A vault with a group, in which Ana has played a message and Ben has received it, and with a direct chat.
    private func vault() async throws -> TestVault {
        let vault = try TestVault()
        try await vault.fill { store in
            let group = try await store.report(
                "Trip", key: "1@g.us",
                NewChatDetails(members: [Self.ana, Self.ben, Self.cara, .owner].map { .init($0, role: .member) }))
            try await store.write("Hello all", id: "m1", in: group, by: .owner)
            try await store.write("Hello Mia", id: "m2", in: group, by: Self.ana)
            try await store.write("Nobody yet", id: "m3", in: group, by: .owner)
            let target = MessageTarget(conversation: group.id, externalID: "m1")
            _ = try await store.commit(
                IngestionGroup([
                    .receipt(target, by: Self.ana, .played, at: .january(5)),
                    .receipt(target, by: Self.ana, .delivered, at: .january(4)),
                    .receipt(target, by: Self.ben, .delivered, at: .january(4)),
                ]))
            let chat = try await store.conversation(
                for: ConversationReference(
                    platform: .whatsapp, key: "491700000002@s.whatsapp.net", title: "Ana", kind: .direct))
            try await store.write("Only you", id: "m4", in: chat, by: .owner)
        }
        return vault
    }

    private func reference(_ text: String, in chat: String, of vault: TestVault) throws -> String {
        let messages = try vault.expect(["messages", chat, "--json"]).objects()
        return try #require(messages.first { $0.object("content")?.string("text") == text }?.string("ref"))
    }

    @Test("Each recipient is listed with the furthest receipt and its time, and who has given none (ING-6)")
    func receipts() async throws {
        let vault = try await vault()
        let reference = try reference("Hello all", in: "Trip", of: vault)
        let object = try vault.object(["receipts", reference])
        #expect(object.string("type") == "receipts" && object.string("ref") == reference)
        let receipts = object.objects("receipts")
        #expect(receipts.map { $0.string("name") } == ["Ana", "Ben"])
        #expect(receipts.map { $0.string("status") } == ["played", "delivered"])
        #expect(receipts.map { $0.string("at") } == ["2024-01-05T12:00:00Z", "2024-01-04T12:00:00Z"])
        #expect(object.objects("without_receipt").map { $0.string("name") } == ["Cara"], "the owner is no recipient")
        let run = try vault(["receipts", reference], environment: ["TZ": "UTC"])
        #expect(run.output.contains("played 1, delivered 1, no receipt 1\n"), "\(run.output)")
        let rows = run.lines.suffix(3)
        #expect(rows.map { $0.contains("2024-") } == [true, true, false])
        #expect(zip(rows, ["played", "delivered", "no receipt"]).allSatisfy { $0.hasPrefix($1) }, "\(run.output)")
        #expect(rows.last?.hasSuffix("Cara") == true && run.errors.isEmpty)
    }

    @Test("Messages without receipts, received ones and unknown references are reported (CLI-4)")
    func without() async throws {
        let vault = try await vault()
        let direct = try vault.expect(["receipts", try reference("Only you", in: "Ana", of: vault)])
        #expect(direct.errors.contains("There are no receipts for this message."), "\(direct.errors)")
        let object = try vault.object(["receipts", try reference("Only you", in: "Ana", of: vault)])
        #expect(object["without_receipt"] == .null && object.objects("receipts").isEmpty)
        let silent = try vault.object(["receipts", try reference("Nobody yet", in: "Trip", of: vault)])
        #expect(silent.objects("without_receipt").map { $0.string("name") } == ["Ana", "Ben", "Cara"])
        let received = try vault.expect(["receipts", try reference("Hello Mia", in: "Trip", of: vault)])
        #expect(received.errors.contains("You received this message."))
        #expect(!received.output.contains("no receipt"), "\(received.output)")
        #expect(try vault(["receipts", "zzzzzzzz"]).status == 1)
        #expect(try vault(["receipts", "Trip!"]).status == 64)
        #expect(try vault(["receipts"]).status == 64)
    }

    @Test("The details of a message in the full-screen view have its receipts (LOOK-7, ING-6)")
    func browsed() async throws {
        let vault = try TestVault()
        try await vault.fill { store in
            let group = try await store.report("Trip", key: "1@g.us", NewChatDetails())
            try await store.write("Hello all", id: "m1", in: group, by: .owner)
            let target = MessageTarget(conversation: group.id, externalID: "m1")
            _ = try await store.commit(IngestionGroup([.receipt(target, by: Self.ana, .played, at: .january(5))]))
        }
        let session = try TerminalSession(
            ["browse", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC"], columns: 100)
        try session.waitForText("Hello all")
        session.type("\t")
        // Before the messages are read, none is selected. Only they show the time of day.
        try session.waitForText("12:00")
        session.type("\r")
        try session.waitForText("Details")
        try session.waitForText("2024-01-05")
        session.type("qq")
        #expect(session.finish() == 0)
    }
}
