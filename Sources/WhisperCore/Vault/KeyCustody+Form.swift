import WhisperKeychainPort
import WhisperSealingPort
public import WhisperSecretMemory

extension KeyCustody {
    /// What the keychain records of the database; nil where it is of the time before that was recorded.
    public func databaseForm() throws(KeyCustodyError) -> DatabaseForm? {
        switch keychain.lookUp(.databaseForm) {
        case .present(let secret):
            guard let form = DatabaseForm(secret) else { throw .malformedKey }
            return form
        case .absent: return nil
        case .unavailable(let error): throw .unavailable(error)
        }
    }

    /// What a plain database in the vault's place is. To be asked before any of its bytes reach the engine.
    public func plainDatabase() throws(KeyCustodyError) -> PlainDatabase {
        switch try databaseForm() {
        case .plain, .either: .wanted
        case .encrypted: .foreign
        case nil: .unrecorded
        }
    }

    /// Records what the database is, where something else stands there.
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
    /// The form that a keychain keeps; nil for what is none.
    public init?(_ secret: borrowing SecretBytes) {
        guard secret.count == 1 else { return nil }
        let byte = secret.withUnsafeBytes { $0.first ?? 0 }
        self.init(rawValue: byte)
    }

    /// The form as a keychain keeps it: one byte.
    public func secret(in memory: any SecretAllocator) throws(SecretMemoryError) -> SecretBytes {
        var secret = try memory.allocate(count: 1)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: [rawValue]) }
        return secret
    }
}
