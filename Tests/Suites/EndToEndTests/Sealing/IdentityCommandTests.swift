import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Identities (ID-1 … ID-6)", .ownThreads)
struct IdentityCommandTests {
    @Test("An identity is shown in the pinned form (CLI pinned forms)")
    func shown() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "Ana Reis"])
        let object = try vault.object(["identity", "show", "Ana Reis"])
        #expect(
            object.members.map(\.name).prefix(10) == [
                "type", "name", "status", "key_version", "x25519", "ed25519", "fingerprint", "short_id", "sas", "rkid",
            ])
        #expect(object.string("name") == "Ana Reis")
        #expect(object.string("status") == "active")
        #expect(object.integer("key_version") == 1)
        for (name, count) in [("x25519", 64), ("ed25519", 64), ("fingerprint", 64), ("rkid", 16)] {
            let text = try #require(object.string(name))
            #expect(text.count == count && text.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        }
        guard case .array(let words) = object["sas"] else { throw TestVault.NotMade(errors: "no words") }
        #expect(words.count == 6)
        #expect(try vault.expect(["identity", "show"]).output.contains("Ana Reis"))
    }

    @Test("Without a signing key an identity signs nothing, and the error says how to get one")
    func withoutSigningKey() throws {
        let people = try Correspondents(verified: false)
        try people.ana.expect(["identity", "create", "letterbox", "--no-signing-key"])
        #expect(try people.ana.object(["identity", "show", "letterbox"])["ed25519"] == .null)
        let envelope = try people.envelope("hi", ["--from", "letterbox"])
        #expect(try people.ben(["decrypt"], input: envelope).errors.hasPrefix("From: Unknown (Unsigned)"))
        let run = try people.ana(["encrypt", "--to", "Ben", "--from", "letterbox", "--sign"], input: "hi")
        #expect(run.status == 24)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("whisper identity create"))
    }

    @Test("An archived identity opens, and seals no more (ID-2)")
    func archived() throws {
        let people = try Correspondents()
        try people.ana.expect(["identity", "create", "second"])
        try people.ana.expect(["identity", "archive", "Ana", "--yes"])
        let refused = try people.ana(["encrypt", "--to", "Ben", "--from", "Ana"], input: "hi")
        #expect(refused.status == 24)
        #expect(refused.output.isEmpty)
        let envelope = try people.ben.expect(["encrypt", "--to", "Ana"], input: "still there?").output
        #expect(try people.ana(["decrypt"], input: envelope).output == "still there?")
        #expect(try people.ana(["identity", "use", "Ana"]).status == 24)
        let sealed = try people.ana(["encrypt", "--to", "Ben"], input: "hi")
        #expect(sealed.status == 1, "no default is left: \(sealed.errors)")
        try people.ana.expect(["identity", "use", "second"])
        try people.ana.expect(["encrypt", "--to", "Ben"], input: "hi")
    }

    @Test("Rotation makes new keys, and a contact is warned of the change until it verifies again (ID-3, CON-4)")
    func rotated() throws {
        let people = try Correspondents()
        let old = try people.ana.object(["identity", "show"])
        try people.ana.expect(["identity", "rotate", "--yes"])
        let new = try people.ana.object(["identity", "show"])
        #expect(new.integer("key_version") == 2)
        #expect(new.string("fingerprint") != old.string("fingerprint"))
        let list = try people.ana.expect(["identity", "list", "--json"]).objects()
        #expect(list.map { $0.string("status") } == ["active", "archived"])
        let bundle = try people.ana.bundle()
        let refused = try people.ben(["contact", "import", "-", "--yes"], input: bundle)
        #expect(refused.status == 25)
        #expect(refused.errors.contains("KEY CHANGE"))
        #expect(refused.errors.contains("have signed that these keys succeed them"))
        try people.ben.expect(["contact", "import", "-", "--yes", "--accept-key-change"], input: bundle)
        let contact = try people.ben.object(["contact", "show", "Ana"])
        #expect(contact.string("trust") == "unverified")
        #expect(contact["key_changed"] == true)
        #expect(try people.ben(["encrypt", "--to", "Ana"], input: "hi").errors.contains("have changed"))
        try people.ben.expect(["contact", "verify", "Ana", "--yes"])
        #expect(try people.ben.object(["contact", "show", "Ana"])["key_changed"] == false)
        #expect(try !people.ben(["encrypt", "--to", "Ana"], input: "hi").errors.contains("have changed"))
        #expect(
            try people.ben(["decrypt"], input: try people.envelope()).errors.hasPrefix("From: Ana (Verified/Signed)"))
    }

    @Test("A backup brings identities back, overwrites nothing, and opens with its own passphrase only (ID-6)")
    func backup() throws {
        let people = try Correspondents()
        let path = people.ana.scratch("identities.backup")
        let secret = try people.ana.scratch.write("another secret\n", to: "backup-passphrase")
        let options = ["--backup-passphrase-file", secret]
        try people.ana.expect(["identity", "backup", "-o", path] + options)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("whisper-backup1:"))
        #expect(try people.ana(["identity", "backup", "-o", path] + options).status == 1, "it is there already")
        let envelope = try people.ben.expect(["encrypt", "--to", "Ana"], input: "for both").output
        let other = try TestVault()
        #expect(try other(["identity", "restore", path, "--dry-run"] + options).errors.contains("Ana"))
        #expect(try other.expect(["identity", "list", "--json"]).output.isEmpty)
        try other.expect(["identity", "restore", path, "--yes"] + options)
        #expect(try other(["decrypt"], input: envelope).output == "for both")
        #expect(try other(["identity", "restore", path, "--yes"] + options).errors.contains("already exists"))
        let wrong = try other(["identity", "restore", path, "--yes", "--backup-passphrase-file", other.passphraseFile])
        #expect(wrong.status == 12)
        var text = try String(contentsOfFile: path, encoding: .utf8)
        text.removeLast(8)
        #expect(try other(["identity", "restore", "-", "--yes"] + options, input: text).status == 1)
    }

    @Test("Names are unique, can be changed, and hide nothing (CON-2)")
    func names() throws {
        let vault = try TestVault()
        try vault.expect(["identity", "create", "work"])
        #expect(try vault(["identity", "create", "work"]).status == 1)
        #expect(try vault(["identity", "create", "wo\u{202E}rk"]).status == 64)
        #expect(try vault(["identity", "create", ""]).status == 64)
        try vault.expect(["identity", "rename", "work", "office"])
        #expect(try vault(["identity", "show", "work"]).status == 1)
        try vault.expect(["identity", "show", "office"])
    }

    @Test("Without any identity, a command says how to make one")
    func none() throws {
        let vault = try TestVault()
        let run = try vault(["identity", "export"])
        #expect(run.status == 1)
        #expect(run.errors.contains("whisper identity create NAME"))
    }
}
