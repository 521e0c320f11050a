import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import WhisperTextCoding
import Testing

@Suite("Opening a vault", .ownThreads)
struct OpeningTests {
    @Test("Opening a vault that does not exist does not create it (ST-2)", arguments: TemporaryVault.Kind.allCases)
    func missing(kind: TemporaryVault.Kind) {
        let vault = TemporaryVault(kind)
        #expect(throws: StoreError(.noVault)) { try vault.open(.existing) }
        #expect(!FileManager.default.fileExists(atPath: vault.directory))
    }

    @Test("An existing vault is not created again (ST-2)", arguments: TemporaryVault.Kind.allCases)
    func present(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open(.new).close()
        #expect(throws: StoreError(.cannotOpen)) { try vault.open(.new) }
    }

    @Test(
        "A database that was made and is empty or gone is damage, and nothing takes its place (ST-10)",
        arguments: TemporaryVault.Kind.allCases, [0, 1])
    func emptied(kind: TemporaryVault.Kind, size: Int) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        _ = try await store.conversation(for: .sample)
        await store.close()
        let emptied = Data(repeating: 0, count: size)
        try emptied.write(to: URL(filePath: vault.database))
        for mode in [OpeningMode.existing, .existingOrNew] {
            #expect(throws: StoreError(.damaged)) { try vault.open(mode) }
        }
        #expect(try Data(contentsOf: URL(filePath: vault.database)) == emptied)
        try FileManager.default.removeItem(atPath: vault.database)
        for mode in [OpeningMode.new, .existingOrNew] {
            #expect(throws: StoreError(.damaged)) { try vault.open(mode) }
        }
        #expect(!FileManager.default.fileExists(atPath: vault.database))
    }

    @Test(
        "A creation that was cut off before or within the database is finished by the next opening, and then over (ST-2)",
        arguments: TemporaryVault.Kind.allCases, [true, false])
    func cutOff(kind: TemporaryVault.Kind, hasFile: Bool) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open(.new).close()
        // As it is while the database is being made: without the salt, which the file does not have yet.
        let header = URL(filePath: "\(vault.directory)/vault.json")
        let finished = try String(contentsOf: header, encoding: .utf8)
        #expect(!finished.contains("creating"))
        let begun = finished.replacing(#/,"salt":"[0-9a-f]*"/#, with: "").replacing("}", with: #","creating":true}"#)
        try Data(begun.utf8).write(to: header)
        try FileManager.default.removeItem(atPath: vault.database)
        if hasFile { #expect(FileManager.default.createFile(atPath: vault.database, contents: nil)) }
        let store = try vault.open()
        _ = try await store.conversation(for: .sample)
        await store.close()
        #expect(try !String(contentsOf: header, encoding: .utf8).contains("creating"))
        #expect(try await vault.open(.existing).conversations(after: nil, limit: 1).count == 1)
    }

    @Test("Where the memory that processes share cannot grow, the disk is full")
    func noRoom() {
        // SQLITE_IOERR_SHMSIZE, SQLITE_IOERR_READ
        #expect(EngineFailure.error(4_874).code == .full)
        #expect(EngineFailure.error(266).code == .inputOutput)
    }

    @Test("What a conversion cannot decipher is damaged; where the system cannot read, it is not")
    func unreadable() {
        // SQLITE_IOERR, which the engine of SQLCipher reports, then SQLITE_IOERR_READ, SQLITE_IOERR_FSTAT, SQLITE_CORRUPT
        #expect(VaultReplacement.whatIsRead(failedWith: EngineFailure.error(10)).code == .damaged)
        for code: Int32 in [266, 1_802] {
            #expect(VaultReplacement.whatIsRead(failedWith: EngineFailure.error(code)).code == .inputOutput)
        }
        #expect(VaultReplacement.whatIsRead(failedWith: EngineFailure.error(11)).code == .damaged)
        #expect(VaultReplacement.whatIsRead(failedWith: EngineFailure.error(13)).code == .full)
    }

    @Test("Everything in a vault's directory is accessible only to its owner", arguments: TemporaryVault.Kind.allCases)
    func rights(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        _ = try await store.conversation(for: .sample)
        let manager = FileManager.default
        #expect(try manager.attributesOfItem(atPath: vault.directory)[.posixPermissions] as? Int == 0o700)
        for file in try manager.contentsOfDirectory(atPath: vault.directory) {
            let attributes = try manager.attributesOfItem(atPath: "\(vault.directory)/\(file)")
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
        }
        await store.close()
    }

    @Test("A vault of a newer program is rejected unchanged (ST-9)", arguments: TemporaryVault.Kind.allCases)
    func newer(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open().close()
        try vault.execute("PRAGMA user_version = 99")
        let before = try vault.files().map(\.bytes)
        #expect(throws: StoreError(.newerVersion)) { try vault.open() }
        #expect(try vault.files().map(\.bytes) == before)
    }

    @Test("A header of a newer program is rejected unchanged (ST-9)", arguments: TemporaryVault.Kind.allCases)
    func newerHeader(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open().close()
        try Data(#"{"format":2}"#.utf8).write(to: URL(filePath: "\(vault.directory)/vault.json"))
        #expect(throws: StoreError(.newerVersion)) { try vault.open() }
    }

    @Test("A database of another program is not a vault", arguments: TemporaryVault.Kind.allCases)
    func foreign(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open().close()
        try vault.execute("PRAGMA application_id = 1")
        #expect(throws: StoreError(.cannotOpen)) { try vault.open() }
    }

    @Test("An exclusively held vault is reported immediately (ST-8)", arguments: TemporaryVault.Kind.allCases)
    func held(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await vault.open().close()
        let lock = try VaultLock("\(vault.directory)/vault.lock", .exclusive)
        #expect(throws: StoreError(.heldExclusively)) { try vault.open() }
        withExtendedLifetime(lock) {}
    }

    @Test("A released lock is free even if a newly forked child still has its file open (ST-8)")
    func heldByNobody() throws {
        let vault = TemporaryVault(.plain)
        _ = try vault.open()
        let path = "\(vault.directory)/vault.lock"
        var lock: VaultLock? = try VaultLock(path, .exclusive)
        // The files that a child has between the fork and the start of its program.
        let inherited = (0..<256).filter { isFile($0, path) }.map { dup($0) }
        defer { for file in inherited { close(file) } }
        #expect(!inherited.isEmpty)
        #expect(throws: StoreError(.heldExclusively)) { try VaultLock(path, .shared) }
        withExtendedLifetime(lock) {}
        lock = nil
        _ = try VaultLock(path, .exclusive)
    }

    private func isFile(_ descriptor: Int32, _ path: String) -> Bool {
        var open = stat()
        var named = stat()
        guard fstat(descriptor, &open) == 0, stat(path, &named) == 0 else { return false }
        return open.st_ino == named.st_ino && open.st_dev == named.st_dev
    }

    @Test("An open vault cannot be replaced (ST-10)", arguments: TemporaryVault.Kind.allCases)
    func heldByReader(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let copy = "\(vault.directory)/copy.db"
        let store = try vault.open()
        try await store.backup(toFile: copy)
        #expect(throws: StoreError(.heldExclusively)) { try vault.restore(copy) }
        await store.close()
        try vault.restore(copy)
    }

    @Test("A closed vault leaves no log behind (ST-11)", arguments: TemporaryVault.Kind.allCases)
    func log(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        _ = try await store.conversation(for: .sample)
        await store.close()
        #expect(try vault.files().map(\.name) == ["vault.db", "vault.json", "vault.lock"])
    }

    #if SQLCipher
        @Test("A wrong key is distinguished from a damaged file (ST-2)")
        func wrongKey() async throws {
            let vault = TemporaryVault(.encrypted)
            try await vault.open().close()
            let other = TemporaryVault(.encrypted, key: Array(repeating: 1, count: 32))
            try FileManager.default.copyItem(atPath: vault.directory, toPath: other.directory)
            #expect(throws: StoreError(.wrongKey)) { try other.open() }

            let handle = try #require(FileHandle(forUpdatingAtPath: vault.database))
            try handle.seek(toOffset: 1_000)
            try handle.write(contentsOf: Data(repeating: 0xFF, count: 16))
            try handle.close()
            #expect(throws: StoreError(.damaged)) { try vault.open() }
        }

        @Test("The key check is that of all earlier vaults, so that they open (ST-2)")
        func keyCheck() async throws {
            let vault = TemporaryVault(.encrypted, key: Array(1...32))
            try await vault.open(.new).close()
            let header = try #require(try VaultHeader.read("\(vault.directory)/vault.json"))
            // HMAC-SHA256 under that key of "whisper-v1/vault-key-check", computed with Python's hmac, truncated to 16
            // bytes.
            let expected = "de2a1d406fa3f4884c0d4d975a9c5c43"
            let check = try #require(header.keyCheck)
            #expect(HexText.text(check) == expected)
        }

        @Test("A key of another length is rejected (ST-2)", arguments: [1, 16, 31, 33, 64])
        func keyLength(length: Int) {
            let vault = TemporaryVault(.encrypted, key: Array(repeating: 1, count: length))
            #expect(throws: StoreError(.invalidArgument)) { try vault.open() }
        }

        @Test("An encrypted vault is not opened as a plain one, or the reverse (ST-1)")
        func otherStorage() async throws {
            let encrypted = TemporaryVault(.encrypted)
            try await encrypted.open().close()
            let asPlain = TemporaryVault(.plain)
            try FileManager.default.copyItem(atPath: encrypted.directory, toPath: asPlain.directory)
            #expect(throws: StoreError(.cannotOpen)) { try asPlain.open() }

            let plain = TemporaryVault(.plain)
            try await plain.open().close()
            let asEncrypted = TemporaryVault(.encrypted)
            try FileManager.default.copyItem(atPath: plain.directory, toPath: asEncrypted.directory)
            #expect(throws: StoreError(.cannotOpen)) { try asEncrypted.open() }
        }

        @Test("No file of a vault contains plain text (ST-1)")
        func canary() async throws {
            let vault = TemporaryVault(.encrypted)
            let store = try vault.open()
            let canary = "canary-7f3a-sings"
            let id = try await store.conversation(for: .sample).id
            for round in 0..<40 {
                var messages: [NewMessage] = []
                for index in 0..<200 {
                    messages.append(
                        .sample("\(canary) \(round) \(index)", in: id, at: Int64(round * 200 + index) * 1_000))
                }
                _ = try await store.save(messages)
            }
            _ = try await store.search(SearchRequest(.term("canary")))
            let copy = "\(vault.directory)/copy.db"
            try await store.backup(toFile: copy)
            let files = try vault.files()
            #expect(files.map(\.name).contains("vault.db-wal"))
            for file in files {
                #expect(!file.bytes.holds(Array("canary".utf8)), "\(file.name)")
                #expect(!file.bytes.holds(Array("SQLite format 3".utf8)), "\(file.name)")
            }
            await store.close()
            for file in try vault.files() { #expect(!file.bytes.holds(Array("canary".utf8)), "\(file.name)") }
        }
    #endif
}
