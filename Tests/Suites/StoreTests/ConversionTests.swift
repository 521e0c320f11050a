import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

#if SQLCipher
    import WhisperSQLCipherStore

    @Suite("Changing the key and the format of a vault", .ownThreads)
    struct ConversionTests {
        @Test("Under another key it is the same vault, and the old key is no longer valid (ST-2)")
        func rekey() async throws {
            let vault = TemporaryVault(.encrypted)
            let before = try await fill(vault)
            let new = Array(repeating: UInt8(9), count: 32)
            try SQLCipherStore.rekey(
                directory: vault.directory, from: try vault.secret(), to: try TemporaryVault.secret(new),
                sealing: try SodiumSealing())
            #expect(throws: StoreError(.wrongKey)) { try vault.open() }
            let other = TemporaryVault(.encrypted, key: new, directory: vault.directory)
            #expect(try await records(other) == before)
            #expect(try vault.files().map(\.name) == ["vault.db", "vault.json", "vault.lock"])
        }

        @Test("A plain vault can be encrypted and decrypted again, and stays the same (ST-2)")
        func encryptAndDecrypt() async throws {
            let plain = TemporaryVault(.plain)
            let before = try await fill(plain)
            let encrypted = TemporaryVault(.encrypted, directory: plain.directory)
            try SQLCipherStore.encrypt(
                directory: plain.directory, key: try encrypted.secret(), sealing: try SodiumSealing())
            #expect(throws: StoreError(.cannotOpen)) { try plain.open() }
            #expect(try await records(encrypted) == before)
            for file in try plain.files() { #expect(!file.bytes.holds(Array("mandarin".utf8)), "\(file.name)") }
            try SQLCipherStore.decrypt(
                directory: plain.directory, key: try encrypted.secret(), sealing: try SodiumSealing())
            #expect(throws: StoreError(.cannotOpen)) { try encrypted.open() }
            #expect(try await records(plain) == before)
        }

        @Test("Only version 4 writes the format of version 4, and version 3 rejects it clearly (ST-2)")
        func format4() async throws {
            let vault = TemporaryVault(.encrypted)
            let before = try await fill(vault)
            let version = try vault.connection().text("PRAGMA cipher_version") ?? ""
            if version.hasPrefix("3") {
                #expect(throws: StoreError(.unsupported)) {
                    try SQLCipherStore.rekey(
                        directory: vault.directory, from: try vault.secret(), to: try vault.secret(),
                        sealing: try SodiumSealing(), format: .version4)
                }
            } else {
                try SQLCipherStore.rekey(
                    directory: vault.directory, from: try vault.secret(), to: try vault.secret(),
                    sealing: try SodiumSealing(), format: .version4)
            }
            #expect(try await records(vault) == before)
        }

        @Test("A change of key with a wrong key changes nothing (ST-2)")
        func wrongKey() async throws {
            let vault = TemporaryVault(.encrypted)
            let before = try await fill(vault)
            let wrong = Array(repeating: UInt8(9), count: 32)
            #expect(throws: StoreError(.wrongKey)) {
                try SQLCipherStore.rekey(
                    directory: vault.directory, from: try TemporaryVault.secret(wrong), to: try vault.secret(),
                    sealing: try SodiumSealing())
            }
            #expect(try await records(vault) == before)
        }

        @Test(
            "An interrupted change of key leaves the vault under one of the two keys (R1)",
            arguments: [false, true])
        func cutOff(isReplaced: Bool) async throws {
            let vault = TemporaryVault(.encrypted)
            let before = try await fill(vault)
            let header = try Data(contentsOf: URL(filePath: "\(vault.directory)/vault.json"))
            let old = try Data(contentsOf: URL(filePath: vault.database))
            let new = Array(repeating: UInt8(9), count: 32)
            try SQLCipherStore.rekey(
                directory: vault.directory, from: try vault.secret(), to: try TemporaryVault.secret(new),
                sealing: try SodiumSealing())
            // The state between the announcement and the last step, before or after the replacement of the database.
            let announced = try #require(try announcement(header, in: vault))
            try announced.write(to: URL(filePath: "\(vault.directory)/vault.json"))
            if !isReplaced { try old.write(to: URL(filePath: vault.database)) }
            let other = TemporaryVault(.encrypted, key: new, directory: vault.directory)
            #expect(throws: StoreError(.wrongKey)) { try (isReplaced ? vault : other).open() }
            #expect(try await records(isReplaced ? other : vault) == before)
            // Opening has settled it.
            let settled = try String(contentsOfFile: "\(vault.directory)/vault.json", encoding: .utf8)
            #expect(!settled.contains("next"))
        }

        private func announcement(_ before: Data, in vault: TemporaryVault) throws -> Data? {
            let path = URL(filePath: "\(vault.directory)/vault.json")
            var old = try JSONSerialization.jsonObject(with: before) as? [String: Any]
            var next = try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any]
            next?["format"] = nil
            old?["next"] = next
            return try old.map { try JSONSerialization.data(withJSONObject: $0) }
        }

        private func fill(_ vault: TemporaryVault) async throws -> [VaultRecord] {
            let store = try vault.open()
            let id = try await store.conversation(for: .sample).id
            let sender = try await store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Ann")],
                    participant: Participant(identifier: nil, displayName: "Ann"), isOwner: false,
                    seenAt: Timestamp(milliseconds: 0)))
            _ = try await store.save(
                (0..<500).map { .sample("mandarin \($0)", in: id, at: Int64($0) * 1_000, sender: sender) })
            try await store.setDraft("draft", in: id)
            try await store.setSetting("theme", to: "dark")
            await store.close()
            return try await records(vault)
        }

        private func records(_ vault: TemporaryVault) async throws -> [VaultRecord] {
            let store = try vault.open(.existing)
            let records = try await store.records(after: nil, limit: 10_000).records
            let found = try await store.search(SearchRequest(.term("mandarin")))
            #expect(found.count == 50)
            let findings = try await store.verify(repair: false).findings
            #expect(findings == [])
            await store.close()
            return records
        }
    }
#endif
