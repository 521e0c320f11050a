/// What `whisper bridge backfill` says, and `whisper bridge run` about older messages.
public enum BackfillText: String, TextKey {
    case backfill, backfillDiscussion, untilOption, countOption, conversationOption, listOption, removeOption,
        oneAction, wishedChat, wishedAll, limitUntil, limitCount, noLimit, running, notRunning, startRun, showList,
        removedChat, removedAll, noneChat, noneAll, noneHint, noWishes, moreChats,
        untilHeading, countHeading, receivedHeading, stateHeading, oldestHeading, newestHeading,
        waiting, reached, complete, stalled, bare, silent, unsupported,
        unsupportedBridge, settled, settledComplete, settledStalled, phoneSilent, limited, finished, stopped
}

extension BackfillText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .backfill:
            "Request older messages from the phone."
        case .backfillDiscussion:
            "Records which older messages you want. While “whisper bridge run” runs, it requests them from the phone in the background, 50 at a time, for the chats with the latest activity first, and continues in the next run where it stopped. Without --conversation, it applies to all chats, and to those that are added later. Asking again starts anew, even for chats that were complete. A chat that was only imported from a file has no message that the phone could find; new messages in it change that."
        case .untilOption:
            "Request messages back to this date."
        case .countOption:
            "Request at most this many older messages of each chat."
        case .conversationOption:
            "Request only messages of this chat."
        case .listOption:
            "List what is requested, and how much has arrived."
        case .removeOption:
            "No longer request older messages; those that have arrived stay."
        case .oneAction:
            "{first} cannot be combined with {second}."
        case .wishedChat:
            "Older messages of “{title}” will be requested from the phone."
        case .wishedAll:
            .plural(
                one: "Older messages of all chats will be requested from the phone, at present of {count} chat.",
                other: "Older messages of all chats will be requested from the phone, at present of {count} chats.")
        case .limitUntil:
            "Back to {date}."
        case .limitCount:
            .plural(one: "At most {count} message of each chat.", other: "At most {count} messages of each chat.")
        case .noLimit:
            "As far back as the phone has them. That can be tens of thousands of messages."
        case .running:
            "A bridge is running for this vault, and begins within seconds."
        case .notRunning:
            "No bridge is running for this vault. Start one with “whisper bridge run”."
        case .startRun:
            "import messages, and request older ones"
        case .showList:
            "see how much has arrived"
        case .removedChat:
            "Older messages of “{title}” are no longer requested."
        case .removedAll:
            "Older messages of all chats are no longer requested."
        case .noneChat:
            "No older messages were requested for “{title}” alone."
        case .noneAll:
            "No older messages were requested for all chats."
        case .noneHint:
            "See what is requested with “whisper bridge backfill --list”."
        case .noWishes:
            "No older messages are requested."
        case .moreChats:
            .plural(one: "{count} more chat", other: "{count} more chats")
        case .untilHeading:
            "Back to"
        case .countHeading:
            "At most"
        case .receivedHeading:
            "Received"
        case .stateHeading:
            "State"
        case .oldestHeading:
            "Oldest message"
        case .newestHeading:
            "Newest message"
        case .waiting:
            "waiting"
        case .reached:
            "done"
        case .complete:
            "the phone has no more"
        case .stalled:
            "the phone sends no more"
        case .bare:
            "only in an import"
        case .silent:
            "the phone does not answer"
        case .unsupported:
            "not supported by the bridge"
        case .unsupportedBridge:
            "This bridge cannot request older messages. New messages are imported as before."
        case .settled:
            .plural(
                one: "“{title}”: {count} older message, as requested.",
                other: "“{title}”: {count} older messages, as requested.")
        case .settledComplete:
            .plural(
                one: "“{title}”: {count} older message. The phone has no more.",
                other: "“{title}”: {count} older messages. The phone has no more.")
        case .settledStalled:
            .plural(
                one: "“{title}”: {count} older message. The phone has more, but does not send them.",
                other: "“{title}”: {count} older messages. The phone has more, but does not send them.")
        case .phoneSilent:
            "The phone does not answer requests for older messages. Next attempt in {minutes} min."
        case .limited:
            "Too many requests for older messages. Next attempt in {minutes} min."
        case .finished:
            "All requested older messages that the phone sends have arrived."
        case .stopped:
            "Older messages can no longer be requested in this run: {reason}"
        }
    }
}
