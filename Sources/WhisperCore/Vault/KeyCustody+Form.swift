import WhisperKeychainPort
import WhisperSealingPort
public import WhisperSecretMemory

extension KeyCustody {
    /// The form of the database according to the keychain; nil if it records none, as before the vault is created.
    ///
    /// - Throws: `.unavailable`.
    public func databaseForm() throws(KeyCustodyError) -> DatabaseForm? {
        switch keychain.lookUp(.databaseForm) {
        case .present(let secret):
            guard let form = DatabaseForm(secret) else { throw .malformedKey }
            return form
        case .absent: return nil
        case .unavailable(let error): throw .unavailable(error)
        }
    }

    /// Whether a plain database in the vault's place is the owner's choice; otherwise it does not belong to the vault. Must
    /// be called before any of its bytes reach the engine.
    ///
    /// - Throws: `.unavailable`.
    public func acceptsPlainDatabase() throws(KeyCustodyError) -> Bool {
        switch try databaseForm() {
        case .plain, .either: true
        case .encrypted, nil: false
        }
    }

    /// Records the form of the database, if it differs from the recorded one.
    ///
    /// - Throws: `.unavailable` or `.sealing`.
    public func record(_ form: DatabaseForm) throws(KeyCustodyError) {
        if try databaseForm() == form { return }
        do {
            try keychain.store(try form.secret(in: memory), as: .databaseForm)
        } catch let error as KeychainError {
            throw .unavailable(error)
        } catch {
            throw .sealing(.outOfMemory)
        }
    }
}

extension DatabaseForm {
    /// Parses a form stored in a keychain; nil if it is invalid.
    public init?(_ secret: borrowing SecretBytes) {
        guard secret.count == 1 else { return nil }
        let byte = secret.withUnsafeBytes { $0.first ?? 0 }
        self.init(rawValue: byte)
    }

    /// The stored form: one byte.
    ///
    /// - Throws: `.exhausted`.
    public func secret(in memory: any SecretAllocator) throws(SecretMemoryError) -> SecretBytes {
        var secret = try memory.allocate(count: 1)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: [rawValue]) }
        return secret
    }
}

/// The form of the database as recorded in the vault's keychain, by a user who knew the passphrase.
///
/// Anyone who can write to the vault's directory can replace an encrypted database with a plain one; the keychain,
/// which only the passphrase opens, reveals that.
public enum DatabaseForm: UInt8, Hashable, Sendable, CaseIterable {
    /// The database is encrypted: a plain one in its place is foreign.
    case encrypted = 1
    /// The owner chose a plain database.
    case plain = 2
    /// It is being converted from one to the other.
    case either = 3
}
