import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("References lead from one command to the next (LOOK-9, CLI-2)", .ownThreads)
struct ReferenceCommandTests {
    private func vault() throws -> TestVault {
        while true {
            let vault = try TestVault()
            let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
            try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
            // One pair of messages of a minute in 32,768 has the same reference.
            let all = try references(vault, ["messages", "Anna", "--all"])
            if Set(all).count == all.count { return vault }
        }
    }

    private func references(_ vault: TestVault, _ arguments: [String]) throws -> [String] {
        try vault.expect(arguments + ["--json"]).objects().compactMap { $0.string("ref") }
    }

    @Test("A hit of a search is shown among its neighbours by its reference alone, with the way on in both directions")
    func around() throws {
        let vault = try vault()
        let all = try references(vault, ["messages", "Anna", "--all"])
        #expect(all.count == 8 && Set(all).count == 8)
        let hit = try #require(try references(vault, ["search", "lake"]).first)
        #expect(hit == all[2])
        #expect(try vault.expect(["search", "lake"]).output.contains(hit))
        #expect(try vault.expect(["search", "lake"]).errors.contains("whisper messages --around \(hit)"))
        #expect(try references(vault, ["messages", "--around", hit, "--limit", "4"]) == Array(all[1...4]))
        #expect(try references(vault, ["messages", "--around", hit.uppercased()]) == all)
        let since = ["messages", "--around", hit, "--since", "2019-05-14"]
        #expect(try references(vault, since) == [hit] + all[5...], "A period leaves out what is around it, not it")
        #expect(try references(vault, ["messages", "--around", hit, "--until", "2019-05-13"]) == Array(all[..<5]))
        let run = try vault.expect(["messages", "--around", hit, "--limit", "4", "--refs"])
        #expect(run.output.contains("▸ \(hit)") && run.output.count(of: "▸") == 1)
        let quiet = try vault.expect(["messages", "--around", hit, "--limit", "4"])
        #expect(quiet.output.contains("▸ 09:14") && !all.contains { quiet.output.contains($0) }, "\(quiet.output)")
        #expect(run.errors.contains("whisper messages --before \(all[1])"))
        #expect(run.errors.contains("whisper messages --after \(all[4])") && run.errors.contains("“Anna”"))
        #expect(try references(vault, ["messages", "--before", all[1]]) == [all[0]])
        #expect(try references(vault, ["messages", "Anna", "--after", all[4]]) == Array(all[5...]))
        #expect(try references(vault, ["messages", "--after", all[4], "--limit", "1"]) == [all[5]])
    }

    @Test("An id serves as a reference, an unknown one says so, and another text is wrong usage")
    func others() throws {
        let vault = try vault()
        let first = try #require(try vault.expect(["messages", "Anna", "--all", "--json"]).objects().first)
        let id = try #require(first.string("id"))
        #expect(try references(vault, ["messages", "--around", id]).first == first.string("ref"))
        let unknown = try vault(["messages", "--around", "zzzzzzzz", "--json"])
        #expect(unknown.status == 1)
        #expect(try ErrorLine(unknown.errors).code == "not-found")
        #expect(try vault(["messages", "--around", "not one"]).status == 64)
        #expect(try vault(["messages"]).status == 64, "A chat or a message must be named")
        #expect(try vault(["messages", "Anna", "--around", id, "--before", id]).status == 64)
    }

    @Test("A reference that several messages have is refused with longer ones, which tell them apart")
    func ambiguous() throws {
        let source = try vault()
        let vault = try TestVault()
        // Two ids that differ in the fortieth bit only, in one minute.
        let ids = ["01234567-8901-4000-8000-000000000001", "01234567-8981-4000-8000-000000000002"]
        var lines = try source.expect(["export", "json", "--full"]).output.split(separator: "\n").map(String.init)
        let places = lines.indices.filter { lines[$0].contains(#""text":"ok""#) }
        #expect(places.count == 2)
        for (place, id) in zip(places, ids) {
            lines[place].replace(#/"message":\{"id":"[^"]*"/#, with: #""message":{"id":"\#(id)""#)
        }
        let file = try vault.scratch.write(lines.joined(separator: "\n") + "\n", to: "full.jsonl")
        try vault.expect(["import", "json", file, "--restore"])
        let both = try references(vault, ["search", "ok"])
        #expect(both.count == 2 && Set(both).count == 1)
        for arguments in [["messages", "--around", both[0]], ["delete", "--yes", "--message", both[0]]] {
            let run = try vault(arguments + ["--json"])
            #expect(run.status == 64 && run.output.isEmpty)
            let error = try ErrorLine(run.errors)
            #expect(error.code == "ambiguous")
            let longer = error.message.matches(of: #/[0-9a-hjkmnp-tv-z]{9,14}/#).map { String($0.output) }
            #expect(Set(longer).count == 2)
            for reference in longer {
                #expect(try vault.expect(["messages", "--around", reference]).output.contains("▸"))
            }
        }
        #expect(try references(vault, ["messages", "Anna", "--all"]).count == 8, "Nothing was deleted")
    }

    @Test("Commands that take a message take its reference, within the chat that is named")
    func taking() throws {
        let vault = try vault()
        let other = try ExportFiles.write("15/05/2019, 09:13 - Carla: Ciao\n", title: "Carla", in: vault.scratch)
        try vault.expect(["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben"])
        let all = try references(vault, ["messages", "Anna", "--all"])
        #expect(try vault.expect(["mark-read", "Anna", "--up-to", all[3]]).status == 0)
        let foreign = try #require(try references(vault, ["messages", "Carla"]).first)
        #expect(try vault(["mark-read", "Anna", "--up-to", foreign]).status == 1)
        #expect(try vault(["messages", "Anna", "--around", foreign]).status == 64)
        let foreseen = try vault.expect(["delete", "--message", all[1], "--dry-run"])
        #expect(foreseen.errors.contains("Hello"), "What would be deleted is shown")
        try vault.expect(["delete", "--message", all[1], "--yes"])
        #expect(try vault.expect(["messages", "Anna", "--all"]).output.contains("[deleted]"))
        #expect(try vault.expect(["search", "Hello", "--json"]).lines.isEmpty)
    }

    @Test("A chat is read between dates, from either end (LOOK-9)")
    func dates() throws {
        let vault = try vault()
        let all = try references(vault, ["messages", "Anna", "--all"])
        let day = ["--since", "2019-05-14", "--until", "2019-05-14"]
        #expect(try references(vault, ["messages", "Anna"] + day) == Array(all[5...6]))
        #expect(try references(vault, ["messages", "Anna", "--all"] + day) == Array(all[5...6]))
        #expect(try references(vault, ["messages", "Anna", "--since", "2019-05-14"]) == Array(all[5...]))
        #expect(try references(vault, ["messages", "Anna", "--until", "2019-05-13"]) == Array(all[..<5]))
        #expect(
            try references(vault, ["messages", "Anna", "--until", "2019-05-13", "--limit", "2"]) == Array(all[3...4]))
        let oldest = ["messages", "Anna", "--since", "2019-05-14", "--oldest", "--limit", "1"]
        #expect(try references(vault, oldest) == [all[5]])
        #expect(try references(vault, ["messages", "Anna", "--since", "2020"]).isEmpty)
        #expect(try references(vault, ["messages", "Anna", "--oldest", "--since", "2020"]).isEmpty)
        #expect(try vault(["messages", "Anna", "--since", "2020", "--until", "2019"]).status == 64)
        #expect(try vault(["messages", "Anna", "--since", "soon"]).status == 64)
    }

    @Test("The first message of a period is found behind more messages than a page of the index has")
    func manyMessages() throws {
        let vault = try TestVault()
        let lines = (0..<5_000).map { number in
            let (day, minute) = (number / 1_000 + 1, number % 1_000)
            func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
            return "\(padded(day))/12/2019, \(padded(minute / 60)):\(padded(minute % 60)) - Anna: number \(number)\n"
        }
        let path = try ExportFiles.write(
            "31/12/2018, 10:00 - Anna: before\n" + lines.joined(), title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--date-order", "dmy"])
        for (since, expected) in [("2019-12-01", "number 0"), ("2019", "number 0"), ("2019-12-04", "number 3000")] {
            let run = try vault(["messages", "Anna", "--since", since, "--oldest", "--limit", "1", "--json"])
            let content = try run.objects().first?.object("content")
            #expect(content?.string("text") == expected, "\(since)")
        }
    }

    @Test("A hit is shown with the messages before and after it, the hit pointed out")
    func context() throws {
        let vault = try vault()
        let all = try references(vault, ["messages", "Anna", "--all"])
        let run = try vault.expect(["search", "lake", "--context", "1"])
        #expect(run.output.contains("▸ \(all[2])") && run.output.contains("Hello Ben") && run.output.contains("ok"))
        #expect(run.output.split(separator: "\n").first == "══ Anna")
        let objects = try vault.expect(["search", "lake", "-C", "1", "--json"]).objects()
        #expect(objects.compactMap { $0.string("ref") } == Array(all[1...3]))
        #expect(objects.map { $0.string("snippet") != nil } == [false, true, false])
        #expect(objects.map { $0.string("context_of") == objects[1].string("id") } == [true, false, true])
        #expect(try vault(["search", "lake", "--context", "101"]).status == 64)
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
