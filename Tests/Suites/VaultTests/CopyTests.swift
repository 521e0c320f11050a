import Foundation
import Testing
import WhisperTestThreads
import WhisperVault

@Suite("Copies say what they lack, and failures name what failed (ST-10)", .ownThreads)
struct CopyTests {
    /// A vault with a chat and two pictures.
    private func vault(_ fixture: VaultFixture) async throws -> Vault {
        let folder = fixture.path("WhatsApp Chat with Ana")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lines = (1...2).map { "31.12.18, 20:1\($0) - Ana: IMG-20181231-WA000\($0).jpg (file attached)" }
        try lines.joined(separator: "\n").write(
            toFile: folder + "/WhatsApp Chat with Ana.txt", atomically: true, encoding: .utf8)
        for number in 1...2 {
            try Data("picture \(number)".utf8).write(
                to: URL(fileURLWithPath: folder + "/IMG-20181231-WA000\(number).jpg"))
        }
        let vault = try await fixture.create()
        let summary = try await vault.importWhatsApp(folder)
        #expect(summary.added == 2)
        return vault
    }

    /// The files of the stored contents.
    private func contents(_ fixture: VaultFixture, of name: String) throws -> [String] {
        let folder = fixture.path(name) + "/blobs/"
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { ($0.split(separator: "/").last?.count ?? 0) == 64 }.map { folder + $0 }.sorted()
    }

    private func restore(_ fixture: VaultFixture, to name: String, _ adapters: VaultAdapters? = nil) async throws
        -> RestorationOutcome
    {
        try await Vault.restore(
            at: fixture.path(name), from: fixture.path("backup"), passphrase: try fixture.secret(),
            adapters: adapters ?? fixture.adapters)
    }

    @Test("A backup says what the vault has lost, and its restoration what the backup lacks")
    func losses() async throws {
        let fixture = try VaultFixture()
        let vault = try await vault(fixture)
        let whole = try await vault.backUp(to: fixture.path("backup"))
        #expect(whole.referenced == 2 && whole.missing == 0 && whole.damaged == 0)
        #expect(try await restore(fixture, to: "first").attachments == whole)
        let files = try contents(fixture, of: "vault")
        try #require(files.count == 2)
        try FileManager.default.removeItem(atPath: files[0])
        let partial = try await vault.backUp(to: fixture.path("backup"), replacing: true)
        #expect(partial.missing == 1 && partial.damaged == 0)
        #expect(try await restore(fixture, to: "second").attachments == partial)
        try Data("no content".utf8).write(to: URL(fileURLWithPath: files[1]))
        let last = try await vault.backUp(to: fixture.path("backup"), replacing: true)
        #expect(last.missing == 1 && last.damaged == 1)
        #expect(try await restore(fixture, to: "third").attachments == last)
        await vault.close()
        for (name, losses) in [("first", whole), ("second", partial), ("third", last)] {
            let restored = try await fixture.open(name)
            let found = try await restored.verify().attachments
            #expect(found.missing == losses.missing && found.damaged == losses.damaged, "\(name)")
            await restored.close()
        }
    }

    @Test("What the system reports while a backup is read is no damage of the backup", arguments: [false, true])
    func system(isFull: Bool) async throws {
        let fixture = try VaultFixture()
        let vault = try await vault(fixture)
        try await vault.backUp(to: fixture.path("backup"))
        await vault.close()
        var adapters = fixture.adapters
        let failure = StoreError(isFull ? .full : .inputOutput)
        adapters.engine = FailingEngine(base: adapters.engine, failure: failure)
        await #expect {
            _ = try await restore(fixture, to: "other", adapters)
        } throws: { ($0 as? VaultError)?.underlying as? StoreError == failure }
        #expect(!FileManager.default.fileExists(atPath: fixture.path("other")))
    }

    @Test("A file of a backup that is no file is named as the backup's, and nothing is restored")
    func foreignFile() async throws {
        let fixture = try VaultFixture()
        await (try await vault(fixture)).close()
        try FileManager.default.copyItem(atPath: fixture.path("vault"), toPath: fixture.path("backup"))
        try FileManager.default.createSymbolicLink(
            atPath: fixture.path("backup/blobs/link"), withDestinationPath: "/dev/null")
        await #expect {
            _ = try await restore(fixture, to: "other")
        } throws: {
            let error = $0 as? VaultError
            return error?.code == .notABackup && error?.path == fixture.path("backup")
        }
        #expect(!FileManager.default.fileExists(atPath: fixture.path("other")))
    }

    @Test("Beside an import a repair removes no contents, and counts those that belong to no message (ST-11)")
    func besideAnImport() async throws {
        let fixture = try VaultFixture()
        let vault = try await vault(fixture)
        let blobs = try vault.attachments()
        let writer = try blobs.makeWriter()
        try Array("orphan".utf8).withUnsafeBytes { (bytes) throws in try writer.write(bytes) }
        _ = try writer.commit()
        let importing = try #require(try blobs.hold(.storing))
        let beside = try await vault.verify(repair: true).attachments
        #expect(beside.orphaned == 1 && !beside.orphansRemoved)
        importing.release()
        let after = try await vault.verify(repair: true).attachments
        #expect(after.orphaned == 1 && after.orphansRemoved)
        #expect(try contents(fixture, of: "vault").count == 2)
        await vault.close()
    }

    @Test("A file that no longer shows its content is named, and hinders no search for orphans (ST-10, ST-11)")
    func unidentified() async throws {
        let fixture = try VaultFixture()
        let vault = try await vault(fixture)
        let damaged = try #require(try contents(fixture, of: "vault").first)
        let blobs = try vault.attachments()
        let writer = try blobs.makeWriter()
        try Array("orphan".utf8).withUnsafeBytes { (bytes) throws in try writer.write(bytes) }
        let orphan = try writer.commit().id
        var bytes = try #require(FileManager.default.contents(atPath: damaged))
        // The sealed id, and afterwards the version.
        for index in [60, 12] {
            bytes[index] ^= 4
            try bytes.write(to: URL(fileURLWithPath: damaged))
            let found = try await vault.verify()
            #expect(found.attachments.damaged == 1 && found.attachments.orphaned == 1 && found.remaining == 2)
            #expect(found.attachments.unidentified.map { fixture.path("vault/blobs/" + $0) } == [damaged])
        }
        let repaired = try await vault.verify(repair: true).attachments
        #expect(repaired.orphansRemoved && repaired.unidentified.count == 1)
        #expect(try !blobs.contains(orphan) && FileManager.default.fileExists(atPath: damaged))
        await vault.close()
    }
}

/// An engine whose stores fail when a setting is changed.
private struct FailingEngine: VaultEngine {
    let base: any VaultEngine
    let failure: StoreError

    var canEncrypt: Bool { base.canEncrypt }

    func isEncrypted(_ layout: VaultLayout) throws -> Bool { try base.isEncrypted(layout) }

    func isMade(_ layout: VaultLayout) throws -> Bool { try base.isMade(layout) }

    func hold(_ layout: VaultLayout, alone: Bool) throws(StoreError) -> any VaultHold {
        try base.hold(layout, alone: alone)
    }

    func open(
        _ layout: VaultLayout, isNew: Bool, key: borrowing SecretBytes, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable, under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore {
        FailingStore(
            base: try await base.open(layout, isNew: isNew, key: key, clock: clock, random: random, under: hold),
            failure: failure)
    }

    func openPlain(
        _ layout: VaultLayout, isNew: Bool, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore {
        FailingStore(
            base: try await base.openPlain(layout, isNew: isNew, clock: clock, random: random, under: hold),
            failure: failure)
    }

    func holder(_ layout: VaultLayout) -> any VaultHolder { base.holder(layout) }

    func reformat(
        _ layout: VaultLayout, key: borrowing SecretBytes, to format: CipherFormat, under hold: any VaultHold
    ) throws(StoreError) {
        try base.reformat(layout, key: key, to: format, under: hold)
    }

    func schemaDifferences(_ layout: VaultLayout, key: borrowing SecretBytes) throws -> [String] {
        try base.schemaDifferences(layout, key: key)
    }

    func recover(
        _ layout: VaultLayout, key: borrowing SecretBytes, to directory: String, under hold: (any VaultHold)?
    ) throws -> RescueReport {
        try base.recover(layout, key: key, to: directory, under: hold)
    }
}

private struct FailingStore: ForwardingStore {
    let base: any VaultStore
    let failure: StoreError

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .setting = operation { throw failure }
        return try await base.write(operation, body)
    }
}
