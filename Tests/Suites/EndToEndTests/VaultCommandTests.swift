import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Looking after the vault (CLI-2, ST-2, ST-10)", .ownThreads)
struct VaultCommandTests {
    @Test(
        "While another process has the vault to itself, no key is read: rescue and change of form are refused with 11")
    func heldElsewhere() throws {
        let vault = try TestVault()
        let lock = open(vault.path + "/vault.lock", O_RDWR | O_CREAT, 0o600)
        try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        defer { close(lock) }
        let target = vault.scratch("rescued")
        // Under a passphrase that is wrong: the keychain may be in the middle of being changed.
        let other = try vault.scratch.write("wrong\n", to: "other")
        let run = try vault.withoutPassphrase(["verify", "--recover-to", target, "--passphrase-file", other])
        #expect(run.status == 11, "\(run.errors)")
        #expect(!vault.scratch.has("rescued"))
        #expect(try vault(["rekey", "--format", "common"]).status == 11)
    }

    /// Whether the kernel holds keys for programs here.
    static let kernelHoldsKeys: Bool = {
        guard let vault = try? TestVault(), let run = try? vault(["unlock", "--for", "1m"]) else { return false }
        _ = try? vault(["lock"])
        return run.status == 0
    }()

    @Test(
        "A failed unlock leaves the stored key, and so does Control-C at its prompt (CLI-3)",
        .enabled(if: kernelHoldsKeys, "The kernel holds no keys here"))
    func failedUnlock() throws {
        let vault = try TestVault()
        try vault.expect(["unlock", "--for", "5m"])
        #expect(try vault.withoutPassphrase(["conversations"]).status == 0)
        let wrong = try vault.scratch.write("wrong\n", to: "wrong")
        #expect(try vault.withoutPassphrase(["unlock", "--passphrase-file", wrong]).status == 12)
        #expect(try vault.withoutPassphrase(["unlock"]).status == 1, "There is no terminal for a prompt")
        let session = try TerminalSession(["unlock", "--vault", vault.path], in: vault.scratch)
        try session.waitFor("Passphrase: ")
        session.type("\u{3}")
        #expect(session.finish() == 130)
        #expect(try vault.withoutPassphrase(["conversations"]).status == 0)
        #expect(try vault(["lock"]).status == 0)
        #expect(try vault.withoutPassphrase(["conversations"]).status == 1)
    }

    @Test("Without a vault every command says so, with the exit status 10")
    func noVault() throws {
        let scratch = try Scratch()
        for arguments in [["verify"], ["unlock"], ["lock"], ["backup", "x"], ["rekey"], ["key", "reveal", "--yes"]] {
            let run = try CommandRun.whisper(arguments + ["--json", "--vault", scratch("none")], in: scratch)
            #expect(run.status == 10, "\(arguments)")
            #expect(run.output.isEmpty)
            #expect(try ErrorLine(run.errors).code == "no-vault")
        }
    }

    @Test("Only the key is printed on standard output; how to use it is on standard error")
    func keyReveal() throws {
        let vault = try TestVault()
        let run = try vault(["key", "reveal", "--yes"])
        #expect(run.status == 0)
        let key = try #require(run.lines.first)
        #expect(key.hasPrefix("x'") && key.hasSuffix("'") && key.count == 67)
        #expect(key.dropFirst(2).dropLast().allSatisfy { $0.isHexDigit && !$0.isUppercase })
        #expect(run.errors.contains("PRAGMA cipher_compatibility = 3;"))
        #expect(!run.errors.contains(key))
    }

    @Test("The key is not printed without a yes, and never as JSON")
    func keyKept() throws {
        let vault = try TestVault()
        #expect(try vault(["key", "reveal"]).status == 1)
        let json = try vault(["key", "reveal", "--yes", "--json"])
        #expect(json.status == 64)
        #expect(json.output.isEmpty)
    }

    @Test("Doctor works without a vault and names every library")
    func doctor() throws {
        let scratch = try Scratch()
        let run = try CommandRun.whisper(["doctor", "--json", "--vault", scratch("none")], in: scratch)
        #expect(run.status == 0)
        guard case .object(let report) = try JSONValue.parse(run.output) else {
            Issue.record("no object: \(run.output)")
            return
        }
        for name in [
            "version", "engine", "libsodium", "libarchive", "system", "memory", "core_dumps", "network", "vault",
        ] {
            #expect(report[name] != nil, "\(name)")
        }
        for library in ["libsodium", "libarchive", "libqrencode", "zbar", "libpng", "libjpeg"] {
            let version = report.object(library)?.string("value") ?? ""
            #expect(version.contains(/[0-9]+(\.[0-9]+)*/), "\(library): \(version)")
        }
    }

    @Test("Doctor says how old the engine is, and what a database meets before it is read")
    func engineAge() throws {
        let encrypted = try TestVault()
        let plain = try TestVault(["--unencrypted"])
        for (vault, words) in [(encrypted, "authenticated with the vault key"), (plain, "Nothing authenticates")] {
            let value = try #require(vault.object(["doctor"]).object("engine_age")?.string("value"))
            #expect(value.contains(/of (19|20)[0-9]{2}-[0-9]{2}-[0-9]{2};/), "\(value)")
            #expect(value.contains(words), "\(value)")
            #expect(try vault(["doctor"]).output.contains(value))
        }
    }

    @Test("Doctor warns of files that others can read")
    func permissions() throws {
        let vault = try TestVault()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: vault.path + "/keychain")
        let run = try vault.withoutPassphrase(["doctor"])
        #expect(run.output.contains("other users have access: \(vault.path)/keychain"))
    }

    @Test("A recovery copy that is missing, damaged or for other keys is found, and rewritten on request")
    func recoveryCopy() throws {
        let vault = try TestVault()
        let recovery = vault.path + "/recovery.txt"
        try FileManager.default.removeItem(atPath: recovery)
        #expect(try vault(["verify"]).status == 13)
        #expect(try vault(["verify", "--repair"]).status == 0)
        #expect(try vault(["verify"]).status == 0)
        try Data("whisper-recovery1:AAAA\n".utf8).write(to: URL(fileURLWithPath: recovery))
        #expect(try vault(["verify"]).status == 13)
        let another = try TestVault()
        try FileManager.default.removeItem(atPath: recovery)
        try FileManager.default.copyItem(atPath: another.path + "/recovery.txt", toPath: recovery)
        let other = try vault(["verify"])
        #expect(other.status == 13)
        #expect(other.output.contains("does not contain the current keys"))
    }

    @Test("A lost or damaged keychain is rebuilt from the recovery copy")
    func keychainRepair() throws {
        let vault = try TestVault()
        let keychain = vault.path + "/keychain"
        let key = try vault(["key", "reveal", "--yes"]).output
        try FileManager.default.removeItem(atPath: keychain)
        #expect(try vault(["verify", "--repair"]).status == 0)
        #expect(try vault(["key", "reveal", "--yes"]).output == key)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: keychain))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: keychain))
        #expect(try vault(["verify"]).status == 13)
        #expect(try vault(["verify", "--repair"]).status == 0)
        #expect(vault.scratch.has("vault/keychain.damaged"))
        #expect(try vault(["key", "reveal", "--yes"]).output == key)
    }

    @Test("A damaged database is reported as such, with the exit status 13, and never opened as another")
    func damage() throws {
        let vault = try TestVault()
        let database = URL(fileURLWithPath: vault.path + "/vault.db")
        var bytes = try Data(contentsOf: database)
        for index in 0..<64 { bytes[100 + index] ^= 0x55 }
        try bytes.write(to: database)
        let run = try vault(["verify"])
        #expect(run.status == 13)
        #expect(run.errors.contains("The vault is damaged."))
        #expect(run.errors.contains("hint: “whisper verify --recover-to”"), "\(run.errors)")
    }

    @Test(
        "An emptied database is damage: no command fills it anew, and no backup with one is restored",
        arguments: [0, 1])
    func emptied(size: Int) throws {
        let vault = try TestVault()
        let backup = vault.scratch("backup")
        try vault.expect(["backup", backup])
        let files = [vault.path, backup].map { URL(fileURLWithPath: $0 + "/vault.db") }
        let sound = try Data(contentsOf: files[1])
        try Data(repeating: 0, count: size).write(to: files[0])
        let export = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        for arguments in [
            ["verify"], ["conversations"], ["doctor"], ["init", "--accept-disclaimer"], ["optimize"], ["rekey"],
            ["import", "whatsapp", export, "--me", "Ben", "--yes"], ["backup", "--force", backup],
        ] {
            #expect(try vault(arguments).status == 13, "\(arguments)")
            #expect(try Data(contentsOf: files[0]).count == size, "\(arguments)")
        }
        #expect(try Data(contentsOf: files[1]) == sound)
        try vault.expect(["restore", backup, "--yes"])
        try Data(repeating: 0, count: size).write(to: files[1])
        let present = try Data(contentsOf: files[0])
        #expect(try vault(["restore", backup, "--yes"]).status == 13)
        #expect(try Data(contentsOf: files[0]) == present)
        try vault.expect(["verify"])
        try FileManager.default.removeItem(at: files[0])
        for arguments in [["verify"], ["init", "--accept-disclaimer"]] {
            #expect(try vault(arguments).status == 13, "\(arguments)")
        }
    }

    @Test("A backup is a separate vault, and replaced only with --force")
    func backup() throws {
        let vault = try TestVault()
        let target = vault.scratch("backup")
        #expect(try vault(["backup", target]).status == 0)
        #expect(try vault(["backup", target]).status == 1)
        #expect(try vault(["backup", target, "--force"]).status == 0)
        #expect(try vault(["backup", vault.path]).status == 64)
        #expect(try vault(["backup", vault.path + "/inside"]).status == 64)
        #expect(!vault.scratch.has("backup.partial"))
        let run = try CommandRun.whisper(
            ["verify", "--vault", target, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(run.status == 0)
    }

    @Test("Restore restores a backup and preserves the earlier vault")
    func restore() throws {
        let vault = try TestVault()
        let target = vault.scratch("backup")
        #expect(try vault(["backup", target]).status == 0)
        #expect(try vault(["restore", target]).status == 1, "there was no confirmation")
        let run = try vault(["restore", target, "--yes"])
        #expect(run.status == 0, "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path)
        #expect(names.contains { $0.hasPrefix("vault.before-restore-") })
        #expect(!names.contains("vault.restoring"))
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("Restore rejects what is not a backup and what does not open, and leaves the vault unchanged")
    func refusedRestore() throws {
        let vault = try TestVault()
        let target = vault.scratch("backup")
        #expect(try vault(["restore", vault.scratch("nothing"), "--yes"]).status == 1)
        #expect(try vault(["backup", target]).status == 0)
        let link = target + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
        let linked = try vault(["restore", target, "--yes"])
        #expect(linked.status == 1 && linked.errors.contains("“\(target)” is not a vault backup."))
        try FileManager.default.removeItem(atPath: link)
        let database = URL(fileURLWithPath: target + "/vault.db")
        var bytes = try Data(contentsOf: database)
        for index in 0..<64 { bytes[5_000 + index] ^= 0x55 }
        try bytes.write(to: database)
        #expect(try vault(["restore", target, "--yes"]).status == 13)
        #expect(try vault(["verify"]).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path)
        #expect(!names.contains { $0.hasPrefix("vault.") })
    }

    @Test("A new key opens the vault and the old one does not; keychain and recovery copy both contain it")
    func rekey() throws {
        let vault = try TestVault()
        let before = try vault(["key", "reveal", "--yes"]).output
        #expect(try vault(["rekey"]).status == 0)
        let after = try vault(["key", "reveal", "--yes"]).output
        #expect(after != before && after.hasPrefix("x'"))
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A keychain and a database from different states are reported as such")
    func mixedStates() throws {
        let vault = try TestVault()
        let keychain = vault.path + "/keychain"
        let aside = vault.scratch("aside")
        try FileManager.default.copyItem(atPath: vault.path, toPath: aside)
        #expect(try vault(["rekey"]).status == 0)
        try FileManager.default.removeItem(atPath: keychain)
        try FileManager.default.copyItem(atPath: aside + "/keychain", toPath: keychain)
        let run = try vault(["verify"])
        #expect(run.status == 12)
        #expect(run.errors.contains("The key does not open this vault."))
        #expect(run.errors.contains("belong to different vaults"))
    }

    @Test("A vault is decrypted, encrypted again, and says each time what it is")
    func conversion() throws {
        let vault = try TestVault()
        #expect(try vault(["rekey", "--encrypt"]).status == 1)
        #expect(try vault(["rekey", "--decrypt"]).status == 1, "there was no confirmation")
        #expect(try vault(["rekey", "--decrypt", "--yes"]).status == 0)
        let plain = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db")).prefix(15)
        #expect(String(decoding: plain, as: UTF8.self) == "SQLite format 3")
        #expect(try vault(["verify"]).status == 0)
        #expect(try vault(["rekey", "--encrypt"]).status == 0)
        let encrypted = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db")).prefix(15)
        #expect(String(decoding: encrypted, as: UTF8.self) != "SQLite format 3")
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("The form of version 4 is written by version 4, and refused by another with its name")
    func format() throws {
        let vault = try TestVault()
        let run = try vault(["rekey", "--format", "4"])
        if try vault.withoutPassphrase(["doctor"]).output.contains("SQLCipher 3") {
            #expect(run.status == 1)
            #expect(run.errors.contains("Format 4 needs SQLCipher 4."))
        } else {
            #expect(run.status == 0)
        }
        #expect(try vault(["verify"]).status == 0)
        #expect(try vault(["rekey", "--format", "5"]).status == 64)
        #expect(try vault(["rekey", "--encrypt", "--decrypt"]).status == 64)
    }

    @Test("Attachments are checked by length, name and header, and what was not read is reported (ST-10)")
    func attachments() throws {
        let vault = try TestVault()
        // SHA-256 of "picture".
        let hash = "2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97"
        try FileManager.default.createDirectory(atPath: vault.scratch("in"), withIntermediateDirectories: true)
        try vault.scratch.write("picture", to: "in/" + hash)
        let line = """
            {"id":"00000000-0000-4000-8000-000000000001","external_id":"a","platform":"whatsapp",\
            "timestamp":"2020-01-01T00:00:00Z","sender":{"display_name":"Anna"},"content":{"type":"document",\
            "attachments":[{"name":"p.txt","sha256":"\(hash)","state":"found"}]},"metadata":{"thread_id":"abc"}}

            """
        try vault.expect(["import", "json", "-", "--attachments", vault.scratch("in")], input: line)
        let sound = try vault.expect(["verify"])
        #expect(sound.output.contains("contents not read"))
        #expect(!(try vault.expect(["verify", "--attachments"]).output.contains("not read")))
        let root = vault.path + "/blobs"
        let name = try #require(
            try FileManager.default.subpathsOfDirectory(atPath: root).first {
                $0.split(separator: "/").last?.count == 64
            })
        let file = URL(fileURLWithPath: root + "/" + name)
        let bytes = try Data(contentsOf: file)
        try bytes.dropLast(3).write(to: file)
        #expect(try vault(["verify"]).status == 13)
        // Only its content is damaged, which reading it finds.
        var changed = bytes
        changed[bytes.count - 1] ^= 1
        try changed.write(to: file)
        #expect(try vault(["verify"]).status == 0)
        #expect(try vault(["verify", "--attachments"]).status == 13)
    }

    @Test("What can be read of a vault is carried over into a new one that opens under the same passphrase")
    func rescue() throws {
        let vault = try TestVault()
        let target = vault.scratch("rescued")
        #expect(try vault(["verify", "--recover-to", target, "--json"]).status == 0)
        let run = try CommandRun.whisper(
            ["verify", "--vault", target, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(run.status == 0 || run.errors.contains("disclaimer"), "\(run.errors)")
        #expect(try vault(["verify", "--recover-to", target]).status == 1, "what is there is not overwritten")
    }

    @Test("What could not be carried over is counted, by table, in words and for programs (ST-10)")
    func losses() throws {
        let vault = try TestVault()
        let lines = (0..<600).map { "13/05/2019, 09:\($0 / 60 + 10) - Anna: message number \($0)" }
        let chat = try ExportFiles.write(lines.joined(separator: "\n"), title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC"])
        let database = URL(fileURLWithPath: vault.path + "/vault.db")
        let sound = try Data(contentsOf: database)
        // A page of messages is one whose loss costs some of them.
        for (number, page) in stride(from: sound.count / 4_096 - 1, to: 2, by: -5).enumerated() {
            var damaged = sound
            damaged.replaceSubrange(page * 4_096 + 64..<page * 4_096 + 4_032, with: Data(repeating: 0x55, count: 3_968))
            try damaged.write(to: database)
            let object = try vault.object(["verify", "--recover-to", vault.scratch("json-\(number)")])
            let kept = try #require(object.integer("messages"))
            guard kept < 600 else { continue }
            let loss = try #require(object.objects("lost").first { $0.string("table") == "messages" }, "\(object)")
            #expect(loss.integer("kept") == kept && loss.integer("lost") == 600 - kept)
            let words = try vault(["verify", "--recover-to", vault.scratch("words")])
            #expect(words.status == 0)
            let lost = "\(600 - kept) rows of table messages could not be read and are lost."
            #expect(words.errors.contains(lost), "\(words.errors)")
            #expect(words.errors.contains("Recovered \(kept) messages into "), "\(words.errors)")
            #expect(try Data(contentsOf: database) == damaged, "The damaged vault stays as it is")
            return
        }
        Issue.record("no page contained messages")
    }

    @Test("The passphrase is changed, the key stays, the old passphrase no longer opens anything")
    func changedPassphrase() throws {
        let vault = try TestVault()
        let key = try vault(["key", "reveal", "--yes"]).output
        let new = try vault.scratch.write("new one\n", to: "new")
        #expect(try vault(["rekey", "--passphrase", "--new-passphrase-file", new]).status == 0)
        #expect(try vault(["verify"]).status == 12)
        let run = try vault.withoutPassphrase(["key", "reveal", "--yes", "--passphrase-file", new])
        #expect(run.output == key)
        #expect(try vault.withoutPassphrase(["verify", "--passphrase-file", new]).status == 0)
    }

    @Test(
        "Every command of a vault takes the options of the passphrase, doctor and lock too",
        arguments: ["doctor", "lock"])
    func passphraseOptionsEverywhere(command: String) throws {
        #expect(try TestVault()([command, "--json"]).status == 0)
    }
}
