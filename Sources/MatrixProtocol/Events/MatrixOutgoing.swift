import WhisperJSONText

/// The content of an event to be sent, with the client id by which it is found again (MX-3).
public struct MatrixOutgoing: Hashable, Sendable {
    /// The member of the content that holds the client id. Other clients ignore it; servers keep it.
    public static let clientIDMember = "org.whisper.client_id"

    /// What is sent.
    public enum Body: Hashable, Sendable {
        /// A text.
        case text(String)
        /// A text of a program.
        case notice(String)
        /// What the sender does, in the third person.
        case emote(String)
        /// A picture.
        case image(MatrixFile)
        /// A file.
        case file(MatrixFile)
        /// A recording.
        case audio(MatrixFile)
        /// A film.
        case video(MatrixFile)
        /// A new text of an earlier message.
        case edit(of: MatrixEventID, String)
        /// A reaction.
        case reaction(to: MatrixEventID, key: String)
    }

    /// What is sent.
    public var body: Body
    /// The client id, 1…255 bytes without white space.
    public var clientID: String
    /// The message that is replied to; nil for none. Edits and reactions ignore it.
    public var replyTo: MatrixEventID?
    /// The first message of the thread; nil outside threads. Edits and reactions ignore it.
    public var thread: MatrixEventID?

    /// Creates content.
    public init(
        _ body: Body, clientID: String, replyTo: MatrixEventID? = nil, thread: MatrixEventID? = nil
    ) {
        self.body = body
        self.clientID = clientID
        self.replyTo = replyTo
        self.thread = thread
    }

    /// The type of the event.
    public var type: String {
        if case .reaction = body { "m.reaction" } else { "m.room.message" }
    }

    /// The length of the content in bytes of JSON, as it is sent.
    public var encodedLength: Int { MatrixRequest.bytes(content).count }

    /// The content as JSON.
    ///
    /// - Parameter limit: The maximum length in bytes; see `MatrixLimits.largestContent(server:)`.
    /// - Throws: `MatrixProtocolError` with `tooLong` if the content is longer, or `invalidValue` if the client id
    ///   could not be read again.
    public func encoded(limit: Int = MatrixLimits.contentBytes) throws(MatrixProtocolError) -> [UInt8] {
        guard MatrixSyntax.isOpaque(clientID) else {
            throw MatrixProtocolError(.invalidValue, member: MatrixOutgoing.clientIDMember)
        }
        let bytes = MatrixRequest.bytes(content)
        guard bytes.count <= limit else { throw MatrixProtocolError(.tooLong) }
        return bytes
    }

    private var content: JSONObject {
        var content: JSONObject
        var relation = isMessage ? self.relation : JSONObject()
        switch body {
        case .text(let text): content = MatrixOutgoing.text("m.text", text)
        case .notice(let text): content = MatrixOutgoing.text("m.notice", text)
        case .emote(let text): content = MatrixOutgoing.text("m.emote", text)
        case .image(let file): content = MatrixOutgoing.file("m.image", file)
        case .file(let file): content = MatrixOutgoing.file("m.file", file)
        case .audio(let file): content = MatrixOutgoing.file("m.audio", file)
        case .video(let file): content = MatrixOutgoing.file("m.video", file)
        case .edit(let event, let text):
            // Clients that know no edits show the outer body, marked as usual by an asterisk.
            content = MatrixOutgoing.text("m.text", "* " + text)
            content["m.new_content"] = .object(MatrixOutgoing.text("m.text", text))
            relation = ["rel_type": "m.replace", "event_id": .string(event.text)]
        case .reaction(let event, let key):
            content = JSONObject()
            relation = ["rel_type": "m.annotation", "event_id": .string(event.text), "key": .string(key)]
        }
        if !relation.isEmpty { content["m.relates_to"] = .object(relation) }
        content[MatrixOutgoing.clientIDMember] = .string(clientID)
        return content
    }

    private var isMessage: Bool {
        switch body {
        case .edit, .reaction: false
        default: true
        }
    }

    /// The relation to a thread and to the message that is replied to.
    private var relation: JSONObject {
        var relation = JSONObject()
        if let thread {
            relation["rel_type"] = "m.thread"
            relation["event_id"] = .string(thread.text)
            if replyTo != nil { relation["is_falling_back"] = false }
        }
        if let replyTo { relation["m.in_reply_to"] = ["event_id": .string(replyTo.text)] }
        return relation
    }

    /// A text that mentions no one, so that no word in it notifies anyone ("User and room mentions").
    private static func text(_ type: String, _ body: String) -> JSONObject {
        ["msgtype": .string(type), "body": .string(body), "m.mentions": [:]]
    }

    private static func file(_ type: String, _ file: MatrixFile) -> JSONObject {
        var content: JSONObject = ["msgtype": .string(type), "m.mentions": [:]]
        content.appendNew(file.members.members)
        return content
    }
}
