/// The phrases that WhatsApp writes into an export in one language where a message is not plain text (ING-5).
///
/// This is data, not code: a phrase missing here remains text in the vault and can be recognised later from that text.
/// Phrases are compared without regard to case, marks, and a final dot.
struct Wording: Sendable {
    /// The language, as in BCP 47.
    let language: String
    /// Omitted media of any kind, in angle brackets (Android).
    var mediaOmitted: [String] = []
    /// Omitted media of one kind (iOS).
    var imageOmitted: [String] = []
    var videoOmitted: [String] = []
    var audioOmitted: [String] = []
    var gifOmitted: [String] = []
    var stickerOmitted: [String] = []
    var documentOmitted: [String] = []
    var contactOmitted: [String] = []
    /// In round brackets after a file name (Android).
    var fileAttached: [String] = []
    /// Before a file name in angle brackets (iOS).
    var attached: [String] = []
    /// A message deleted by its sender.
    var deleted: [String] = []
    /// A message deleted by the exporting person.
    var deletedByYou: [String] = []
    /// The beginning of the placeholder for a message deleted by an admin.
    var deletedByAdmin: [String] = []
    /// At the end of an edited message, in angle brackets.
    var edited: [String] = []
    /// Before a poll's question, and before each of its options.
    var poll: [String] = []
    var pollOption: [String] = []
    /// Before the URL of a location.
    var location: [String] = []
    /// In place of a live location.
    var liveLocation: [String] = []
    /// Calls.
    var missedVoiceCall: [String] = []
    var missedVideoCall: [String] = []
    var voiceCall: [String] = []
    var videoCall: [String] = []
    /// Media that can be viewed once.
    var viewOnce: [String] = []
    /// A message that had not arrived when the chat was exported.
    var waiting: [String] = []
    /// The beginning of the encryption notice, the first line of most exports.
    var encryption: [String] = []
    /// Messages about errors with a colon, which Android exports (`cannot_send_to_group_not_member` in the app's own
    /// translations, as whats_json has them; genuine: "ERROR: can't send to this group, not a participant").
    var errors: [String] = []
    /// What precedes the colon of a notice, and is followed by the name of a group or community.
    var halves: [SystemPhrase] = []
    /// Parts of system messages that occur only in groups.
    var group: [SystemPhrase] = []
    /// Parts of other system messages.
    var notice: [SystemPhrase] = []

    /// Parts of the word for "encrypted", in the languages of the tables and in others. The notice is the first line of
    /// an iPhone's export, so that a stem is enough to recognise it there.
    static let encryptionStems = [
        "ncrypt", "crypté", "krypter", "kripti", "kriptu", "criptat", "criptad", "criptogr", "crittograf", "cifrad",
        "chiffr", "szyfr", "schlüsselt", "versleutel", "xifrat", "xifrad", "šifr", "шифр", "криптир", "salatt",
        "salaust",
        "titkosít", "dulkóð", "krüpt", "κρυπτογρ", "şifre", "şifrə", "shifr", "disulit", "enkrip", "mã hóa", "mã hoá",
        "เข้ารหัส", "暗号", "암호", "加密", "مشفر", "مشفّر", "رمزگذاری", "انکرپ", "מוצפנ", "एन्क्रिप्ट", "एनक्रिप्ट", "कूटबद्ध",
        "এনক্রিপ্ট", "ਐਨਕ੍ਰਿਪਟ", "એન્ક્રિપ્ટ", "என்க்ரிப்ட்", "குறியாக்க", "ఎన్‌క్రిప్ట్", "ಎನ್‌ಕ್ರಿಪ್ಟ್", "എൻക്രിപ്റ്റ്",
    ]

    /// Parts of the word for "community", as the languages of the tables call WhatsApp's communities. English notices of them
    /// are in WhatsApp Web and in genuine exports; those of other languages are not in any source that was found.
    static let communityStems = [
        "ommunit", "omunidad", "omunità", "ommunauté", "połeczno", "omunit", "ообществ", "пільнот", "oplulu", "مجتمع",
        "انجمن", "קהיל", "कम्युनिटी", "ộng đồng",
    ]

    /// The languages whose phrases are all known.
    static let all: [Wording] =
        [english, german, dutch, spanish, french, italian, portuguese] + [polish, czech, russian, ukrainian, turkish]
        + [arabic, persian, hebrew, hindi, indonesian, vietnamese, thai] + [japanese, korean, chinese]
}

/// A part of a system message, and its meaning.
struct SystemPhrase: Sendable {
    let event: SystemEvent
    let text: String

    init(_ event: SystemEvent, _ text: String) {
        self.event = event
        self.text = text
    }
}

/// The event in a system message. Raw values appear in `platform_specific.event`.
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

    /// Whether only groups have such messages.
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
