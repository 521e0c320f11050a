/// What the pages of an archive say about messages.
public enum PageMessageText: String, TextKey {
    case pending, sent, delivered, failed, read, editedAt, edited, forwarded, forwardedOften, viewedOnce,
        disappearing, starred, reactions, deletedByYou, deletedBySender, deletedByAdmin, deletedKept, quotedNotHere,
        quotedOnly, voiceMessage, videoMessage, movingPicture, expired, remote, damaged, withheld,
        liveLocation, coordinates, voteCount, voiceCall, videoCall, callMissed, callDeclined, callFailed,
        callAnsweredElsewhere, callSilenced, callConnected, callOngoing, unreadable, spoiler, sealedLine, ownSealedLine,
        groupInvite, transcript, inTranscript, unknownSender
}

extension PageMessageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .pending: "waiting to be sent"
        case .sent: "sent"
        case .delivered: "delivered"
        case .failed: "not sent"
        case .read: "read"
        case .editedAt: "edited {time}"
        case .edited: "edited"
        case .forwarded: "forwarded"
        case .forwardedOften: "forwarded many times"
        case .viewedOnce: "could be viewed once"
        case .disappearing: "was set to disappear"
        case .starred: "starred"
        case .reactions: "Reactions"
        case .deletedByYou: "deleted by you"
        case .deletedBySender: "deleted by the sender"
        case .deletedByAdmin: "deleted by an admin, {name}"
        case .deletedKept: "What it said"
        case .quotedNotHere: "answers a message that is not in this archive"
        case .quotedOnly: "quoted by the sender; the message itself is not in this archive"
        case .voiceMessage: "voice message"
        case .videoMessage: "video message"
        case .movingPicture: "moving picture"
        case .expired: "no longer available"
        case .remote: "not downloaded"
        case .damaged: "damaged in the vault"
        case .withheld: "left out of this archive"
        case .liveLocation: "live location"
        case .coordinates: "Latitude {latitude}, longitude {longitude}"
        case .voteCount: .plural(one: "{count} vote", other: "{count} votes")
        case .voiceCall: "voice call"
        case .videoCall: "video call"
        case .callMissed: "missed"
        case .callDeclined: "declined"
        case .callFailed: "failed"
        case .callAnsweredElsewhere: "answered on another device"
        case .callSilenced: "silenced"
        case .callConnected: "answered"
        case .callOngoing: "still going on"
        case .unreadable: "this message could not be read on this device"
        case .spoiler: "hidden until opened"
        case .sealedLine: "a sealed line, as it was carried"
        case .ownSealedLine: "sealed by you for {name}, and only they can open it"
        case .groupInvite: "invitation to a group"
        case .transcript: "transcript by a machine: {text}"
        case .inTranscript: "in a transcript"
        case .unknownSender: "unknown sender"
        }
    }
}
