package import WhisperContacts
package import WhisperMessage

/// A chat as the list shows it. Its texts are as they came; the view makes them safe.
package struct ChatRow: Hashable, Sendable {
    /// The chat as it was read, which is where the next page begins.
    package var conversation: Conversation
    /// The assurance of its last message beside its title; nil if it has none.
    package var assurance: MessageAssurance?
    /// The name of the contact who signed its last message; nil if none did.
    package var signer: String?
    /// When its last message was written, in the user's calendar; empty if it has none.
    package var time: String
    /// A warning about its title: that it only looks like a contact's name, or only has it.
    package var warning: String?

    /// Creates a row.
    package init(
        _ conversation: Conversation, assurance: MessageAssurance?, signer: String? = nil, time: String,
        warning: String? = nil
    ) {
        self.conversation = conversation
        self.assurance = assurance
        self.signer = signer
        self.time = time
        self.warning = warning
    }
}

/// A message as a chat shows it. Its texts are as they came; the view makes them safe.
package struct MessageRow: Hashable, Sendable {
    /// Its id in the vault.
    package var id: UniqueIdentifier
    /// The day in the user's calendar, in words.
    package var day: String
    /// The time of day.
    package var time: String
    /// Who vouches for it.
    package var assurance: MessageAssurance
    /// The name to show; empty for system lines.
    package var name: String
    /// Its lines, at least one and at most ``BrowserLimits/messageLines``.
    package var lines: [String]
    /// Whether text was left out of the lines.
    package var isCut: Bool
    /// What the vault notes about it, in rows of their own.
    package var notes: [String]
    /// Who wrote what it answers, and how that begins; nil if it answers nothing.
    package var quote: String?
    /// The source's id of the message that it answers.
    package var replyTo: String?
    /// What became of it: edited, reactions, status.
    package var remark: String
    /// Whether it is a line of the system or a deleted message.
    package var isFaint: Bool
    /// Whether it is the owner's.
    package var isOwn: Bool
    /// Whether the owner has not read it.
    package var isUnread: Bool
    /// Whether it has files.
    package var hasFiles: Bool

    /// Creates a row.
    package init(
        id: UniqueIdentifier, day: String, time: String, assurance: MessageAssurance, name: String, lines: [String],
        isCut: Bool = false, notes: [String] = [], quote: String? = nil, replyTo: String? = nil, remark: String = "",
        isFaint: Bool = false, isOwn: Bool = false, isUnread: Bool = false, hasFiles: Bool = false
    ) {
        self.id = id
        self.day = day
        self.time = time
        self.assurance = assurance
        self.name = name
        self.lines = lines
        self.isCut = isCut
        self.notes = notes
        self.quote = quote
        self.replyTo = replyTo
        self.remark = remark
        self.isFaint = isFaint
        self.isOwn = isOwn
        self.isUnread = isUnread
        self.hasFiles = hasFiles
    }
}

/// A message in a list to choose from: a result of a search, or an answer in a thread; or a chat or person that is found
/// by name.
package struct HitRow: Hashable, Sendable {
    /// The message's id, or the chat's.
    package var id: UniqueIdentifier
    /// Its chat.
    package var chat: UniqueIdentifier
    /// Its assurance beside the title of its chat.
    package var assurance: MessageAssurance
    /// Date and time.
    package var time: String
    /// Who wrote it, and the chat.
    package var place: String
    /// The excerpt in pieces, of which every second is a hit.
    package var excerpt: [String]
    /// The number of answers between the first message of its thread and this one.
    package var depth: Int

    /// What is searched for if it is chosen, such as the messages of a person; nil to go to it.
    package var query: String?

    /// Whether it is the chat.
    package var isChat: Bool { id == chat }

    /// Creates a row.
    package init(
        id: UniqueIdentifier, chat: UniqueIdentifier, assurance: MessageAssurance, time: String, place: String,
        excerpt: [String], depth: Int = 0, query: String? = nil
    ) {
        self.query = query
        self.id = id
        self.chat = chat
        self.assurance = assurance
        self.time = time
        self.place = place
        self.excerpt = excerpt
        self.depth = depth
    }
}

/// A fact among the details of a message.
package struct DetailRow: Hashable, Sendable {
    /// What it is.
    package var label: String
    /// The value, of any length and with any characters.
    package var value: String

    /// Creates a fact.
    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}

/// How much the browser holds.
package enum BrowserLimits {
    /// The number of chats read at once.
    package static let chatPage = 60
    /// The maximum number of chats held.
    package static let chats = 300
    /// The number of messages read at once.
    package static let messagePage = 60
    /// The maximum number of messages held.
    package static let messages = 360
    /// The number of results read at once at first, and then.
    package static let hitPage = 40
    package static let laterHitPage = 120
    /// The maximum number of messages of a thread.
    package static let thread = 300
    /// The maximum number of results held.
    package static let hits = 1_000
    /// The maximum number of lines of a message that are held, and of characters of each.
    package static let messageLines = 500
    package static let lineLength = 20_000
    /// The maximum number of characters typed at a prompt.
    package static let input = 1_000
    /// The maximum number of keys that wait until a date was looked up.
    package static let laterKeys = 100
    /// The maximum number of places to return to.
    package static let places = 100
}
