/// The kinds of failure: a name that scripts can rely on, and its exit status (CLI-5).
package struct FailureCode: Hashable, Sendable {
    /// The name in `{"type":"error","code":…}`.
    package let name: String
    /// The exit status.
    package let status: ExitStatus

    package init(_ name: String, _ status: ExitStatus) {
        self.name = name
        self.status = status
    }

    package static let usage = FailureCode("usage", .usage)
    package static let configuration = FailureCode("configuration", .usage)
    package static let interrupted = FailureCode("interrupted", .interrupted)
    package static let partial = FailureCode("partial", .partial)
    package static let internalError = FailureCode("internal", .failure)

    package static let noVault = FailureCode("no-vault", .noVault)
    package static let vaultExists = FailureCode("vault-exists", .failure)
    package static let vaultHeld = FailureCode("vault-held", .vaultHeld)
    package static let vaultBusy = FailureCode("vault-busy", .failure)
    package static let vaultDamaged = FailureCode("vault-damaged", .vaultDamaged)
    /// An unencrypted database has replaced the vault's own.
    package static let foreignDatabase = FailureCode("database-replaced", .vaultDamaged)
    /// Trust data in doubt, whose copy would replace a backup.
    package static let backupKept = FailureCode("backup-kept", .vaultDamaged)
    /// The database is not made as this program makes it.
    package static let alteredVault = FailureCode("vault-altered", .vaultDamaged)
    package static let newerVault = FailureCode("vault-newer", .failure)
    package static let noEncryption = FailureCode("no-encryption", .failure)
    /// Another SQLite was loaded into the process.
    package static let mixedEngines = FailureCode("mixed-engines", .failure)
    package static let unsupportedFormat = FailureCode("unsupported-format", .failure)
    package static let disclaimer = FailureCode("disclaimer-not-accepted", .failure)
    package static let confirmation = FailureCode("confirmation-needed", .failure)
    /// A screen is needed, and there is none.
    package static let noScreen = FailureCode("no-screen", .failure)
    /// The person answered no.
    package static let declined = FailureCode("declined", .failure)

    package static let wrongPassphrase = FailureCode("wrong-passphrase", .wrongPassphrase)
    package static let wrongKey = FailureCode("wrong-key", .wrongPassphrase)
    package static let noPassphrase = FailureCode("no-passphrase", .failure)
    package static let passphraseSource = FailureCode("passphrase-source", .failure)
    package static let keyMissing = FailureCode("key-missing", .failure)
    package static let keychain = FailureCode("keychain", .failure)
    package static let keychainDamaged = FailureCode("keychain-damaged", .vaultDamaged)
    package static let keyCache = FailureCode("key-cache", .failure)

    package static let notFound = FailureCode("not-found", .failure)
    /// A name is ambiguous.
    package static let ambiguous = FailureCode("ambiguous", .usage)
    package static let input = FailureCode("input", .failure)
    /// The reader of standard output has gone: the command ends as one killed by SIGPIPE, without a word.
    package static let closedPipe = FailureCode("closed-pipe", .failure)
    package static let output = FailureCode("output", .failure)
    package static let fileExists = FailureCode("file-exists", .failure)
    package static let diskFull = FailureCode("disk-full", .failure)
    package static let readOnly = FailureCode("read-only", .failure)
    package static let inputOutput = FailureCode("input-output", .failure)
    package static let store = FailureCode("store", .failure)

    // MARK: Identities, contacts and sealed messages

    package static let notAddressed = FailureCode("not-addressed", .notAddressedToYou)
    package static let expired = FailureCode("expired", .expired)
    package static let replay = FailureCode("replay", .replay)
    package static let invalidEnvelope = FailureCode("invalid-envelope", .invalidEnvelope)
    package static let noEnvelope = FailureCode("no-envelope", .invalidEnvelope)
    package static let policyViolation = FailureCode("policy-violation", .policyViolation)
    package static let identityArchived = FailureCode("identity-archived", .policyViolation)
    package static let trustInDoubt = FailureCode("trust-in-doubt", .policyViolation)
    package static let blocked = FailureCode("blocked", .policyViolation)
    package static let keyChanged = FailureCode("key-changed", .keyChanged)
    package static let revoked = FailureCode("revoked", .keyChanged)
    /// The words of a contact's keys were compared and differ.
    package static let wordsDiffer = FailureCode("words-differ", .keyChanged)
    package static let replayFull = FailureCode("replay-protection-full", .replayProtectionFull)
    package static let signatureCancelled = FailureCode("signature-cancelled", .signatureCancelled)
    package static let presenceFailed = FailureCode("presence-failed", .signatureCancelled)
    package static let presenceUnavailable = FailureCode("presence-unavailable", .signatureCancelled)
    package static let messageTooLong = FailureCode("message-too-long", .messageTooLong)

    package static let noIdentity = FailureCode("no-identity", .failure)
    package static let nameTaken = FailureCode("name-taken", .failure)
    package static let ownKeys = FailureCode("own-keys", .failure)
    package static let mixedKeys = FailureCode("mixed-keys", .failure)
    package static let invalidBundle = FailureCode("invalid-bundle", .failure)
    package static let invalidBackup = FailureCode("invalid-backup", .failure)
    package static let clock = FailureCode("clock", .failure)
    package static let picture = FailureCode("picture", .failure)
}
