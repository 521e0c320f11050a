public import WhisperContacts
public import WhisperMessage

/// A message with everything that its place on a page shows.
public struct PageMessage: Sendable {
    /// The message.
    public var stored: StoredMessage
    /// How its words are vouched for, from the vault's own record (LOOK-4).
    public var assurance: MessageAssurance
    /// The name of the contact who certainly wrote it, whatever its carrier says; nil if there is none.
    public var author: String?
    /// The number of the sender's page; nil for none.
    public var person: Int?
    /// The message that it answers; nil if it answers none.
    public var reply: PageReply?
    /// Its earlier texts, oldest first.
    public var versions: [MessageVersion]
    /// What the archive has of each attachment.
    public var files: [PublishedFile]
    /// The names of those who voted for each option of a poll; empty if it is not a poll, or without names.
    public var voters: [[String]]
    /// The names of contacts that the sender's name only looks like (LOOK-4).
    public var imitated: [String]
    /// What the vault notes about the message (RT-10).
    public var notes: [MessageNote]
    /// The name of the person for whom the owner sealed the line that it is; nil if it is none, or that is not known.
    package var sealedFor: String?

    /// Creates a message without anything but itself.
    public init(_ stored: StoredMessage, assurance: MessageAssurance) {
        self.stored = stored
        self.assurance = assurance
        author = nil
        person = nil
        reply = nil
        versions = []
        files = []
        voters = []
        imitated = []
        notes = []
    }
}

/// The message that another one answers.
public enum PageReply: Hashable, Sendable {
    /// The vault has it.
    case held(Quote)
    /// The vault does not have it; what the source repeats of it, if anything, is with the message.
    case unknown
    /// It is not shown, whatever the source repeats of it: a blocked contact sealed it (CON-5).
    case withheld

    /// A message as an answer quotes it, from the vault's own copy.
    public struct Quote: Hashable, Sendable {
        /// The author's name; nil for system lines.
        public var name: String?
        /// The kind of message.
        public var kind: ContentKind
        /// The text, or its beginning.
        public var text: String?
        /// The page that it is on; nil if it is on none, for example because the archive begins later.
        public var page: ArchivePath?
        /// Its place there.
        public var anchor: PageAnchor

        /// Creates a quotation of a message.
        public init(of message: StoredMessage, name: String?, page: ArchivePath?) {
            self.name = name
            kind = message.unified.content.kind
            text = message.unified.content.text.map { String($0.prefix(Quote.longest)) }
            self.page = page
            anchor = PageAnchor(message.unified.id)
        }

        /// The number of characters that are quoted.
        static let longest = 160
    }
}

/// What an archive has of an attachment.
public enum PublishedFile: Hashable, Sendable {
    /// Its content, in a file of the archive.
    case published(ArchivePath, MediaForm)
    /// Nothing, as the vault does not have it either, for the reason that the attachment states.
    case notHeld
    /// Nothing, although the vault has it: `--media` says so.
    case withheld
    /// Nothing: the vault's copy is damaged.
    case damaged
}
