/// What WhatsApp writes into an export in one language, where a message is not plain text (ING-5).
///
/// Data, not code: what is missing here stays text in the vault and can be told later from the text alone. Words are
/// compared without regard to case, marks, and a dot at the end.
struct Wording: Sendable {
    /// The language, as in BCP 47.
    let language: String
    /// Media of any kind that was left out, between angle brackets (Android).
    var mediaOmitted: [String] = []
    /// Media of one kind that was left out (iOS).
    var imageOmitted: [String] = []
    var videoOmitted: [String] = []
    var audioOmitted: [String] = []
    var gifOmitted: [String] = []
    var stickerOmitted: [String] = []
    var documentOmitted: [String] = []
    var contactOmitted: [String] = []
    /// In round brackets behind a file's name (Android).
    var fileAttached: [String] = []
    /// Before a file's name in angle brackets (iOS).
    var attached: [String] = []
    /// A message that its sender took back.
    var deleted: [String] = []
    /// A message that the exporting person took back.
    var deletedByYou: [String] = []
    /// The beginning of what stands for a message that an administrator took back.
    var deletedByAdmin: [String] = []
    /// At the end of a message that was changed, between angle brackets.
    var edited: [String] = []
    /// Before a poll's question, and before each of its options.
    var poll: [String] = []
    var pollOption: [String] = []
    /// Before the address of a place.
    var location: [String] = []
    /// In the place of a position that was shared for a time.
    var liveLocation: [String] = []
    /// Calls.
    var missedVoiceCall: [String] = []
    var missedVideoCall: [String] = []
    var voiceCall: [String] = []
    var videoCall: [String] = []
    /// Media that can be seen once.
    var viewOnce: [String] = []
    /// A message that had not arrived when the chat was exported.
    var waiting: [String] = []
    /// The beginning of the notice of encryption, which is the first line of most exports.
    var encryption: [String] = []
    /// Parts of lines about a group: only groups have them.
    var group: [SystemPhrase] = []
    /// Parts of other lines that nobody wrote.
    var notice: [SystemPhrase] = []

    /// All languages.
    static let all: [Wording] =
        [english, german, dutch, spanish, french, italian, portuguese] + [polish, czech, russian, ukrainian, turkish]
        + [arabic, persian, hebrew, hindi, indonesian, vietnamese, thai] + [japanese, korean, chinese]
}

/// A part of a system line, and what it tells.
struct SystemPhrase: Sendable {
    let event: SystemEvent
    let text: String

    init(_ event: SystemEvent, _ text: String) {
        self.event = event
        self.text = text
    }
}

/// What a line that nobody wrote tells. Raw values stand in `platform_specific.event`.
enum SystemEvent: String, Sendable {
    case encryptionNotice = "encryption_notice"
    case groupCreated = "group_created"
    case memberAdded = "member_added"
    case memberRemoved = "member_removed"
    case memberJoined = "member_joined"
    case memberLeft = "member_left"
    case subjectChanged = "subject_changed"
    case iconChanged = "icon_changed"
    case descriptionChanged = "description_changed"
    case settingsChanged = "settings_changed"
    case administratorsChanged = "administrators_changed"
    case securityCodeChanged = "security_code_changed"
    case numberChanged = "number_changed"
    case disappearingMessages = "disappearing_messages"
    case messagePinned = "message_pinned"
    case contactBlocked = "contact_blocked"
    case missedCall = "missed_call"

    /// Whether only groups have such lines.
    var isOfGroup: Bool {
        switch self {
        case .groupCreated, .memberAdded, .memberRemoved, .memberJoined, .memberLeft, .subjectChanged, .iconChanged,
            .descriptionChanged, .settingsChanged, .administratorsChanged:
            true
        case .encryptionNotice, .securityCodeChanged, .numberChanged, .disappearingMessages, .messagePinned,
            .contactBlocked, .missedCall:
            false
        }
    }
}
