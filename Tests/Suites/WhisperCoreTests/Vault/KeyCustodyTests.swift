import WhisperKeychainContract
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// The keys of a vault in its keychain (ST-2).
@Suite("Custody of the vault's keys", .ownThreads)
struct KeyCustodyTests {
    private let sealing: SodiumSealing
    private let keychain: InMemoryKeychain

    init() throws {
        sealing = try SodiumSealing()
        keychain = InMemoryKeychain(memory: sealing)
    }

    private var custody: KeyCustody { KeyCustody(keychain: keychain, sealing: sealing, memory: sealing) }

    private func bytes(_ keys: borrowing VaultKeys) -> [[UInt8]] {
        [keys.database.withUnsafeBytes { Array($0) }, keys.attachments.withUnsafeBytes { Array($0) }]
    }

    @Test("A new vault has two separate keys, which opening finds again (ST-2)")
    func creation() throws {
        let made = bytes(try custody.create(databaseExists: false))
        #expect(made[0] != made[1] && made.allSatisfy { $0.count == 32 })
        #expect(bytes(try custody.open()) == made)
        // An interrupted creation continues with the same keys.
        #expect(bytes(try custody.create(databaseExists: false)) == made)
    }

    @Test(
        "Opening a vault never makes a key that is missing: what is there would stay unreadable, or be taken for empty (ST-2)",
        arguments: [SecretName.vaultKey, .attachmentKey])
    func missing(name: SecretName) throws {
        _ = try custody.create(databaseExists: false)
        try keychain.remove(name)
        let left = try keychain.names()
        #expect(throws: KeyCustodyError.absent) { _ = try custody.open() }
        #expect(try keychain.names() == left)
    }

    @Test("No key is created beside a database, and invalid data is not used as a key (ST-2)")
    func refusals() throws {
        #expect(throws: KeyCustodyError.databaseExists) { _ = try custody.create(databaseExists: true) }
        #expect(try keychain.names().isEmpty)
        for (count, isKey) in [(31, false), (32, true), (33, false)] {
            _ = try custody.create(databaseExists: false)
            try keychain.store(try sealing.allocate(count: count), as: .vaultKey)
            if isKey {
                _ = try custody.open()
            } else {
                #expect(throws: KeyCustodyError.malformedKey) { _ = try custody.open() }
            }
            for name in try keychain.names() { try keychain.remove(name) }
        }
    }
}
