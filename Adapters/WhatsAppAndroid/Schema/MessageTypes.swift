import WhisperMessage

/// What the numbers in `message_type` and `media_wa_type` mean (docs/whatsapp-android.md).
enum MessageType: Hashable {
    case text
    case media(ContentKind, variant: String?, isViewOnce: Bool)
    case contact
    case location(isLive: Bool)
    case system
    case missedCall
    case waiting
    case revoked
    case poll
    case call
    /// A call in `messages`, whose row has its duration.
    case legacyCall
    case album
    /// A system line that has a type of its own.
    case line(String)
    /// Words, possibly with a file at their head. The tables beside name the kind, or else the number.
    case composed(String?)
    case unknown

    /// The type of a number.
    init(_ number: Int64) {
        self =
            switch number {
            case 0: .text
            case 1: .media(.image, variant: nil, isViewOnce: false)
            case 2: .media(.audio, variant: nil, isViewOnce: false)
            case 3: .media(.video, variant: nil, isViewOnce: false)
            case 4, 14: .contact
            case 5: .location(isLive: false)
            case 7: .system
            case 8: .legacyCall
            case 9: .media(.document, variant: nil, isViewOnce: false)
            case 10: .missedCall
            case 11: .waiting
            case 13: .media(.video, variant: "moving-picture", isViewOnce: false)
            case 15: .revoked
            case 16: .location(isLive: true)
            case 20: .media(.sticker, variant: nil, isViewOnce: false)
            case 23, 25, 26, 27, 28, 44: .composed(nil)
            case 24: .composed("group-invite")
            case 32: .composed("button-reply")
            case 36: .line("ephemeral-setting")
            case 42: .media(.image, variant: nil, isViewOnce: true)
            case 43: .media(.video, variant: nil, isViewOnce: true)
            case 45, 55: .composed("interactive")
            case 46, 49: .composed("interactive-reply")
            case 66, 106: .poll
            case 81: .media(.video, variant: "video-note", isViewOnce: false)
            case 82: .media(.audio, variant: "voice-note", isViewOnce: true)
            case 90: .call
            case 92: .composed("event")
            case 94: .composed("newsletter-invite")
            case 99: .album
            case 103: .composed("status-mention")
            case 112: .line("chat-privacy")
            default: .unknown
            }
    }

    /// In an audio message, the origin of a voice note.
    static let voiceNoteOrigin: Int64 = 1
    /// The number of system lines, which releases until 2022 mark by the status of a text.
    static let systemNumber: Int64 = 7
    static let legacySystemStatus: Int64 = 6
    /// A number that says "deleted by an admin" in some releases, and "poll" in others: the tables beside decide.
    static let revokedByAdminOrPoll: Int64 = 64
}

/// The names of `action_type`, in the words that live messages use.
enum ActionType {
    /// By number. What has no name here is delivered as unknown.
    static let names: [Int64: String] = [
        1: "group-subject", 4: "participant-added", 5: "participant-left", 6: "group-icon", 7: "participant-removed",
        10: "participant-changed-number", 11: "group-created", 12: "participant-added", 13: "participant-left",
        14: "participant-removed", 15: "participant-promoted", 16: "participant-demoted", 18: "identity-changed",
        19: "encrypted", 20: "participant-joined", 21: "group-invite-link", 27: "group-description",
        28: "participant-changed-number", 29: "group-restricted", 30: "group-restricted", 31: "group-announcements",
        32: "group-announcements", 46: "business-notice", 47: "business-notice", 50: "business-notice",
        56: "ephemeral-setting", 57: "device-changed", 58: "contact-blocked", 59: "ephemeral-setting",
        67: "encrypted", 68: "ephemeral-setting", 69: "privacy-provider", 79: "participant-joined",
        81: communityNotice, 84: "group-approval", 85: "group-approval", 87: communityNotice, 91: "group-additions",
        92: "group-additions", 107: communityNotice, 108: communityNotice, 109: communityNotice,
        110: communityNotice, 111: communityNotice, 115: communityNotice, 116: communityNotice, 118: "pinned",
        123: communityNotice, 124: communityNotice, 125: communityNotice, 126: communityNotice,
        128: communityNotice, 131: communityNotice, 132: "channel-notice", 134: "channel-notice",
        138: communityNotice, 142: "group-restricted", 144: communityNotice, 149: communityNotice,
        165: "username-changed",
    ]

    /// Sources agree that these are about a community, and not always what happened.
    private static let communityNotice = "community-notice"

    /// The actions that concern the owner alone.
    static let isOfOwner: Set<Int64> = [15, 16]

    /// Actions without a list of participants, whose sender is the person who came or left.
    static let isOfSender: Set<Int64> = [4, 5]
    /// Actions without a list of participants, of which sources disagree whether the sender is the person who was removed.
    static let isOfSomeone: Set<Int64> = [7]

    /// The name of an action; of one about blocking, which `message_system_block_contact` decides.
    static func name(_ action: Int64, isBlocked: Bool?) -> String? {
        let name = names[action]
        return name == "contact-blocked" && isBlocked == false ? "contact-unblocked" : name
    }
}

/// What the numbers in `message_add_on_type` mean.
enum AddOnType {
    static let reaction: Int64 = 56
    static let vote: Int64 = 67
}

/// What the numbers in `call_result` mean; sources disagree about others.
enum CallResult {
    static let names: [Int64: String] = [2: "missed", 3: "failed", 5: "connected"]
}
