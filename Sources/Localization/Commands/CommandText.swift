/// What commands do, in one line each, and what more there is to know.
public enum CommandText: String, TextKey {
    case root, rootDiscussion, initialize, initializeDiscussion, unlock, unlockDiscussion, lock, doctor,
        doctorDiscussion, verify, verifyDiscussion, optimize, optimizeDiscussion, backup, backupDiscussion, restore,
        restoreDiscussion, rekey, rekeyDiscussion, key, keyReveal, keyRevealDiscussion, version, help, manual
}

extension CommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .root:
            "Keep your messages in an encrypted, searchable vault."
        case .rootDiscussion:
            "Imports chats, keeps them encrypted on this machine, and finds every word again. Nothing leaves the machine: the program has no networking code."
        case .initialize:
            "Make a vault."
        case .initializeDiscussion:
            "Makes random keys, seals them under your passphrase, and writes a recovery copy beside them. Leave the passphrase empty at the prompt to have ten words made for you. A vault that exists is never touched."
        case .unlock:
            "Keep the key at hand for a while."
        case .unlockDiscussion:
            "The key is kept in the kernel’s key ring, never on disk, and forgotten when the time is over, on “whisper lock”, and when the machine is switched off."
        case .lock:
            "Forget the key that “unlock” kept."
        case .doctor:
            "Show what the program runs on, and whether the vault is set up safely."
        case .doctorDiscussion:
            "Works without a vault and without a passphrase."
        case .verify:
            "Check the vault for damage."
        case .verifyDiscussion:
            "Checks the database, the search index, the counters, the attachments and the recovery copy. The recovery copy is opened where a passphrase is given."
        case .optimize:
            "Make searching faster after many small changes."
        case .optimizeDiscussion:
            "Merges the parts of the search index, and removes the words of deleted messages where a deletion was interrupted. Nothing that you see changes."
        case .backup:
            "Write a copy of the vault while it is in use."
        case .backupDiscussion:
            "The copy is a vault of its own under the same passphrase. It appears whole or not at all."
        case .restore:
            "Bring a vault back from a backup."
        case .restoreDiscussion:
            "A vault that is in the way is kept beside the restored one, never deleted."
        case .rekey:
            "Change the key, the form or the passphrase of the vault."
        case .rekeyDiscussion:
            "Without an option the database gets a new random key. It is interrupted safely at any moment: the old or the new state holds."
        case .key:
            "Deal with the vault’s key."
        case .keyReveal:
            "Print the database key, for other programs."
        case .keyRevealDiscussion:
            "Whoever has the key can read the database for ever, whatever happens to the passphrase. Prints the key alone on standard output, and how to use it on standard error."
        case .version:
            "Show the version."
        case .help:
            "Explain a command or a subject."
        case .manual:
            "Write manual pages."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: CommandText.german[self]
        case .spanish: CommandText.spanish[self]
        case .french: CommandText.french[self]
        case .portuguese: CommandText.portuguese[self]
        case .turkish: CommandText.turkish[self]
        case .arabic: CommandText.arabic[self]
        case .hindi: CommandText.hindi[self]
        case .chineseSimplified: CommandText.chinese[self]
        }
    }
}
