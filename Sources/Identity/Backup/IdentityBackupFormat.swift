public import WhisperCryptoPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// Backups of identities as text (ID-6): one line, `whisper-backup1:` and, in base64url without padding, a box under a
/// passphrase that holds the identities with their secrets.
///
/// Whoever has the text and the passphrase has the identities.
public struct IdentityBackupFormat: Sendable {
    private let sealing: any Sealing
    private let crypto: any CryptoBackend
    private let memory: any SecretAllocator

    /// Reads and writes backups with these.
    public init(sealing: any Sealing, crypto: any CryptoBackend, memory: any SecretAllocator) {
        self.sealing = sealing
        self.crypto = crypto
        self.memory = memory
    }

    /// A backup as text, its line end included.
    ///
    /// - Parameter cost: The price of one guess at the passphrase; less than `.moderate` only in tests.
    public func text(
        of backup: borrowing IdentityBackup, under passphrase: borrowing SecretBytes,
        cost: PassphraseCost = .moderate
    ) throws(BackupError) -> [UInt8] {
        let payload = try BackupPayload.bytes(of: backup, memory: memory)
        do {
            let box = try sealing.seal(payload, under: passphrase, cost: cost)
            return ArmoredText.line(IdentityBackupFormat.prefix, box) + [UInt8(ascii: "\n")]
        } catch {
            throw BackupError(error)
        }
    }

    /// The backup in a text. Nothing is kept anywhere by reading it.
    public func backup(
        in text: [UInt8], under passphrase: borrowing SecretBytes
    ) throws(BackupError) -> IdentityBackup {
        let limit = IdentityBackupFormat.mostBoxBytes
        guard let box = ArmoredText.bytes(in: text, after: IdentityBackupFormat.prefix, atMost: limit) else {
            throw .malformed
        }
        let payload: SecretBytes
        do {
            payload = try sealing.open(box, under: passphrase)
        } catch {
            throw BackupError(error)
        }
        return try BackupPayload.backup(in: payload, crypto: crypto, memory: memory)
    }

    /// Whether a text begins as a backup does. Costs nothing, and promises nothing.
    public static func isMarked(_ text: [UInt8]) -> Bool {
        ArmoredText.isMarked(text, by: prefix)
    }

    private static let prefix: StaticString = "whisper-backup1:"
    /// The payload, the header of the box (86 bytes) and its tag (16).
    private static let mostBoxBytes = BackupPayload.mostBytes + 86 + 16
}

extension BackupError {
    /// What a failure of the passphrase box means for the backup.
    init(_ error: SealingError) {
        switch error {
        case .notAuthentic: self = .wrongPassphrase
        case .damaged: self = .damaged
        case .malformed: self = .malformed
        case .unsupportedVersion: self = .unsupportedVersion
        case .costOutOfRange: self = .costOutOfRange
        case .outOfMemory: self = .outOfMemory
        case .unavailable: self = .cryptography(.unavailable)
        }
    }
}
