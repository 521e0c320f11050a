import Testing
import WhisperTestThreads
import WhisperVault

@Suite("Sealing and opening through one import (LIB-2)", .ownThreads)
struct SealingTests {
    /// Two vaults whose owners know each other.
    private func pair(_ fixture: VaultFixture) async throws -> (ana: Vault, ben: Vault, toBen: KnownContact) {
        let ana = try await fixture.create("ana")
        let ben = try await fixture.create("ben")
        let anaSelf = try await ana.identities().create(name: "Ana")
        let benSelf = try await ben.identities().create(name: "Ben")
        let toBen = try await ana.addContact(try await ben.identities().bundle(of: benSelf.id))
        _ = try await ben.addContact(try await ana.identities().bundle(of: anaSelf.id))
        return (ana, ben, toBen)
    }

    @Test("A message travels as one line, is opened once, and is attributed to its sender (ENV-7)")
    func travel() async throws {
        let fixture = try VaultFixture()
        let (ana, ben, toBen) = try await pair(fixture)
        let line = try await ana.seal("See you at nine", to: toBen)
        #expect(line.hasPrefix("whisper1:"))
        #expect(!line.contains("\n"))
        let opened = try await ben.open("Hello! \(line)")
        #expect(opened.text == "See you at nine")
        #expect(opened.contact?.name == "Ana")
        #expect(await code { _ = try await ben.open(line) } == .replayed)
        #expect(await code { _ = try await ana.open(line) } == .notAddressed)
        #expect(await code { _ = try await ben.open("no envelope") } == .invalidEnvelope)
        await ana.close()
        await ben.close()
    }

    @Test("A policy refuses before anything is sealed (POL-2)")
    func policy() async throws {
        let fixture = try VaultFixture()
        let (ana, ben, toBen) = try await pair(fixture)
        _ = try await ana.contacts().verify(toBen.id, fingerprint: toBen.fingerprint)
        #expect(await code { _ = try await ana.seal("no", to: toBen, isSigned: false) } == .policy)
        await ana.close()
        await ben.close()
    }

    @Test("Without an identity nothing is sealed")
    func noIdentity() async throws {
        let fixture = try VaultFixture()
        let (ana, ben, toBen) = try await pair(fixture)
        let me = try #require(try await ana.identities().standard())
        _ = try await ana.identities().archive(me.id)
        #expect(await code { _ = try await ana.seal("no", to: toBen) } == .noIdentity)
        await ana.close()
        await ben.close()
    }
}
