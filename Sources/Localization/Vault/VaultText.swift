/// What the commands that look after the vault say.
public enum VaultText: String, TextKey {
    case disclaimer, disclaimerQuestion, created, createdUnencrypted, notCreated, createdAdvice, disclaimerAccepted,
        unlocked,
        locked, wasLocked, revealQuestion, revealIntroduction, backedUp, backupProgress, restoreProgress,
        restoreQuestion, restored, openingsUnknown,
        setAside, rekeyed, rekeyAdvice, reformatted, reformattedCommon, encrypted, decryptQuestion, decrypted,
        passphraseChanged,
        verifySound, verifyRepaired, verifyProgress, keychainRepaired, recovered, recoveredLost, recoveredUncounted,
        checkHeading,
        resultHeading, valueHeading,
        resultFine,
        resultWarning, checkDatabase, checkAttachments, checkRecovery, recoveryMissing,
        recoveryUnchecked, recoveryDiffers, recoveryDamaged, recoveryRenewed, attachmentsUnread, attachmentsMissing,
        attachmentsDamaged, attachmentsUnidentified, attachmentsUnexamined,
        attachmentsOrphaned,
        doctorVersion, doctorEngine, doctorCipher, doctorSodium, doctorArchive, doctorSystem,
        doctorMemory, doctorMemoryLocked, doctorMemoryUnlocked, doctorCoreDumps, doctorOff, doctorOn, doctorNetwork,
        doctorNetworkDenied, doctorNetworkAbsent, networkNotDenied, doctorVault, doctorNoVault, doctorEncrypted,
        doctorUnencrypted,
        doctorPermissions, doctorPermissionsFine, doctorPermissionsOpen, doctorKeyCache, doctorKeyCached,
        doctorKeyNotCached, doctorKeyCacheNone, doctorLanguage
}

extension VaultText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .disclaimer:
            "Whisper is provided as is, without warranty of any kind. You alone are responsible for the messages you store: that you have the right to store them, and that you treat what others wrote to you as the law and they expect. If you lose the passphrase, you lose the vault; no one can open it for you. Whisper is not affiliated with WhatsApp or its owner."
        case .disclaimerQuestion:
            "Do you accept this?"
        case .created:
            "Vault created: {path}"
        case .createdUnencrypted:
            "Vault created with an unencrypted database: {path}"
        case .notCreated:
            "No vault was created."
        case .createdAdvice:
            "Store the passphrase safely: without it no one can open the vault, including you."
        case .disclaimerAccepted:
            "Disclaimer accepted."
        case .unlocked:
            "The vault is unlocked for {duration}."
        case .locked:
            "The vault is locked."
        case .wasLocked:
            "The vault was already locked."
        case .revealQuestion:
            "Anyone who sees the key can read the database forever. Print it?"
        case .revealIntroduction:
            "To open {path} with another program, run these statements first:"
        case .backedUp:
            "Backup written: {path}"
        case .backupProgress:
            "Backing up"
        case .restoreProgress:
            "Restoring"
        case .restoreQuestion:
            "There is already a vault at “{path}”. Replace it with the backup and move the current one aside?"
        case .restored:
            "Vault restored: {path}"
        case .openingsUnknown:
            "The vault has no record of which messages were opened between {begin} and {end}. Sealed messages from that period open with a warning."
        case .setAside:
            "The previous vault is now at {path}"
        case .rekeyed:
            "The database has a new key."
        case .rekeyAdvice:
            "Old backups still open with the old passphrase and contain the old key. Create a new backup."
        case .reformatted:
            "The database is now in SQLCipher 4 format."
        case .reformattedCommon:
            "The database is now in the format common to SQLCipher 3.4 and 4."
        case .encrypted:
            "The database is now encrypted."
        case .decryptQuestion:
            "Anyone who can read the file will be able to read every message. Store the database without encryption?"
        case .decrypted:
            "The database is no longer encrypted."
        case .passphraseChanged:
            "Passphrase changed. Old backups still open with the old one."
        case .verifySound:
            "No problems found in the vault."
        case .verifyRepaired:
            .plural(one: "Repaired {count} problem.", other: "Repaired {count} problems.")
        case .verifyProgress:
            "Checking"
        case .keychainRepaired:
            "The keychain was recreated from the recovery copy."
        case .recovered:
            .plural(
                one: "Recovered {count} message into {path}",
                other: "Recovered {count} messages into {path}")
        case .recoveredLost:
            .plural(
                one: "{count} row of table {table} could not be read and is lost.",
                other: "{count} rows of table {table} could not be read and are lost.")
        case .recoveredUncounted:
            "Parts of these tables could not be read, and the number of lost rows is unknown: {tables}"
        case .checkHeading:
            "Check"
        case .resultHeading:
            "Result"
        case .valueHeading:
            "Value"
        case .resultFine:
            "ok"
        case .resultWarning:
            "warning"
        case .checkDatabase:
            "database"
        case .checkAttachments:
            "attachments"
        case .checkRecovery:
            "recovery copy"
        case .recoveryMissing:
            "missing"
        case .recoveryUnchecked:
            "not opened: no passphrase given"
        case .recoveryDiffers:
            "does not contain the current keys"
        case .recoveryDamaged:
            "damaged"
        case .recoveryRenewed:
            "rewritten"
        case .attachmentsUnread:
            "ok by length, name and header; contents not read (use --attachments to read them)"
        case .attachmentsMissing:
            .plural(one: "{count} attachment is missing", other: "{count} attachments are missing")
        case .attachmentsDamaged:
            .plural(one: "{count} attachment is damaged", other: "{count} attachments are damaged")
        case .attachmentsUnidentified:
            .plural(
                one: "{count} file no longer shows which attachment it contains: {names}",
                other: "{count} files no longer show which attachments they contain: {names}")
        case .attachmentsUnexamined:
            "The attachments were copied as they are: looking for missing or damaged ones requires the passphrase. “whisper verify” does."
        case .attachmentsOrphaned:
            .plural(
                one: "{count} attachment no longer belongs to any message",
                other: "{count} attachments no longer belong to any message")
        case .doctorVersion:
            "version"
        case .doctorEngine:
            "database engine"
        case .doctorCipher:
            "cipher settings"
        case .doctorSodium:
            "libsodium"
        case .doctorArchive:
            "libarchive"
        case .doctorSystem:
            "system"
        case .doctorMemory:
            "memory for secrets"
        case .doctorMemoryLocked:
            "locked, never swapped"
        case .doctorMemoryUnlocked:
            "not locked: it may be swapped to disk"
        case .doctorCoreDumps:
            "core dumps"
        case .doctorOff:
            "off"
        case .doctorOn:
            "on"
        case .doctorNetwork:
            "internet"
        case .doctorNetworkDenied:
            "blocked by the kernel; only local sockets are possible"
        case .doctorNetworkAbsent:
            "no networking code; not blocked by the kernel on this system"
        case .networkNotDenied:
            "The kernel does not block internet access for this process. Whisper contains no networking code, but programs it starts might."
        case .doctorVault:
            "vault"
        case .doctorNoVault:
            "none at {path}"
        case .doctorEncrypted:
            "encrypted"
        case .doctorUnencrypted:
            "not encrypted"
        case .doctorPermissions:
            "permissions"
        case .doctorPermissionsFine:
            "only you have access"
        case .doctorPermissionsOpen:
            "other users have access: {path}"
        case .doctorKeyCache:
            "key ring"
        case .doctorKeyCached:
            "holds the key: unlocked"
        case .doctorKeyNotCached:
            "holds no key: locked"
        case .doctorKeyCacheNone:
            "not available"
        case .doctorLanguage:
            "language"
        }
    }
}
