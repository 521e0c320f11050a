/// What the commands that look after the vault say.
public enum VaultText: String, TextKey {
    case disclaimer, disclaimerQuestion, created, createdUnencrypted, createdAdvice, disclaimerAccepted, unlocked,
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
        attachmentsDamaged,
        attachmentsOrphaned,
        doctorVersion, doctorEngine, doctorCipher, doctorSodium, doctorArchive, doctorSystem,
        doctorMemory, doctorMemoryLocked, doctorMemoryUnlocked, doctorCoreDumps, doctorOff, doctorOn, doctorNetwork,
        doctorNetworkDenied, doctorNetworkAbsent, networkNotDenied, doctorVault, doctorNoVault, doctorEncrypted,
        doctorUnencrypted,
        doctorPermissions, doctorPermissionsFine, doctorPermissionsOpen, doctorKeyCache, doctorKeyCached,
        doctorKeyNotCached, doctorKeyCacheNone, doctorLanguage, plainQuestion
}

extension VaultText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .disclaimer:
            "Whisper is provided as it is, without warranty of any kind. You alone answer for the messages that you keep: that you may keep them, and that you treat what others wrote to you as the law and they expect. Whoever loses the passphrase loses the vault; nobody can open it for you. Whisper is not connected with WhatsApp or its owner."
        case .disclaimerQuestion:
            "Do you accept this?"
        case .created:
            "The vault is ready: {path}"
        case .createdUnencrypted:
            "The vault is ready, its database not encrypted: {path}"
        case .createdAdvice:
            "Keep the passphrase safe: without it nobody can open the vault, you included."
        case .disclaimerAccepted:
            "The disclaimer is accepted."
        case .unlocked:
            "The vault is unlocked for {duration}."
        case .locked:
            "The vault is locked."
        case .wasLocked:
            "The vault was locked already."
        case .revealQuestion:
            "Whoever sees the key can read the database for ever. Print it?"
        case .revealIntroduction:
            "To open {path} with another program, give it these statements first:"
        case .backedUp:
            "The backup is written: {path}"
        case .backupProgress:
            "Backing up"
        case .restoreProgress:
            "Restoring"
        case .restoreQuestion:
            "There is a vault at “{path}”. Put the backup in its place and keep the present one beside it?"
        case .restored:
            "The vault is restored: {path}"
        case .openingsUnknown:
            "Which messages were opened between {begin} and {end} is not known. Sealed messages of that time open with a warning."
        case .setAside:
            "The vault that was there is now at {path}"
        case .rekeyed:
            "The database has a new key."
        case .rekeyAdvice:
            "Old backups still open with the old passphrase and hold the old key. Make a new one."
        case .reformatted:
            "The database is now in the form of SQLCipher 4."
        case .reformattedCommon:
            "The database is now in the form that SQLCipher 3.4 and 4 both read."
        case .encrypted:
            "The database is now encrypted."
        case .decryptQuestion:
            "Whoever can read the file will be able to read every message. Store the database without encryption?"
        case .decrypted:
            "The database is no longer encrypted."
        case .passphraseChanged:
            "The passphrase is changed. Old backups still open with the old one."
        case .verifySound:
            "The vault is in order."
        case .verifyRepaired:
            .plural(one: "{count} thing was repaired.", other: "{count} things were repaired.")
        case .verifyProgress:
            "Checking"
        case .keychainRepaired:
            "The keychain was made anew from the recovery copy."
        case .recovered:
            .plural(
                one: "{count} message was carried over into {path}",
                other: "{count} messages were carried over into {path}")
        case .recoveredLost:
            .plural(
                one: "{count} row of the table {table} could not be read and is lost.",
                other: "{count} rows of the table {table} could not be read and are lost.")
        case .recoveredUncounted:
            "Parts of these tables could not be read, and nothing is left that says how many rows are lost: {tables}"
        case .checkHeading:
            "Check"
        case .resultHeading:
            "Result"
        case .valueHeading:
            "Value"
        case .resultFine:
            "fine"
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
            "not opened: no passphrase was given"
        case .recoveryDiffers:
            "does not hold the present keys"
        case .recoveryDamaged:
            "damaged"
        case .recoveryRenewed:
            "written anew"
        case .attachmentsUnread:
            "sound by length, name and header; contents were not read (--attachments reads them)"
        case .attachmentsMissing:
            .plural(one: "{count} attachment is missing", other: "{count} attachments are missing")
        case .attachmentsDamaged:
            .plural(one: "{count} attachment is damaged", other: "{count} attachments are damaged")
        case .attachmentsOrphaned:
            .plural(
                one: "{count} attachment belongs to no message any more",
                other: "{count} attachments belong to no message any more")
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
            "not locked: it may reach the swap space"
        case .doctorCoreDumps:
            "core dumps"
        case .doctorOff:
            "off"
        case .doctorOn:
            "on"
        case .doctorNetwork:
            "internet"
        case .doctorNetworkDenied:
            "denied by the kernel; sockets of this machine remain"
        case .doctorNetworkAbsent:
            "no networking code; not denied by the kernel on this system"
        case .networkNotDenied:
            "The kernel does not deny this process the internet. Whisper has no networking code; its children might."
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
            "yours alone"
        case .doctorPermissionsOpen:
            "others have access: {path}"
        case .doctorKeyCache:
            "key ring"
        case .doctorKeyCached:
            "the key is kept: unlocked"
        case .doctorKeyNotCached:
            "no key is kept: locked"
        case .doctorKeyCacheNone:
            "not available"
        case .doctorLanguage:
            "language"
        case .plainQuestion:
            "The database of the vault at “{path}” is not encrypted, and its keychain does not say whether it ever was. If you did not store it so yourself, somebody has replaced it. Did you?"
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: VaultText.german[self]
        case .spanish: VaultText.spanish[self]
        case .french: VaultText.french[self]
        case .portuguese: VaultText.portuguese[self]
        case .turkish: VaultText.turkish[self]
        case .arabic: VaultText.arabic[self]
        case .hindi: VaultText.hindi[self]
        case .chineseSimplified: VaultText.chinese[self]
        }
    }
}
