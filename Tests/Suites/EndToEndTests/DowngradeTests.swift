import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("A database without encryption instead of a vault's own (ST-2)", .ownThreads)
struct DowngradeTests {
    private func copy(_ names: [String], from source: String, to target: String) throws {
        for name in names {
            try? FileManager.default.removeItem(atPath: target + "/" + name)
            try FileManager.default.copyItem(atPath: source + "/" + name, toPath: target + "/" + name)
        }
    }

    /// Replaces the database of an encrypted vault with that of a plain one.
    private func replaced() throws -> TestVault {
        let vault = try TestVault()
        let plain = try TestVault(["--unencrypted"])
        try copy(["vault.db", "vault.json"], from: plain.path, to: vault.path)
        return vault
    }

    /// Each command that opens a vault, with arguments that it accepts.
    static let commands: [[String]] = [
        ["unlock"], ["verify"], ["verify", "--recover-to", "FILE"], ["optimize"], ["backup", "FILE"], ["rekey"],
        ["rekey", "--encrypt"], ["rekey", "--decrypt", "--yes"], ["key", "reveal", "--yes"],
        ["import", "whatsapp", "CHAT", "--me", "Ben", "--yes"], ["import", "json", "CHAT"], ["import", "list"],
        ["import", "undo", "--yes"],
        ["import", "bundle", "CHAT"], ["export", "html", "-o", "FILE"], ["export", "json"], ["export", "txt"],
        ["export", "csv"], ["conversations"], ["messages", "Anna"], ["search", "lake"], ["mark-read", "Anna"],
        ["pin", "Anna"], ["unpin", "Anna"], ["mute", "Anna"], ["unmute", "Anna"], ["archive", "Anna"],
        ["unarchive", "Anna"], ["delete", "Anna", "--yes"], ["stats"], ["conversation", "rename", "Anna", "Bea"],
        ["conversation", "picture", "Anna", "-o", "FILE"],
        ["groups", "list"], ["groups", "show", "Anna"], ["people", "list"], ["people", "show", "Anna"],
        ["people", "split", "Anna", "--list"], ["people", "forget", "Anna", "--yes"],
        ["people", "not-me", "Anna", "--yes"],
        ["conversation", "split", "Anna", "--list"], ["conversation", "join", "Anna", "Bea", "--yes"],
        ["people", "join", "Anna", "Bea", "--yes"], ["receipts", "w7k2m9x4"],
        ["draft", "set", "Anna", "x"], ["draft", "show", "Anna"], ["draft", "list"], ["draft", "remove", "Anna"],
        ["send-draft", "Anna"], ["retention", "set", "Anna", "90d"], ["retention", "list"],
        ["retention", "remove", "Anna"], ["retention", "apply", "--yes"], ["media", "stats"],
        ["media", "prune", "--larger-than", "1MB", "--yes"],
        ["bridge", "pair", "--yes", "--command", "true"],
        ["media", "fetch", "--command", "true"], ["bridge", "fetch", "--command", "true"],
        ["bridge", "run", "--command", "true"], ["bridge", "backfill"], ["bridge", "status"], ["bridge", "coverage"],
        ["bridge", "rebuild"],
        ["bridge", "logout", "--yes"], ["sync", "status"], ["identity", "create", "Me"], ["identity", "list"],
        ["identity", "show", "Me"], ["identity", "use", "Me"], ["identity", "rename", "Me", "You"],
        ["identity", "archive", "Me", "--yes"], ["identity", "rotate", "Me", "--yes"], ["identity", "export"],
        ["identity", "backup", "Me"], ["identity", "restore", "CHAT"], ["contact", "add", "Ana", "AAAA"],
        ["contact", "list"], ["contact", "show", "Ana"], ["contact", "verify", "Ana", "--yes"],
        ["contact", "revoke", "Ana", "--yes"], ["contact", "block", "Ana"], ["contact", "unblock", "Ana"],
        ["contact", "rename", "Ana", "Bea"], ["contact", "note", "Ana", "x"], ["contact", "link", "Ana", "Bea"],
        ["contact", "remove", "Ana", "--yes"], ["contact", "export"], ["contact", "import", "CHAT", "--yes"],
        ["policy", "list"], ["policy", "set", "contact-required-to-send", "on"], ["encrypt", "--to", "Ana"],
        ["decrypt"],
        ["detect"], ["inbox"], ["qr", "show"], ["qr", "scan", "CHAT"],
    ]

    /// The others: they open no vault, make or replace one, or need a terminal (`browse`, which opens it as these do).
    private static let others: Set<String> = [
        "init", "lock", "doctor", "restore", "browse", "bridge install", "completion", "version", "help",
    ]

    /// The names of all commands of the program, from itself.
    static func commandNames() throws -> Set<String> {
        func leaves(_ command: JSONObject, _ prefix: String) -> [String] {
            let name = prefix + (command.string("name") ?? "")
            let below = command.objects("commands")
            return below.isEmpty ? [name] : below.flatMap { leaves($0, name + " ") }
        }
        let run = try CommandRun.whisper(["help", "--json"], in: try Scratch())
        return Set(try #require(run.objects().first).objects("commands").flatMap { leaves($0, "") })
    }

    @Test("Each command of the program is among those that are tried, or opens no vault")
    func allCommands() throws {
        let names = try Self.commandNames()
        let tried = Self.commands.map { arguments in
            names.contains(arguments[0]) ? arguments[0] : arguments.prefix(2).joined(separator: " ")
        }
        #expect(Set(tried).union(Self.others) == names)
        #expect(Set(tried).isDisjoint(with: Self.others))
    }

    @Test("Every command that opens a vault rejects it, with the passphrase and without, and stores nothing in it")
    func refused() throws {
        let vault = try replaced()
        let before = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db"))
        let export = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        #expect(try vault.withoutPassphrase(["conversations"]).status == 1, "without a passphrase nothing is opened")
        for command in Self.commands {
            let arguments = command.map { $0 == "CHAT" ? export : $0 == "FILE" ? vault.scratch("new") : $0 }
            let run = try vault(arguments + ["--json"])
            #expect(run.status == 13, "\(arguments): \(run.errors)\(run.output)")
            #expect(try ErrorLine(run.errors).code == "database-replaced", "\(arguments)")
            #expect(run.output.isEmpty)
        }
        #expect(!vault.scratch.has("new"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db")) == before)
    }

    @Test(
        "A key that unlock has kept opens no plain database in its vault's place (CLI-3)",
        .enabled(if: VaultCommandTests.kernelHoldsKeys, "The kernel holds no keys here"))
    func kept() throws {
        let vault = try TestVault()
        let plain = try TestVault(["--unencrypted"])
        try vault.expect(["unlock", "--for", "5m"])
        #expect(try vault.withoutPassphrase(["conversations"]).status == 0)
        let header = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.json"))
        try copy(["vault.db", "vault.json"], from: plain.path, to: vault.path)
        for isOwnHeader in [false, true] {
            if isOwnHeader { try header.write(to: URL(fileURLWithPath: vault.path + "/vault.json")) }
            let run = try vault.withoutPassphrase(["conversations", "--json"])
            #expect(run.status == 1)
            #expect(try ErrorLine(run.errors).code == "no-passphrase")
            #expect(try vault(["conversations"]).status == 13)
        }
    }

    @Test("A vault that was made or stored without encryption asks for its passphrase, and opens with it")
    func wanted() throws {
        let vault = try TestVault(["--unencrypted"])
        #expect(try vault.withoutPassphrase(["conversations"]).status == 1)
        #expect(try vault(["conversations"]).status == 0)
        let other = try TestVault()
        #expect(try other(["rekey", "--decrypt", "--yes"]).status == 0)
        #expect(try other.withoutPassphrase(["conversations"]).status == 1)
        #expect(try other(["conversations"]).status == 0)
        #expect(try other(["rekey", "--encrypt"]).status == 0)
        #expect(try other(["conversations"]).status == 0)
    }

    @Test("The configuration file opens the vault that it names without a passphrase, unless it is in the vault")
    func named() throws {
        let vault = try TestVault(["--unencrypted"])
        let configuration = vault.scratch("configuration")
        try FileManager.default.createDirectory(
            atPath: configuration + "/whisper", withIntermediateDirectories: true)
        let line = Data("unencrypted-vault = \"\(vault.path)/\"\n".utf8)
        try line.write(to: URL(fileURLWithPath: configuration + "/whisper/config.toml"))
        #expect(
            try vault.withoutPassphrase(["conversations"], environment: ["XDG_CONFIG_HOME": configuration]).status == 0)
        // Another vault is not named.
        let other = try TestVault(["--unencrypted"])
        #expect(
            try other.withoutPassphrase(["conversations"], environment: ["XDG_CONFIG_HOME": configuration]).status == 1)
        // Anyone who can write to the vault's directory could name it there.
        try FileManager.default.createDirectory(
            atPath: vault.path + "/inside/whisper", withIntermediateDirectories: true)
        try line.write(to: URL(fileURLWithPath: vault.path + "/inside/whisper/config.toml"))
        let inside = try vault.withoutPassphrase(
            ["conversations"], environment: ["XDG_CONFIG_HOME": vault.path + "/inside"])
        #expect(inside.status == 1)
    }

    @Test("A backup that has no keys says that it did not look for missing attachments (ST-10)")
    func unexamined() throws {
        let vault = try TestVault(["--unencrypted"])
        let configuration = vault.scratch("configuration")
        try FileManager.default.createDirectory(
            atPath: configuration + "/whisper", withIntermediateDirectories: true)
        try Data("unencrypted-vault = \"\(vault.path)\"\n".utf8).write(
            to: URL(fileURLWithPath: configuration + "/whisper/config.toml"))
        let environment = ["XDG_CONFIG_HOME": configuration]
        func backUp(_ more: [String]) throws -> CommandRun {
            try vault.withoutPassphrase(
                ["backup", vault.scratch("backup"), "--force"] + more, environment: environment)
        }
        // Without attachments there is nothing to look for.
        var run = try backUp(["--json"])
        #expect(try run.objects().first?.object("attachments") == ["missing": 0, "damaged": 0], "\(run.errors)")
        let chat = vault.scratch("WhatsApp Chat with Ana")
        try FileManager.default.createDirectory(atPath: chat, withIntermediateDirectories: true)
        let lines = "31.12.18, 20:11 - Ana: Look\n31.12.18, 20:12 - Ana: IMG-20181231-WA0001.jpg (file attached)\n"
        try Data(lines.utf8).write(to: URL(fileURLWithPath: chat + "/WhatsApp Chat with Ana.txt"))
        try Data("picture".utf8).write(to: URL(fileURLWithPath: chat + "/IMG-20181231-WA0001.jpg"))
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC", "--me", "Ben"])
        run = try backUp(["--json"])
        #expect(try run.objects().first?.object("attachments") == ["missing": .null, "damaged": .null])
        run = try backUp([])
        #expect(run.status == 0 && run.errors.contains("looking for missing or damaged ones"), "\(run.errors)")
        let keyed = try vault.object(["backup", vault.scratch("keyed")])
        #expect(keyed.object("attachments") == ["missing": 0, "damaged": 0])
    }

    @Test("A keychain rebuilt from the recovery copy records the vault as encrypted")
    func rescued() throws {
        let vault = try TestVault(["--unencrypted"])
        try FileManager.default.removeItem(atPath: vault.path + "/keychain")
        #expect(try vault(["conversations"]).status == 1, "without a keychain nothing is opened")
        let run = try vault(["verify", "--repair", "--json"])
        #expect(run.status == 13)
        #expect(run.errors.contains("database-replaced"))
        // The owner's word, where only the owner can write.
        let configuration = vault.scratch("configuration")
        try FileManager.default.createDirectory(
            atPath: configuration + "/whisper", withIntermediateDirectories: true)
        try Data("unencrypted-vault = \"\(vault.path)\"\n".utf8).write(
            to: URL(fileURLWithPath: configuration + "/whisper/config.toml"))
        #expect(
            try vault(["rekey", "--decrypt", "--yes"], environment: ["XDG_CONFIG_HOME": configuration]).status == 0)
        #expect(try vault(["conversations"]).status == 0)
    }

    @Test("A plain backup of an encrypted vault is rejected")
    func restored() throws {
        let vault = try replaced()
        let backup = vault.scratch("backup")
        try FileManager.default.copyItem(atPath: vault.path, toPath: backup)
        let sound = try TestVault()
        let run = try sound(["restore", backup, "--yes", "--json"])
        #expect(run.status == 13, "\(run.errors)")
        #expect(try sound(["verify"]).status == 0)
    }
}
