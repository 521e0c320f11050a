/// The subjects that “help” explains.
public enum TopicText: String, TextKey {
    case pagerVariable, settingPager, vaultVariable, dataHomeVariable, configHomeVariable, passphraseVariable,
        languageVariables, noColorVariable,
        terminalVariable, variablesHeading, settingsHeading, settingsIntroduction, settingVault,
        settingPassphraseCommand, settingPassphraseFile, settingUnlockFor, settingColor, settingPlain, settingMe,
        settingTimezone, settingDateOrder, settingSyncSeal, settingSyncFiles,
        settingSyncCertificates, exitCodesHeading, exitSuccess,
        exitFailure, exitPartial, exitNoVault,
        exitVaultHeld, exitWrongPassphrase, exitVaultDamaged, exitNotAddressed, exitExpired, exitReplay,
        exitInvalidEnvelope, exitPolicy, exitKeyChanged, exitReplayFull, exitSignatureCancelled, exitTooLong,
        exitPasskey,
        exitUsage, exitInterrupted, formatsHeading, formatsJSON, formatsError, formatsVault, formatsMessages,
        disclaimerHeading, settingUnencryptedVault, vaultFiles, configurationFile
}

extension TopicText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .vaultFiles:
            "The vault: database, keychain, recovery copy and attachments."
        case .configurationFile:
            "The settings; “whisper help environment” lists them."
        case .vaultVariable:
            "Whisper’s home directory; it contains the vault (“vault”) and the configuration (“config.toml”)."
        case .dataHomeVariable:
            "Vault location if WHISPER_HOME is unset: its subdirectory “whisper”."
        case .configHomeVariable:
            "Configuration file location if WHISPER_HOME is unset: “whisper/config.toml” in it."
        case .passphraseVariable:
            "The passphrase. All of your processes can read it there, so prefer another source."
        case .languageVariables:
            "The language: en, de, es, fr, pt, tr, ar, hi or zh_CN. The first variable that is set decides."
        case .noColorVariable:
            "If not empty: no colours."
        case .pagerVariable:
            "The program that shows long output on a terminal; none if empty or “cat” (default: less)."
        case .settingPager:
            "the program that shows long output, unless PAGER is set; none if empty"
        case .terminalVariable:
            "“dumb”: no colours and no animation."
        case .variablesHeading:
            "Environment"
        case .settingsHeading:
            "Settings in the configuration file"
        case .settingsIntroduction:
            "One name = \"value\" per line. Options override the environment, which overrides this file."
        case .settingVault:
            "the directory of the vault"
        case .settingPassphraseCommand:
            "a command that prints the passphrase"
        case .settingPassphraseFile:
            "a file with the passphrase on its first line"
        case .settingUnlockFor:
            "how long “unlock” keeps the vault unlocked"
        case .settingColor:
            "true or false"
        case .settingPlain:
            "true or false: linear output"
        case .settingMe:
            "your name in imported chats"
        case .settingTimezone:
            "the time zone of imported chats"
        case .settingDateOrder:
            "dmy, mdy or ymd: the date order in imported chats"
        case .settingSyncSeal:
            "true or false: whisper-sync sends only sealed messages and opens those it receives"
        case .settingSyncFiles:
            "true or false: whisper-sync run downloads files as they arrive"
        case .settingSyncCertificates:
            "certificates that whisper-sync trusts in addition to those of the system"
        case .exitCodesHeading:
            "Exit status"
        case .exitSuccess:
            "success"
        case .exitFailure:
            "failure"
        case .exitPartial:
            "partly done"
        case .exitNoVault:
            "no vault"
        case .exitVaultHeld:
            "the vault is locked exclusively by another process"
        case .exitWrongPassphrase:
            "wrong passphrase"
        case .exitVaultDamaged:
            "the vault is damaged"
        case .exitNotAddressed:
            "not addressed to you"
        case .exitExpired:
            "expired"
        case .exitReplay:
            "already opened (replay)"
        case .exitInvalidEnvelope:
            "no envelope found, or an invalid one"
        case .exitPolicy:
            "rejected by a policy, or the identity is archived"
        case .exitKeyChanged:
            "the keys of a sender or contact have changed, were revoked, or differed when they were compared"
        case .exitReplayFull:
            "replay protection is full"
        case .exitSignatureCancelled:
            "the signature was cancelled"
        case .exitPasskey:
            "WhatsApp asks for a passkey to link the account"
        case .exitTooLong:
            "the message is too long"
        case .exitUsage:
            "invalid arguments"
        case .exitInterrupted:
            "interrupted"
        case .formatsHeading:
            "Formats"
        case .formatsJSON:
            "With --json, each line of standard output is one JSON object. Times are RFC 3339, ids are UUIDs, names are in snake_case. Members may be added but are never renamed or removed."
        case .formatsError:
            "An error is a single line on standard error: {form}"
        case .formatsVault:
            "The vault is a directory: vault.db (SQLCipher, or SQLite if it is not encrypted), vault.json (how to open it), keychain and recovery.txt (the keys, sealed under the passphrase), blobs (the attachments, encrypted)."
        case .formatsMessages:
            "Messages are exported and imported as JSON Lines in the unified schema; docs/formats.md describes every member and file."
        case .disclaimerHeading:
            "Disclaimer"
        case .settingUnencryptedVault:
            "the directory of an unencrypted vault that may be opened without a passphrase"
        }
    }
}
