import WhisperMessage

/// What the numbers in `ZMESSAGETYPE` mean (docs/whatsapp-ios.md).
enum IOSMessageType: Hashable {
    case text
    case media(ContentKind, variant: String?, isViewOnce: Bool)
    case contact
    case location
    case groupEvent
    case systemEvent
    case waiting
    case deleted
    case ephemeralSetting
    case poll
    case call
    /// The head of several pictures that were sent at once.
    case album
    /// A notice about the channel that the chat is.
    case channelNotice
    /// Words, possibly with a file at their head, as those of businesses.
    case composed(String)
    case unknown

    /// The type of a number.
    init(_ number: Int64) {
        self =
            switch number {
            case 0, 7, 25, 31, 34: .text
            case 1: .media(.image, variant: nil, isViewOnce: false)
            case 2: .media(.video, variant: nil, isViewOnce: false)
            case 3: .media(.audio, variant: nil, isViewOnce: false)
            case 4: .contact
            case 5: .location
            case 6: .groupEvent
            case 8: .media(.document, variant: nil, isViewOnce: false)
            case 10: .systemEvent
            case 11: .media(.video, variant: "moving-picture", isViewOnce: false)
            case 12: .waiting
            case 14: .deleted
            case 15: .media(.sticker, variant: nil, isViewOnce: false)
            case 19, 20, 23, 24, 30, 32, 41, 42: .composed("template")
            case 26: .composed("product")
            case 27: .composed("group-invite")
            case 28: .ephemeralSetting
            case 38: .media(.image, variant: nil, isViewOnce: true)
            case 39: .media(.video, variant: nil, isViewOnce: true)
            case 46: .poll
            case 53: .media(.audio, variant: "voice-note", isViewOnce: true)
            case 54: .media(.video, variant: "video-note", isViewOnce: false)
            case 55: .channelNotice
            case 59: .call
            case 66: .album
            default: .unknown
            }
    }

    /// The type of lines about a group.
    static let groupLine: Int64 = 6
    /// The types of all lines without an author.
    static let lines: Set<Int64> = [groupLine, 10, 28, 55]

    /// The number under which an unknown type is counted; events of a group or a system line as 1,000 × type + event.
    static func counted(type: Int64, event: Int64?) -> Int64 {
        guard type == groupLine || type == 10, let event, (0..<1_000).contains(event) else { return type }
        return type * 1_000 + event
    }
}

/// What the numbers in `ZGROUPEVENTTYPE` mean: in a row of type 6 what happened in a group, in one of type 10 a notice.
enum IOSEvent: Hashable {
    /// A system line of a type, whose text says who is concerned in a way of its own.
    case note(String, IOSEventText)
    case call(isVideo: Bool?, outcome: String?)

    /// By number, in a row of type 6.
    static let group: [Int64: IOSEvent] = [
        1: .note("group-subject", .subject), 2: .note("participant-added", .actorAndPeople),
        3: .note("participant-left", .member), 4: .note("group-icon", .none), 5: .note("group-icon", .none),
        7: .note("participant-removed", .actorAndPeople), 9: .note("participant-changed-number", .addresses),
        10: .note("participant-promoted", .owner), 12: .note("group-created", .subject),
        15: .note("participant-joined", .member), 17: .note("group-description", .text),
        23: .note("participant-joined", .member), 26: .note("ephemeral-setting", .seconds),
        50: .note("participant-added", .actorAndPeople), 51: .note("community-notice", .parent),
        56: .note("group-subject", .subject),
    ]

    /// By number, in a row of type 10.
    static let system: [Int64: IOSEvent] = [
        1: .call(isVideo: false, outcome: "missed"), 2: .note("encrypted", .none),
        3: .note("identity-changed", .member), 4: .call(isVideo: true, outcome: "missed"),
        5: .note("number-changed", .addresses), 6: .note("number-changed", .addresses),
        21: .call(isVideo: false, outcome: "missed"), 22: .call(isVideo: true, outcome: "missed"),
        26: .note("business-notice", .text), 30: .note("business-notice", .none),
        34: .note("contact-blocked", .none), 35: .note("contact-unblocked", .none),
        36: .note("identity-changed", .member), 38: .note("business-notice", .none),
        40: .call(isVideo: true, outcome: nil), 41: .call(isVideo: true, outcome: nil),
        45: .call(isVideo: false, outcome: "silenced"), 46: .call(isVideo: true, outcome: "silenced"),
    ]
}

/// What `ZTEXT` of an event contains.
enum IOSEventText: Hashable {
    /// Nothing that is read.
    case none
    /// Words.
    case text
    /// A subject, or JSON that has it.
    case subject
    /// Nothing; the member of the row is concerned.
    case member
    /// Nothing; the phone's owner is concerned.
    case owner
    /// Who acted, and after a semicolon the people concerned; with one person, that is the row's member.
    case actorAndPeople
    /// JSON that has the name of a community.
    case parent
    /// Addresses.
    case addresses
    /// A number of seconds.
    case seconds
}
