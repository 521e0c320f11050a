public import WhisperJSONText

/// A message in the protocol's own format, from bridges that do not use whatsmeow (ING-6).
public struct NormalizedMessage: Hashable, Sendable {
    /// The service's id of the message, unique with `from` within the chat; not empty.
    public var messageID: String
    /// The author: a telephone number in E.164 form, or the service's own id; not empty.
    public var from: String
    /// The recipient, in the same form; for a group, its id.
    public var to: String
    /// When it was sent, in milliseconds since 1970.
    public var timestamp: Int64
    /// The kind of message, as a content type of ING-1.
    public var kind: String
    /// The content of the message.
    public var content: Body
    /// The group that the message was sent to; nil in a direct chat.
    public var group: String?
    /// The id of the message that this one replies to.
    public var replyTo: String?
    /// The reactions to the message.
    public var reactions: [GivenReaction]
    /// The later versions of the text and their authors.
    public var edits: [Edit]
    /// The deletion of the message; nil if it was not deleted.
    public var deletion: Deletion?
    /// How far it got with whom.
    public var receipts: [Receipt]
    /// The votes, if the message is a poll.
    public var votes: [Vote]
    /// Whether the message is history.
    public var isBacklog: Bool

    /// Creates a message.
    public init(
        messageID: String, from: String, to: String, timestamp: Int64, kind: String = "text", content: Body,
        group: String? = nil, replyTo: String? = nil, reactions: [GivenReaction] = [], edits: [Edit] = [],
        deletion: Deletion? = nil, receipts: [Receipt] = [], votes: [Vote] = [], isBacklog: Bool = false
    ) {
        self.messageID = messageID
        self.from = from
        self.to = to
        self.timestamp = timestamp
        self.kind = kind
        self.content = content
        self.group = group
        self.replyTo = replyTo
        self.reactions = reactions
        self.edits = edits
        self.deletion = deletion
        self.receipts = receipts
        self.votes = votes
        self.isBacklog = isBacklog
    }

    /// The content of a message, and the names to display.
    public struct Body: Hashable, Sendable {
        /// The text or caption.
        public var text: String?
        /// The display name of the author.
        public var fromName: String?
        /// The display name of the group; in a system message that is not history, its new name.
        public var groupName: String?
        /// Whether the owner of the account wrote it.
        public var isFromOwner: Bool
        /// The files attached to the message.
        public var attachments: [File]
        /// Members unknown to the protocol, stored with the message.
        public var others: JSONObject

        /// Creates a body.
        public init(
            text: String?, fromName: String? = nil, groupName: String? = nil, isFromOwner: Bool = false,
            attachments: [File] = [], others: JSONObject = JSONObject()
        ) {
            self.text = text
            self.fromName = fromName
            self.groupName = groupName
            self.isFromOwner = isFromOwner
            self.attachments = attachments
            self.others = others
        }
    }

    /// A file that came with a message.
    public struct File: Hashable, Sendable {
        /// The file's name.
        public var name: String?
        /// The media type.
        public var mime: String?
        /// The size in bytes.
        public var size: Int64?
        /// SHA-256 of the content in hexadecimal.
        public var sha256: String?
        /// Where the content can be fetched, and its key; nil if it cannot.
        public var media: Media?

        /// Creates a file.
        public init(
            name: String?, mime: String? = nil, size: Int64? = nil, sha256: String? = nil, media: Media? = nil
        ) {
            self.media = media
            self.name = name
            self.mime = mime
            self.size = size
            self.sha256 = sha256
        }
    }

    /// How far a message got with one person.
    public struct Receipt: Hashable, Sendable {
        /// The person, in the form of the message's `from`.
        public var from: String
        /// How far it got.
        public var status: Status
        /// When it got there, in milliseconds since 1970.
        public var timestamp: Int64

        /// The stages that are reported. Raw values are those of the protocol.
        public enum Status: String, Hashable, Sendable, CaseIterable {
            /// It reached a device of the person.
            case delivered
            /// It was read.
            case read
            /// Its recording or video was played.
            case played
        }

        /// Creates a receipt.
        public init(from: String, status: Status, timestamp: Int64) {
            self.from = from
            self.status = status
            self.timestamp = timestamp
        }
    }

    /// One person's choice in a poll.
    public struct Vote: Hashable, Sendable {
        /// The voter, in the form of the message's `from`.
        public var from: String
        /// The texts of the chosen options; empty if the vote was withdrawn.
        public var options: [String]
        /// When the vote was cast, in milliseconds since 1970.
        public var timestamp: Int64

        /// Creates a vote.
        public init(from: String, options: [String], timestamp: Int64) {
            self.from = from
            self.options = options
            self.timestamp = timestamp
        }
    }

    /// A reaction to a message.
    public struct GivenReaction: Hashable, Sendable {
        /// The emoji; empty if the reaction was withdrawn.
        public var emoji: String
        /// The person reacting, in the form of the message's `from`.
        public var from: String
        /// When the reaction was sent, in milliseconds since 1970.
        public var timestamp: Int64

        /// Creates a reaction.
        public init(emoji: String, from: String, timestamp: Int64) {
            self.emoji = emoji
            self.from = from
            self.timestamp = timestamp
        }
    }

    /// A later version of a message's text.
    public struct Edit: Hashable, Sendable {
        /// The new text.
        public var text: String
        /// The editor, in the form of the message's `from`: only the author may edit (ING-1b).
        public var from: String
        /// When the text was edited, in milliseconds since 1970.
        public var timestamp: Int64

        /// Creates an edit.
        public init(text: String, from: String, timestamp: Int64) {
            self.text = text
            self.from = from
            self.timestamp = timestamp
        }
    }

    /// The deletion of a message.
    public struct Deletion: Hashable, Sendable {
        /// The person who deleted the message, in the form of the message's `from`.
        public var from: String
        /// When the message was deleted, in milliseconds since 1970.
        public var timestamp: Int64
        /// Whether the service allowed the deletion because of the admin role; nil if it does not say.
        public var isAdmins: Bool?

        /// Creates a deletion.
        public init(from: String, timestamp: Int64, isAdmins: Bool? = nil) {
            self.from = from
            self.timestamp = timestamp
            self.isAdmins = isAdmins
        }
    }
}
