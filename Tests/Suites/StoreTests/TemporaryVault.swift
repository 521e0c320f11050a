import WhisperClockPort
import WhisperTestSupport
import Foundation
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSQLiteEngine
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// A vault in a private directory, removed with it.
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

    private let isOwner: Bool

    /// Parameter directory: The directory of another vault, which remains its owner; nil for a new one.
    init(_ kind: Kind, key: [UInt8] = Array(repeating: 0x5A, count: 32), directory: String? = nil) {
        self.kind = kind
        self.key = key
        isOwner = directory == nil
        self.directory =
            directory ?? FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID().uuidString)").path
    }

    deinit {
        if isOwner { try? FileManager.default.removeItem(atPath: directory) }
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
                    directory: directory, key: try secret(), sealing: try SodiumSealing(), mode: mode, clock: clock,
                    random: random)
        #endif
        }
    }

    /// Opens the vault like a program with other versions of the schema.
    func open(_ mode: OpeningMode = .existing, migrations: Migrations) throws -> SQLiteVault {
        let layout = DatabaseFiles(directory: directory)
        switch kind {
        case .plain:
            return try VaultOpening(layout, connector: PlainConnector(), migrations: migrations).open(
                mode, header: VaultHeader(storage: .plain), clock: ManualClock(), random: SeededRandom(seed: 1))
        #if SQLCipher
            case .encrypted:
                let connector = try SQLCipherStore.connector(key: try secret(), sealing: try SodiumSealing())
                let header = try SQLCipherStore.header(key: try secret(), sealing: try SodiumSealing())
                return try VaultOpening(layout, connector: connector, migrations: migrations).open(
                    mode, header: header, clock: ManualClock(), random: SeededRandom(seed: 1))
        #endif
        }
    }

    /// Replaces this vault with a copy of another.
    func restore(_ copy: String) throws {
        switch kind {
        case .plain: try PlainSQLiteStore.restore(copy: copy, toDirectory: directory)
        #if SQLCipher
            case .encrypted:
                try SQLCipherStore.restore(
                    copy: copy, toDirectory: directory, key: try secret(), sealing: try SodiumSealing())
        #endif
        }
    }

    /// Runs SQL on the database, opened as by its adapter. The vault must not be open anywhere.
    func execute(_ sql: String) throws {
        let connection = try connection()
        try connection.execute(sql)
    }

    /// A separate connection to the database.
    func connection() throws -> Connection {
        let layout = DatabaseFiles(directory: directory)
        switch kind {
        case .plain:
            let connection = try PlainConnector().connect(layout.database, isCreating: false, isReadOnly: false)
            try ConnectionSettings.register(connection)
            return connection
        #if SQLCipher
            case .encrypted:
                let connector = try SQLCipherStore.connector(key: try secret(), sealing: try SodiumSealing())
                let connection = try connector.connect(layout.database, isCreating: false, isReadOnly: false)
                try ConnectionSettings.register(connection)
                return connection
        #endif
        }
    }

    /// The key in guarded memory.
    func secret() throws -> SecretBytes {
        try TemporaryVault.secret(key)
    }

    /// A key in guarded memory.
    static func secret(_ key: [UInt8]) throws -> SecretBytes {
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

    func another() -> any StoreFixture { SQLiteFixture(vault.kind) }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        try vault.open(clock: clock, random: random)
    }

    func openBackup(at path: String, clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        try scratch.restore(path)
        return try scratch.open(clock: clock, random: random)
    }

    func freePath() -> String { "\(vault.directory)/copy.db" }

    func storedBytes() throws -> [[UInt8]] { try vault.files().map(\.bytes) }
}
