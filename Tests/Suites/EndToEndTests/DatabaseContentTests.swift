import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("What is imported from a phone's database is stored, shown and found (WDB-3 to WDB-5)", .ownThreads)
struct DatabaseContentTests {
    @Test("Two people's messages with one id in one chat are both stored, once each (WDB-3, ING-2)")
    func sharedID() throws {
        var phone = PhoneDatabase()
        phone.message(0, "of one", id: "SAME", sender: 1)
        phone.message(0, "of another", id: "SAME", sender: 2)
        phone.message(0, "own", id: "SAME", sender: 2, isOwn: true)
        let vault = try TestVault()
        let path = try phone.write(in: vault.scratch)
        for added in [3, 0] as [Int64] {
            let run = try vault(["import", "whatsapp", path, "--json"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try run.objects().last?.integer("added") == added)
        }
        let texts = try vault(["export", "json"]).objects().compactMap { message -> String? in
            guard case .object(let content)? = message["content"] else { return nil }
            return content.string("text")
        }
        #expect(texts == ["of one", "of another", "own"])
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("Rows of chats that the database lacks are left out, and it is said what they are and what to do (WDB-3)")
    func lostChats() throws {
        var phone = PhoneDatabase()
        phone.message(0, "kept")
        phone.add("INSERT INTO message VALUES (500, 99, 0, 'LOST', 0, 1700000500000, 0, 'of a deleted chat', 500);")
        let vault = try TestVault()
        let run = try vault(["import", "whatsapp", phone.write(in: vault.scratch)])
        #expect(run.status == 3)
        #expect(
            run.output.contains("1 row left out (of a chat, message or person that the database does not have: 1)"),
            "\(run.output)")
        #expect(run.errors.contains("Some rows belong to chats, messages or people that the database does not have"))
        #expect(run.errors.contains("There is nothing to do"), "\(run.errors)")
        phone.add("INSERT INTO message VALUES (501, 1, 0, NULL, 0, 1700000600000, 0, 'without a key', 501);")
        let other = try TestVault()
        let damaged = try other(["import", "whatsapp", phone.write(in: other.scratch)])
        #expect(damaged.status == 3 && damaged.output.contains("incomplete or damaged: 1"), "\(damaged.output)")
        #expect(damaged.errors.contains("copy the database from the phone again"), "\(damaged.errors)")
    }

    @Test("What the phone heard in a voice message is marked as that, and found (TRS-1)")
    func transcript() throws {
        var phone = PhoneDatabase()
        phone.message(2, isOwn: false)
        phone.add("CREATE TABLE message_media (message_row_id INTEGER, mime_type TEXT, raw_transcription_text TEXT);")
        // An earlier import had no transcript.
        phone.add("INSERT INTO message_media VALUES (ROW, 'audio/ogg', NULL);")
        let vault = try TestVault()
        _ = try vault.expect(["import", "whatsapp", phone.write(in: vault.scratch)])
        #expect(try vault(["search", "seven", "--json"]).output.isEmpty)
        phone.add("UPDATE message_media SET raw_transcription_text = 'see you at seven';")
        let later = try Scratch()
        _ = try vault.expect(["import", "whatsapp", phone.write(in: later)])
        let hit = try #require(try vault.expect(["search", "seven", "--json"]).objects().first)
        #expect(hit["in_transcript"] == true)
        #expect(hit.string("snippet") == "see you at «seven»")
        let content = hit.object("content")
        #expect(content?["text"] == .null)
        #expect(content?.objects("attachments").first?.string("transcript") == "see you at seven")
        #expect(
            try vault.expect(["search", "seven", "--plain"]).output.contains("[in a transcript] see you at «seven»"))
        #expect(
            try vault.expect(["messages", "+4917011111111", "--plain"]).output.contains(
                "[transcript by a machine: see you at seven]"))
        let table = try vault.expect(["export", "csv"]).output
        #expect(table.contains(",transcripts\r\n") && table.contains(",see you at seven\r\n"))
        _ = try vault.expect(["verify"])
    }

    @Test(
        "A contact card is found by its numbers, however they are typed (files 11)",
        arguments: ["2348012345678", "\"801 234\"", "+234 801 234 5678", "Chidi"])
    func cards(_ query: String) throws {
        var phone = PhoneDatabase()
        phone.message(4, "Chidi")
        phone.add("CREATE TABLE message_vcard (_id INTEGER, message_row_id INTEGER, vcard TEXT);")
        phone.add(
            """
            INSERT INTO message_vcard VALUES (1, ROW, 'BEGIN:VCARD
            FN:Chidi Okafor
            TEL;waid=2348012345678:+234 801 234 5678
            END:VCARD');
            """)
        let vault = try TestVault()
        _ = try vault.expect(["import", "whatsapp", phone.write(in: vault.scratch)])
        #expect(try vault.expect(["search", query, "--json"]).objects().count == 1)
    }

    @Test("The words of a sender whom the database lacks do not look like the service's")
    func unknownSender() throws {
        var phone = PhoneDatabase()
        phone.message(0, "from someone", sender: 99)
        let vault = try TestVault()
        _ = try vault.expect(["import", "whatsapp", phone.write(in: vault.scratch)])
        #expect(try vault.expect(["messages", "Sailing", "--plain"]).output.contains("unknown sender: from someone"))
        #expect(try vault.expect(["export", "txt"]).output.contains("unknown sender: from someone"))
        let message = try vault.expect(["export", "json"]).objects().first { $0["external_id"] != nil }
        #expect(message?["sender"] == .null)
    }

    @Test("Who the owner of a database is can be said where the database does not (WDB-5)")
    func statedOwner() throws {
        var phone = PhoneDatabase()
        phone.message(0, "own", isOwn: true)
        phone.message(0, "of Anna")
        let vault = try TestVault()
        let path = try phone.write(in: vault.scratch)
        #expect(try vault(["import", "whatsapp", path, "--me", "Ben"]).status == 64)
        _ = try vault.expect(["import", "whatsapp", path, "--me", "+49 170 33333333"])
        let messages = try vault.expect(["export", "json"]).objects()
        let own = messages.first { $0.object("content")?.string("text") == "own" }
        #expect(own?.object("sender")?.string("identifier") == "+4917033333333")
        // Who gives the number again takes back that it is somebody else's.
        func owners() throws -> Int {
            try vault.expect(["people", "--json"]).objects().count { $0["owner"] == .bool(true) }
        }
        try vault.expect(["people", "not-me", "+4917033333333", "--yes"])
        #expect(try owners() == 0)
        _ = try vault.expect(["import", "whatsapp", path, "--me", "+49 170 33333333"])
        #expect(try owners() == 1)
        #expect(
            try vault.expect(["messages", "--in", "+4917011111111", "--json"]).objects()
                .contains { $0.string("direction") == "outgoing" })
        try vault.expect(["people", "not-me", "+4917033333333", "--yes"])
        let lines = vault.scratch("own.jsonl")
        try vault.expect(["export", "json", "-o", lines])
        try vault.expect(["import", "json", lines, "--me", "+49 170 33333333"])
        #expect(try owners() == 1)
        // Anna wrote to the owner: what is said of her is refused.
        let other = try TestVault()
        _ = try other.expect(["import", "whatsapp", path, "--me", "+4917011111111"])
        let sender = try other.expect(["export", "json"]).objects()
            .first { $0.object("content")?.string("text") == "of Anna" }
        #expect(sender?.object("sender")?.string("identifier") == "+4917011111111")
        #expect(try other.expect(["messages", "+4917011111111", "--json"]).objects().count == 2)
    }
}
