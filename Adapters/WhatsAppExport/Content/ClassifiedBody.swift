import WhisperMessage

/// What the body of a message is, in places; no text is made of it here.
struct ClassifiedBody {
    /// The kind of content.
    var kind: ContentKind
    /// The text or caption; nil where there is none.
    var text: Range<Int>?
    /// The wording that stands in place of content, and so is not text.
    var placeholder: Range<Int>?
    /// A file that the message names, or that was left out.
    var attachment: MentionedFile?
    /// The words that mark it as changed.
    var editedMarker: Range<Int>?
    /// Who took it back.
    var deletion: Deletion?
    /// A call: with pictures or without, missed or not.
    var call: (isVideo: Bool, isMissed: Bool)?
    /// What a system line tells.
    var event: SystemEvent?
    /// The address of a place on a map.
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
    /// Where its name stands; nil for one that was left out without a name.
    var name: Range<Int>?
    /// Whether the export left it out on purpose.
    var isOmitted: Bool
}
