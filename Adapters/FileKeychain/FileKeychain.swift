public import WhisperKeychainPort
import WhisperPosixFiles
public import WhisperRenewalPort
public import WhisperSealingPort
public import WhisperSecretMemory
import Synchronization

/// Stores secrets in one file, sealed under a passphrase or a key (ID-7). The default keychain on systems that offer
/// none.
///
/// The passphrase opens a random file key, once; that key then stays in guarded memory and opens the secrets as often
/// as needed. A key of 32 bytes that is stored elsewhere can replace the passphrase, for a file that is opened together
/// with another one: it costs nothing to open and needs no prompt. The file is read anew each time, so that changes by
/// other processes are seen, and replaced atomically, under a lock that excludes other writers. docs/formats.md
/// specifies the format.
///
/// A wrong passphrase or key is distinguished from damage by a plain checksum over the file: if it does not match, the
/// file is `damaged`, whatever the passphrase; if it matches and the file key does not open, the passphrase or key is
/// wrong (`wrongPassphrase`). The checksum detects accidents, not attackers, who could disguise damage as a wrong
/// passphrase and gain nothing by it.
///
/// If the directory exists and the file does not, no secret is stored; a missing directory or an unreadable file means
/// that nothing is known (ST-2).
public final class FileKeychain: PassphraseKeychain {
    private let file: AtomicFile
    private let lockPath: String
    private let sealing: any Sealing
    private let memory: any SecretAllocator
    private let access: Mutex<KeychainAccess>

    /// Creates a keychain under a passphrase. The file need not exist: storing the first secret creates it.
    ///
    /// - Parameters:
    ///   - path: The file, in an existing directory.
    ///   - passphrase: Opens or creates the file, and is released as soon as it has.
    ///   - cost: The cost of one guess, for a new file.
    public init(
        path: String, passphrase: consuming SecretBytes, sealing: any Sealing, memory: any SecretAllocator,
        cost: PassphraseCost = .moderate
    ) {
        file = AtomicFile(path: path)
        lockPath = path + ".lock"
        self.sealing = sealing
        self.memory = memory
        access = Mutex(.passphrase(UntriedPassphrase(passphrase: passphrase, cost: cost)))
    }

    /// Creates a keychain under a key. The file need not exist: storing the first secret creates it.
    ///
    /// - Parameters:
    ///   - path: The file, in an existing directory.
    ///   - key: Opens or creates the file: 32 bytes; a key of another length opens nothing. Held as long as the
    ///     keychain.
    public init(
        path: String, key: consuming SecretBytes, sealing: any Sealing, memory: any SecretAllocator
    ) {
        file = AtomicFile(path: path)
        lockPath = path + ".lock"
        self.sealing = sealing
        self.memory = memory
        access = Mutex(.key(key))
    }

    /// Looks up a secret.
    public func lookUp(_ name: SecretName) -> SecretLookup {
        do {
            return try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> SecretLookup in
                guard let envelope = try read() else { return .absent }
                let table = try access.open(envelope, sealing: sealing)
                guard let secret = try table.secret(named: name, memory: memory) else { return .absent }
                return .present(secret)
            }
        } catch {
            return .unavailable(error)
        }
    }

    /// The names of all stored secrets.
    ///
    /// - Throws: The reason the keychain could not be read, such as `.locked` or `.wrongPassphrase`.
    public func names() throws(KeychainError) -> [SecretName] {
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> [SecretName] in
            guard let envelope = try read() else { return [] }
            return try access.open(envelope, sealing: sealing).names
        }
    }

    /// Stores a secret of 1 byte to 64 KiB; the first one creates the file.
    ///
    /// - Throws: `.tooLarge` also if all secrets together would make a file of more than 1 MiB; otherwise as
    ///   `Keychain.store`.
    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        guard secret.count <= SecretTable.largestSecret else { throw .tooLarge }
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> Void in
            let lock = try lock()
            let table = try readTable(with: &access)
            let changed = try table.setting(name, to: secret, memory: memory)
            try write(try access.seal(changed, sealing: sealing), holding: lock)
        }
    }

    /// Removes a secret.
    ///
    /// - Throws: The reason the keychain could not be read or written, such as `.locked` or `.wrongPassphrase`.
    public func remove(_ name: SecretName) throws(KeychainError) {
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> Void in
            // There is nothing to remove, and no reason to create a lock file.
            guard try read() != nil else { return }
            let lock = try lock()
            let table = try readTable(with: &access)
            guard table.names.contains(name) else { return }
            let changed = try table.removing(name, memory: memory)
            try write(try access.seal(changed, sealing: sealing), holding: lock)
        }
    }

    /// Replaces the passphrase, or the key, with another passphrase, under a new file key. Has no effect without a
    /// file.
    ///
    /// From then on, keychains open elsewhere return `locked`, those under a key `wrongPassphrase`. The old passphrase
    /// still opens old copies of the file.
    ///
    /// - Throws: The reason it could not be replaced. Afterwards the file is under one of the two passphrases, intact.
    public func changePassphrase(
        to passphrase: borrowing SecretBytes, cost: PassphraseCost = .moderate
    ) throws(KeychainError) {
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> Void in
            guard try read() != nil else { return }
            let lock = try lock()
            let table = try readTable(with: &access)
            let renewed = try FileKey.make(under: passphrase, cost: cost, sealing: sealing)
            try write(try renewed.seal(table, sealing: sealing), holding: lock)
            access = .fileKey(renewed)
        }
    }

    // MARK: The file

    private func lock() throws(KeychainError) -> FileLock {
        do {
            return try FileLock.acquire(lockPath)
        } catch {
            throw KeychainError(error)
        }
    }

    private func read() throws(KeychainError) -> KeychainEnvelope? {
        let bytes: [UInt8]
        do {
            bytes = try Files.read(file.path, limit: KeychainEnvelope.largestSize)
        } catch .notFound {
            guard try directoryExists() else { throw KeychainError(.notFound) }
            return nil
        } catch .unsuitable {
            throw .damaged
        } catch {
            throw KeychainError(error)
        }
        return try KeychainEnvelope(bytes, sealing: sealing)
    }

    private func directoryExists() throws(KeychainError) -> Bool {
        do {
            return try Files.exists(Files.parent(of: file.path))
        } catch {
            throw KeychainError(error)
        }
    }

    private func readTable(with access: inout KeychainAccess) throws(KeychainError) -> SecretTable {
        guard let envelope = try read() else { return try SecretTable.empty(memory: memory) }
        return try access.open(envelope, sealing: sealing)
    }

    private func write(_ envelope: KeychainEnvelope, holding lock: borrowing FileLock) throws(KeychainError) {
        let bytes = envelope.bytes(sealing: sealing)
        guard bytes.count <= KeychainEnvelope.largestSize else { throw .tooLarge }
        do {
            try file.replace(with: bytes)
        } catch {
            throw KeychainError(error)
        }
    }
}

/// Maps file and sealing errors to the port's errors.
extension KeychainError {
    init(_ error: FileError) {
        self = error.isFull ? .full : .inaccessible(errno: error.number)
    }

    init(_ error: SealingError) {
        self =
            switch error {
            case .outOfMemory: .outOfMemory
            case .unsupportedVersion: .newerVersion
            case .unavailable: .inaccessible(errno: 0)
            // A file written by this keychain never has a cost out of range.
            case .notAuthentic, .damaged, .malformed, .costOutOfRange: .damaged
            }
    }
}
