/// What options and arguments mean.
public enum OptionText: String, TextKey {
    case vault, json, quiet, plain, noColor, passphraseCommand, passphraseFile, passphraseDescriptor,
        newPassphraseCommand, newPassphraseFile, newPassphraseDescriptor, yes, force, acceptDisclaimer, unencrypted,
        unlockFor, repair, verifyAttachments, recoverTo, backupTarget, backupSource, rekeyFormat, rekeyEncrypt,
        rekeyDecrypt,
        rekeyPassphrase, topic, manualDirectory
}

extension OptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .vault:
            "The directory of the vault."
        case .json:
            "Print JSON, one object a line; errors as JSON too."
        case .quiet:
            "Say nothing but errors."
        case .plain:
            "Plain lines without tables, colours or moving parts, for screen readers."
        case .noColor:
            "No colours."
        case .passphraseCommand:
            "Take the passphrase from the first line that this command prints."
        case .passphraseFile:
            "Take the passphrase from the first line of this file."
        case .passphraseDescriptor:
            "Take the passphrase from the first line of this open file descriptor."
        case .newPassphraseCommand:
            "Take the new passphrase from the first line that this command prints."
        case .newPassphraseFile:
            "Take the new passphrase from the first line of this file."
        case .newPassphraseDescriptor:
            "Take the new passphrase from the first line of this open file descriptor."
        case .yes:
            "Answer every question with yes."
        case .force:
            "Replace what is there."
        case .acceptDisclaimer:
            "Accept the legal disclaimer without being asked."
        case .unencrypted:
            "Do not encrypt the database. Attachments stay encrypted."
        case .unlockFor:
            "How long the key is kept: 90s, 15m, 8h, 1d."
        case .repair:
            "Repair what can be repaired: search index and counters."
        case .verifyAttachments:
            "Read every attachment through, too."
        case .recoverTo:
            "Carry what can be read of a damaged vault over into a new one in this directory."
        case .backupTarget:
            "The directory to write; it must not exist yet."
        case .backupSource:
            "The directory of the backup."
        case .rekeyFormat:
            "The form of the encrypted file: “common” is read by SQLCipher 3.4 and 4, “4” by SQLCipher 4 alone."
        case .rekeyEncrypt:
            "Encrypt a database that is not."
        case .rekeyDecrypt:
            "Store the database without encryption."
        case .rekeyPassphrase:
            "Change the passphrase only; the keys stay."
        case .topic:
            "A command, or one of: environment, exit-codes, formats, disclaimer."
        case .manualDirectory:
            "The directory to write to."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: OptionText.german[self]
        case .spanish: OptionText.spanish[self]
        case .french: OptionText.french[self]
        case .portuguese: OptionText.portuguese[self]
        case .turkish: OptionText.turkish[self]
        case .arabic: OptionText.arabic[self]
        case .hindi: OptionText.hindi[self]
        case .chineseSimplified: OptionText.chinese[self]
        }
    }
}
