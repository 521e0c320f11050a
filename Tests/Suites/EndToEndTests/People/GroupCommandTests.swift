import Foundation
import Testing
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault

@Suite("whisper groups (ING-6)", .ownThreads)
struct GroupCommandTests {
    private static let ana = NewSender.person("Ana Reis", "+491700000002")
    private static let ben = NewSender.person("Ben Okoro", "+491700000003")
    private static let cara = NewSender.person("Cara", "+491700000004")

    /// A vault with a group of three that Cara has left, and an exported group whose members no source has reported.
    private func vault() async throws -> TestVault {
        let vault = try TestVault()
        try await vault.fill { store in
            let everyone: [NewChatDetails.NewMember] = [
                .init(Self.ana, role: .owner), .init(Self.ben, role: .member), .init(.owner, role: .admin),
                .init(Self.cara, role: .member),
            ]
            let trip = try await store.report(
                "Trip to Rome", key: "1@g.us",
                NewChatDetails(description: "Flights\nand \u{1B}[2Jhotels", members: everyone, hasAllMembers: true))
            try await store.report(
                "Trip to Rome", key: "1@g.us",
                NewChatDetails(members: Array(everyone.prefix(3)), hasAllMembers: true), at: .january(5))
            try await store.write("Tickets?", id: "m1", in: trip, by: Self.ana)
            _ = try await store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "Choir", title: "Choir", kind: .group))
            _ = try await store.conversation(
                for: ConversationReference(
                    platform: .whatsapp, key: "491700000002@s.whatsapp.net", title: "Ana Reis", kind: .direct))
        }
        return vault
    }

    @Test("The list has each group with its members, the owner's role and the description's first line (ING-6)")
    func list() async throws {
        let vault = try await vault()
        let groups = try vault.expect(["groups", "--json"]).objects()
        #expect(groups.map { $0.string("title") } == ["Choir", "Trip to Rome"], "as in the list of chats")
        let trip = try #require(groups.last)
        #expect(trip.string("type") == "group" && trip.integer("member_count") == 3)
        #expect(trip.integer("former_member_count") == 1 && trip.string("own_role") == "admin")
        #expect(trip.string("description") == "Flights\nand \u{1B}[2Jhotels" && trip["has_picture"] == false)
        let choir = try #require(groups.first)
        #expect(choir["member_count"] == .null && choir["own_role"] == .null, "no source has reported members")
        let text = try vault.expect(["groups"])
        let line = try #require(text.lines.first { $0.contains("Trip to Rome") })
        #expect(line.contains(" 3 ") && line.contains("admin") && line.hasSuffix("Flights"), "\(text.output)")
        #expect(line.hasPrefix(try #require(trip.string("ref"))))
        #expect(!text.output.contains("Ana Reis"), "a direct chat is no group")
        #expect(try vault.expect(["groups", "list"]).output == text.output)
        let chats = try vault.expect(["conversations", "--json"]).objects()
        let chat = try #require(chats.first { $0.string("title") == "Trip to Rome" })
        #expect(chat.string("description") == "Flights\nand \u{1B}[2Jhotels")
    }

    @Test("Of an exported group, of which nobody knows the members, the list says how many wrote there (ING-6)")
    func writers() throws {
        let vault = try TestVault()
        let lines = ["Ana", "Ben", "Cara", "Ana"].enumerated().map { "31.12.18, 20:1\($0) - \($1): hello \($0)" }
        let path = try ExportFiles.write(lines.joined(separator: "\n"), title: "Choir", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        let text = try vault.expect(["groups"]).output
        #expect(text.contains("3 wrote here"), "\(text)")
        #expect(try vault.expect(["groups", "show", "Choir"]).output.contains("3 wrote here"))
        let group = try vault.object(["groups"])
        #expect(group.integer("writer_count") == 3 && group["member_count"] == .null)
    }

    @Test("A part of a name and --limit narrow the list, and options may stand before the command (CLI-2)")
    func narrowed() async throws {
        let vault = try await vault()
        let found = try vault.expect(["groups", "ROMÉ", "--json"]).objects()
        #expect(found.map { $0.string("title") } == ["Trip to Rome"])
        #expect(try vault.expect(["groups", "choir", "rome", "--json"]).lines.count == 2)
        #expect(try vault.expect(["groups", "--limit", "1", "--json"]).lines.count == 1)
        #expect(try vault(["groups", "--limit", "0"]).status == 64)
        let none = try vault.expect(["groups", "Paris"])
        #expect(none.output.isEmpty && none.errors == "No group matches “Paris”.\n")
        let access = ["--vault", vault.path, "--passphrase-file", vault.passphraseFile, "--json"]
        let before = try CommandRun.whisper(access + ["groups", "rome"], in: vault.scratch)
        #expect(before.status == 0 && before.lines.count == 1, "\(before.errors)")
        let help = try CommandRun.whisper(["groups", "--help"], in: vault.scratch)
        #expect(help.status == 0 && help.output.contains("whisper groups [COMMAND]"), "\(help.output)")
        #expect(try CommandRun.whisper(["groups", "rome", "--help"], in: vault.scratch).output == help.output)
    }

    @Test("A group is shown with its description and its members by role; --former adds those who left (ING-6)")
    func show() async throws {
        let vault = try await vault()
        let text = try vault.expect(["groups", "show", "rome"])
        #expect(text.output.contains("Description  Flights\n             and ␛[2Jhotels\n"), "\(text.output)")
        #expect(text.output.contains("Picture      no\n"))
        let rows = text.lines.filter { $0.hasSuffix("2024-01-02") }
        let order = ["Ana Reis", "Mia (you)", "Ben Okoro"]
        #expect(rows.count == 3 && zip(rows, order).allSatisfy { $0.hasPrefix($1) }, "\(text.output)")
        #expect(zip(rows, ["owner", "admin", "member"]).allSatisfy { $0.contains($1) })
        #expect(!text.output.contains("Cara") && text.errors.contains("1 person has left the group."))
        let former = try vault.expect(["groups", "show", "rome", "--former"])
        let left = try #require(former.lines.last)
        #expect(left.hasPrefix("Cara") && left.contains("left") && left.hasSuffix("2024-01-05"), "\(former.output)")
        let object = try vault.object(["groups", "show", "rome", "--former"])
        #expect(object.objects("members").map { $0.string("role") } == ["owner", "admin", "member", nil])
        #expect(object.objects("members").map { $0["owner"] } == [false, true, false, false])
        #expect(object.objects("members").last?.string("since") == "2024-01-05T12:00:00Z")
        #expect(try vault.object(["groups", "show", "rome"]).objects("members").count == 3)
        let unknown = try vault.expect(["groups", "show", "Choir"])
        #expect(unknown.errors.contains("no source has reported them") && !unknown.output.contains("Members"))
        let plain = try vault.expect(["groups", "show", "rome", "--plain"])
        #expect(plain.output.contains("Description: Flights and ␛[2Jhotels\n"))
    }

    @Test("Of two groups with one name none is guessed, and a chat that is no group is not one (CLI-2)")
    func twins() async throws {
        let vault = try await vault()
        try await vault.fill { store in
            try await store.report("Trip to Rome", key: "2@g.us", NewChatDetails(description: "The other one"))
        }
        let run = try vault(["groups", "show", "Trip to Rome"])
        #expect(run.status == 64 && run.output.isEmpty)
        let groups = try vault.expect(["groups", "rome", "--json"]).objects()
        let references = groups.compactMap { $0.string("ref") }
        #expect(references.count == 2 && references.allSatisfy(run.errors.contains), "\(run.errors)")
        let other = try #require(groups.first { $0.string("description") == "The other one" }?.string("ref"))
        #expect(try vault.expect(["groups", "show", other]).output.contains("The other one"))
        let direct = try vault(["groups", "show", "Ana Reis"])
        #expect(direct.status == 1 && direct.errors.contains("No group is called “Ana Reis”."), "\(direct.errors)")
        #expect(direct.errors.contains("whisper groups"))
        #expect(try vault(["groups", "show", "Chior"]).errors.contains("Did you mean: “Choir”"))
    }

    @Test("Without groups the list says so, and prints nothing with --json")
    func none() throws {
        let vault = try TestVault()
        let run = try vault.expect(["groups"])
        #expect(run.output.isEmpty && run.errors == "No groups yet.\n")
        let json = try vault.expect(["groups", "--json"])
        #expect(json.output.isEmpty && json.errors.isEmpty)
    }

    @Test("Names and descriptions neither drive the terminal nor pass for words of the program (LOOK-4)")
    func names() async throws {
        let vault = try TestVault()
        try await vault.fill { store in
            let eve = NewSender.person("Eve\u{202E}nimda\u{1B}[2K", "+491700000005")
            let fake = NewSender.person("✔ verified", "+491700000006")
            try await store.report(
                "Home\u{202E}\u{1B}]0;x\u{7} (Verified)", key: "3@g.us",
                NewChatDetails(
                    description: "\u{202E}first\r\nMembers  99",
                    members: [
                        .init(eve, role: .member), .init(fake, role: .admin),
                    ]))
        }
        for arguments in [["groups"], ["groups", "show", "home"], ["people"], ["people", "show", "eve"]] {
            let output = try vault.expect(arguments).output
            let drivesTerminal = output.unicodeScalars.contains {
                $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E
            }
            #expect(!drivesTerminal, "\(output)")
        }
        let shown = try vault.expect(["groups", "show", "home"])
        #expect(shown.output.contains("“✔ verified”"), "\(shown.output)")
        let members = shown.lines.filter { $0.hasPrefix("Members") }
        #expect(members.count == 1 && members.first?.hasSuffix(" 2") == true, "\(shown.output)")
    }

    @Test("Five thousand members, and more people than one list has, are shown and found (ST-6)")
    func large() async throws {
        let vault = try TestVault()
        try await vault.fill { store in
            for group in 0..<2 {
                let members = (0..<5_100).map { number in
                    NewChatDetails.NewMember(
                        .person("Member \(group)-\(number)", "+49170\(1_000_000 + group * 100_000 + number)"),
                        role: .member)
                }
                try await store.report("Village \(group)", key: "\(group)@g.us", NewChatDetails(members: members))
            }
            try await store.report(
                "Last", key: "9@g.us", NewChatDetails(members: [.init(.person("Zoë", "+491709999999"), role: .owner)]))
        }
        #expect(try vault.object(["groups", "show", "Village 1"]).objects("members").count == 5_100)
        #expect(try vault.expect(["groups", "show", "Village 1"]).lines.count > 5_100)
        let groups = try vault.expect(["groups", "--json"]).objects()
        #expect(groups.compactMap { $0.integer("member_count") }.sorted() == [1, 5_100, 5_100])
        let people = try vault.expect(["people"])
        #expect(people.lines.count == 10_001 && people.errors.contains("Only the first 10,000 people"))
        #expect(try vault.expect(["people", "--json"]).lines.count == 10_000)
        #expect(try vault.expect(["people", "zoe", "--json"]).objects().map { $0.string("name") } == ["Zoë"])
        #expect(try vault.expect(["people", "show", "Zoë"]).output.contains("+491709999999"))
    }
}
