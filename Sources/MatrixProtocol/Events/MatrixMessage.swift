import WhisperJSONText

/// The content of `m.room.message` ("Instant Messaging").
public struct MatrixMessage: Hashable, Sendable {
    /// What the message is.
    public let kind: Kind
    /// The plain text: of a file without a caption, its name. The quotation that repeats a replied-to message is
    /// removed.
    public let body: String
    /// The message that this one replies to ("Rich replies"); nil for none, or if the reply is only for clients that
    /// know no threads.
    public let replyTo: MatrixEventID?
    /// The first message of the thread ("Threading"); nil outside threads.
    public let thread: MatrixEventID?

    /// The kinds of messages.
    public enum Kind: Hashable, Sendable {
        /// `m.text`.
        case text
        /// `m.notice`: a message of a program.
        case notice
        /// `m.emote`: what the sender does, in the third person.
        case emote
        /// `m.image`.
        case image(MatrixFile)
        /// `m.sticker`, an event of its own.
        case sticker(MatrixFile)
        /// `m.file`.
        case file(MatrixFile)
        /// `m.audio`.
        case audio(MatrixFile)
        /// `m.video`.
        case video(MatrixFile)
        /// `m.location`, with a URI of RFC 5870.
        case location(geoURI: String)
        /// Another kind, of which only the body is known.
        case other(String)
    }

    init?(_ content: JSONObject) {
        guard let type = content.name("msgtype"), let text = content.text("body") else { return nil }
        let related = content.object("m.relates_to")
        let reply: MatrixEventID? = related?.object("m.in_reply_to")?.identifier("event_id")
        let isThread = related?.text("rel_type") == "m.thread"
        thread = isThread ? related?.identifier("event_id") : nil
        replyTo = isThread && related?.flag("is_falling_back") == true ? nil : reply
        body = reply == nil ? text : MatrixMessage.withoutQuotation(text)
        switch type {
        case "m.text": kind = .text
        case "m.notice": kind = .notice
        case "m.emote": kind = .emote
        case "m.image": kind = .image(MatrixFile(content))
        case "m.file": kind = .file(MatrixFile(content))
        case "m.audio": kind = .audio(MatrixFile(content))
        case "m.video": kind = .video(MatrixFile(content))
        case "m.location": kind = content.name("geo_uri").map { .location(geoURI: $0) } ?? .other(type)
        default: kind = .other(type)
        }
    }

    /// Reads the content of `m.sticker` ("Sticker Messages"), whose body describes the picture.
    init?(sticker content: JSONObject) {
        guard let text = content.text("body") else { return nil }
        let related = content.object("m.relates_to")
        body = text
        replyTo = related?.object("m.in_reply_to")?.identifier("event_id")
        thread = related?.text("rel_type") == "m.thread" ? related?.identifier("event_id") : nil
        kind = .sticker(MatrixFile(content))
    }

    /// Removes the lines that repeat the replied-to message ("Fallbacks for rich replies", up to v1.12): those at the
    /// beginning that start with `> `, the first of which names the author, and the empty line after them.
    static func withoutQuotation(_ text: String) -> String {
        guard text.hasPrefix("> <") || text.hasPrefix("> * <") else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.first, line.hasPrefix("> ") || line == ">" { lines.removeFirst() }
        if lines.first == "" { lines.removeFirst() }
        return lines.joined(separator: "\n")
    }
}

/// A file in a message.
public struct MatrixFile: Hashable, Sendable {
    /// Where the file is; nil if it is missing, invalid, or encrypted by the server's means.
    public let uri: MatrixContentURI?
    /// Whether the file is encrypted by the server's means ("Sending encrypted attachments"), which this client cannot
    /// read.
    public let isEncrypted: Bool
    /// The name of the file; not to be trusted as a path.
    public let name: String
    /// The caption; nil for none ("Media captions").
    public let caption: String?
    /// The media type that the sender states.
    public let mediaType: String?
    /// The size in bytes that the sender states.
    public let size: Int64?
    /// The width in pixels that the sender states.
    public let width: Int64?
    /// The height in pixels that the sender states.
    public let height: Int64?
    /// The duration in milliseconds that the sender states.
    public let duration: Int64?

    /// Creates a file to be sent.
    public init(
        uri: MatrixContentURI, name: String, caption: String? = nil, mediaType: String? = nil, size: Int64? = nil,
        width: Int64? = nil, height: Int64? = nil, duration: Int64? = nil
    ) {
        self.uri = uri
        isEncrypted = false
        self.name = name
        self.caption = caption
        self.mediaType = mediaType
        self.size = size
        self.width = width
        self.height = height
        self.duration = duration
    }

    fileprivate init(_ content: JSONObject) {
        let info = content.object("info") ?? JSONObject()
        let body = content.text("body") ?? ""
        uri = content.identifier("url")
        isEncrypted = uri == nil && content.object("file") != nil
        name = content.name("filename") ?? body
        caption = content.name("filename").flatMap { $0 == body || body.isEmpty ? nil : body }
        mediaType = info.name("mimetype")
        size = info.count("size")
        width = info.count("w")
        height = info.count("h")
        duration = info.count("duration")
    }

    /// The members of the content that describe the file, except its kind.
    var members: JSONObject {
        var info = JSONObject()
        if let mediaType { info["mimetype"] = .string(mediaType) }
        for (name, value) in [("size", size), ("w", width), ("h", height), ("duration", duration)] {
            if let value { info[name] = .integer(value) }
        }
        var content: JSONObject = ["body": .string(caption ?? name), "filename": .string(name), "info": .object(info)]
        if let uri { content["url"] = .string(uri.text) }
        return content
    }
}
