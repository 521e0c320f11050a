/// A history of chats, from which databases of each schema and exports are written.
public struct History: Sendable {
    /// The people; the first is the owner.
    public var people: [HistoryPerson]
    /// The chats with their messages.
    public var chats: [HistoryChat]
    /// The owner's name, in databases that say whose they are; nil for those that do not.
    public var ownerName: String?
    /// The calls that no message shows.
    public var calls: [HistoryCall] = []
    /// Whether databases refer to people by their linked ids wherever these exist, as phones do since 2025.
    public var usesLinkedIDs = false

    /// A history of these chats.
    public init(people: [HistoryPerson], chats: [HistoryChat], ownerName: String? = nil) {
        self.people = people
        self.chats = chats
        self.ownerName = ownerName
    }

    /// The owner's name in exports.
    var shownOwner: String { ownerName ?? "Owner" }
}

/// A person of a history.
public struct HistoryPerson: Hashable, Sendable {
    /// The digits of the telephone number; empty if it is not known.
    public var number: String
    /// The digits of the linked id; empty if there is none.
    public var linked: String
    /// The name in the phone's address book; empty if there is none.
    public var name: String
    /// The name that they chose.
    public var chosenName: String?
    /// The name by which the phone shows their linked id.
    public var linkedName: String?

    /// A person of this name.
    public init(number: String, linked: String, name: String) {
        self.number = number
        self.linked = linked
        self.name = name
    }
}

/// A chat of a history.
public struct HistoryChat: Sendable {
    /// The title of a group; nil for a chat with one person.
    public var subject: String?
    /// The digits of a group's address.
    public var group: String
    /// The members, by their places in `History.people`, without the owner.
    public var members: [Int]
    /// The messages, oldest first.
    public var messages: [HistoryMessage]
    /// Where it is, if the rest does not say so.
    public var place: HistoryChatForm?
    /// The state on the phone, if it is not to be made up.
    public var state: HistoryState?

    /// A chat with these messages.
    public init(subject: String?, group: String, members: [Int], messages: [HistoryMessage]) {
        self.subject = subject
        self.group = group
        self.members = members
        self.messages = messages
    }

    /// Whether it is a group.
    public var isGroup: Bool {
        switch place {
        case nil: subject != nil
        case .group: true
        case .linked, .other: false
        }
    }
}

/// A message of a history.
public struct HistoryMessage: Sendable {
    /// The number by which tables refer to it, unique in the history.
    public var row: Int64
    /// The platform's id.
    public var key: String
    /// The author's place in `History.people`; 0 is the owner, and -1 nobody, or whoever the chat is with.
    public var sender: Int
    /// Milliseconds since 1970.
    public var time: Int64
    /// What it says.
    public var body: HistoryBody
    /// The place in the chat of the message that it replies to.
    public var quote: Int?
    /// Whether the owner marked it.
    public var isStarred = false
    /// How often it was forwarded.
    public var forwarded: Int64?
    /// After how many seconds it disappears.
    public var ephemeral: Int64?
    /// When it was edited.
    public var editedAt: Int64?
    /// What it said before; the databases have only the newest text.
    public var formerText: String?
    /// The file of a picture or a document, if the phone has it.
    public var file: HistoryFile?
    /// The people mentioned.
    public var mentions: [Int] = []
    /// Who reacted how, and when.
    public var reactions: [HistoryReaction] = []
    /// Who received it, if the owner sent it, and when it was read.
    public var receipts: [HistoryReceipt] = []
    /// What else people added to it.
    public var addOns: [HistoryAddOn] = []
    /// The rows of further tables.
    public var rows: [HistoryRow] = []
    /// The number in `status`, if it is not to be made up.
    public var status: Int64?
    /// Whether it was sent to a list of recipients.
    public var isBroadcast = false
    /// What it repeats of the message that it replies to, if that is not its text.
    public var quotedText: String?
    /// How many options of a poll can be chosen.
    public var selectable: Int64 = 1
    /// When options of a poll were chosen.
    public var votedAt: Int64?

    /// A message of which nothing else is known.
    public init(row: Int64, key: String, sender: Int, time: Int64, body: HistoryBody) {
        self.row = row
        self.key = key
        self.sender = sender
        self.time = time
        self.body = body
    }

    /// Whether someone sent it to the owner through a list of recipients, which rows name in the sender's place.
    func isFromList(in chat: HistoryChat) -> Bool { isBroadcast && !chat.isGroup && chat.place == nil && sender > 0 }
}

/// A file of a history.
public struct HistoryFile: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The media type.
    public var mime: String
    /// The content.
    public var bytes: [UInt8]

    /// A file with this content.
    public init(name: String, mime: String, bytes: [UInt8]) {
        self.name = name
        self.mime = mime
        self.bytes = bytes
    }
}

/// A reaction of a history.
public struct HistoryReaction: Hashable, Sendable {
    /// Who reacted.
    public var person: Int
    /// How.
    public var emoji: String
    /// Milliseconds since 1970.
    public var time: Int64

    /// A reaction by a person.
    public init(person: Int, emoji: String, time: Int64) {
        self.person = person
        self.emoji = emoji
        self.time = time
    }
}

/// A receipt of a history.
public struct HistoryReceipt: Hashable, Sendable {
    /// Who received the message.
    public var person: Int
    /// When; milliseconds since 1970.
    public var delivered: Int64
    /// When they read it.
    public var read: Int64?

    /// The receipt of a person.
    public init(person: Int, delivered: Int64, read: Int64?) {
        self.person = person
        self.delivered = delivered
        self.read = read
    }
}

/// What a message of a history says.
public enum HistoryBody: Hashable, Sendable {
    case text(String)
    case image(caption: String?)
    case voice(seconds: Int64)
    case document(name: String)
    case location(latitude: Double, longitude: Double, name: String)
    case contact(name: String)
    case poll(question: String, options: [String], votes: [Int: [Int]])
    case added(members: [Int])
    case subject(String)
    case call(isVideo: Bool, seconds: Int64, result: Int64)
    case revoked(byAdmin: Int?)
    case album(images: Int64)
    case unknown(type: Int64)
    case file(HistoryMedia)
    case line(HistoryLine)
    /// A type of which `HistoryMessage.rows` has the rest.
    case other(type: Int64, text: String?)
}
