/// What is said of the files of messages: what they occupy, and what is removed to make room.
public enum MediaText: String, TextKey {
    case group, stats, statsDiscussion, prune, pruneDiscussion, olderThan, largerThan, conversation, kind, keepUnder,
        evenUnfetchable, nothingChosen, nothingChosenHint, invalidSize, invalidSizeHint, reading, removing, stoppedHint,
        askPrune, askPruneLost, pruned, wouldPrune, nothingToPrune, keptUnfetchable, keptInUse, overLimit, postponed,
        stored, attachments, fetchable, unfetchable, remote, expired, absent, kindHeading, filesHeading,
        sizeHeading, dateHeading, nameHeading, moreChats, makeRoom, fileUnsupported, chatPictures
}

extension MediaText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Show how much space attachments take, and free it."
        case .stats:
            "Show how much space attachments take."
        case .statsDiscussion:
            "Counts a file once even if several messages contain it. The chats that take the most space come first; in each of them, shared files are counted in full. Files of live messages count as fetchable if their service may still have them."
        case .prune:
            "Remove the files of old messages to free space."
        case .pruneDiscussion:
            "Messages keep the name, type and size of a removed file, and it can be fetched again as long as its service has it. All given conditions must be met. Files that cannot be fetched again, such as those of an imported chat, stay unless --even-unfetchable is given. A file in several messages is removed only if all of them meet the conditions. Files of messages that have not been sent stay."
        case .olderThan:
            "Remove files of messages older than this (90d, 8w, 6m, 2y), or from before this date."
        case .largerThan:
            "Remove files larger than this: 500kB, 10MB, 2GiB."
        case .conversation:
            "Remove only files in this chat: title or part of it, reference or id."
        case .kind:
            "Remove only files of messages of this type: image, video, audio, document, sticker."
        case .keepUnder:
            "Remove files until the rest takes no more than this: the oldest first, and the largest first among those of one day."
        case .evenUnfetchable:
            "Also remove files that cannot be fetched again."
        case .nothingChosen:
            "Specify which files to remove."
        case .nothingChosenHint:
            "Use --older-than, --larger-than, --conversation, --kind or --keep-under."
        case .invalidSize:
            "{option}: “{value}” is not a valid size."
        case .invalidSizeHint:
            "Use a number and kB, MB, GB, KiB, MiB or GiB: 500kB, 10MB, 2GiB."
        case .reading:
            "Reading attachments"
        case .removing:
            "Removing files"
        case .stoppedHint:
            "Files removed so far stay removed. Run the command again to remove the rest."
        case .askPrune:
            .plural(
                one: "Remove {count} file ({size}) from the vault? It can be fetched again while its service has it.",
                other:
                    "Remove {count} files ({size}) from the vault? They can be fetched again while their service has them."
            )
        case .askPruneLost:
            .plural(
                one: "Cannot be fetched again: {lost}. Permanently remove {count} file ({size})?",
                other: "Cannot be fetched again: {lost}. Permanently remove {count} files ({size})?")
        case .pruned:
            .plural(one: "Removed {count} file ({size}).", other: "Removed {count} files ({size}).")
        case .wouldPrune:
            .plural(one: "Would remove {count} file ({size}).", other: "Would remove {count} files ({size}).")
        case .nothingToPrune:
            "There is nothing to remove."
        case .keptUnfetchable:
            .plural(
                one: "{count} file ({size}) stays because it cannot be fetched again:",
                other: "{count} files ({size}) stay because they cannot be fetched again, the largest of them:")
        case .keptInUse:
            .plural(
                one: "{count} file ({size}) stays because messages that do not meet the conditions contain it, too.",
                other: "{count} files ({size}) stay because messages that do not meet the conditions contain them, too."
            )
        case .overLimit:
            "The remaining files take {size}, more than {limit}."
        case .postponed:
            "Another command is using the attachments. The space is freed when files are removed the next time, or by “whisper verify --repair”."
        case .stored:
            "Files in the vault"
        case .attachments:
            "Attachments with them"
        case .fetchable:
            "Can be fetched again"
        case .unfetchable:
            "Cannot be fetched again"
        case .remote:
            "Attachments to be fetched"
        case .expired:
            "No longer available"
        case .absent:
            "Not included by the source"
        case .kindHeading:
            "Kind"
        case .filesHeading:
            "Files"
        case .sizeHeading:
            "Size"
        case .dateHeading:
            "Sent"
        case .nameHeading:
            "File name"
        case .moreChats:
            .plural(
                one: "{count} more chat has files; --json lists all.",
                other: "{count} more chats have files; --json lists all.")
        case .makeRoom:
            "shows what can be removed to free space"
        case .fileUnsupported:
            "The bridge cannot fetch this kind of file."
        case .chatPictures:
            "Pictures of chats"
        }
    }
}
