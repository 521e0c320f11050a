public import WhisperJSONText

/// A message in the protocol's own form, from bridges that are not over whatsmeow (ING-6).
public struct NormalizedMessage: Hashable, Sendable {
    /// The service's id of the message, unique with `from` within the chat; not empty.
    public var messageID: String
    /// Who wrote it: a telephone number in the form of E.164, or the service's own id; not empty.
    public var from: String
    /// Whom it was sent to, in the same form; for a group the group's id.
    public var to: String
    /// When it was sent, in milliseconds since 1970.
    public var timestamp: Int64
    /// What kind of message it is, by a content type of ING-1.
    public var kind: String
    /// What it says.
    public var content: Body
    /// The group that it was sent to; nil in a direct chat.
    public var group: String?
    /// The id of the message that it answers.
    public var replyTo: String?
    /// The reactions that it has.
    public var reactions: [GivenReaction]
    /// Its later texts, and who wrote them.
    public var edits: [Edit]
    /// That it was taken back; nil where it was not.
    public var deletion: Deletion?
    /// Whether it is of the past.
    public var isBacklog: Bool

    /// A message with the given parts.
    public init(
        messageID: String, from: String, to: String, timestamp: Int64, kind: String = "text", content: Body,
        group: String? = nil, replyTo: String? = nil, reactions: [GivenReaction] = [], edits: [Edit] = [],
        deletion: Deletion? = nil, isBacklog: Bool = false
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
        self.isBacklog = isBacklog
    }

    /// What a message says, and what to show for those whom it names.
    public struct Body: Hashable, Sendable {
        /// Its text or caption.
        public var text: String?
        /// The name to show for who wrote it.
        public var fromName: String?
        /// The name to show for the group.
        public var groupName: String?
        /// Whether the owner of the account wrote it.
        public var isFromOwner: Bool
        /// The files that came with it.
        public var attachments: [File]
        /// What the protocol does not name; it is kept beside the message.
        public var others: JSONObject

        /// A text, names, files, and what else there is.
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

        /// A file.
        public init(name: String?, mime: String? = nil, size: Int64? = nil, sha256: String? = nil) {
            self.name = name
            self.mime = mime
            self.size = size
            self.sha256 = sha256
        }
    }

    /// A reaction to a message.
    public struct GivenReaction: Hashable, Sendable {
        /// The emoji; empty where the reaction was taken back.
        public var emoji: String
        /// Who gave it, in the form of the message's `from`.
        public var from: String
        /// When, in milliseconds since 1970.
        public var timestamp: Int64

        /// A reaction by somebody.
        public init(emoji: String, from: String, timestamp: Int64) {
            self.emoji = emoji
            self.from = from
            self.timestamp = timestamp
        }
    }

    /// A later text of a message.
    public struct Edit: Hashable, Sendable {
        /// The text.
        public var text: String
        /// Who changed it, in the form of the message's `from`: only its author may (ING-1b).
        public var from: String
        /// When, in milliseconds since 1970.
        public var timestamp: Int64

        /// A text by somebody.
        public init(text: String, from: String, timestamp: Int64) {
            self.text = text
            self.from = from
            self.timestamp = timestamp
        }
    }

    /// That a message was taken back.
    public struct Deletion: Hashable, Sendable {
        /// Who took it back, in the form of the message's `from`.
        public var from: String
        /// When, in milliseconds since 1970.
        public var timestamp: Int64
        /// Whether the service let them because they are an admin of the group; nil where it does not say.
        public var isAdmins: Bool?

        /// A deletion by somebody.
        public init(from: String, timestamp: Int64, isAdmins: Bool? = nil) {
            self.from = from
            self.timestamp = timestamp
            self.isAdmins = isAdmins
        }
    }
}
