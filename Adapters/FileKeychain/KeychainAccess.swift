import KeychainPort
import SealingPort
import SecretMemory

/// What opens the file: the passphrase first, the file key once that has done its work.
enum KeychainAccess: ~Copyable, Sendable {
    /// Nothing was opened yet.
    case passphrase(SecretBytes)
    /// The file was opened, or made.
    case fileKey(FileKey)
    /// The passphrase did not open this box, and was let go: asking again need not cost another derivation.
    case refused(passphraseBox: [UInt8])

    /// The secrets in a file; the first time this costs one guess.
    mutating func open(_ envelope: KeychainEnvelope, sealing: any Sealing) throws(KeychainError) -> SecretTable {
        let opened: FileKey?
        switch self {
        case .fileKey(let fileKey):
            // Another passphrase was set elsewhere; whoever holds that one has to be asked.
            guard fileKey.passphraseBox == envelope.passphraseBox else { throw .locked }
            return try fileKey.open(envelope, sealing: sealing)
        case .refused(let passphraseBox):
            throw passphraseBox == envelope.passphraseBox ? .wrongPassphrase : .locked
        case .passphrase(let passphrase):
            do {
                opened = try FileKey.open(envelope.passphraseBox, under: passphrase, sealing: sealing)
            } catch .wrongPassphrase {
                opened = nil
            }
        }
        guard let opened else {
            self = .refused(passphraseBox: envelope.passphraseBox)
            throw .wrongPassphrase
        }
        let table = try opened.open(envelope, sealing: sealing)
        self = .fileKey(opened)
        return table
    }

    /// The file that holds these secrets, under a new file key where none is at hand.
    mutating func seal(
        _ table: borrowing SecretTable, cost: PassphraseCost, sealing: any Sealing
    ) throws(KeychainError) -> KeychainEnvelope {
        let made: FileKey
        switch self {
        case .fileKey(let fileKey): return try fileKey.seal(table, sealing: sealing)
        case .refused: throw .locked
        case .passphrase(let passphrase):
            made = try FileKey.make(under: passphrase, cost: cost, sealing: sealing)
        }
        let envelope = try made.seal(table, sealing: sealing)
        self = .fileKey(made)
        return envelope
    }
}
