/// What options and arguments mean.
public enum OptionText: String, TextKey {
    case vault, json, quiet, plain, noColor, passphraseCommand, passphraseFile, passphraseDescriptor,
        newPassphraseCommand, newPassphraseFile, newPassphraseDescriptor, yes, force, acceptDisclaimer, unencrypted,
        unlockFor, repair, verifyAttachments, recoverTo, backupTarget, backupSource, rekeyFormat, rekeyEncrypt,
        rekeyDecrypt,
        rekeyPassphrase, topic, manualDirectory,
        noPager, shell, unlockNew
}

extension OptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .vault:
            "The directory of the vault."
        case .json:
            "Print JSON, one object per line; errors as JSON too."
        case .quiet:
            "Print errors only."
        case .plain:
            "Print plain lines without tables, colours or animation, for screen readers."
        case .noColor:
            "Do not use colours."
        case .noPager:
            "Do not show long output in a pager."
        case .shell:
            "The shell: bash, zsh or fish."
        case .passphraseCommand:
            "Run this command and read the passphrase from the first line of its output."
        case .passphraseFile:
            "Read the passphrase from the first line of this file."
        case .passphraseDescriptor:
            "Read the passphrase from the first line of this open file descriptor."
        case .newPassphraseCommand:
            "Run this command and read the new passphrase from the first line of its output."
        case .newPassphraseFile:
            "Read the new passphrase from the first line of this file."
        case .newPassphraseDescriptor:
            "Read the new passphrase from the first line of this open file descriptor."
        case .yes:
            "Answer yes to every question."
        case .force:
            "Replace existing files."
        case .acceptDisclaimer:
            "Accept the legal disclaimer without a prompt."
        case .unencrypted:
            "Do not encrypt the database. Attachments stay encrypted."
        case .unlockNew:
            "Keep the new vault unlocked for a limited time, as “whisper unlock” does."
        case .unlockFor:
            "How long the vault stays unlocked: 90s, 15m, 8h, 1d."
        case .repair:
            "Repair what can be repaired: the search index and the counters."
        case .verifyAttachments:
            "Read every attachment in full, too."
        case .recoverTo:
            "Recover the readable content of a damaged vault into a new vault in this directory."
        case .backupTarget:
            "The directory to create; it must not exist yet."
        case .backupSource:
            "The directory of the backup."
        case .rekeyFormat:
            "The format of the encrypted file: “common” works with SQLCipher 3.4 and 4, “4” with SQLCipher 4 only."
        case .rekeyEncrypt:
            "Encrypt an unencrypted database."
        case .rekeyDecrypt:
            "Store the database without encryption."
        case .rekeyPassphrase:
            "Change only the passphrase; the keys stay the same."
        case .topic:
            "A command, or one of: environment, exit-codes, formats, disclaimer."
        case .manualDirectory:
            "The directory to write to."
        }
    }
}
