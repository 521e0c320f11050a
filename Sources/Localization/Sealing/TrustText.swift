/// What is said where trust and policies are not what the vault vouches for.
public enum TrustText: String, TextKey {
    case subject, sound, doubtful, doubtfulContacts, wouldBeVerified, wouldBeOn, wouldBeOff,
        askAccept, accepted, refused, refusedHint, acceptOption, askReplaceBackup, backupKept,
        backupKeptHint
}

extension TrustText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .subject:
            "Trust"
        case .sound:
            "Contacts and policies are as last set."
        case .doubtful:
            "The contacts and policies in this vault are not as last set: older files or pages were put in place, or a copy was restored manually. No contact counts as verified, and all policies are on. Review “whisper contact list”, then accept the state with “whisper doctor --accept-trust”."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} contact is not as last set and does not count as verified. Accept it with “whisper doctor --accept-trust”.",
                other:
                    "{count} contacts are not as last set and do not count as verified. Accept them with “whisper doctor --accept-trust”."
            )
        case .wouldBeVerified:
            "Verified: “{name}”"
        case .wouldBeOn:
            "On: {name}"
        case .wouldBeOff:
            "Off: {name}"
        case .askAccept:
            .plural(
                one: "Accept the vault as it is, with {count} verified contact and these policies?",
                other: "Accept the vault as it is, with {count} verified contacts and these policies?")
        case .accepted:
            "Accepted the state of contacts and policies."
        case .refused:
            "The contacts and policies in this vault are not as last set"
        case .refusedHint:
            "Accept them first with “whisper doctor --accept-trust”, or restore a backup."
        case .acceptOption:
            "Accept the state of contacts and policies after showing it."
        case .askReplaceBackup:
            "The contacts and policies in this vault are not as last set. Replace the backup at “{path}” with a copy that will be in the same state?"
        case .backupKept:
            "The contacts and policies in this vault are not as last set, so the backup at “{path}” was kept"
        case .backupKeptHint:
            "Review “whisper contact list”, then accept them with “whisper doctor --accept-trust”, restore this backup, or name another place for the copy. “--yes” replaces the backup nonetheless."
        }
    }
}
