/// What is said about identities, and what is asked where their keys are used.
public enum IdentityText: String, TextKey {
    case created, createdAdvice, nameHeading, statusHeading, versionHeading, shortIDHeading, signsHeading, wordsHeading,
        fingerprintHeading, agreementKeyHeading, signingKeyHeading, keyIDHeading, createdHeading, active, rotated,
        archived, standard, yes, no, none, noIdentities, nowUsed, nowRenamed, askArchive, nowArchived, askRotate,
        nowRotated, predecessorArchived, predecessorKept, rotateAdvice, backedUp, wouldRestore, heldAlready, askRestore,
        restored, renamedOnRestore, signingPrompt, gatingPrompt, ungatingPrompt, changingPrompt, passphrasePrompt,
        newPassphrasePrompt, repeatPrompt, backupPrompt, newBackupPrompt, repeatBackupPrompt, wrongTryAgain
}

extension IdentityText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .created:
            "Created the identity “{name}”. Its short id is {shortID}."
        case .createdAdvice:
            "Share its bundle with “whisper identity export” or “whisper qr show”."
        case .nameHeading:
            "Identity name"
        case .statusHeading:
            "Status"
        case .versionHeading:
            "Key version"
        case .shortIDHeading:
            "Short id"
        case .signsHeading:
            "Signs"
        case .wordsHeading:
            "Words"
        case .fingerprintHeading:
            "Fingerprint"
        case .agreementKeyHeading:
            "X25519 key"
        case .signingKeyHeading:
            "Ed25519 key"
        case .keyIDHeading:
            "Key id"
        case .createdHeading:
            "Created"
        case .active:
            "active"
        case .rotated:
            "replaced"
        case .archived:
            "archived"
        case .standard:
            "default"
        case .yes:
            "yes"
        case .no:
            "no"
        case .none:
            "none"
        case .noIdentities:
            "No identities yet. Create one with “whisper identity create NAME”."
        case .nowUsed:
            "Messages are now sealed with “{name}”."
        case .nowRenamed:
            "Renamed “{from}” to “{to}”."
        case .askArchive:
            "Archive “{name}”? It will no longer seal messages."
        case .nowArchived:
            "Archived “{name}”. It still opens messages."
        case .askRotate:
            "Replace the keys of “{name}”? Your contacts will need the new ones."
        case .nowRotated:
            "“{name}” has new keys; its short id is now {shortID}."
        case .predecessorArchived:
            "The old keys are archived: they open messages but no longer seal any."
        case .predecessorKept:
            "The old keys still open messages, and seal if named with --from."
        case .rotateAdvice:
            "Send your contacts the new bundle: “whisper identity export”."
        case .backedUp:
            .plural(one: "Wrote {count} identity to “{path}”.", other: "Wrote {count} identities to “{path}”.")
        case .wouldRestore:
            .plural(one: "{count} identity would be added:", other: "{count} identities would be added:")
        case .heldAlready:
            .plural(one: "{count} identity already exists.", other: "{count} identities already exist.")
        case .askRestore:
            .plural(one: "Add {count} identity?", other: "Add {count} identities?")
        case .restored:
            .plural(one: "Added {count} identity.", other: "Added {count} identities.")
        case .renamedOnRestore:
            "Added “{from}” as “{to}”, because the name is taken."
        case .signingPrompt:
            "The signing passphrase is needed to sign a message to {recipient}."
        case .gatingPrompt:
            "Choose a signing passphrase. You will be asked for it with every signature."
        case .ungatingPrompt:
            "The signing passphrase is needed to remove the protection."
        case .changingPrompt:
            "The signing passphrase is needed to sign as “{name}”."
        case .passphrasePrompt:
            "Signing passphrase:"
        case .newPassphrasePrompt:
            "New signing passphrase:"
        case .repeatPrompt:
            "Repeat the signing passphrase:"
        case .backupPrompt:
            "Backup passphrase:"
        case .newBackupPrompt:
            "New backup passphrase (leave empty to generate ten words):"
        case .repeatBackupPrompt:
            "Repeat the backup passphrase:"
        case .wrongTryAgain:
            "Wrong signing passphrase. Try again."
        }
    }
}
