import Foundation
import Testing
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault

/// What others wrote reaches a terminal through every command, and drives it through none (CLI-4, UX-4).
@Suite("What a terminal shows of what others wrote", .ownThreads)
struct TerminalWalkTests {
    /// Copies to the clipboard, rings, blinks on red in two ways, deletes, goes back, reorders, breaks the line.
    private static let hostile =
        "\u{1B}]52;c;aGk=\u{7}\u{1B}[5;41m\u{9B}5;41m\u{7F}\u{8}\u{202E}\u{2066}\u{2028}\u{85}"

    /// A vault in which everything that others can name or write is hostile.
    private struct HostileVault {
        let vault: TestVault
        /// What stands for the names in the commands of `DowngradeTests`.
        let names: [String: String]

        init() async throws {
            vault = try TestVault()
            let hostile = TerminalWalkTests.hostile
            let mallory = NewSender.person("Mallory" + hostile, "+491700000002")
            try await vault.fill { store in
                let members: [NewChatDetails.NewMember] = [.init(mallory, role: .owner), .init(.owner, role: .member)]
                let chat = try await store.report(
                    "Anna" + hostile, key: "1@g.us",
                    NewChatDetails(description: "About" + hostile, members: members, hasAllMembers: true))
                try await store.write("Words" + hostile, id: "m1", in: chat, by: mallory)
                try await store.write("Mine" + hostile, id: "m2", in: chat, by: .owner)
                let target = MessageTarget(conversation: chat.id, externalID: "m2")
                _ = try await store.commit(
                    IngestionGroup([.reaction(target, by: mallory, emoji: "+" + hostile, at: .january(4))]))
                try await store.setDraft("Draft" + hostile, in: chat.id)
            }
            let file = try ExportFiles.write(
                "13/05/2019, 09:13 - Eve\(hostile): Hello\(hostile)\n13/05/2019, 09:14 - Ben: So\n",
                title: "Eve" + hostile, in: vault.scratch)
            try vault.expect(["import", "whatsapp", file, "--me", "Ben", "--timezone", "UTC", "--yes"])
            let ana = try TestVault()
            try ana.expect(["identity", "create", "Ana"])
            try vault.expect(["identity", "create", "Me"])
            try vault.expect(["contact", "import", "-", "--yes"], input: try ana.bundle())
            try vault.expect(["contact", "note", "Ana", "Note" + hostile])
            let chats = try vault.expect(["conversations", "--json"]).objects()
            let chat = try #require(chats.first { $0.string("title")?.hasPrefix("Anna") == true }?.string("ref"))
            try vault.expect(["retention", "set", chat, "10y"])
            let message = try #require(vault.expect(["messages", chat, "--json"]).objects().first?.string("ref"))
            let backup = vault.scratch("backup")
            try vault.expect(["backup", backup])
            names = ["Anna": chat, "CHAT": file, "w7k2m9x4": message, "FILE": vault.scratch("new"), "BACKUP": backup]
        }

        /// A command on the vault as it was, at a terminal; what the terminal got.
        func shown(_ command: [String], _ more: [String] = []) throws -> String {
            try FileManager.default.removeItem(atPath: vault.path)
            try FileManager.default.copyItem(atPath: names["BACKUP"] ?? "", toPath: vault.path)
            try? FileManager.default.removeItem(atPath: vault.scratch("new"))
            let session = try vault.atTerminal(
                command.map { names[$0] ?? $0 } + more,
                input: try vault.scratch.write(TerminalWalkTests.hostile, to: "input"))
            // What waits for an answer or for a service has shown what it shows before it does.
            _ = session.finish(
                seconds: TerminalWalkTests.waiting.contains(command.prefix(2).joined(separator: " ")) ? 4 : 60)
            if command.first == "unlock" { _ = try vault.withoutPassphrase(["lock"]) }
            return session.screen
        }
    }

    /// The commands that open no vault, or another one, with arguments that they accept.
    private static let others: [[String]] = [
        ["init", "--accept-disclaimer"], ["lock"], ["doctor"], ["restore", "BACKUP", "--yes"], ["browse"],
        ["bridge", "install", "--command", "true"], ["completion", "bash"], ["version"], ["help"],
    ]

    /// Commands that ask for a secret, follow a service or have the terminal to themselves.
    private static let waiting: Set<String> = [
        "browse", "bridge pair", "bridge run", "bridge fetch", "bridge install", "bridge logout", "media fetch",
        "identity backup", "identity restore", "export html",
    ]

    /// What of a text would drive a terminal, or reorder what it shows; the program itself uses line ends, colours and
    /// isolates.
    private static func driving(_ text: String) -> [String] {
        var found: [String] = []
        for sequence in ["\u{1B}]", "\u{1B}[5;41m"] where text.contains(sequence) {
            found.append(sequence.debugDescription)
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1A, 0x1C...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066, 0x2067,
                0x2028,
                0x2029:
                found.append("U+" + String(scalar.value, radix: 16))
            default: break
            }
        }
        return found
    }

    @Test("Every command, with --json and without, leaves what others wrote harmless on a terminal")
    func everyCommand() async throws {
        let hostile = try await HostileVault()
        let names = try DowngradeTests.commandNames()
        var walked: Set<String> = []
        var showed = 0
        for command in DowngradeTests.commands + Self.others {
            walked.insert(names.contains(command[0]) ? command[0] : command.prefix(2).joined(separator: " "))
            for more in [[], ["--json"]] where command != ["browse"] || more.isEmpty {
                let screen = try hostile.shown(command, more)
                #expect(Self.driving(screen).isEmpty, "\(command) \(more): \(screen.debugDescription.prefix(2_000))")
                if screen.contains("␛]52") || screen.contains(#"\u001b]52"#) { showed += 1 }
            }
        }
        #expect(walked == names, "each command of the program is walked")
        #expect(showed > 15, "what is hostile was shown \(showed) times")
    }

    @Test(
        "JSON on a terminal has the same values as in a pipe, which gets them as they are",
        arguments: [["export", "json", "--json"], ["messages", "Anna", "--json"], ["conversations", "--json"]])
    func sameValues(command: [String]) async throws {
        let hostile = try await HostileVault()
        let piped = try hostile.vault.expect(command.map { hostile.names[$0] ?? $0 })
        #expect(piped.output.contains("\u{9B}5;41m\u{7F}"))
        let shown = try hostile.shown(command).split(whereSeparator: \.isNewline).map {
            try JSONValue.parse(Array($0.utf8))
        }
        // A summary goes to standard error, which the terminal shows as well.
        let lines = piped.lines + piped.errors.split(whereSeparator: \.isNewline).map(String.init)
        #expect(try shown == lines.map { try JSONValue.parse(Array($0.utf8)) })
    }

    @Test("A table is harmless on a terminal, and unchanged in a pipe and a file")
    func table() async throws {
        let hostile = try await HostileVault()
        let piped = try hostile.vault.expect(["export", "csv"]).output
        #expect(piped.contains("Words" + Self.hostile))
        let screen = try hostile.shown(["export", "csv"])
        #expect(screen.contains("Words␛]52;c;aGk=␇␛[5;41m\u{FFFD}5;41m␡␈\u{FFFD}\u{FFFD}"))
        try hostile.vault.expect(["export", "csv", "-o", hostile.vault.scratch("table.csv")])
        let file = try String(contentsOfFile: hostile.vault.scratch("table.csv"), encoding: .utf8)
        #expect(file == piped)
    }

    @Test("Of a reaction that is no emoji, its beginning is shown")
    func longReaction() async throws {
        let hostile = try await HostileVault()
        try await hostile.vault.fill { store in
            let chat = try #require(
                try await store.conversations(after: nil, limit: 9).first { $0.title.hasPrefix("Anna") })
            let target = MessageTarget(conversation: chat.id, externalID: "m1")
            _ = try await store.commit(
                IngestionGroup([
                    .reaction(target, by: .owner, emoji: String(repeating: "ha", count: 100), at: .january(5))
                ]))
        }
        let run = try hostile.vault.expect(["messages", hostile.names["Anna"] ?? ""])
        #expect(run.output.contains("hahaha") && !run.output.contains(String(repeating: "ha", count: 50)))
    }
}
