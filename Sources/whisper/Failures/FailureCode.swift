/// The kinds of failure: a name that scripts can rely on, and the exit status that goes with it (CLI-5).
struct FailureCode: Hashable, Sendable {
    /// The name in `{"type":"error","code":…}`.
    let name: String
    /// The exit status.
    let status: ExitStatus

    init(_ name: String, _ status: ExitStatus) {
        self.name = name
        self.status = status
    }

    static let usage = FailureCode("usage", .usage)
    static let configuration = FailureCode("configuration", .usage)
    static let interrupted = FailureCode("interrupted", .interrupted)
    static let partial = FailureCode("partial", .partial)
    static let internalError = FailureCode("internal", .failure)

    static let noVault = FailureCode("no-vault", .noVault)
    static let vaultExists = FailureCode("vault-exists", .failure)
    static let vaultHeld = FailureCode("vault-held", .vaultHeld)
    static let vaultBusy = FailureCode("vault-busy", .failure)
    static let vaultDamaged = FailureCode("vault-damaged", .vaultDamaged)
    static let newerVault = FailureCode("vault-newer", .failure)
    static let noEncryption = FailureCode("no-encryption", .failure)
    static let unsupportedFormat = FailureCode("unsupported-format", .failure)
    static let disclaimer = FailureCode("disclaimer-not-accepted", .failure)
    static let confirmation = FailureCode("confirmation-needed", .failure)
    /// The person answered no.
    static let declined = FailureCode("declined", .failure)

    static let wrongPassphrase = FailureCode("wrong-passphrase", .wrongPassphrase)
    static let wrongKey = FailureCode("wrong-key", .wrongPassphrase)
    static let noPassphrase = FailureCode("no-passphrase", .failure)
    static let passphraseSource = FailureCode("passphrase-source", .failure)
    static let keyMissing = FailureCode("key-missing", .failure)
    static let keychain = FailureCode("keychain", .failure)
    static let keychainDamaged = FailureCode("keychain-damaged", .vaultDamaged)
    static let keyCache = FailureCode("key-cache", .failure)

    static let notFound = FailureCode("not-found", .failure)
    static let input = FailureCode("input", .failure)
    /// The reader of standard output has gone: the command ends as one killed by SIGPIPE, without a word.
    static let closedPipe = FailureCode("closed-pipe", .failure)
    static let output = FailureCode("output", .failure)
    static let fileExists = FailureCode("file-exists", .failure)
    static let diskFull = FailureCode("disk-full", .failure)
    static let readOnly = FailureCode("read-only", .failure)
    static let inputOutput = FailureCode("input-output", .failure)
    static let store = FailureCode("store", .failure)

    // MARK: Identities, contacts and sealed messages

    static let notAddressed = FailureCode("not-addressed", .notAddressedToYou)
    static let expired = FailureCode("expired", .expired)
    static let replay = FailureCode("replay", .replay)
    static let invalidEnvelope = FailureCode("invalid-envelope", .invalidEnvelope)
    static let noEnvelope = FailureCode("no-envelope", .invalidEnvelope)
    static let policyViolation = FailureCode("policy-violation", .policyViolation)
    static let identityArchived = FailureCode("identity-archived", .policyViolation)
    static let blocked = FailureCode("blocked", .policyViolation)
    static let keyChanged = FailureCode("key-changed", .keyChanged)
    static let revoked = FailureCode("revoked", .keyChanged)
    static let replayFull = FailureCode("replay-protection-full", .replayProtectionFull)
    static let signatureCancelled = FailureCode("signature-cancelled", .signatureCancelled)
    static let presenceFailed = FailureCode("presence-failed", .signatureCancelled)
    static let presenceUnavailable = FailureCode("presence-unavailable", .signatureCancelled)
    static let messageTooLong = FailureCode("message-too-long", .messageTooLong)

    static let noIdentity = FailureCode("no-identity", .failure)
    static let nameTaken = FailureCode("name-taken", .failure)
    static let invalidBundle = FailureCode("invalid-bundle", .failure)
    static let invalidBackup = FailureCode("invalid-backup", .failure)
    static let clock = FailureCode("clock", .failure)
    static let picture = FailureCode("picture", .failure)
}
