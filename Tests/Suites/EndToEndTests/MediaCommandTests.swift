import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("What files occupy, and removing them to make room (ST-13)", .ownThreads)
struct MediaCommandTests {
    /// A vault with an imported chat with two files, which cannot be fetched again, and a room's picture, which can.
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        try vault.importChatWithFiles()
        try vault.importRoomPicture()
        return vault
    }

    /// The attachments of all messages, by name.
    private func attachments(_ vault: TestVault) throws -> [String: JSONObject] {
        let messages = try vault.expect(["export", "json"]).objects()
        let files = messages.flatMap { $0.object("content")?.objects("attachments") ?? [] }
        return Dictionary(files.map { ($0.string("name") ?? "", $0) }) { first, _ in first }
    }

    private func states(_ vault: TestVault) throws -> [String: String] {
        try attachments(vault).compactMapValues { $0.string("state") }
    }

    /// The names of the stored contents.
    private func contents(_ vault: TestVault) throws -> Set<String> {
        let names = try FileManager.default.subpathsOfDirectory(atPath: vault.path + "/blobs")
        return Set(names.filter { ($0.split(separator: "/").last?.count ?? 0) == 64 })
    }

    // MARK: Figures

    @Test("The figures count files and bytes by kind and chat, and what could be fetched again")
    func stats() throws {
        let vault = try vault()
        let object = try vault.object(["media", "stats"])
        #expect(object.string("type") == "media")
        #expect(object.integer("contents") == 3 && object.integer("bytes") == 3_012)
        #expect(object.integer("attachments") == 3)
        #expect(object.object("fetchable") == ["contents": 1, "bytes": 7])
        #expect(object.object("unfetchable") == ["contents": 2, "bytes": 3_005])
        #expect(
            object.object("by_kind") == [
                "image": ["contents": 2, "bytes": 12], "video": ["contents": 1, "bytes": 3_000],
            ])
        #expect(object.object("states") == ["expired": 0, "found": 3, "missing": 0, "omitted": 0, "remote": 0])
        let chats = object.objects("by_conversation")
        #expect(chats.map { $0.string("title") } == ["Anna", "Cleo"])
        #expect(chats.map { $0.integer("bytes") } == [3_005, 7] && chats.map { $0.integer("contents") } == [2, 1])
        #expect(chats.allSatisfy { $0.string("conversation") != nil && $0.string("ref") != nil })
        let text = try vault.expect(["media", "stats"])
        #expect(text.output.contains("Can be fetched again     1 (7 B)"), "\(text.output)")
        #expect(text.output.contains("Cannot be fetched again  2 (2.9 KiB)"))
        let rows = text.lines.map { $0.split(separator: " ").map(String.init) }
        #expect(rows.contains(["Videos", "1", "2.9", "KiB"]) && rows.contains(["Anna", "2", "2.9", "KiB"]))
        #expect(rows.contains(["Cleo", "1", "7", "B"]))
        let german = try vault(["media", "stats"], environment: ["LC_ALL": "de_DE.UTF-8"])
        #expect(german.lines.contains { $0.hasPrefix("Bilder ") }, "\(german.output)")
        // An empty vault has figures, too.
        let empty = try TestVault()
        #expect(try empty.object(["media", "stats"]).integer("contents") == 0)
        #expect(try empty.expect(["media", "stats"]).output.contains("Files in the vault"))
    }

    @Test("The figures fit a terminal of 40 columns, whatever a chat is called (UX-4, LOOK-4)")
    func narrow() throws {
        let vault = try vault()
        try vault.expect(["conversation", "rename", "Anna", "A \u{1B}]0;owned\u{7} chat with a very long title indeed"])
        for command in [["media", "stats"], ["media", "prune", "--larger-than", "1B", "--dry-run"]] {
            let session = try TerminalSession(
                command + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                environment: ["NO_COLOR": "1"], columns: 40)
            #expect(session.finish() == 0)
            #expect(!session.screen.contains("\u{1B}]0;"))
            // What comes next can be pasted, and is not broken.
            let lines = session.text.split(whereSeparator: \.isNewline).prefix { $0 != "Next:" }
            #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 40 }, "\(lines)")
        }
    }

    // MARK: Removing

    @Test("A dry run names what would be removed and what would stay, and changes nothing")
    func dryRun() throws {
        let vault = try vault()
        let before = (try states(vault), try contents(vault))
        let run = try vault.expect(["media", "prune", "--older-than", "1y", "--dry-run"])
        #expect(run.lines.first == "Would remove 1 file (7 B).")
        #expect(
            run.errors.contains("2 files (2.9 KiB) stay because they cannot be fetched again, the largest of them:"))
        #expect(
            run.output.contains("VID-2.mp4") && run.output.contains("IMG-1.jpg") && run.output.contains("2019-05-14"))
        let object = try vault.object(["media", "prune", "--older-than", "1y", "--dry-run"])
        #expect(object.string("type") == "media_prune" && object["dry_run"] == true && object["postponed"] == false)
        #expect(object.integer("contents") == 1 && object.integer("bytes") == 7 && object.integer("attachments") == 1)
        #expect(object.object("unfetchable") == ["contents": 2, "bytes": 3_005])
        #expect(object.object("lost") == ["contents": 0, "bytes": 0])
        #expect(object.object("in_use") == ["contents": 0, "bytes": 0])
        #expect(object.object("remaining") == ["contents": 2, "bytes": 3_005])
        let kept = object.objects("largest_unfetchable")
        #expect(kept.map { $0.string("name") } == ["VID-2.mp4", "IMG-1.jpg"])
        #expect(kept.map { $0.integer("bytes") } == [3_000, 5] && kept.map { $0.string("title") } == ["Anna", "Anna"])
        #expect(kept.first?.string("timestamp") == "2019-05-14T09:13:00Z")
        #expect(try (states(vault), contents(vault)) == before)
        // Without a terminal nothing is removed unasked.
        let unasked = try vault(["media", "prune", "--older-than", "1y"])
        #expect(unasked.status == 1 && unasked.errors.contains("--yes"))
        #expect(try (states(vault), contents(vault)) == before)
    }

    @Test("A removed file leaves its name, type and size, and what cannot be fetched again stays")
    func removed() throws {
        let vault = try vault()
        let before = try attachments(vault)
        let run = try vault.expect(["media", "prune", "--older-than", "2021-01-01", "--yes"])
        #expect(run.errors.hasPrefix("Removed 1 file (7 B).\n"), "\(run.errors)")
        #expect(run.output.contains("VID-2.mp4"))
        let after = try attachments(vault)
        let lake = try #require(after["lake.jpg"])
        #expect(lake.string("state") == "remote" && lake.string("sha256") == nil)
        for member in ["name", "mime", "size"] { #expect(lake[member] == before["lake.jpg"]?[member]) }
        #expect(after["VID-2.mp4"] == before["VID-2.mp4"] && after["IMG-1.jpg"] == before["IMG-1.jpg"])
        #expect(try contents(vault).count == 2)
        try vault.expect(["verify", "--attachments"])
        // Again there is nothing to remove, and no question.
        let again = try vault.expect(["media", "prune", "--older-than", "2021-01-01"])
        #expect(again.errors.hasPrefix("There is nothing to remove.\n"))
        #expect(try vault.object(["media", "stats"]).object("states")?.integer("remote") == 1)
        // It is in a full export as it is, and that makes an equal vault.
        let full = try vault.expect(["export", "json", "--full"]).output
        #expect(full.contains(#""state":"remote""#))
    }

    @Test("Each condition limits what is removed: size, chat, type, and what may stay")
    func conditions() throws {
        let rules: [([String], removed: Set<String>, missing: Set<String>)] = [
            (["--larger-than", "5B"], ["lake.jpg"], []), (["--larger-than", "7"], [], []),
            (["--larger-than", "2.9KiB", "--even-unfetchable"], ["VID-2.mp4"], ["VID-2.mp4"]),
            (["--larger-than", "3kB", "--even-unfetchable"], [], []),
            (["--conversation", "Cleo"], ["lake.jpg"], []), (["--conversation", "Anna"], [], []),
            (["--conversation", "Anna", "--kind", "image", "--even-unfetchable"], ["IMG-1.jpg"], ["IMG-1.jpg"]),
            (["--keep-under", "3012B", "--even-unfetchable"], [], []),
            (["--keep-under", "3011", "--even-unfetchable"], ["IMG-1.jpg"], ["IMG-1.jpg"]),
            (["--keep-under", "1kB", "--even-unfetchable"], ["IMG-1.jpg", "VID-2.mp4"], ["IMG-1.jpg", "VID-2.mp4"]),
            (["--keep-under", "1kB"], ["lake.jpg"], []),
        ]
        for (options, removed, missing) in rules {
            let vault = try vault()
            let run = try vault.expect(["media", "prune", "--yes"] + options)
            let states = try states(vault)
            #expect(Set(states.filter { $0.value != "found" }.keys) == removed, "\(options): \(run.errors)")
            #expect(Set(states.filter { $0.value == "missing" }.keys) == missing, "\(options)")
            #expect(try contents(vault).count == 3 - removed.count)
            #expect(
                run.errors.contains("The remaining files take 2.9 KiB, more than 1,000 B.")
                    == (options == ["--keep-under", "1kB"]), "\(run.errors)")
            try vault.expect(["verify"])
        }
    }

    @Test("What is not understood is refused before the vault is opened (CLI-4)")
    func refusals() throws {
        let vault = try vault()
        let before = try states(vault)
        let none = try vault(["media", "prune", "--yes"])
        #expect(none.status == 64 && none.errors.contains("Specify which files to remove."))
        #expect(try vault(["media", "prune", "--even-unfetchable", "--yes"]).status == 64)
        for size in ["MB", "10XB", "1.", ".5", "1.2345MB", "1.5.5MB", "0x10", "９MB", "9999999999TB", "1e3"] {
            for option in ["--larger-than", "--keep-under"] {
                let run = try vault.withoutPassphrase(["media", "prune", "\(option)=\(size)", "--yes"])
                #expect(run.status == 64 && run.errors.contains("is not a valid size"), "\(size): \(run.errors)")
            }
        }
        #expect(try vault(["media", "prune", "--kind", "picture", "--yes"]).status == 64)
        for age in ["soon", "0d", "-3d", "5x", "2019-13"] {
            #expect(try vault(["media", "prune", "--older-than=\(age)", "--yes"]).status == 64, "\(age)")
        }
        #expect(try vault(["media", "prune", "--conversation", "Nobody", "--yes"]).status == 1)
        #expect(try CommandRun.whisper(["media"], in: vault.scratch).status == 0, "the group shows its help")
        #expect(try states(vault) == before)
    }

    // MARK: Beside others

    @Test("Of several at once each file is removed by one, and the vault is sound")
    func atOnce() throws {
        let vault = try TestVault()
        try vault.importChatWithFiles(pictures: 200)
        let all = ["media", "prune", "--larger-than", "0", "--even-unfetchable", "--yes", "--json"]
        let runs = try (0..<3).map { _ in try RunningCommand(all, on: vault) }.map { $0.finish() }
        var total: Int64 = 0
        for run in runs {
            #expect(run.status == 0, "\(run.errors)")
            total += try run.objects().first?.integer("contents") ?? 0
        }
        #expect(total == 202)
        // Whoever found the contents held left them to the next.
        try vault.expect(all)
        #expect(try contents(vault).isEmpty)
        try vault.expect(["verify", "--attachments"])
    }

    @Test("Beside an import, every message that has a content keeps it (ST-11)")
    func besideAnImport() throws {
        let vault = try TestVault()
        try vault.importChatWithFiles()
        let folder = try vault.scratch.folderWithFiles("Ben", pictures: 300)
        let importing = try RunningCommand(
            ["import", "whatsapp", folder, "--timezone", "UTC", "--me", "Ben"], on: vault)
        for _ in 0..<4 {
            let run = try vault(["media", "prune", "--larger-than", "0", "--even-unfetchable", "--yes"])
            #expect(run.status == 0, "\(run.errors)")
        }
        let imported = importing.finish()
        #expect(imported.status == 0, "\(imported.errors)")
        try vault.expect(["verify", "--attachments"])
        try vault.expect(["media", "prune", "--larger-than", "0", "--even-unfetchable", "--yes"])
        #expect(try contents(vault).isEmpty)
        #expect(try vault.object(["media", "stats"]).object("states")?.integer("missing") == 304)
    }
}

extension Scratch {
    /// An export of a chat with a picture of 5 bytes, a video of 3,000, and more pictures that are all different.
    func folderWithFiles(_ title: String, pictures: Int = 0) throws -> String {
        let folder = self("export of \(title)")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var text = """
            13/05/2019, 09:12 - Anna: IMG-1.jpg (file attached)
            14/05/2019, 09:13 - Ben: VID-2.mp4 (file attached)

            """
        try write("abcde", to: "export of \(title)/IMG-1.jpg")
        try write(String(repeating: "v", count: 3_000), to: "export of \(title)/VID-2.mp4")
        for number in 0..<pictures {
            try write("\(title) \(number)", to: "export of \(title)/PIC-\(number).jpg")
            text += "15/05/2019, 09:13 - Anna: PIC-\(number).jpg (file attached)\n"
        }
        try write(text, to: "export of \(title)/WhatsApp Chat with \(title).txt")
        return folder
    }
}

extension TestVault {
    /// Imports the export of Anna's chat with files, which no service has.
    func importChatWithFiles(pictures: Int = 0) throws {
        let folder = try scratch.folderWithFiles("Anna", pictures: pictures)
        try expect(["import", "whatsapp", folder, "--timezone", "UTC", "--me", "Ben"])
    }

    /// Imports a message of a Matrix room with a picture of 7 bytes, whose address it has.
    func importRoomPicture() throws {
        // SHA-256 of "picture".
        let hash = "2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97"
        try FileManager.default.createDirectory(atPath: scratch("contents"), withIntermediateDirectories: true)
        try scratch.write("picture", to: "contents/" + hash)
        let line = """
            {"id":"00000000-0000-4000-8000-000000000001","external_id":"$a","platform":"matrix",\
            "timestamp":"2020-01-01T00:00:00Z","sender":{"display_name":"Cleo"},"content":{"type":"image",\
            "attachments":[{"name":"lake.jpg","mime":"image/jpeg","size":7,"sha256":"\(hash)","state":"found"}]},\
            "metadata":{"thread_id":"abc","platform_specific":{"media":{"uri":"mxc://example.org/abc"}}}}

            """
        try expect(["import", "json", "-", "--attachments", scratch("contents")], input: line)
    }
}
