public import WhisperKeychainPort
import WhisperPosixFiles
public import WhisperRenewalPort
public import WhisperSealingPort
public import WhisperSecretMemory
import Synchronization

/// Secrets in one file, sealed under a passphrase or under a key (ID-7): the default keychain where the system offers
/// none.
///
/// The passphrase opens a random file key, once; the key then lies in guarded memory and opens the secrets as often as
/// they are asked for. A key of 32 bytes that is kept elsewhere can take the passphrase's place, for a file that opens
/// with another one: it costs nothing to open and is asked of nobody. The file is read anew each time, so that what
/// another process stored is seen, and replaced as a whole, under a lock that keeps other writers away. The form is laid
/// down in docs/formats.md.
///
/// A wrong passphrase or key is told from damage by a plain checksum over the file: where that does not match, the file
/// is `damaged`, whatever would open it; where it matches and the file key does not open, the passphrase or key is wrong
/// (`wrongPassphrase`). The checksum stops accidents, not attackers, who could make damage look like a wrong passphrase
/// and gain nothing by it.
///
/// No file in a directory that is there means that no secret is kept; a missing directory or an unreadable file means
/// that nothing is known (ST-2).
public final class FileKeychain: PassphraseKeychain {
    private let file: AtomicFile
    private let lockPath: String
    private let sealing: any Sealing
    private let memory: any SecretAllocator
    private let access: Mutex<KeychainAccess>

    /// A keychain under a passphrase at a path, whose file need not be there: the first secret makes it.
    ///
    /// - Parameters:
    ///   - path: The file, in a directory that is there.
    ///   - passphrase: What opens it, or will; let go as soon as it has done so.
    ///   - cost: The price of one guess, for a file made here.
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

    /// A keychain under a key at a path, whose file need not be there: the first secret makes it.
    ///
    /// - Parameters:
    ///   - path: The file, in a directory that is there.
    ///   - key: What opens it, or will, 32 bytes; one of another length opens nothing. Held as long as the keychain is.
    public init(
        path: String, key: consuming SecretBytes, sealing: any Sealing, memory: any SecretAllocator
    ) {
        file = AtomicFile(path: path)
        lockPath = path + ".lock"
        self.sealing = sealing
        self.memory = memory
        access = Mutex(.key(key))
    }

    /// The secret of this name.
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

    /// The names of all secrets kept.
    public func names() throws(KeychainError) -> [SecretName] {
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> [SecretName] in
            guard let envelope = try read() else { return [] }
            return try access.open(envelope, sealing: sealing).names
        }
    }

    /// Keeps a secret of 1 byte to 64 KiB; the first one makes the file.
    ///
    /// - Throws: `tooLarge`, too, where all secrets together would make a file of more than 1 MiB.
    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        guard secret.count <= SecretTable.largestSecret else { throw .tooLarge }
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> Void in
            let lock = try lock()
            let table = try readTable(with: &access)
            let changed = try table.setting(name, to: secret, memory: memory)
            try write(try access.seal(changed, sealing: sealing), holding: lock)
        }
    }

    /// Forgets a secret.
    public func remove(_ name: SecretName) throws(KeychainError) {
        try access.withLock { (access: inout KeychainAccess) throws(KeychainError) -> Void in
            // Nothing to forget, and no reason to make a lock file.
            guard try read() != nil else { return }
            let lock = try lock()
            let table = try readTable(with: &access)
            guard table.names.contains(name) else { return }
            let changed = try table.removing(name, memory: memory)
            try write(try access.seal(changed, sealing: sealing), holding: lock)
        }
    }

    /// Puts another passphrase in place of the present one, or of the key, under a new file key; nothing happens without
    /// a file.
    ///
    /// Keychains that are open elsewhere answer `locked` from then on, those under a key `wrongPassphrase`. The old passphrase still opens old copies of
    /// the file.
    ///
    /// - Throws: An error leaves the file under one of the two passphrases, whole.
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
            guard try isDirectoryThere() else { throw KeychainError(.notFound) }
            return nil
        } catch .unsuitable {
            throw .damaged
        } catch {
            throw KeychainError(error)
        }
        return try KeychainEnvelope(bytes, sealing: sealing)
    }

    private func isDirectoryThere() throws(KeychainError) -> Bool {
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
