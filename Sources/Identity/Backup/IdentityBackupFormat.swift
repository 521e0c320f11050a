public import WhisperCryptoPort
public import WhisperSealingPort
public import WhisperSecretMemory

/// The text format of identity backups (ID-6): one line, `whisper-backup1:` followed by a box in base64url without
/// padding.
///
/// The box is encrypted under a passphrase and contains the identities with their secrets. Anyone with the text and the
/// passphrase has the identities.
public struct IdentityBackupFormat: Sendable {
    private let sealing: any Sealing
    private let crypto: any CryptoBackend
    private let memory: any SecretAllocator

    /// Creates a format that uses the given adapters.
    public init(sealing: any Sealing, crypto: any CryptoBackend, memory: any SecretAllocator) {
        self.sealing = sealing
        self.crypto = crypto
        self.memory = memory
    }

    /// Returns a backup as text, including its line end.
    ///
    /// - Parameter cost: The cost of one guess at the passphrase; less than `.moderate` only in tests.
    /// - Throws: `BackupError.malformed` if the backup is empty, `tooLarge` above 1 MiB, `outOfMemory`, or
    ///   `cryptography`.
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

    /// Reads a backup from a text. Nothing is stored.
    ///
    /// - Throws: `BackupError` with the reason: `malformed`, `unsupportedVersion`, `wrongPassphrase`, `damaged`,
    ///   `costOutOfRange`, `tooLarge`, `mismatchedKeys`, `outOfMemory`, or `cryptography`.
    public func backup(
        in text: [UInt8], under passphrase: borrowing SecretBytes
    ) throws(BackupError) -> IdentityBackup {
        let limit = IdentityBackupFormat.maximumBoxBytes
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

    /// Returns whether a text begins like a backup. Cheap, and no guarantee that it is one.
    public static func isMarked(_ text: [UInt8]) -> Bool {
        ArmoredText.isMarked(text, by: prefix)
    }

    private static let prefix: StaticString = "whisper-backup1:"
    /// The maximum size of the box: the payload, the header (86 bytes) and its tag (16).
    private static let maximumBoxBytes = BackupPayload.maximumBytes + 86 + 16
}

extension BackupError {
    /// Maps a failure of the passphrase box.
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
