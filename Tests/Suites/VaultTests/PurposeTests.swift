import Testing
import WhisperArchive
import WhisperTestThreads
import WhisperVault

@Suite("Secrets of one purpose under a vault's keys (LIB-2)", .ownThreads)
struct PurposeTests {
    @Test("A session's token is stored under the vault's keys and found after opening the vault again (RT-7)")
    func token() async throws {
        let fixture = try VaultFixture()
        let name = try #require(SecretName(rawValue: "realtime_refresh_token"))
        let first = try await fixture.create()
        let before = try first.keychain(for: .realtime)
        #expect(!isPresent(name, in: before))
        try before.store(try fixture.secret("a token"), as: name)
        await first.close()

        let second = try await fixture.open()
        let after = try second.keychain(for: .realtime)
        guard case .present(let token) = after.lookUp(name) else {
            Issue.record("the token is absent")
            return
        }
        #expect(token.withUnsafeBytes { Array($0) } == Array("a token".utf8))
        #expect(try after.names() == [name])
        try after.remove(name)
        #expect(!isPresent(name, in: after))
        await second.close()
    }

    @Test("A purpose reaches neither the keys of identities nor names outside of it (ID-7)")
    func restriction() async throws {
        let fixture = try VaultFixture()
        let vault = try await fixture.create()
        _ = try await vault.identities().create(name: "Ana")
        let everything = try vault.withKeys { keys in
            vault.adapters.identityKeychain(
                vault.layout, try keys.identityKey(sealing: vault.adapters.sealing))
        }
        let foreign = try everything.names()
        #expect(!foreign.isEmpty)

        let keychain = try vault.keychain(for: .realtime)
        #expect(try keychain.names().isEmpty)
        for name in foreign {
            #expect(!isPresent(name, in: keychain))
            #expect(throws: KeychainError.self) { try keychain.store(try fixture.secret(), as: name) }
            try keychain.remove(name)
        }
        #expect(try everything.names() == foreign)
        await vault.close()
    }

    private func isPresent(_ name: SecretName, in keychain: any Keychain) -> Bool {
        if case .present = keychain.lookUp(name) { true } else { false }
    }
}
