public import WhisperJSONText
public import WhisperMatrixProtocol
import WhisperMessage

/// The content of a message, and its associated information, in the form that the sources of WhatsApp use, too.
struct ArrivedContent {
    var content: Content
    var replyTo: MatrixEventID?
    /// Information without a field of its own.
    var members = JSONObject()

    /// A placeholder for a message that cannot be read, with the reason.
    static func placeholder(_ reason: String, _ more: [(String, JSONValue)] = []) -> ArrivedContent {
        var arrived = ArrivedContent(content: Content(kind: .unknown, text: nil))
        arrived.members["placeholder"] = .string(reason)
        for (name, value) in more { arrived.members[name] = value }
        return arrived
    }

    init(content: Content) { self.content = content }

    init(_ message: MatrixMessage) {
        content = Content(kind: .text, text: message.body)
        // The first message of a thread is what its messages reply to, if they reply to no other.
        replyTo = message.replyTo ?? message.thread
        switch message.kind {
        case .text: break
        case .notice: members["variant"] = "notice"
        case .emote:
            // As a text without a mark it would say something else: “waves”.
            content.text = "* " + message.body
            members["variant"] = "emote"
        case .image(let file): take(file, .image)
        case .sticker(let file): take(file, .sticker)
        case .file(let file): take(file, .document)
        case .audio(let file): take(file, .audio)
        case .video(let file): take(file, .video)
        case .location(let uri):
            content.kind = .location
            members["location"] = .object(ArrivedContent.location(uri))
        case .other(let type):
            content.kind = .unknown
            members["msgtype"] = .string(type)
        }
        if let thread = message.thread { members["thread"] = .string(thread.text) }
    }

    /// A poll: the question, and one answer per line.
    init(_ poll: MatrixPoll) {
        let answers = poll.answers.map(\.text)
        content = Content(kind: .poll, text: ([poll.question] + answers).joined(separator: "\n"))
        members["poll"] = [
            "options": .array(answers.map { .string($0) }), "selectable": .integer(Int64(poll.maximumChoices)),
            // Votes name answers by these.
            "answers": .array(poll.answers.map { .string($0.id) }), "disclosed": .bool(poll.isDisclosed),
        ]
    }

    private mutating func take(_ file: MatrixFile, _ kind: ContentKind) {
        content = Content(
            kind: kind, text: file.caption,
            attachments: [
                Attachment(
                    name: file.name.isEmpty ? nil : file.name, mime: file.mediaType, size: file.size,
                    state: file.uri == nil ? .missing : .remote)
            ])
        var media = JSONObject()
        media[MatrixMedia.uriMember] = file.uri.map { .string($0.text) }
        if file.isEncrypted { media["encrypted"] = .bool(true) }
        media["seconds"] = file.duration.map { .integer($0 / 1_000) }
        media["width"] = file.width.map { .integer($0) }
        media["height"] = file.height.map { .integer($0) }
        if !media.isEmpty { members[MatrixMedia.member] = .object(media) }
    }

    /// A place as `geo:latitude,longitude` (RFC 5870, section 3.3), and where it can be read as such, its coordinates.
    private static func location(_ uri: String) -> JSONObject {
        var location: JSONObject = ["link": .string(uri)]
        guard uri.utf8.count <= 256, uri.lowercased().hasPrefix("geo:") else { return location }
        let numbers = uri.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(
            separator: ",", omittingEmptySubsequences: false)
        guard (2...3).contains(numbers.count), let latitude = Double(numbers[0]), let longitude = Double(numbers[1]),
            abs(latitude) <= 90, abs(longitude) <= 180, let first = JSONNumber(latitude),
            let second = JSONNumber(longitude)
        else { return location }
        location["latitude"] = .number(first)
        location["longitude"] = .number(second)
        return location
    }
}

/// The file of a message in the platform-specific members, so that it can be fetched.
public enum MatrixMedia {
    static let member = "media"
    static let uriMember = "uri"

    /// Where the file of a message is; nil if it has none that can be fetched. It is the message's first attachment.
    public static func uri(in platformSpecific: JSONObject) -> MatrixContentURI? {
        guard case .object(let media)? = platformSpecific[member], case .string(let text)? = media[uriMember] else {
            return nil
        }
        return MatrixContentURI(text)
    }
}
