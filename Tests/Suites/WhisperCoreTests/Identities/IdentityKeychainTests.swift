import WhisperArchive
import WhisperFileKeychain
import Foundation
import WhisperInMemoryStore
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The keychain of the identities in its file (ID-7)", .ownThreads)
struct IdentityKeychainTests {
    private let place = TemporaryPlace()
    private let clock = ManualClock()

    @Test(
        "Secrets open with the vault's attachment key, whatever becomes of its database key, and with no other (ID-7)")
    func keys() async throws {
        try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
        let store = InMemoryStore(clock: clock)
        let identity = try await IdentityRing(ports(store, attachments: 1, database: 1)).create(name: "Ann")
        let renewed = try ports(store, attachments: 1, database: 2)
        _ = try await IdentityRing(renewed).bundle(of: identity.id)
        _ = try renewed.secrets.agreementPair(of: identity)
        let foreign = try ports(store, attachments: 2, database: 1)
        #expect(throws: IdentityError.keychain(.wrongPassphrase)) {
            _ = try foreign.secrets.agreementPair(of: identity)
        }
        await #expect(throws: IdentityError.keychain(.wrongPassphrase)) {
            try await IdentityRing(foreign).create(name: "Bea")
        }
        #expect(try await IdentityRing(foreign).all().count == 1)
    }

    @Test("An unreadable keychain is reported, and no identity is created over it (ST-2)")
    func unreadable() async throws {
        let store = InMemoryStore(clock: clock)
        await #expect(throws: IdentityError.self) {
            try await IdentityRing(try ports(store, attachments: 1, database: 1)).create(name: "Ann")
        }
        #expect(try await store.identities().isEmpty)
    }

    private func ports(_ store: any VaultStore, attachments: UInt8, database: UInt8) throws -> SecrecyPorts {
        let sealing = try SodiumSealing()
        let keys = VaultKeys(database: try secret(database), attachments: try secret(attachments))
        let keychain = FileKeychain(
            path: VaultLayout(directory: place.path).identities, key: try keys.identityKey(sealing: sealing),
            sealing: sealing, memory: sealing)
        return SecrecyPorts(
            store: store, keychain: keychain, trustKey: try keys.trustKey(sealing: sealing), crypto: try SodiumCrypto(),
            sealing: sealing, memory: sealing,
            clock: clock, presence: nil)
    }

    private func secret(_ byte: UInt8) throws -> SecretBytes {
        var secret = try SodiumSealing().allocate(count: 32)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: Array(repeating: byte, count: 32)) }
        return secret
    }
}
