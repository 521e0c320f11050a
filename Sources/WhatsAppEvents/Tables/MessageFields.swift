/// The numbers of the fields read from a message as its sender created it (`WAWebProtobufsE2E.Message`).
///
/// Kinds of messages that are read alike have tables of their own: see `MediaShape` and `TextShape`.
enum MessageField {
    static let conversation = 1
    static let senderKeyDistribution = 2
    static let contact = 4
    static let location = 5
    static let call = 10
    static let protocolMessage = 12
    static let contacts = 13
    static let senderKeyDistributionFast = 15
    static let liveLocation = 18
    static let deviceSent = 31
    static let messageContext = 35
    static let reaction = 46
    static let pollUpdate = 50
    static let keepInChat = 51
    static let encryptedReaction = 56
    static let scheduledCall = 61
    static let pinInChat = 63
    static let scheduledCallEdit = 65
    static let callLog = 69
    static let historyBundle = 70
    static let encryptedComment = 71
    static let groupCall = 72
    static let encryptedEventResponse = 76
    static let comment = 77
    static let placeholder = 80
    static let secretEncrypted = 82
    static let album = 83
    /// In `messageContext`: the secret for what others will send about the message.
    static let messageSecret = 3
    static let secretSize = 32
    static let groupRootKey = 123
    static let rootSecret = 127

    /// The polls of all versions without a wrapper.
    static let polls: [Int] = [49, 60, 64, 111, 119]

    /// Messages that contain another one in field 1, and the meaning of the wrapper.
    static let wrappers: [Int: WrapperMark] = [
        37: .viewOnce, 40: .ephemeral, 53: .plain, 55: .viewOnce, 58: .edited, 59: .viewOnce, 62: .plain, 67: .plain,
        74: .plain, 85: .plain, 87: .plain, 90: .plain, 91: .plain, 92: .plain, 93: .plain, 95: .plain, 96: .plain,
        99: .plain, 100: .plain, 101: .plain, 103: .plain, 104: .plain, 106: .plain, 116: .plain, 118: .spoiler,
        126: .plain, 131: .plain, 132: .plain, 134: .plain,
    ]

    /// The message inside any of `wrappers`.
    static let wrapped = 1
    /// The message inside `deviceSent`.
    static let deviceSentMessage = 2

    /// Messages between devices, without content from a person.
    static let technical: Set<Int> = [
        senderKeyDistribution, senderKeyDistributionFast, messageContext, groupRootKey, rootSecret,
    ]
    /// Content from a person that is encrypted separately, with a secret from the message it refers to.
    static let encrypted: Set<Int> = [encryptedReaction, encryptedComment, encryptedEventResponse, secretEncrypted]
}

/// The meaning of a wrapper for the message within it.
enum WrapperMark {
    case plain, ephemeral, viewOnce, edited, spoiler
}

/// `WACommon.MessageKey`: a reference to a message.
enum KeyField {
    static let chat = 1
    static let isFromMe = 2
    static let id = 3
    static let participant = 4
}

/// `ContextInfo`: the relation of a message to others.
enum ContextField {
    static let quotedID = 1
    static let quotedSender = 2
    static let quotedMessage = 3
    static let mentions = 15
    static let forwardingScore = 21
    static let isForwarded = 22
    static let expiration = 25
}

/// `ProtocolMessage`: operations on messages and settings.
enum ProtocolField {
    static let key = 1
    static let type = 2
    static let ephemeralExpiration = 4
    static let editedMessage = 14
    static let timestamp = 15

    /// The types that are read. An absent type means the first one.
    enum Kind {
        static let revoke: Int64 = 0
        static let ephemeralSetting: Int64 = 3
        static let sharePhoneNumber: Int64 = 11
        static let edit: Int64 = 14
        static let limitSharing: Int64 = 27
    }

    /// Types that carry keys, or history delivered separately; never stored.
    static let secretKinds: Set<Int64> = [4, 5, 6, 7, 8, 9, 10, 16, 17, 40, 41]
}

/// `ReactionMessage`, and the `Reaction` of history.
enum ReactionField {
    static let key = 1
    static let text = 2
    static let timestamp = 4
}

/// `PollCreationMessage`, its options, and `PollUpdateMessage`.
enum PollField {
    static let name = 2
    static let options = 3
    static let selectable = 4
    static let context = 5
    static let optionName = 1
    static let updateKey = 1
    static let updateTimestamp = 4
}

/// `LocationMessage` and `LiveLocationMessage`.
enum LocationField {
    static let latitude = 1
    static let longitude = 2
    static let name = 3
    static let address = 4
    static let link = 5
    static let comment = 11
    static let liveCaption = 6
    static let context = 17
}

/// `ContactMessage` and `ContactsArrayMessage`.
enum ContactField {
    static let displayName = 1
    static let contacts = 2
    static let card = 16
    static let context = 17
}

/// `CallLogMessage`, `ScheduledCallCreationMessage`, `BCallMessage`.
enum CallField {
    static let isVideo = 1
    static let outcome = 2
    static let seconds = 3
    static let scheduledTime = 1
    static let scheduledType = 2
    static let scheduledTitle = 3
    static let broadcastMedia = 2
    static let broadcastCaption = 4
}
