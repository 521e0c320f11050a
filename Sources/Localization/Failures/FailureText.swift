/// Why something failed, and what can be done about it.
public enum FailureText: String, TextKey {
    case internalError, interrupted, closedPipe, cannotWriteOutput, cannotReadFile, cannotWriteFile, fileExists,
        fileExistsHint, sameFile, emptyValue, diskFull, inputOutput, fileFailed, noHome, noHomeHint, unknownSetting,
        malformedConfiguration, foreignConfiguration, foreignConfigurationHint, unknownSettingHint,
        twoPassphraseSources, noPassphrase, noPassphraseHint, noSeparatePassphraseHint, vaultHeldBy,
        emptyPassphrase, emptyPassphraseHint, passphrasesDiffer, passphraseTooLong, cannotReadPassphrase,
        passphraseFileOpen, passphraseFileOpenHint, secretFileOpen, secretFileOpenHint,
        passphraseCommandFailed, passphraseCommandStatus, cannotUseTerminal, outOfGuardedMemory, wrongPassphrase,
        wrongKey, wrongKeyHint, keyMissing, keyMissingHint, keychainLocked, keychainDamaged, recoveryDamaged,
        keychainDamagedHint,
        keychainInaccessible, keyCacheUnavailable, keyCacheFailed, noVault, noVaultThere, noVaultHint, noVaultNearHint,
        unfinishedVault,
        unfinishedVaultHint, vaultExists, vaultExistsHint, vaultHeld, vaultBusy, vaultHeldHint, vaultDamaged,
        vaultDamagedHint, alteredSchema, alteredSchemaHint, newerVault, newerVaultHint, vaultReadOnly, noEncryption,
        noEncryptionHint, mixedEngines, mixedEnginesHint,
        unsupportedFormat, unsupportedFormatHint, unreadableFormat, storeFailed, disclaimerNeeded, disclaimerNeededHint,
        confirmationNeeded, confirmationNeededHint, declined, conversationNotFound, messageNotFound, contactNotFound,
        personNotFound, attachmentNotFound, attachmentDamaged, keyNotAsJSON, keyNotAsJSONHint, notEncrypted,
        notABackup, twoChanges, verificationFailed, verificationFailedHint, invalidDuration, invalidDurationHint,
        alreadyThatWay, foreignDatabase, foreignDatabaseHint, recoverHint, restoreBackupHint
}

extension FailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .internalError:
            "Internal error: {reason}"
        case .interrupted:
            "Interrupted. Everything finished so far is saved, and the vault is intact."
        case .closedPipe:
            "Output pipe closed."
        case .cannotWriteOutput:
            "Cannot write the output: {reason}"
        case .cannotReadFile:
            "Cannot read “{path}”: {reason}"
        case .cannotWriteFile:
            "Cannot write “{path}”: {reason}"
        case .fileExists:
            "“{path}” already exists."
        case .fileExistsHint:
            "Choose another name, or use --force to replace it."
        case .sameFile:
            "Input and output are the same file: “{path}”."
        case .emptyValue:
            "The option “{option}” needs a non-empty value."
        case .diskFull:
            "The disk is full. No existing data was lost, but the new data was not written."
        case .inputOutput:
            "The disk reported a read or write error."
        case .fileFailed:
            "A file of the vault is unusable: {reason}"
        case .noHome:
            "Cannot find the home directory: HOME is not set."
        case .noHomeHint:
            "Set HOME or WHISPER_HOME, or specify the directory with --vault."
        case .unknownSetting:
            "“{path}”, line {line}: unknown setting “{name}”."
        case .malformedConfiguration:
            "“{path}”, line {line}: not a setting of the form name = \"value\"."
        case .foreignConfiguration:
            "“{path}” is ignored because other users can write to it or own it. It may contain commands that would be run."
        case .foreignConfigurationHint:
            "Check its contents, then run chmod go-w on it, or chown it to yourself."
        case .unknownSettingHint:
            "“whisper help environment” lists the settings."
        case .twoPassphraseSources:
            "More than one passphrase source was given. Give only one."
        case .noPassphrase:
            "No passphrase was given, and there is no terminal to prompt on."
        case .noPassphraseHint:
            "Use --passphrase-file, --passphrase-command or --passphrase-fd, or run “whisper unlock” first."
        case .noSeparatePassphraseHint:
            "Use {option}-file, {option}-command or {option}-fd."
        case .emptyPassphrase:
            "The passphrase is empty."
        case .emptyPassphraseHint:
            "Only a terminal prompt accepts an empty passphrase, to generate one. Give a passphrase of your own."
        case .passphrasesDiffer:
            "The two passphrases do not match."
        case .passphraseTooLong:
            .plural(
                one: "The passphrase is longer than {count} byte.",
                other: "The passphrase is longer than {count} bytes.")
        case .passphraseFileOpen:
            "Other users can read the passphrase file “{path}”."
        case .passphraseFileOpenHint:
            "Run “chmod 600” on it. If others have had access to this machine, change the passphrase with “whisper rekey --passphrase”."
        case .secretFileOpen:
            "Other users can read the file “{path}”, which contains a secret."
        case .secretFileOpenHint:
            "Run “chmod 600” on it. If others have had access to this machine, change the secret where it is used."
        case .cannotReadPassphrase:
            "Cannot read the passphrase: {reason}"
        case .passphraseCommandFailed:
            "Cannot run the passphrase command: {reason}"
        case .passphraseCommandStatus:
            "The passphrase command failed with exit status {status}."
        case .cannotUseTerminal:
            "Cannot use the terminal: {reason}"
        case .outOfGuardedMemory:
            "Out of guarded memory for secrets."
        case .wrongPassphrase:
            "The passphrase is wrong."
        case .wrongKey:
            "The key does not open this vault."
        case .wrongKeyHint:
            "The keychain and the database belong to different vaults. Restore both from the same backup."
        case .keyMissing:
            "The vault key is missing from the keychain."
        case .keyMissingHint:
            "Restore the keychain from a backup. No new key was created: it would make the content unreadable forever."
        case .keychainLocked:
            "The keychain is locked, or its passphrase has changed in the meantime."
        case .keychainDamaged:
            "The keychain is damaged."
        case .recoveryDamaged:
            "The recovery copy is damaged."
        case .keychainDamagedHint:
            "Restore it from a backup; the recovery copy holds the same keys."
        case .keychainInaccessible:
            "Cannot read or write the keychain: {reason}"
        case .keyCacheUnavailable:
            "This system cannot hold keys between commands: it has no kernel key ring."
        case .keyCacheFailed:
            "Cannot store the key in the kernel key ring: {reason}"
        case .noVault:
            "No vault found at “{path}”."
        case .noVaultThere:
            "No vault found there."
        case .noVaultHint:
            "Create one with “whisper init”, or specify another directory with --vault."
        case .noVaultNearHint:
            "There is one at “{path}”. Choose it with --vault; WHISPER_HOME names the directory in which it is “vault”."
        case .unfinishedVault:
            "The vault at “{path}” was not completely created."
        case .unfinishedVaultHint:
            "Run “whisper init” again with the same passphrase to finish it."
        case .vaultExists:
            "A vault already exists at “{path}”."
        case .vaultExistsHint:
            "Use it, or specify another directory with --vault."
        case .vaultHeld:
            "The vault is locked exclusively by another process."
        case .vaultHeldBy:
            "The vault is in use by another process: {process}, pid {pid}."
        case .vaultBusy:
            "The vault is busy."
        case .vaultHeldHint:
            "Wait for the other command to finish, then try again."
        case .vaultDamaged:
            "The vault is damaged."
        case .vaultDamagedHint:
            "Run “whisper verify” to see what is wrong, or “whisper restore” to restore a backup."
        case .recoverHint:
            "“whisper verify --recover-to” recovers what can still be read into a new vault; “whisper restore” restores a backup."
        case .restoreBackupHint:
            "“whisper restore” restores a backup."
        case .alteredSchema:
            "The vault was not opened: its database has tables, indices, views or triggers that Whisper did not create, or some are missing."
        case .alteredSchemaHint:
            "Run “whisper verify” to list them, or “whisper verify --recover-to” to recover the content into a new vault."
        case .newerVault:
            "The vault was written by a newer version of Whisper. Nothing was changed."
        case .newerVaultHint:
            "Install the newer version of Whisper."
        case .vaultReadOnly:
            "Cannot write to the vault: the disk or the file is read-only."
        case .noEncryption:
            "This build of Whisper cannot encrypt: it uses plain SQLite."
        case .noEncryptionHint:
            "Use a build with SQLCipher, or create an unencrypted vault: whisper init --unencrypted"
        case .mixedEngines:
            "Another SQLite library is loaded into this process in front of SQLCipher. The vault was not opened."
        case .mixedEnginesHint:
            "Start Whisper without LD_PRELOAD and without programs that load libsqlite3 into it."
        case .unsupportedFormat:
            "The engine {engine} cannot write this format."
        case .unsupportedFormatHint:
            "Format 4 needs SQLCipher 4."
        case .unreadableFormat:
            "The vault is in SQLCipher 4 format, which this engine cannot read."
        case .storeFailed:
            "Vault operation failed: {reason}"
        case .disclaimerNeeded:
            "The disclaimer has not been accepted."
        case .disclaimerNeededHint:
            "Read it with “whisper help disclaimer”, and accept it with “whisper init --accept-disclaimer”."
        case .confirmationNeeded:
            "This needs confirmation, and there is no terminal to prompt on."
        case .confirmationNeededHint:
            "Use --yes to confirm."
        case .declined:
            "Cancelled. Nothing was changed."
        case .conversationNotFound:
            "Chat not found."
        case .messageNotFound:
            "Message not found."
        case .contactNotFound:
            "Contact not found."
        case .personNotFound:
            "Person not found."
        case .attachmentNotFound:
            "The attachment is not in the vault."
        case .attachmentDamaged:
            "An attachment is damaged."
        case .keyNotAsJSON:
            "The key is never printed as JSON."
        case .keyNotAsJSONHint:
            "Omit --json."
        case .notEncrypted:
            "The vault is not encrypted, so it has no key."
        case .notABackup:
            "“{path}” is not a vault backup."
        case .twoChanges:
            "Make only one change at a time."
        case .verificationFailed:
            .plural(one: "Found {count} problem in the vault.", other: "Found {count} problems in the vault.")
        case .verificationFailedHint:
            "“whisper verify --repair” repairs the search index and counters. To fix anything else, restore a backup."
        case .invalidDuration:
            "“{value}” is not a valid duration."
        case .invalidDurationHint:
            "Use a form such as 90s, 15m, 8h or 1d, up to 30d."
        case .alreadyThatWay:
            "Nothing to change: the vault is already in that state."
        case .foreignDatabase:
            "The vault is encrypted, but the database in it is not, so it cannot be the vault’s own. It was not opened."
        case .foreignDatabaseHint:
            "Restore a backup with “whisper restore”. If the database is yours and was never encrypted, set unencrypted-vault to its directory in config.toml, then run “whisper rekey --decrypt”."
        }
    }
}
