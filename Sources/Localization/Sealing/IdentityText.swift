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
            "The identity “{name}” is ready. Its short id is {shortID}."
        case .createdAdvice:
            "Give others its bundle: “whisper identity export”, or “whisper qr show”."
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
            "Since"
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
            "There is no identity yet. “whisper identity create NAME” makes one."
        case .nowUsed:
            "Messages are sealed with “{name}” from now on."
        case .nowRenamed:
            "“{from}” is called “{to}” from now on."
        case .askArchive:
            "Archive “{name}”? It will seal no more messages."
        case .nowArchived:
            "“{name}” is archived. It goes on opening messages."
        case .askRotate:
            "Replace the keys of “{name}”? Your contacts will have to be given the new ones."
        case .nowRotated:
            "“{name}” has new keys; the short id is {shortID} now."
        case .predecessorArchived:
            "The old keys are archived: they open messages, but seal none."
        case .predecessorKept:
            "The old keys still open messages, and seal where they are named."
        case .rotateAdvice:
            "Give your contacts the new bundle: “whisper identity export”."
        case .backedUp:
            .plural(one: "{count} identity written to “{path}”.", other: "{count} identities written to “{path}”.")
        case .wouldRestore:
            .plural(one: "{count} identity would be added:", other: "{count} identities would be added:")
        case .heldAlready:
            .plural(one: "{count} identity is there already.", other: "{count} identities are there already.")
        case .askRestore:
            .plural(one: "Add {count} identity?", other: "Add {count} identities?")
        case .restored:
            .plural(one: "{count} identity added.", other: "{count} identities added.")
        case .renamedOnRestore:
            "“{from}” is added as “{to}”, since the name is taken."
        case .signingPrompt:
            "To sign to {recipient}, the signing passphrase is needed."
        case .gatingPrompt:
            "Choose a signing passphrase. It is asked for with each signature."
        case .ungatingPrompt:
            "To take the protection away, the signing passphrase is needed."
        case .changingPrompt:
            "To sign as “{name}”, the signing passphrase is needed."
        case .passphrasePrompt:
            "Signing passphrase:"
        case .newPassphrasePrompt:
            "New signing passphrase:"
        case .repeatPrompt:
            "Signing passphrase again:"
        case .backupPrompt:
            "Passphrase of the backup:"
        case .newBackupPrompt:
            "Passphrase for the backup (empty: ten words are made for you):"
        case .repeatBackupPrompt:
            "Passphrase for the backup again:"
        case .wrongTryAgain:
            "That is not the signing passphrase. Try again."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
