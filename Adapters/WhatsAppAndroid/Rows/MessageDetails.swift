import WhisperJSONText
import WhisperWhatsAppContent

/// What other tables say about one message.
final class MessageDetails {
    /// The file of a message.
    struct Media {
        var parts: MediaParts
        var path: String?
        var digest: [UInt8]?
    }

    /// A quoted message.
    struct Quote {
        var key: String
        var isFromMe: Bool
        var sender: SenderReference
        var text: String?
    }

    /// A place.
    struct Place {
        var texts: [String] = []
        var latitude: Double?
        var longitude: Double?
        var link: String?
        var liveSeconds: Int64?
        var end: (latitude: Double, longitude: Double, time: Int64?)?
    }

    /// When a message was edited, and its id before that.
    struct Edit {
        var key: String?
        var times: [Int64]
    }

    /// Who revoked a message.
    struct Revocation {
        var key: String?
        var admin: Int64?
        var time: Int64?
    }

    /// Who received a message, and when.
    struct Receipt {
        var user: Int64
        var delivered: Int64?
        var read: Int64?
        var played: Int64?
    }

    /// The row of the device that wrote it.
    var author: Int64?
    var media: Media?
    /// What the phone keeps of a transcript beside its words, and of the parts of it.
    var transcription: JSONObject?
    var segments: [JSONValue] = []
    var quote: Quote?
    var place: Place?
    var cards: [String] = []
    var mentions: [SenderReference] = []
    var isForwarded = false
    var forwardingScore: Int64?
    var ephemeralSeconds: Int64?
    var isViewOnce = false
    var edit: Edit?
    var revocation: Revocation?
    var isPoll = false
    var selectable: Int64?
    var options: [String] = []
    var album: (images: Int64, videos: Int64)?
    /// The row of the album that a picture belongs to, and its id.
    var parent: Int64?
    var parentKey: String?
    var newsletterNumber: Int64?
    var receipts: [Receipt] = []
    var action: Int64?
    var participants: [Int64] = []
    var isMeJoined = false
    var oldValue: String?
    var oldNumber: Int64?
    var newNumber: Int64?
    var usernames: [String]?
    var ephemeralSetting: Int64?
    var isBlocked: Bool?
    var isMissedVideo: Bool?
    var callRow: Int64?
    var call: CallRow?
    /// The words of tables beside, such as those of businesses.
    var words = MessageWords()
    /// The columns of tables without a meaning of their own here, by table.
    var raw: [(table: String, columns: JSONObject)] = []
}

/// How a row refers to a person: by a row of `jid`, or until 2022 by an address.
enum SenderReference: Hashable {
    case row(Int64)
    case address(JID)
    case none
}

/// A row of `call_log`.
struct CallRow {
    var id: Int64
    var isVideo: Bool?
    var isFromMe: Bool
    var seconds: Int64?
    var result: Int64?
    var participants: [Int64] = []
}
