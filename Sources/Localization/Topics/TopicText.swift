/// The subjects that “help” explains.
public enum TopicText: String, TextKey {
    case vaultVariable, dataHomeVariable, configHomeVariable, passphraseVariable, languageVariables, noColorVariable,
        terminalVariable, variablesHeading, settingsHeading, settingsIntroduction, settingVault,
        settingPassphraseCommand, settingPassphraseFile, settingUnlockFor, settingColor, settingPlain, settingMe,
        settingTimezone, settingDateOrder, settingSyncSeal, settingSyncCertificates, exitCodesHeading, exitSuccess,
        exitFailure, exitPartial, exitNoVault,
        exitVaultHeld, exitWrongPassphrase, exitVaultDamaged, exitNotAddressed, exitExpired, exitReplay,
        exitInvalidEnvelope, exitPolicy, exitKeyChanged, exitReplayFull, exitSignatureCancelled, exitTooLong,
        exitUsage, exitInterrupted, formatsHeading, formatsJSON, formatsError, formatsVault, formatsMessages,
        disclaimerHeading, settingUnencryptedVault
}

extension TopicText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .vaultVariable:
            "The directory of everything Whisper keeps; the vault is its “vault”, the configuration its “config.toml”."
        case .dataHomeVariable:
            "Where the vault is without WHISPER_HOME: its “whisper”."
        case .configHomeVariable:
            "Where the configuration file is without WHISPER_HOME: its “whisper/config.toml”."
        case .passphraseVariable:
            "The passphrase. Every process of yours can read it there, so another source is better."
        case .languageVariables:
            "The language: en, de, es, fr, pt, tr, ar, hi or zh_CN. The first one that is set decides."
        case .noColorVariable:
            "Not empty: no colours."
        case .terminalVariable:
            "“dumb”: no colours and no moving parts."
        case .variablesHeading:
            "Environment"
        case .settingsHeading:
            "Settings in the configuration file"
        case .settingsIntroduction:
            "One name = \"value\" a line. An option goes before the environment, and that before this file."
        case .settingVault:
            "the directory of the vault"
        case .settingPassphraseCommand:
            "a command that prints the passphrase"
        case .settingPassphraseFile:
            "a file whose first line is the passphrase"
        case .settingUnlockFor:
            "how long “unlock” keeps the key"
        case .settingColor:
            "true or false"
        case .settingPlain:
            "true or false: linear output"
        case .settingMe:
            "your own name in imported chats"
        case .settingTimezone:
            "the time zone of imported chats"
        case .settingDateOrder:
            "dmy, mdy or ymd: the order of dates in imported chats"
        case .settingSyncSeal:
            "true or false: whisper-sync sends nothing that is not sealed, and opens what comes"
        case .settingSyncCertificates:
            "certificates that whisper-sync trusts besides those of the system"
        case .exitCodesHeading:
            "Exit status"
        case .exitSuccess:
            "done"
        case .exitFailure:
            "failed"
        case .exitPartial:
            "done in part"
        case .exitNoVault:
            "no vault"
        case .exitVaultHeld:
            "another process holds the vault for itself"
        case .exitWrongPassphrase:
            "wrong passphrase"
        case .exitVaultDamaged:
            "the vault is damaged"
        case .exitNotAddressed:
            "not addressed to you"
        case .exitExpired:
            "expired"
        case .exitReplay:
            "seen before"
        case .exitInvalidEnvelope:
            "no sealed message, or an invalid one"
        case .exitPolicy:
            "against a policy, or the identity is archived"
        case .exitKeyChanged:
            "the sender’s key has changed or was revoked"
        case .exitReplayFull:
            "the protection against replay is full"
        case .exitSignatureCancelled:
            "the signature was cancelled"
        case .exitTooLong:
            "the message is too long"
        case .exitUsage:
            "the arguments are not understood"
        case .exitInterrupted:
            "interrupted"
        case .formatsHeading:
            "Formats"
        case .formatsJSON:
            "With --json each line of standard output is one JSON object. Times are RFC 3339, identifiers are UUIDs, names are in snake_case, and members are added but never renamed or removed."
        case .formatsError:
            "An error is one line on standard error: {form}"
        case .formatsVault:
            "The vault is a directory: vault.db (SQLCipher, or SQLite where it is not encrypted), vault.json (how to open it), keychain and recovery.txt (the keys, sealed under the passphrase), blobs (the attachments, encrypted)."
        case .formatsMessages:
            "Messages are exported and imported as JSON Lines in the unified schema; docs/formats.md describes every member and file."
        case .disclaimerHeading:
            "Disclaimer"
        case .settingUnencryptedVault:
            "the directory of a vault that is not encrypted, so that it opens without a passphrase"
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: TopicText.german[self]
        case .spanish: TopicText.spanish[self]
        case .french: TopicText.french[self]
        case .portuguese: TopicText.portuguese[self]
        case .turkish: TopicText.turkish[self]
        case .arabic: TopicText.arabic[self]
        case .hindi: TopicText.hindi[self]
        case .chineseSimplified: TopicText.chinese[self]
        }
    }
}
