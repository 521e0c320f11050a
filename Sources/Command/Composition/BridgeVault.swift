import WhisperArchive
package import WhisperVault
import WhisperKeychainPort
package import WhisperMessage
package import WhisperPosixFiles
import WhisperSealingPort
package import WhisperSecretMemory
package import WhisperStorePort
package import WhisperCore

/// A vault's storage for a bridge: the sealed session with the account, the key that seals it, the journal, and the
/// number of the last event that is in the vault (ING-6).
package struct BridgeVault: Sendable {
    /// Its directory, beside the database.
    package let directory: String
    let store: any VaultStore
    private let keychain: any Keychain
    private let sealing: any Sealing

    private static let setting = "bridge.acknowledged"
    private static let journalSetting = "bridge.journal"
    private static let accountSetting = "bridge.account"
    private static let expiries = "bridge.expiries"
    /// 30 days, in milliseconds.
    private static let expiryMemory: Int64 = 30 * 86_400_000
    private static let maximumExpiries = 100
    private static let secretPrefix = "whatsapp_"
    private static let sessionKey = SecretName(rawValue: "whatsapp_session_key")
    private static let context = Array("whisper bridge session".utf8)
    private static let largestSession = 512 << 20

    /// Creates the storage in an open vault. For a vault whose database is not encrypted, this may prompt for the
    /// passphrase.
    package init(_ vault: Vault) throws {
        let adapters = vault.adapters
        let sealing = adapters.sealing
        directory = BridgeVault.directory(of: vault.layout)
        store = vault.store
        self.sealing = sealing
        keychain = try vault.withKeys { keys in
            adapters.identityKeychain(vault.layout, try keys.identityKey(sealing: sealing))
        }
    }

    /// Where a vault stores the files of bridges: an absolute path, as a bridge may run in another directory.
    package static func directory(of layout: VaultLayout) -> String { Files.absolute(layout.directory) + "/bridge" }

    /// The bridge's journal.
    package var journal: String { directory + "/journal" }
    private var lock: String { directory + "/lock" }
    private var sealedSession: String { directory + "/whatsapp_session" }

    /// The environment of Python that the reference bridge runs in.
    package static func environment(in directory: String) -> String { directory + "/python" }
    /// Its Python.
    package static func python(in directory: String) -> String { environment(in: directory) + "/bin/python3" }
    /// The folder that the reference bridge's modules lie in.
    package static func modules(in directory: String) -> String { directory + "/reference" }

    /// Whether the reference bridge is installed.
    package var isReferenceInstalled: Bool { BridgeVault.isReferenceInstalled(in: directory) }

    /// Whether the reference bridge is installed in a vault's directory for bridges.
    package static func isReferenceInstalled(in directory: String) -> Bool {
        (try? Files.exists(BridgeVault.python(in: directory))) == true
            && (try? Files.exists(BridgeVault.modules(in: directory) + "/whisper_bridge")) == true
    }

    /// Makes the directory, if it is missing.
    package func makeDirectory() throws(FileError) { try Files.makeDirectory(directory) }

    // MARK: The session

    /// Whether there is a session.
    package func isLinked() throws(FileError) -> Bool { try Files.exists(sealedSession) }

    /// The session's database; nil if there is none.
    package func session() throws -> [UInt8]? {
        guard try isLinked() else { return nil }
        let key = try key()
        return try sealing.open(
            try Files.read(sealedSession, limit: BridgeVault.largestSession), under: key, context: BridgeVault.context)
    }

    /// Stores the session's database, sealed. Returns once it would survive a power loss.
    package func keepSession(_ database: [UInt8]) throws {
        try makeDirectory()
        let key = try key()
        try AtomicFile(path: sealedSession).replace(
            with: try sealing.seal(database, under: key, context: BridgeVault.context))
    }

    /// The key of the journal.
    package func journalKey() throws -> SecretBytes {
        let key = try key()
        return try sealing.deriveKey(from: key, purpose: "whisper bridge journal")
    }

    /// The key of the whole storage, created on first use.
    private func key() throws -> SecretBytes {
        guard let name = BridgeVault.sessionKey else { throw KeyCustodyError.absent }
        switch keychain.lookUp(name) {
        case .present(let key): return key
        case .unavailable(let error): throw error
        case .absent:
            let key = try sealing.makeKey()
            try keychain.store(key, as: name)
            return key
        }
    }

    // MARK: Events

    /// The last line whose events are all in the vault; 0 at first.
    package func acknowledged() async throws(StoreError) -> Int64 {
        try await store.setting(BridgeVault.setting).flatMap { Int64($0) } ?? 0
    }

    /// Stores the number of the last line whose events are all in the vault.
    package func keepAcknowledged(_ sequence: Int64) async throws(StoreError) {
        try await store.setSetting(BridgeVault.setting, to: String(sequence))
    }

    /// The identifier of the journal that contains these lines; nil if no bridge has reported one yet.
    package func journalID() async throws(StoreError) -> String? {
        try await store.setting(BridgeVault.journalSetting).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Binds the count of lines to a journal.
    package func keepJournalID(_ id: String) async throws(StoreError) {
        try await store.setSetting(BridgeVault.journalSetting, to: id)
    }

    /// Restarts from the first line of any journal. Messages that are already in the vault are recognised.
    package func beginAgain() async throws(StoreError) {
        try await keepAcknowledged(0)
        try await keepJournalID("")
    }

    /// The account that the vault is paired with, as the bridge stores it; nil if it is not known yet.
    package func account() async throws(StoreError) -> String? {
        try await store.setting(BridgeVault.accountSetting).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Stores the account; empty for none.
    package func keepAccount(_ text: String) async throws(StoreError) {
        try await store.setSetting(BridgeVault.accountSetting, to: text)
    }

    /// Holds everything here, as long as the lock lives: two bridges would share a session and a journal.
    ///
    /// - Throws: `.busy` where another process holds it.
    package func hold() throws(FileError) -> FileLock {
        try makeDirectory()
        return try FileLock.acquire(lock, waitingAtMost: 100)
    }

    /// Whether a bridge is running for the vault, in any process. To find out, this holds the lock for a moment, which
    /// `hold` waits for.
    package func isHeld() throws(FileError) -> Bool {
        guard try Files.exists(lock) else { return false }
        do throws(FileError) {
            _ = try FileLock.acquire(lock, waitingAtMost: 0)
            return false
        } catch .busy {
            return true
        }
    }

    // MARK: Expiries

    /// Notes that the link has ended without having been undone here; how often that was within 30 days.
    package func noteExpiry(at moment: Timestamp) async throws(StoreError) -> Int {
        let oldest = moment.milliseconds - BridgeVault.expiryMemory
        var recent: [Int64] = []
        try await store.updateSetting(BridgeVault.expiries) { present in
            let known = present?.split(separator: " ").compactMap { Int64($0) } ?? []
            recent = (known + [moment.milliseconds]).filter { $0 >= oldest }.suffix(BridgeVault.maximumExpiries)
            return recent.map { String($0) }.joined(separator: " ")
        }
        return recent.count
    }

    // MARK: Forgetting

    /// Removes every secret of the account; the names of those that were there.
    ///
    /// - Throws: Where any of them is still there afterwards.
    package func forget() throws -> [String] {
        var removed: [String] = []
        for name in try keychain.names() where name.rawValue.hasPrefix(BridgeVault.secretPrefix) {
            try keychain.remove(name)
            removed.append(name.rawValue)
        }
        if try Files.remove(sealedSession) { removed.append("whatsapp_session") }
        // Without the removed key it can never be opened again.
        if try Files.remove(journal) { removed.append("journal") }
        if try isLinked() || keychain.names().contains(where: { $0.rawValue.hasPrefix(BridgeVault.secretPrefix) }) {
            throw FileError.exists
        }
        return removed
    }
}
