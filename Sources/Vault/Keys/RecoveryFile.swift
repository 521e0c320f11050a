import WhisperSealingPort
import WhisperKeychainPort
import WhisperPosixFiles
import WhisperRenewalPort
import WhisperSecretMemory
import WhisperCore

/// The file that holds the recovery copy of a vault's keys (ST-2).
struct RecoveryFile: RecoveryKeeper {
    private let path: String
    private let lockPath: String
    private let copy: RecoveryCopy
    private let cost: PassphraseCost

    init(_ folder: VaultFolder) {
        path = folder.layout.recovery
        // The lock of the file that it is a copy of.
        lockPath = folder.layout.keychain + ".lock"
        copy = RecoveryCopy(sealing: folder.adapters.sealing, memory: folder.adapters.memory)
        cost = folder.adapters.passphraseCost
    }

    /// Writes the copy in place of the one before.
    func write(_ keys: borrowing VaultKeys, under passphrase: borrowing SecretBytes) throws {
        try keep(try copy.text(of: keys, under: passphrase, cost: cost))
    }

    /// Puts a text in place of the one before; one writer after the other does.
    func keep(_ text: [UInt8]) throws(KeychainError) {
        do {
            let lock = try FileLock.acquire(lockPath)
            try AtomicFile(path: path).replace(with: text, holding: lock)
        } catch {
            throw error.isFull ? .full : .inaccessible(errno: error.number)
        }
    }

    /// The text of the copy; nil if there is none.
    func text() throws -> [UInt8]? {
        do {
            return try Files.read(path, limit: RecoveryFile.largestSize)
        } catch .notFound {
            return nil
        }
    }

    /// The keys in the copy.
    func keys(in text: [UInt8], under passphrase: borrowing SecretBytes) throws -> VaultKeys {
        try copy.keys(in: text, under: passphrase)
    }

    private static let largestSize = 65_536
}
