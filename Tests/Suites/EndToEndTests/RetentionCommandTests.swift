import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("How long messages are kept (ST-13)", .ownThreads)
struct RetentionCommandTests {
    /// Imports a chat with Cara that has a single message.
    static func importMessage(daysOld days: Int, in vault: TestVault) throws {
        let path = try ExportFiles.write(
            "\(time(daysAgo: days)) - Cara: \(days) days\n", title: "Cara", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "dmy", "--me", "Ben"])
    }

    /// A moment as exports write it.
    private static func time(daysAgo days: Int) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "dd/MM/yyyy, HH:mm"
        return formatter.string(from: Date(timeIntervalSinceNow: -86_400 * Double(days)))
    }

    /// A vault with a chat of eight messages of 2019.
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    private func messages(_ vault: TestVault, _ chat: String) throws -> Int {
        try vault.expect(["messages", chat, "--json"]).objects().count
    }

    @Test("Rules are set for a chat and by default, replaced, listed and removed (ST-13)")
    func rules() throws {
        let vault = try vault()
        #expect(try vault.expect(["retention", "list"]).errors == "No rules. All messages are kept.\n")
        #expect(try vault.expect(["retention", "set", "Anna", "90d"]).errors == "Retention for “Anna”: 90 days.\n")
        #expect(try vault.expect(["retention", "set", "Anna", "1w"]).errors == "Retention for “Anna”: 1 week.\n")
        let standard = try vault.expect(["retention", "set", "--default", "2y"])
        #expect(standard.errors == "Retention for all other chats: 2 years.\n" && standard.output.isEmpty)
        let list = try vault.expect(["retention", "list", "--json"]).objects()
        #expect(list.map { $0.string("title") } == ["Anna", nil])
        #expect(list.map { $0.string("keep") } == ["1w", "2y"])
        #expect(list.allSatisfy { $0.string("type") == "retention" })
        let table = try vault.expect(["retention", "list"]).output
        #expect(table.contains("1 week") && table.contains("(all other chats)") && table.contains("2 years"))
        #expect(try vault.object(["retention", "set", "Anna", "forever"]).string("keep") == "forever")
        #expect(try vault.expect(["retention", "remove", "Anna"]).errors == "Rule for “Anna” removed.\n")
        #expect(try vault.expect(["retention", "remove", "--default"]).errors == "Default rule removed.\n")
        #expect(try vault.expect(["retention", "list", "--json"]).output.isEmpty)
        #expect(try messages(vault, "Anna") == 8, "rules alone delete nothing")
    }

    @Test("Wrong ages, chats and combinations are rejected, and change nothing (CLI-4)")
    func refusals() throws {
        let vault = try vault()
        for age in ["0d", "90", "Forever", "1h", "-1d", ""] {
            #expect(try vault(["retention", "set", "Anna", age]).status == 64, "\(age)")
        }
        #expect(try vault(["retention", "set", "Anna"]).status == 64)
        #expect(try vault(["retention", "set", "--default"]).status == 64)
        #expect(try vault(["retention", "set", "--default", "Anna", "1d"]).status == 64)
        #expect(try vault(["retention", "remove"]).status == 64)
        #expect(try vault(["retention", "remove", "Anna", "--default"]).status == 64)
        #expect(try vault(["retention", "set", "Nobody", "1d"]).status == 1)
        for target in ["Anna", "--default"] {
            let run = try vault(["retention", "remove", target])
            #expect(run.status == 1 && run.errors.contains("whisper retention list"))
        }
        #expect(try vault.expect(["retention", "list", "--json"]).output.isEmpty)
    }

    @Test("What the rules cover is shown, and then deleted; chats that are kept lose nothing (ST-11, ST-13)")
    func applied() throws {
        let vault = try vault()
        try Self.importMessage(daysOld: 10, in: vault)
        try vault.expect(["retention", "set", "--default", "5d"])
        try vault.expect(["retention", "set", "Anna", "forever"])
        let preview = try vault.object(["retention", "apply", "--dry-run"])
        #expect(preview.string("type") == "deletion" && preview.integer("messages") == 1)
        #expect(preview["dry_run"] == .bool(true) && preview["clock_doubtful"] == .bool(false))
        let chats = preview.objects("chats")
        #expect(chats.map { $0.string("title") } == ["Cara"] && chats.map { $0.integer("messages") } == [1])
        let shown = try vault.expect(["retention", "apply", "--dry-run"]).output
        #expect(shown.contains("Cara") && shown.contains("5 days") && shown.contains("Would delete 1 message."))
        #expect(try messages(vault, "Cara") == 1)
        let refused = try vault(["retention", "apply"])
        #expect(refused.status == 1 && refused.errors.contains("--yes"))
        #expect(try messages(vault, "Cara") == 1)
        let run = try vault.expect(["retention", "apply", "--yes"])
        #expect(run.errors.hasPrefix("Deleted 1 message.\n") && run.output.isEmpty)
        #expect(try messages(vault, "Cara") == 0)
        #expect(try messages(vault, "Anna") == 8)
        #expect(try vault(["search", "days", "--json"]).output.isEmpty)
        #expect(try vault.expect(["retention", "apply", "--yes"]).errors == "Deleted 0 messages.\n")
        #expect(try vault.expect(["verify"]).status == 0)
    }

    @Test("A clock that may be ahead deletes nothing on --yes alone (ST-13)")
    func clock() throws {
        let vault = try TestVault()
        try Self.importMessage(daysOld: 1, in: vault)
        try vault.expect(["retention", "set", "--default", "90d"])
        #expect(try vault.object(["retention", "apply", "--dry-run"]).integer("messages") == 0)
        // A clock that is years ahead.
        let arguments = ["retention", "apply", "--yes"]
        let run = try vault.later(86_400 * 1_000, arguments)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("Nothing was deleted.") && run.errors.contains("--accept-clock"))
        let failure = try vault.later(86_400 * 1_000, arguments + ["--json"])
        #expect(try ErrorLine(failure.errors).code == "confirmation-needed")
        let preview = try vault.later(86_400 * 1_000, ["retention", "apply", "--dry-run", "--json"])
        #expect(try preview.objects().first?["clock_doubtful"] == .bool(true))
        let shown = try vault.later(86_400 * 1_000, ["retention", "apply", "--dry-run"])
        #expect(shown.output.contains("Nothing would be deleted unless you confirm the clock."), "\(shown.output)")
        #expect(!shown.output.contains("Would delete") && shown.errors.contains("--accept-clock"))
        // Without a terminal, what is said is enough.
        let unattended = try vault.later(86_400 * 1_000, ["retention", "apply"])
        for run in [run, shown, unattended] {
            #expect(run.errors.contains("retention apply --accept-clock --yes"), "\(run.errors)")
        }
        let accepted = try vault.later(86_400 * 1_000, ["retention", "apply", "--dry-run", "--accept-clock"])
        #expect(accepted.output.contains("Would delete 1 message."))
        #expect(try messages(vault, "Cara") == 1)
        #expect(try vault.later(86_400 * 1_000, ["retention", "apply", "--accept-clock"]).status == 1, "not confirmed")
        #expect(try messages(vault, "Cara") == 1)
        #expect(try vault.later(86_400 * 1_000, arguments + ["--accept-clock"]).status == 0)
        #expect(try messages(vault, "Cara") == 0)
    }

    @Test("A line of the future in an imported file is reported, and makes no later clock credible (ST-13)")
    func future() throws {
        let vault = try TestVault()
        try Self.importMessage(daysOld: 1, in: vault)
        try vault.expect(["retention", "set", "--default", "90d"])
        let path = try ExportFiles.write(
            "01/01/2022, 10:00 - Eve: Hello\n\(Self.time(daysAgo: -995)) - Eve: From afar\n",
            title: "Eve", in: vault.scratch)
        let arguments = ["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "dmy", "--me", "Ben"]
        #expect(try vault.object(arguments + ["--dry-run"])["in_future"] == true)
        let run = try vault.expect(arguments)
        #expect(run.errors.contains("messages with dates in the future"))
        let refused = try vault.later(86_400 * 1_000, ["retention", "apply", "--yes"])
        #expect(refused.status == 1 && refused.errors.contains("--accept-clock"))
        #expect(try messages(vault, "Cara") == 1)
        #expect(try vault.object(arguments + ["--dry-run"]).integer("duplicates") == 2)
    }

    @Test("The rules are in a backup and in a full export (ST-10, ST-13)")
    func transferred() throws {
        let vault = try vault()
        try vault.expect(["retention", "set", "Anna", "2y"])
        let lines = vault.scratch("all.jsonl")
        try vault.expect(["export", "json", "--full", "-o", lines])
        let other = try TestVault()
        try other.expect(["import", "json", lines, "--restore", "--yes"])
        #expect(try other.object(["retention", "list"]).string("keep") == "2y")
        let backup = vault.scratch("backup")
        try vault.expect(["backup", backup])
        try vault.expect(["retention", "remove", "Anna"])
        try vault.expect(["restore", backup, "--yes"])
        #expect(try vault.object(["retention", "list"]).string("title") == "Anna")
    }
}
