import WhisperKeychainPort
import WhisperSealingPort
import WhisperSecretMemory

/// What opens the file: a key, or first the passphrase and from then on the file key that it opened.
enum KeychainAccess: ~Copyable, Sendable {
    /// A key opens it, at no cost and any number of times.
    case key(SecretBytes)
    /// Nothing has been opened yet.
    case passphrase(UntriedPassphrase)
    /// The passphrase has opened or created the file.
    case fileKey(FileKey)
    /// The passphrase did not open this box and was wiped; repeated attempts do not cost another derivation.
    case refused(box: [UInt8])

    /// The secrets in a file; with a passphrase the first call costs one guess.
    mutating func open(_ envelope: KeychainEnvelope, sealing: any Sealing) throws(KeychainError) -> SecretTable {
        let opened: FileKey?
        switch self {
        case .key(let key):
            return try FileKey.open(envelope, underKey: key, sealing: sealing).open(envelope, sealing: sealing)
        case .fileKey(let fileKey):
            // The passphrase was changed by another process; the user has to enter the new one.
            guard fileKey.box == envelope.box else { throw .locked }
            return try fileKey.open(envelope, sealing: sealing)
        case .refused(let box):
            throw box == envelope.box ? .wrongPassphrase : .locked
        case .passphrase(let untried):
            do {
                opened = try FileKey.open(envelope, under: untried.passphrase, sealing: sealing)
            } catch .wrongPassphrase {
                opened = nil
            }
        }
        guard let opened else {
            self = .refused(box: envelope.box)
            throw .wrongPassphrase
        }
        let table = try opened.open(envelope, sealing: sealing)
        self = .fileKey(opened)
        return table
    }

    /// The file with these secrets, under a new file key if there is none yet.
    mutating func seal(
        _ table: borrowing SecretTable, sealing: any Sealing
    ) throws(KeychainError) -> KeychainEnvelope {
        let made: FileKey
        switch self {
        case .key(let key): return try FileKey.make(underKey: key, sealing: sealing).seal(table, sealing: sealing)
        case .fileKey(let fileKey): return try fileKey.seal(table, sealing: sealing)
        case .refused: throw .locked
        case .passphrase(let untried):
            made = try FileKey.make(under: untried.passphrase, cost: untried.cost, sealing: sealing)
        }
        let envelope = try made.seal(table, sealing: sealing)
        self = .fileKey(made)
        return envelope
    }
}

/// A passphrase that has not been used yet, and the cost of a guess for a file created under it.
struct UntriedPassphrase: ~Copyable, Sendable {
    let passphrase: SecretBytes
    let cost: PassphraseCost
}
