import ClockPort
import Foundation
import Message
import PlainSQLiteStore
import SQLiteEngine
import SecretMemory
import SodiumSealing
import StoreContract
import StorePort

#if SQLCipher
    import SQLCipherStore
#endif

/// A vault in a directory of its own, removed with it.
final class TemporaryVault: Sendable {
    /// How the vault is stored.
    enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        case plain
        #if SQLCipher
            case encrypted
        #endif

        var description: String { rawValue }
    }

    let kind: Kind
    let directory: String
    /// The bytes of the vault's key.
    let key: [UInt8]

    init(_ kind: Kind, key: [UInt8] = Array(repeating: 0x5A, count: 32)) {
        self.kind = kind
        self.key = key
        directory = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID().uuidString)").path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: directory)
    }

    var database: String { "\(directory)/vault.db" }

    func open(
        _ mode: OpeningMode = .existingOrNew, clock: any WallClock = ManualClock(),
        random: any RandomNumberGenerator & Sendable = SeededRandom(seed: 1)
    ) throws -> SQLiteVault {
        switch kind {
        case .plain:
            return try PlainSQLiteStore.open(directory: directory, mode: mode, clock: clock, random: random)
        #if SQLCipher
            case .encrypted:
                return try SQLCipherStore.open(
                    directory: directory, key: try secret(), mode: mode, clock: clock, random: random)
        #endif
        }
    }

    /// Makes a copy of a vault this one.
    func restore(_ copy: String) throws {
        switch kind {
        case .plain: try PlainSQLiteStore.restore(copy: copy, toDirectory: directory)
        #if SQLCipher
            case .encrypted: try SQLCipherStore.restore(copy: copy, toDirectory: directory, key: try secret())
        #endif
        }
    }

    /// The key in guarded memory.
    func secret() throws -> SecretBytes {
        var secret = try SodiumSealing().allocate(count: key.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: key) }
        return secret
    }

    /// The bytes of every file in the directory.
    func files() throws -> [(name: String, bytes: [UInt8])] {
        try FileManager.default.contentsOfDirectory(atPath: directory).sorted().map { name in
            (name, Array(try Data(contentsOf: URL(filePath: "\(directory)/\(name)"))))
        }
    }
}

/// A SQLite vault as the contract sees it.
struct SQLiteFixture: StoreFixture {
    let vault: TemporaryVault
    private let scratch: TemporaryVault

    init(_ kind: TemporaryVault.Kind) {
        vault = TemporaryVault(kind)
        scratch = TemporaryVault(kind)
    }

    var capabilities: StoreCapabilities {
        let always: StoreCapabilities = [.persistent, .severalConnections, .backup]
        return vault.kind == .plain ? always : always.union(.encrypted)
    }

    func open(clock: any WallClock, random: SeededRandom) async throws -> any VaultStore {
        try vault.open(clock: clock, random: random)
    }

    func openBackup(at path: String, clock: any WallClock, random: SeededRandom) async throws -> any VaultStore {
        try scratch.restore(path)
        return try scratch.open(clock: clock, random: random)
    }

    func freePath() -> String { "\(vault.directory)/copy.db" }

    func storedBytes() throws -> [[UInt8]] { try vault.files().map(\.bytes) }
}
