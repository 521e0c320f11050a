/// Why something failed, and what can be done about it.
public enum FailureText: String, TextKey {
    case internalError, interrupted, closedPipe, cannotWriteOutput, cannotReadFile, cannotWriteFile, fileExists,
        fileExistsHint, sameFile, emptyValue, diskFull, inputOutput, fileFailed, noHome, noHomeHint, unknownSetting,
        malformedConfiguration, foreignConfiguration, foreignConfigurationHint, unknownSettingHint,
        twoPassphraseSources, noPassphrase, noPassphraseHint,
        emptyPassphrase, emptyPassphraseHint, passphrasesDiffer, passphraseTooLong, cannotReadPassphrase,
        passphraseCommandFailed, passphraseCommandStatus, cannotUseTerminal, outOfGuardedMemory, wrongPassphrase,
        wrongKey, wrongKeyHint, keyMissing, keyMissingHint, keychainLocked, keychainDamaged, recoveryDamaged,
        keychainDamagedHint,
        keychainInaccessible, keyCacheUnavailable, keyCacheFailed, noVault, noVaultThere, noVaultHint, unfinishedVault,
        unfinishedVaultHint, vaultExists, vaultExistsHint, vaultHeld, vaultBusy, vaultHeldHint, vaultDamaged,
        vaultDamagedHint, alteredSchema, alteredSchemaHint, newerVault, newerVaultHint, vaultReadOnly, noEncryption,
        noEncryptionHint,
        unsupportedFormat, unsupportedFormatHint, unreadableFormat, storeFailed, disclaimerNeeded, disclaimerNeededHint,
        confirmationNeeded, confirmationNeededHint, declined, conversationNotFound, messageNotFound, contactNotFound,
        personNotFound, attachmentNotFound, attachmentDamaged, keyNotAsJSON, keyNotAsJSONHint, notEncrypted,
        notABackup, twoChanges, verificationFailed, verificationFailedHint, invalidDuration, invalidDurationHint,
        alreadyThatWay, foreignDatabase, foreignDatabaseHint, plainUnconfirmed, plainUnconfirmedHint
}

extension FailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .internalError:
            "Something went wrong that should not have: {reason}"
        case .interrupted:
            "Interrupted. What was finished before is kept, the vault is in order."
        case .closedPipe:
            "The reader of the output has gone."
        case .cannotWriteOutput:
            "The output cannot be written: {reason}"
        case .cannotReadFile:
            "“{path}” cannot be read: {reason}"
        case .cannotWriteFile:
            "“{path}” cannot be written: {reason}"
        case .fileExists:
            "“{path}” exists already."
        case .fileExistsHint:
            "Choose another name, or give --force to replace it."
        case .sameFile:
            "Input and output are the same: “{path}”."
        case .emptyValue:
            "The option “{option}” needs a value that is not empty."
        case .diskFull:
            "The disk is full. Nothing was lost; what did not fit was not written."
        case .inputOutput:
            "The disk failed while reading or writing."
        case .fileFailed:
            "A file of the vault cannot be used: {reason}"
        case .noHome:
            "The home directory is not known: HOME is not set."
        case .noHomeHint:
            "Set HOME, or name the place with --vault or WHISPER_HOME."
        case .unknownSetting:
            "“{path}”, line {line}: there is no setting “{name}”."
        case .malformedConfiguration:
            "“{path}”, line {line}: this is no setting of the form name = \"value\"."
        case .foreignConfiguration:
            "“{path}” is not obeyed: others may write it, or it belongs to another user. It may name commands that are run."
        case .foreignConfigurationHint:
            "chmod go-w, or chown it to yourself; then look at what it says."
        case .unknownSettingHint:
            "“whisper help environment” lists the settings."
        case .twoPassphraseSources:
            "More than one source of the passphrase was given; give one."
        case .noPassphrase:
            "No passphrase was given, and there is no terminal to ask on."
        case .noPassphraseHint:
            "Give --passphrase-file, --passphrase-command or --passphrase-fd, or run “whisper unlock” first."
        case .emptyPassphrase:
            "The passphrase is empty."
        case .emptyPassphraseHint:
            "At a terminal, an empty passphrase has one made for you; elsewhere give one of your own."
        case .passphrasesDiffer:
            "The two passphrases are not the same."
        case .passphraseTooLong:
            .plural(
                one: "The passphrase is longer than {count} byte.",
                other: "The passphrase is longer than {count} bytes.")
        case .cannotReadPassphrase:
            "The passphrase cannot be read: {reason}"
        case .passphraseCommandFailed:
            "The passphrase command cannot be run: {reason}"
        case .passphraseCommandStatus:
            "The passphrase command failed with status {status}."
        case .cannotUseTerminal:
            "The terminal cannot be used: {reason}"
        case .outOfGuardedMemory:
            "There is no guarded memory left for secrets."
        case .wrongPassphrase:
            "The passphrase is wrong."
        case .wrongKey:
            "The key does not open this vault."
        case .wrongKeyHint:
            "The keychain and the database are not of the same vault. Restore both from one backup."
        case .keyMissing:
            "The vault’s key is missing from its keychain."
        case .keyMissingHint:
            "Restore the keychain from a backup. A new key would make the content unreadable for ever, so none is made."
        case .keychainLocked:
            "The keychain is locked, or its passphrase was changed meanwhile."
        case .keychainDamaged:
            "The keychain is damaged."
        case .recoveryDamaged:
            "The recovery copy is damaged."
        case .keychainDamagedHint:
            "Restore it from a backup; the recovery copy holds the same keys."
        case .keychainInaccessible:
            "The keychain cannot be read or written: {reason}"
        case .keyCacheUnavailable:
            "This system keeps no keys between commands (no kernel key ring)."
        case .keyCacheFailed:
            "The kernel key ring does not keep the key: {reason}"
        case .noVault:
            "There is no vault at “{path}”."
        case .noVaultThere:
            "There is no vault at this place."
        case .noVaultHint:
            "“whisper init” makes one; --vault names another place."
        case .unfinishedVault:
            "The vault at “{path}” was begun and not finished."
        case .unfinishedVaultHint:
            "Run “whisper init” again with the same passphrase; it goes on where it stopped."
        case .vaultExists:
            "There is a vault at “{path}” already."
        case .vaultExistsHint:
            "Use it, or name another place with --vault."
        case .vaultHeld:
            "Another process holds the vault for itself."
        case .vaultBusy:
            "The vault is busy."
        case .vaultHeldHint:
            "Wait until the other command has finished, then try again."
        case .vaultDamaged:
            "The vault is damaged."
        case .vaultDamagedHint:
            "“whisper verify” says what is wrong; “whisper restore” brings a backup back."
        case .alteredSchema:
            "The vault’s database holds tables, indices, views or triggers that Whisper did not make, or lacks some. It was not opened."
        case .alteredSchemaHint:
            "“whisper verify” names them; “whisper verify --recover-to” carries the content over into a new vault."
        case .newerVault:
            "The vault was written by a newer version of Whisper. Nothing was changed."
        case .newerVaultHint:
            "Install the newer version."
        case .vaultReadOnly:
            "The vault cannot be written: the disk or the file is read-only."
        case .noEncryption:
            "This build of Whisper cannot encrypt: it was made with plain SQLite."
        case .noEncryptionHint:
            "Use a build with SQLCipher, or make a vault without encryption: whisper init --unencrypted"
        case .unsupportedFormat:
            "The engine {engine} cannot write this format."
        case .unsupportedFormatHint:
            "Format 4 needs SQLCipher 4."
        case .unreadableFormat:
            "The vault is in the form of SQLCipher 4, which this engine cannot read."
        case .storeFailed:
            "The vault does not do what it was asked: {reason}"
        case .disclaimerNeeded:
            "The disclaimer has not been accepted."
        case .disclaimerNeededHint:
            "Read it with “whisper help disclaimer” and accept it with “whisper init --accept-disclaimer”."
        case .confirmationNeeded:
            "This needs a confirmation, and there is no terminal to ask on."
        case .confirmationNeededHint:
            "Give --yes."
        case .declined:
            "Nothing was done."
        case .conversationNotFound:
            "There is no such conversation."
        case .messageNotFound:
            "There is no such message."
        case .contactNotFound:
            "There is no such contact."
        case .personNotFound:
            "There is no such person."
        case .attachmentNotFound:
            "The attachment is not in the vault."
        case .attachmentDamaged:
            "An attachment is damaged."
        case .keyNotAsJSON:
            "The key is never printed as JSON."
        case .keyNotAsJSONHint:
            "Leave --json out."
        case .notEncrypted:
            "The vault is not encrypted, so it has no key."
        case .notABackup:
            "“{path}” is no backup of a vault."
        case .twoChanges:
            "Only one change can be made at a time."
        case .verificationFailed:
            .plural(one: "{count} thing is wrong with the vault.", other: "{count} things are wrong with the vault.")
        case .verificationFailedHint:
            "“whisper verify --repair” repairs the search index and counters; anything else needs a backup."
        case .invalidDuration:
            "“{value}” is no length of time."
        case .invalidDurationHint:
            "Write 90s, 15m, 8h or 1d, up to 30d."
        case .alreadyThatWay:
            "The vault is that way already."
        case .foreignDatabase:
            "The vault is encrypted, and the database in its place is not: it is not the vault’s own. It was not opened."
        case .foreignDatabaseHint:
            "“whisper restore” brings a backup back. If the database is yours and was never encrypted, name its directory in config.toml as unencrypted-vault, then run “whisper rekey --decrypt”."
        case .plainUnconfirmed:
            "The database is not encrypted, the keychain does not say whether it was, and there is no terminal to ask on."
        case .plainUnconfirmedHint:
            "If you made this vault without encryption, run “whisper rekey --decrypt --yes” once, or name its directory in config.toml as unencrypted-vault."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: FailureText.german[self]
        case .spanish: FailureText.spanish[self]
        case .french: FailureText.french[self]
        case .portuguese: FailureText.portuguese[self]
        case .turkish: FailureText.turkish[self]
        case .arabic: FailureText.arabic[self]
        case .hindi: FailureText.hindi[self]
        case .chineseSimplified: FailureText.chinese[self]
        }
    }
}
