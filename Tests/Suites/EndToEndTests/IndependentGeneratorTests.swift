import Foundation
import Testing
import WhisperDatabaseGenerator
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

/// `python/android2026.py` writes a database from the public schema alone, and shares nothing with the generator that the
/// other tests use. A mistake that both made would have to be made twice.
@Suite("A database that a generator of its own writes (WDB-8)", .ownThreads)
struct IndependentGeneratorTests {
    private static let sources = PackageRoot.path("Tests/Suites/EndToEndTests/python") + "/"

    /// Runs a program in Python; it gets the path and what else it needs.
    private static func python(_ arguments: [String], in folder: Scratch) throws {
        let run = try CommandRun.program("/usr/bin/env", ["python3"] + arguments, in: folder, environment: [:])
        try #require(run.status == 0, "\(run.errors)")
    }

    /// Writes the database into a folder.
    private static func write(_ name: String, _ more: [String] = [], in folder: Scratch) throws -> String {
        try python([sources + "android2026.py", folder(name)] + more, in: folder)
        return folder(name)
    }

    /// Writes our database of the same chats into a folder that has the files already.
    private static func writeOurs(_ path: String, in folder: Scratch) throws {
        let writer = AndroidDatabaseWriter(CompleteHistory.history, schema: .january2026)
        for (name, tables) in [("msgstore.db", writer.messages), ("wa.db", writer.contacts)] {
            let file = path + "/" + name
            try FileManager.default.removeItem(atPath: file)
            let statements = try folder.write(SQLText.statements(tables), to: name + ".sql")
            let program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())"
            try python(["-c", program, file, statements], in: folder)
        }
    }

    @Test("The same chats from both generators become the same export, but for ids")
    func sameChats() throws {
        let folder = try Scratch()
        let (theirs, ours) = (try Self.write("theirs", in: folder), try Self.write("ours", in: folder))
        try Self.writeOurs(ours, in: folder)
        let exports = try [theirs, ours].map { path in
            let vault = try TestVault()
            _ = try vault.expect(["import", "whatsapp", path, "--statuses"])
            return try vault.expect(["export", "json"]).objects().map { ExportForm.text(.object($0)) }.sorted()
        }
        #expect(exports[0].count >= 76)
        for line in Set(exports[0]).symmetricDifference(exports[1]).sorted() {
            Issue.record("\(exports[0].contains(line) ? "theirs" : "ours"): \(line)")
        }
        #expect(exports[0].count == exports[1].count)
    }

    @Test("The owner is known, and no contact is taken for them (WDB-5)", arguments: [[], ["--no-account"]])
    func owner(_ arguments: [String]) throws {
        let vault = try TestVault()
        _ = try vault.expect(["import", "whatsapp", Self.write("phone", arguments, in: vault.scratch)])
        let people = try vault.expect(["people", "--json"]).objects()
        let owners = people.filter { $0["is_owner"] == true || $0["owner"] == true }
        #expect(owners.count == 1)
        #expect(try vault.expect(["people", "Owner"]).output.contains("(you)"))
        let messages = try vault.expect(["export", "json"]).objects().filter { $0["external_id"] != nil }
        let own = messages.filter { $0.object("sender")?.string("identifier") == "+491700000001" }
        #expect(own.count == 13)
        #expect(messages.contains { $0.object("sender")?.string("identifier") == "+491700000002" })
    }

    @Test("Neither a channel nor a pair of addresses of which nothing else is known is listed as a person (ING-1)")
    func strays() throws {
        let vault = try TestVault()
        let phone = try Self.write("phone", in: vault.scratch)
        let program = """
            import sqlite3, sys
            base = sqlite3.connect(sys.argv[1])
            for row, user, server in ((9001, "15550100", "s.whatsapp.net"), (9002, "900100", "lid")):
                base.execute("INSERT INTO jid (_id, user, server, raw_string) VALUES (?, ?, ?, ?)",
                    (row, user, server, user + "@" + server))
            base.execute("INSERT INTO jid_map (lid_row_id, jid_row_id) VALUES (9002, 9001)")
            base.commit()
            """
        try Self.python(["-c", program, phone + "/msgstore.db"], in: vault.scratch)
        _ = try vault.expect(["import", "whatsapp", phone])
        let names = ["Ana Contact", "Ben Contact", "Carla Push", "Me Myself", "Stranger Lid"]
        let listed = try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }
        #expect(listed == names)
        for limit in 1...5 {
            #expect(try vault.expect(["people", "--limit", "\(limit)", "--json"]).lines.count == limit)
        }
        #expect(try vault.expect(["people", "+1555", "--json"]).output.isEmpty)
        // What is known of them is kept: another source may have messages of one of the two addresses.
        #expect(try vault.expect(["people", "show", "+15550100", "--json"]).output.contains("900100@lid"))
        #expect(try vault.expect(["messages", "Daily News", "--json"]).output.contains("Daily News"))
    }

    @Test("The same database doubles nothing of forgotten people, and names them again (ST-11)")
    func forgetting() throws {
        let vault = try TestVault()
        let phone = try Self.write("phone", in: vault.scratch)
        func figures() throws -> [String] {
            try vault.expect(["export", "json"]).objects().filter { $0["external_id"] != nil }.map { message in
                let metadata = message.object("metadata")
                let counts = [metadata?["reactions"], metadata?.object("platform_specific")?["votes"]].map { list in
                    if case .array(let entries)? = list { entries.count } else { 0 }
                }
                let sender = message.object("sender")?.string("display_name") ?? ""
                return "\(message.string("external_id") ?? "") \(sender) \(counts)"
            }.sorted()
        }
        _ = try vault.expect(["import", "whatsapp", phone])
        let before = try figures()
        for name in ["Ana Contact", "Ben Contact"] { try vault.expect(["people", "forget", name, "--yes"]) }
        #expect(before.contains { $0.hasSuffix("[0, 3]") || $0.hasSuffix("[0, 2]") })
        #expect(try figures() != before)
        _ = try vault.expect(["import", "whatsapp", phone])
        #expect(try figures() == before)
        try vault.expect(["verify"])
    }

    @Test("A channel is nobody who wrote, wherever people are counted or listed (WDB-3)")
    func channel() throws {
        let vault = try TestVault()
        let summary = try vault.object(["import", "whatsapp", Self.write("phone", in: vault.scratch)])
        let people = Int64(try vault.expect(["people", "--json"]).lines.count)
        #expect(summary.integer("people") == people)
        let figures = try vault.object(["stats"])
        #expect(figures.integer("people") == people)
        let names = try #require(figures.object("activity")).objects("by_person")
        #expect(names.count == Int(people) && !names.contains { $0.string("name")?.contains("newsletter") == true })
        let folder = vault.scratch("pages")
        #expect(try vault.object(["export", "html", "-o", folder, "--yes"]).integer("people") == people)
        #expect(try vault.expect(["messages", "Daily News"]).output.contains("News post"))
    }

    @Test("What messages of businesses and of newer kinds say is found (WDB-3)")
    func words() throws {
        let vault = try TestVault()
        _ = try vault.expect(["import", "whatsapp", Self.write("phone", in: vault.scratch)])
        let words = [
            "parcel 4711", "Track it", "Picnic Party", "Bring salad", "appointment", "Red Chair", "Order of chairs",
            "Please deliver", "Invited Group", "Cat Pack", "unknown type",
        ]
        for word in words {
            #expect(try vault.expect(["search", word, "--json"]).objects().count == 1, "\(word)")
        }
    }

    @Test("A chat that comes first later on doubles nothing (WDB-6)", arguments: [[], ["--no-account"]])
    func newChat(_ arguments: [String]) throws {
        let vault = try TestVault()
        let path = try Self.write("phone", arguments, in: vault.scratch)
        let first = try #require(try vault.expect(["import", "whatsapp", path, "--json"]).objects().last)
        let program = """
            import sqlite3, sys
            made = sqlite3.connect(sys.argv[1])
            made.execute("INSERT INTO jid(_id, user, server, type, raw_string) \\
            VALUES (500, '100000000000000', 'lid', 18, '100000000000000@lid')")
            made.execute("INSERT INTO chat(_id, jid_row_id, account_jid_row_id) VALUES (500, 500, 500)")
            made.execute("INSERT INTO message(chat_row_id, from_me, key_id, sender_jid_row_id, status, timestamp, \\
            message_type, text_data, sort_id) VALUES (500, 0, 'NEWONE', 0, 0, 1771000000000, 0, 'Hi, I am new', 9999)")
            made.commit()
            """
        try Self.python(["-c", program, path + "/msgstore.db"], in: vault.scratch)
        let again = try #require(try vault.expect(["import", "whatsapp", path, "--json"]).objects().last)
        #expect(again.integer("added") == 1)
        let messages = try vault.expect(["export", "json"]).objects().filter { $0["external_id"] != nil }
        #expect(Int64(messages.count) == (first.integer("added") ?? 0) + 1)
        #expect(Set(messages.map { "\($0.string("external_id") ?? "")" }).count == messages.count)
    }
}

/// Lines of an export in a form that two vaults of the same messages share.
private enum ExportForm {
    /// The text of a value without the vault's ids and the numbers of rows in the phone's tables.
    static func text(_ value: JSONValue) -> String { normalized(value).text }

    private static func normalized(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            var members = JSONObject()
            for member in object.members.sorted(by: { $0.name < $1.name }) where !isRow(member.name) {
                members[member.name] = normalized(member.value)
            }
            return .object(members)
        case .array(let values): return .array(values.map(normalized))
        case .string(let text): return .string(UUID(uuidString: text) == nil ? text : "id")
        default: return value
        }
    }

    /// Whether a member is the number of a row in the phone's tables.
    private static func isRow(_ name: String) -> Bool {
        name == "_id" || name.hasSuffix("_row_id") || name.hasSuffix("_jid")
    }
}
