import Foundation
import Testing
import WhisperArchive
import WhisperTestThreads
import WhisperVault

@Suite("The life of a vault through one import (LIB-2)", .ownThreads)
struct LifeTests {
    @Test("A vault is created, filled, searched, closed, and opened again with everything in it")
    func wholeLife() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        let summary = try await vault.importWhatsApp(try fixture.export())
        #expect(summary.added == 3)
        #expect(vault.isEncrypted == StoreEngine(sealing: fixture.adapters.sealing).canEncrypt)
        await vault.close()

        let again = try await fixture.open()
        var found: [String] = []
        for try await hit in again.search("birthday cake") { found.append("\(hit.snippet)") }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.contains("birthday cake") })
        #expect(try await again.importWhatsApp(fixture.path("WhatsApp Chat with Ana.txt")).duplicates == 3)
        #expect(try await again.conversations().map(\.title) == ["Ana"])
        await again.close()
    }

    @Test("A folder is imported with the folders in it, each file under its path there (ING-5)")
    func folders() async throws {
        let fixture = try VaultFixture()
        for (folder, messages) in [("2023", 2), ("2024/May", 3)] {
            try FileManager.default.createDirectory(
                atPath: fixture.path("exports/\(folder)"), withIntermediateDirectories: true)
            _ = try fixture.export("exports/\(folder)/WhatsApp Chat with Ana.txt", messages: messages)
        }
        let vault = try await fixture.create()
        let result = try await vault.importWhatsApp(fixture.path("exports"))
        #expect(result.chats.count == 2 && result.added == 3 && result.duplicates == 2)
        let sources = try await vault.store.runs(after: nil, limit: 10).map(\.source)
        #expect(
            Set(sources) == ["2023/WhatsApp Chat with Ana.txt", "2024/May/WhatsApp Chat with Ana.txt"])
        // A single export is recorded under the name of what was given.
        #expect(FoundChat.all(at: fixture.path("exports/2023/")).map(\.name) == ["2023"])
        #expect(FoundChat.all(at: fixture.path("exports/2024")).map(\.name) == ["May/WhatsApp Chat with Ana.txt"])
        await vault.close()
    }

    @Test("Of a home that is imported, hidden folders and vaults are left out (ING-5)")
    func home() async throws {
        let fixture = try VaultFixture()
        for folder in ["home/chats", "home/.local/share", "home/another"] {
            try FileManager.default.createDirectory(
                atPath: fixture.path(folder), withIntermediateDirectories: true)
            _ = try fixture.export("\(folder)/WhatsApp Chat with Ana.txt")
        }
        try Data("not a database".utf8).write(to: URL(filePath: fixture.path("home/another/vault.db")))
        #expect(FoundChat.all(at: fixture.path("home")).map(\.name) == ["chats/WhatsApp Chat with Ana.txt"])
        // What is named is imported, hidden or not.
        #expect(FoundChat.all(at: fixture.path("home/.local")).map(\.name) == ["share/WhatsApp Chat with Ana.txt"])
    }

    @Test("A search reads page after page, and a query without a word finds nothing (ST-5)")
    func pages() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export(messages: 45))
        var request = SearchRequest(try #require(SearchQuery.parse("cake")))
        request.limit = 10
        var count = 0
        for try await _ in vault.search(request) { count += 1 }
        #expect(count == 45)
        for try await hit in vault.search("  ") { Issue.record("\(hit)") }
        await vault.close()
    }

    @Test("Changes are observed, and their sequence ends with the vault (ST-7)")
    func changes() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        let changes = vault.changes
        try await vault.importWhatsApp(try fixture.export())
        await vault.close()
        var kinds = 0
        for await set in changes { kinds += set.count }
        #expect(kinds > 0)
    }

    @Test("What cannot be opened says why")
    func refusals() async throws {
        let fixture = try VaultFixture()
        #expect(await code { _ = try await fixture.open() } == .noVault)
        await (try await fixture.create()).close()
        #expect(await code { _ = try await fixture.create() } == .exists)
        #expect(await code { _ = try await fixture.open("vault", "another") } == .wrongPassphrase)
        try FileManager.default.removeItem(atPath: fixture.path("vault/vault.db"))
        // What was made once is damaged, and not made again.
        #expect(await code { _ = try await fixture.open() } == .other)
        #expect(await code { _ = try await fixture.create() } == .other)
        try FileManager.default.removeItem(atPath: fixture.path("vault/vault.json"))
        #expect(await code { _ = try await fixture.open() } == .unfinished)
        // Created again under the same passphrase it is finished.
        await (try await fixture.create()).close()
        await (try await fixture.open()).close()
    }

    @Test("A disclaimer that is not in force cannot be accepted, and the one in force is recorded (UX-5)")
    func disclaimer() async throws {
        let fixture = try VaultFixture()
        let refused = await code {
            _ = try await Vault.create(
                at: fixture.path("vault"), passphrase: try fixture.secret(), accepting: Disclaimer(version: "0"),
                adapters: fixture.adapters)
        }
        #expect(refused == .disclaimer)
        #expect(!FileManager.default.fileExists(atPath: fixture.path("vault")))
        let vault = try await fixture.create()
        #expect(try await Disclaimer.isAccepted(in: vault.store))
        try await vault.store.setSetting("disclaimer.version", to: "0")
        await vault.close()
        #expect(await code { _ = try await fixture.open() } == .disclaimer)
    }

    @Test("Errors are equal by code and describe themselves without paths")
    func errors() {
        let first = VaultError(.noVault, path: "/home/ana/secret")
        #expect(first == VaultError(.noVault))
        #expect(first != VaultError(.exists))
        #expect("\(first)" == "no vault")
    }

    @Test("An error without a code of its own says what failed below, and nothing of the vault")
    func causes() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        let path = fixture.path("WhatsApp Chat with Noor.txt")
        try "03/04/21, 09:10 - Noor: Did you find the keys?".write(toFile: path, atomically: true, encoding: .utf8)
        let error = await #expect(throws: VaultError.self) { try await vault.importWhatsApp(path) }
        #expect(error.map { "\($0)" } == "other: ambiguousDateOrder")
        let secret = VaultError(.other, path: "/home/noor", underlying: ImportError.readDifferently([]))
        #expect("\(secret)" == "other")
        #expect("\(VaultError(.other, underlying: StoreError(.damaged)))" == "other: damaged")
        await vault.close()
    }

    @Test("The library changes nothing of the process: umask, signals, limits, network (LIB-2)")
    func processStays() async throws {
        func state() -> String {
            let mask = umask(0o022)
            umask(mask)
            var action = sigaction()
            var signals = ""
            for signal in [SIGINT, SIGTERM, SIGPIPE, SIGUSR1, SIGTSTP] {
                sigaction(signal, nil, &action)
                signals += "\(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)) "
            }
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
            let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(network) }
            return "\(mask) \(signals) \(limit.rlim_cur) \(limit.rlim_max) \(network >= 0)"
        }
        let before = state()
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        try await vault.importWhatsApp(try fixture.export())
        _ = try await vault.identities().create(name: "Me")
        await vault.close()
        try await Vault.rekey(at: fixture.path("vault"), passphrase: try fixture.secret(), adapters: fixture.adapters)
        #expect(state() == before)
    }
}
