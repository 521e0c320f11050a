/// What commands do, in one line each, and what more there is to know.
public enum CommandText: String, TextKey {
    case root, rootDiscussion, initialize, initializeDiscussion, unlock, unlockDiscussion, lock, doctor,
        doctorDiscussion, verify, verifyDiscussion, optimize, optimizeDiscussion, backup, backupDiscussion, restore,
        restoreDiscussion, rekey, rekeyDiscussion, key, keyReveal, keyRevealDiscussion, version, help, manual,
        completion, completionDiscussion, archiveGroup, readGroup, peopleGroup, sealedGroup, liveGroup, upkeepGroup,
        topics
}

extension CommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .root:
            "Store your messages in an encrypted, searchable vault."
        case .rootDiscussion:
            "Imports chats, stores them encrypted on this device, and searches every word of them. Nothing leaves the device: the program contains no networking code."
        case .archiveGroup:
            "Archive"
        case .readGroup:
            "Read"
        case .peopleGroup:
            "People"
        case .sealedGroup:
            "Sealed messages"
        case .liveGroup:
            "Live"
        case .upkeepGroup:
            "Upkeep"
        case .topics:
            "Topics of help"
        case .initialize:
            "Create a vault."
        case .initializeDiscussion:
            "Generates random keys, seals them under your passphrase, and writes a recovery copy next to them. Leave the passphrase empty at the prompt to have ten words generated for you. An existing vault is never touched."
        case .unlock:
            "Unlock the vault for a limited time."
        case .unlockDiscussion:
            "The key is held in the kernel’s key ring, never on disk. It is removed when the time is up, on “whisper lock”, and when the device is switched off."
        case .lock:
            "Remove the key that “unlock” stored."
        case .doctor:
            "Show the system Whisper runs on and check that the vault is set up safely."
        case .doctorDiscussion:
            "Works without a vault and without a passphrase."
        case .verify:
            "Check the vault for damage."
        case .verifyDiscussion:
            "Checks the database, the search index, the counters, the attachments and the recovery copy. The recovery copy is opened only if a passphrase is given."
        case .optimize:
            "Speed up searching after many small changes."
        case .optimizeDiscussion:
            "Merges the segments of the search index and finishes removing the words of deleted messages if a deletion was interrupted. Your messages do not change."
        case .backup:
            "Back up the vault, even while it is in use."
        case .backupDiscussion:
            "The backup is a complete vault under the same passphrase. It appears in full or not at all."
        case .restore:
            "Restore a vault from a backup."
        case .restoreDiscussion:
            "A vault already in that directory is moved aside, never deleted."
        case .rekey:
            "Change the key, the format or the passphrase of the vault."
        case .rekeyDiscussion:
            "Without options, the database gets a new random key. It is safe to interrupt: either the old or the new state remains."
        case .key:
            "Manage the vault key."
        case .keyReveal:
            "Print the database key for use by other programs."
        case .keyRevealDiscussion:
            "Anyone who has the key can read the database forever, even if the passphrase changes. Prints only the key on standard output, and how to use it on standard error."
        case .version:
            "Show the version."
        case .help:
            "Show help for a command or a topic."
        case .completion:
            "Print completions for a shell."
        case .completionDiscussion:
            "They complete commands, options and their values, and also chats and contacts while the vault opens without a prompt, such as after “whisper unlock”."
        case .manual:
            "Write manual pages."
        }
    }
}
