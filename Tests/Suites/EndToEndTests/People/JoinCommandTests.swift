import Foundation
import Testing
import WhisperArchive
import WhisperTestThreads
import WhisperVault

@Suite("whisper people join, whisper conversation join (ING-1)", .ownThreads)
struct JoinCommandTests {
    /// A vault with two exports, in each of which another name writes.
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        for (name, title) in [("Ana", "Ana"), ("Ana Reis", "Ana Reis")] {
            let file = try ExportFiles.write(
                """
                13/05/2019, 09:13 - \(name): Shall we walk to the lake, says \(name)?
                13/05/2019, 09:14 - Ben: Only if the weather holds, \(name)

                """, title: title, in: vault.scratch)
            try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        }
        return vault
    }

    private func names(_ vault: TestVault) throws -> [String] {
        try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }.sorted()
    }

    @Test("Two people whom the owner says to be one are joined, and people split separates them again")
    func people() throws {
        let vault = try vault()
        let refused = try TerminalSession(
            ["people", "join", "Ana Reis", "Ana", "--vault", vault.path], in: vault.scratch)
        try refused.answer("Passphrase: ", with: "correct horse")
        try refused.answer("Are “Ana” and “Ana Reis” the same person?", with: "no")
        #expect(refused.finish() == 1)
        #expect(try names(vault) == ["Ana", "Ana Reis", "Ben"])
        let session = try TerminalSession(
            ["people", "join", "Ana Reis", "Ana", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Are “Ana” and “Ana Reis” the same person?", with: "yes")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("“Ana” and “Ana Reis” are one person, called “Ana"), "\(session.screen)")
        #expect(session.screen.contains("people split"))
        // It is said why where it is not the name of the one that was named first.
        let isOther = session.screen.contains("called “Ana”")
        #expect(session.text.contains("The name “Ana” is shown because") == isOther, "\(session.text)")
        let joined = try names(vault)
        #expect(joined.count == 2 && joined[1] == "Ben")
        #expect(try vault.expect(["people", "split", joined[0], "--list"]).output.contains("Ana  by you  "))
        let split = try vault.expect(["people", "split", joined[0], "--yes"])
        // The one who was joined into the other is named first, whichever name both had until then.
        #expect(split.errors.contains("“Ana” and “Ana Reis” are separate again."), "\(split.errors)")
        #expect(try names(vault) == ["Ana", "Ana Reis", "Ben"])
    }

    @Test("Where others have the name, too, the hint names the person by number, which finds them alone")
    func sharedName() async throws {
        let vault = try TestVault()
        try await vault.fill { store in
            for number in ["+491700000008", "+491700000009"] {
                _ = try await store.sender(for: .person("Dan", number, kind: .exportName))
            }
            for (name, number) in [("Danny", "+491700000010"), ("Ed", "+491700000011"), ("Edna", "+491700000012")] {
                _ = try await store.sender(for: .person(name, number, kind: .pushName))
            }
        }
        for (person, other, isShared) in [
            ("+491700000008", "+491700000010", true), ("+491700000011", "+491700000012", false),
        ] {
            let session = try TerminalSession(
                ["people", "join", person, other, "--vault", vault.path], in: vault.scratch, columns: 200)
            try session.answer("Passphrase: ", with: "correct horse")
            try session.answer("the same person?", with: "yes")
            #expect(session.finish() == 0)
            let hint = try #require(session.text.firstMatch(of: #/people split (\S+)/#), "\(session.text)")
            #expect(String(hint.1).hasPrefix("+49170000000") == isShared, "\(session.text)")
            try vault.expect(["people", "split", String(hint.1), "--yes"])
        }
        #expect(try names(vault) == ["Dan", "Dan", "Danny", "Ed", "Edna"])
    }

    @Test("Without a terminal --yes is needed, and JSON has the record")
    func confirmation() throws {
        let vault = try vault()
        let unasked = try vault(["people", "join", "Ana Reis", "Ana"])
        #expect(unasked.status == 1 && unasked.errors.contains("--yes"), "\(unasked.errors)")
        let object = try vault.object(["people", "join", "Ana Reis", "Ana", "--yes", "--json"])
        #expect(object.string("type") == "join" && object.string("cause") == "owner" && object.string("name") == "Ana")
        #expect(object.string("into") != nil && object.string("into") != object.string("id"))
    }

    @Test("The owner and another person, and a person with themselves, are not joined")
    func refusals() throws {
        let vault = try vault()
        for arguments in [["Ben", "Ana"], ["Ana", "Ben"]] {
            let run = try vault(["people", "join"] + arguments + ["--yes"])
            #expect(run.status == 1 && run.errors.contains("“Ben” is you, and “Ana” is not."), "\(run.errors)")
        }
        let same = try vault(["people", "join", "Ana", "Ana", "--yes"])
        #expect(same.status == 1 && same.errors.contains("“Ana” and “Ana” are one already."), "\(same.errors)")
        #expect(try names(vault) == ["Ana", "Ana Reis", "Ben"])
    }

    @Test("Two chats that the owner says to be one are joined, and conversation split separates them again")
    func chats() throws {
        let vault = try vault()
        let session = try TerminalSession(
            ["conversation", "join", "Ana Reis", "Ana", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("Are “Ana (2 messages")
        try session.waitFor("the same chat?")
        let question = session.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(question.contains("” the same chat?"))
        try session.answer("the same chat?", with: "yes")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("“Ana” is part of the chat “Ana Reis”."), "\(session.screen)")
        #expect(try vault.expect(["messages", "Ana Reis", "--all", "--json"]).lines.count == 4)
        try vault.expect(["conversation", "split", "Ana Reis", "--yes"])
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(Set(chats.compactMap { $0.string("title") }) == ["Ana", "Ana Reis"])
        #expect(try vault.expect(["messages", "Ana Reis", "--all", "--json"]).lines.count == 2)
    }

    /// The texts of a chat.
    private func texts(_ vault: TestVault, _ chat: String) throws -> [String] {
        try vault.expect(["messages", chat, "--all", "--json"]).objects()
            .compactMap { $0.object("content")?.string("text") }
    }

    @Test("After chats were joined, and after they were separated, each import can be undone and repeated (ING-2)")
    func imports() throws {
        for isSplit in [false, true] {
            let vault = try vault()
            try vault.expect(["conversation", "join", "Ana Reis", "Ana", "--yes"])
            try vault.expect(["draft", "set", "Ana Reis", "to be sent"])
            let home = isSplit ? "Ana" : "Ana Reis"
            if isSplit { try vault.expect(["conversation", "split", "Ana Reis", "--yes"]) }
            let listed = try vault.expect(["import", "list", "--json"]).objects()
            #expect(listed.compactMap { $0.string("title") } == ["Ana Reis", home], "\(listed)")
            // The file of the chat that left, read in another zone.
            let file = vault.scratch("WhatsApp Chat with Ana.txt")
            let redone = try vault.object(
                ["import", file, "--timezone", "Asia/Tokyo", "--me", "Ben", "--redo", "--json"])
            #expect(redone.integer("added") == 2, "\(redone)")
            #expect(try texts(vault, home).count == (isSplit ? 2 : 4))
            #expect(try vault.expect(["conversations", "--json"]).lines.count == (isSplit ? 2 : 1))
            try vault.expect(["import", "undo", "Ana Reis", "--yes"])
            #expect(try vault.expect(["messages", "Ana Reis", "--all", "--json"]).lines.count == (isSplit ? 0 : 2))
            #expect(try vault.expect(["draft", "show", "Ana Reis"]).output.contains("to be sent"))
            #expect(
                try texts(vault, home)
                    == ["Shall we walk to the lake, says Ana?", "Only if the weather holds, Ana"])
            try vault.expect(["verify"])
        }
    }

    @Test("A chat that takes over the title of the other one is named by it, and the hint finds that chat")
    func renamedChat() throws {
        let vault = try vault()
        let third = try ExportFiles.write(
            "14/05/2019, 09:13 - Cleo: Shall we swim?\n14/05/2019, 09:14 - Ben: Gladly\n", title: "Cleo",
            in: vault.scratch)
        try vault.expect(["import", "whatsapp", third, "--timezone", "UTC", "--me", "Ben"])
        let listed = try vault.expect(["conversations", "--json"]).objects()
        let other = try #require(listed.first { $0.string("title") == "Ana" }?.string("ref"))
        try vault.expect(["conversation", "rename", "Ana", "My Ana"])
        try vault.expect(["conversation", "rename", "Cleo", "My Ana"])
        let session = try TerminalSession(
            ["conversation", "join", "Ana Reis", other, "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("the same chat?", with: "yes")
        #expect(session.finish() == 0)
        #expect(session.text.contains("“Ana Reis” is part of the chat “My Ana”."), "\(session.text)")
        let hint = try #require(session.text.firstMatch(of: #/conversation split ([0-9a-z]{6})/#))
        let joined = String(hint.1)
        #expect(try vault.expect(["messages", joined, "--all", "--json"]).lines.count == 4)
        try vault.expect(["conversation", "split", joined, "--yes"])
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(chats.compactMap { $0.string("title") }.sorted() == ["Ana Reis", "My Ana", "My Ana"])
        #expect(try vault.expect(["messages", "Ana Reis", "--all", "--json"]).lines.count == 2)
    }

    @Test("A chat of another service is not joined")
    func services() async throws {
        let vault = try vault()
        try await vault.fill { store in
            _ = try await store.conversation(
                for: ConversationReference(platform: .whisper, key: "k", title: "Elsewhere", kind: .direct))
        }
        let run = try vault(["conversation", "join", "Ana Reis", "Elsewhere", "--yes"])
        #expect(run.status == 1 && run.errors.contains("are chats of different services."), "\(run.errors)")
    }
}
