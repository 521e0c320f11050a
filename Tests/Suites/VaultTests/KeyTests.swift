import Foundation
import Testing
import WhisperArchive
import WhisperKeychainContract
import WhisperTestThreads

@testable import WhisperVault

@Suite("Keys, copies and repairs of a vault (LIB-2, ST-2, ST-10)", .ownThreads)
struct KeyTests {
    /// The texts that a search finds.
    private func texts(_ vault: Vault) async throws -> Int {
        var count = 0
        for try await _ in vault.search("cake") { count += 1 }
        return count
    }

    @Test("A new passphrase, a new key and both forms of the database leave the messages, and the vault sound")
    func changes() async throws {
        let fixture = try VaultFixture()
        let (path, adapters) = (fixture.path("vault"), fixture.adapters)
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        let busy = await code {
            try await Vault.rekey(at: path, passphrase: try fixture.secret(), adapters: adapters)
        }
        #expect(busy == .other, "the vault is open")
        await vault.close()

        try await Vault.changePassphrase(
            at: path, from: try fixture.secret(), to: try fixture.secret("another"), adapters: adapters)
        #expect(await code { _ = try await fixture.open() } == .wrongPassphrase)
        try await Vault.rekey(at: path, passphrase: try fixture.secret("another"), adapters: adapters)
        try await Vault.decrypt(at: path, passphrase: try fixture.secret("another"), adapters: adapters)
        let plain = try await fixture.open("vault", "another")
        #expect(!plain.isEncrypted)
        await plain.close()
        try await Vault.encrypt(at: path, passphrase: try fixture.secret("another"), adapters: adapters)

        let again = try await fixture.open("vault", "another")
        #expect(again.isEncrypted)
        #expect(try await texts(again) == 3)
        let verification = try await again.verify(passphrase: try fixture.secret("another"), readsAttachments: true)
        #expect(verification.isSound)
        #expect(verification.recoveryCopy == .sound)
        await again.close()
    }

    @Test(
        "The keys that are held between programs open no plain database in place of the encrypted one, and are dropped (ST-2)"
    )
    func heldKeys() async throws {
        let fixture = try VaultFixture()
        let cache = InMemoryKeyCache(memory: fixture.adapters.memory)
        var adapters = fixture.adapters
        adapters.keyCache = { _ in cache }
        let path = fixture.path("vault")
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        await vault.close()
        func hold() async throws {
            let vault = try await Vault.open(at: path, passphrase: try fixture.secret(), adapters: adapters)
            try vault.holdKeys(forSeconds: 600)
            await vault.close()
        }
        func openHeld() async throws -> Int? {
            guard let vault = try await Vault.openUnlocked(at: path, adapters: adapters) else { return nil }
            let count = try await texts(vault)
            await vault.close()
            return count
        }
        try await hold()
        #expect(try await openHeld() == 3)

        // A stranger's database in its place, with its description.
        let plain = try await Vault.create(
            at: fixture.path("plain"), passphrase: try fixture.secret(), isEncrypted: false, adapters: fixture.adapters)
        await plain.close()
        for name in ["vault.db", "vault.json"] {
            try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(name).own")
            try FileManager.default.copyItem(atPath: fixture.path("plain") + "/" + name, toPath: "\(path)/\(name)")
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path + "/vault.db"))
        #expect(try await openHeld() == nil)
        #expect(cache.names.isEmpty, "They are of no use any more")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/vault.db")) == before)
        #expect(await code { _ = try await fixture.open() } == .foreignDatabase)

        // Nor do the keys of a vault that is plain by its owner's word open an encrypted one.
        for name in ["vault.db", "vault.json"] {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
            try FileManager.default.moveItem(atPath: "\(path)/\(name).own", toPath: "\(path)/\(name)")
        }
        #expect(try await openHeld() == nil, "They stay dropped")
        try await hold()
        #expect(try await openHeld() == 3)
        try await Vault.decrypt(at: path, passphrase: try fixture.secret(), adapters: fixture.adapters)
        #expect(try await openHeld() == nil, "Held for an encrypted database, whoever decrypted it")
        try await hold()
        #expect(try await openHeld() == 3, "Held for a plain one")
    }

    @Test("A recovery copy that is gone is found, and written anew by a repair")
    func recoveryCopy() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try FileManager.default.removeItem(atPath: vault.layout.recovery)
        let missing = try await vault.verify()
        #expect(missing.recoveryCopy == .missing)
        #expect(!missing.isSound)
        #expect(try await vault.verify(passphrase: try fixture.secret(), repair: true).recoveryCopy == .renewed)
        #expect(try await vault.verify(passphrase: try fixture.secret()).recoveryCopy == .sound)
        await vault.close()
    }

    @Test("A damaged keychain is made anew from the recovery copy, and a wrong passphrase moves nothing (ST-2)")
    func repair() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        await vault.close()
        let path = fixture.path("vault")
        #expect(
            try !Vault.repairKeychain(at: path, passphrase: try fixture.secret(), adapters: fixture.adapters),
            "nothing is lost")
        try Data("no keychain".utf8).write(to: URL(fileURLWithPath: vault.layout.keychain))
        let refused = await code {
            _ = try Vault.repairKeychain(
                at: path, passphrase: try fixture.secret("another"), adapters: fixture.adapters)
        }
        #expect(refused == .wrongPassphrase)
        #expect(!FileManager.default.fileExists(atPath: vault.layout.keychain + ".damaged"), "nothing is moved")
        #expect(try Vault.repairKeychain(at: path, passphrase: try fixture.secret(), adapters: fixture.adapters))
        let again = try await fixture.open()
        #expect(try await texts(again) == 3)
        await again.close()
    }

    @Test("A backup is whole, replaces nothing unasked, and is restored with the present vault set aside")
    func backup() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        let backup = fixture.path("backup")
        try await vault.backUp(to: backup)
        #expect(await code { try await vault.backUp(to: backup) } == .targetExists)
        #expect(await code { try await vault.backUp(to: vault.layout.directory + "/inside") } == .sameDirectory)
        try await vault.backUp(to: backup, replacing: true)
        try await vault.importWhatsApp(try fixture.export("WhatsApp Chat with Ben.txt", messages: 5))
        await vault.close()

        #expect(
            await code {
                _ = try await Vault.restore(
                    at: fixture.path("vault"), from: fixture.folder, passphrase: try fixture.secret(),
                    adapters: fixture.adapters)
            } == .notABackup)
        let outcome = try await Vault.restore(
            at: fixture.path("vault"), from: backup, passphrase: try fixture.secret(), adapters: fixture.adapters)
        let aside = try #require(outcome.setAside)
        #expect(FileManager.default.fileExists(atPath: aside + "/vault.db"))
        let restored = try await fixture.open()
        #expect(try await texts(restored) == 3)
        await restored.close()
    }

    @Test("What can be read of a damaged vault is carried over into a new one")
    func rescue() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        await vault.close()
        let report = try Vault.rescue(
            at: fixture.path("vault"), to: fixture.path("rescued"), passphrase: try fixture.secret(),
            adapters: fixture.adapters)
        #expect(report.messages == 3)
        #expect(report.losses.isEmpty)
        let rescued = try await fixture.open("rescued")
        #expect(try await texts(rescued) == 3)
        await rescued.close()
    }

    @Test("Each adapter can be exchanged: a keychain in memory holds the secrets of identities")
    func exchangedAdapter() async throws {
        let fixture = try VaultFixture()
        let keychain = InMemoryKeychain(memory: fixture.adapters.memory)
        var adapters = fixture.adapters
        adapters.identityKeychain = { _, _ in keychain }
        let vault = try await Vault.create(
            at: fixture.path("vault"), passphrase: try fixture.secret(), adapters: adapters)
        _ = try await vault.identities().create(name: "Me")
        #expect(try !keychain.names().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: vault.layout.identities))
        await vault.close()
    }

    @Test("Passphrases come from bytes, files and commands, and never empty")
    func passphrases() async throws {
        let fixture = try VaultFixture()
        let file = fixture.path("secret")
        try "first line\r\nsecond".write(toFile: file, atomically: true, encoding: .utf8)
        let expected = try fixture.secret("first line")
        #expect(try Passphrase.file(at: file).hasSameBytes(as: expected))
        #expect(try Passphrase.command("printf 'first line\\n'").hasSameBytes(as: expected))
        #expect(try Passphrase.generated().count == 49)
        #expect(await code { _ = try Passphrase.bytes([]) } == .secret)
        #expect(await code { _ = try Passphrase.command("exit 1") } == .secret)
        #expect(await code { _ = try Passphrase.command("echo word; exit 1") } == .secret)
        #expect(await code { _ = try Passphrase.file(at: fixture.path("none")) } == .secret)
        try "\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(await code { _ = try Passphrase.file(at: file) } == .secret)
        try String(repeating: "x", count: 4_097).write(toFile: file, atomically: true, encoding: .utf8)
        #expect(await code { _ = try Passphrase.file(at: file) } == .secret)
    }

    @Test("A typed line knows the keys that correct and cancel it, and characters of several bytes go whole")
    func typing() {
        func line(_ keys: String, room: Int = 32) -> String? {
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
            defer { buffer.deallocate() }
            var typed = TypedLine(buffer)
            for byte in keys.utf8 {
                switch typed.take(byte) {
                case .more: continue
                case .done: return String(decoding: buffer[..<typed.count], as: UTF8.self)
                case .cancelled: return nil
                }
            }
            return nil
        }
        #expect(line("secret\n") == "secret")
        #expect(line("secreé\u{7F}t\r") == "secret")
        #expect(line("\u{8}\u{8}a\n") == "a")
        #expect(line("wrong\u{15}right\n") == "right")
        #expect(line("abc\u{3}") == nil)
        #expect(line("abc\u{4}") == nil)
        #expect(line("123456789\n", room: 8) == nil)
    }
}
