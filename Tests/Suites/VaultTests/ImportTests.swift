import Foundation
import Testing
import WhisperTestThreads
import WhisperVault

@Suite("A folder of exports is imported as far as it can be read (ING-5)", .ownThreads)
struct ImportTests {
    /// A folder with four chats, of which two have doubtful dates.
    private static func folder(_ fixture: VaultFixture) throws -> String {
        let folder = fixture.path("exports")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in [
            ("Ana.txt", "31.12.18, 20:11 - Ana: birthday cake"), ("Eva.txt", "03/04/19, 20:11 - Eva: either"),
            ("Ida.txt", "05/06/19, 20:11 - Ida: or"), ("Uma.txt", "31.12.18, 20:11 - Uma: candles"),
        ] {
            try (text + "\n").write(
                toFile: "\(folder)/WhatsApp Chat with \(name)", atomically: true, encoding: .utf8)
        }
        return folder
    }

    @Test("What is wrong with one chat is reported, and the others are imported, whatever their order")
    func failures() async throws {
        let fixture = try VaultFixture()
        let folder = try Self.folder(fixture)
        let vault = try await fixture.create()
        for added: Int64 in [2, 0] {
            let imported = try await vault.importWhatsApp(folder)
            #expect(imported.added == added)
            #expect(imported.chats.map(\.chatTitle) == ["Ana", "Uma"])
            #expect(imported.failures.map(\.name) == ["WhatsApp Chat with Eva.txt", "WhatsApp Chat with Ida.txt"])
            #expect(
                imported.failures.allSatisfy { $0.error == .source(.ambiguousDateOrder) && $0.path == folder })
        }
        #expect(try await vault.conversations().count == 2)
        await vault.close()
    }

    @Test("A path that brings nothing fails as before, and so does one chat alone")
    func nothing() async throws {
        let fixture = try VaultFixture()
        let folder = try Self.folder(fixture)
        let vault = try await fixture.create()
        for name in ["Ana.txt", "Uma.txt"] {
            try FileManager.default.removeItem(atPath: "\(folder)/WhatsApp Chat with \(name)")
        }
        for path in [folder, "\(folder)/WhatsApp Chat with Eva.txt"] {
            let error = await #expect(throws: VaultError.self) { try await vault.importWhatsApp(path) }
            #expect(error?.code == .other && error?.underlying as? ImportError == .source(.ambiguousDateOrder))
        }
        await vault.close()
    }

    @Test("A file is imported into the chat that is chosen for it, a folder with several chats into none (ING-1)")
    func target() async throws {
        let fixture = try VaultFixture()
        let folder = try Self.folder(fixture)
        let vault = try await fixture.create()
        let ana = try #require(try await vault.importWhatsApp("\(folder)/WhatsApp Chat with Ana.txt").chats.first)
        let cut = fixture.path("cut.txt")
        try "31.12.18, 20:11 - Ana: birthday cake\n31.12.18, 20:12 - Ana: more\n"
            .write(toFile: cut, atomically: true, encoding: .utf8)
        var options = WhatsAppImportOptions()
        options.target = ImportTarget(try #require(ana.conversation))
        let imported = try await vault.importWhatsApp(cut, options: options)
        #expect(imported.added == 1 && imported.duplicates == 1)
        let several = await #expect(throws: VaultError.self) {
            try await vault.importWhatsApp(folder, options: options)
        }
        #expect(several?.underlying as? ImportError == .source(.severalChats))
        // One chat, exported in two years, is one.
        for year in ["2018", "2019"] {
            try FileManager.default.createDirectory(
                atPath: fixture.path("years/\(year)"), withIntermediateDirectories: true)
            try "31.12.18, 20:11 - Ana: birthday cake\n31.12.18, 20:13 - Ana: in \(year)\n"
                .write(
                    toFile: fixture.path("years/\(year)/WhatsApp Chat with Ana.txt"), atomically: true, encoding: .utf8)
        }
        let years = try await vault.importWhatsApp(fixture.path("years"), options: options)
        #expect(years.chats.map(\.added) == [1, 1] && Set(years.chats.map(\.conversation)) == [ana.conversation])
        let strange = await #expect(throws: VaultError.self) {
            try await vault.importWhatsApp("\(folder)/WhatsApp Chat with Uma.txt", options: options)
        }
        guard case .otherChat(.unlike, let chat)? = strange?.underlying as? ImportError else {
            Issue.record("\(String(describing: strange))")
            return await vault.close()
        }
        #expect(chat.title == "Ana")
        #expect(try await vault.conversations().map(\.title) == ["Ana"])
        await vault.close()
    }
}
