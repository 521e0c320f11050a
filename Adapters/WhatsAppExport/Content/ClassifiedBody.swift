import WhisperMessage

/// The classified body of a message as ranges, without creating strings.
struct ClassifiedBody {
    /// The kind of content.
    var kind: ContentKind
    /// The text or caption; nil if there is none.
    var text: Range<Int>?
    /// A placeholder for content, which is not text.
    var placeholder: Range<Int>?
    /// A file that the message names, or that was omitted.
    var attachment: MentionedFile?
    /// The marker of an edited message.
    var editedMarker: Range<Int>?
    /// Who deleted the message.
    var deletion: Deletion?
    /// A call: whether with video, and whether missed.
    var call: (isVideo: Bool, isMissed: Bool)?
    /// Who wrote it, as far as the line alone shows.
    var author = Author.person
    /// The event in a system message.
    var event: SystemEvent?
    /// The URL of a location on a map.
    var mapLink: Range<Int>?
    var isLiveLocation = false
    var isViewOnce = false
    var isWaiting = false
    var isGIF = false

    init(_ kind: ContentKind, text: Range<Int>?) {
        self.kind = kind
        self.text = text
    }
}

/// A file that a message names.
struct MentionedFile {
    /// The range of its name; nil if it was omitted without a name.
    var name: Range<Int>?
    /// Whether the export omitted it on purpose.
    var isOmitted: Bool
}

/// Who wrote a line that names a sender (decision 0090).
enum Author {
    /// The sender. A sender that stands in the file is dropped only where WhatsApp certainly wrote the line.
    case person
    /// WhatsApp, if the named sender is the chat itself and not a person: only the whole file shows it.
    case serviceOrPerson
    /// WhatsApp.
    case service
}
