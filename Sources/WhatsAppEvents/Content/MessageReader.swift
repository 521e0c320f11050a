import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Determines the content of a message (ING-1), through all its wrappers.
struct MessageReader {
    /// The maximum nesting of messages that is read. WhatsApp's own messages nest at most three deep.
    static let deepest = 8

    private let readsContext: Bool
    private var isEphemeral = false
    private var isViewOnce = false
    private var isSpoiler = false
    /// The file of the content that was read last; nil if that has none.
    private(set) var file: SentFile?

    /// Creates a reader of a message with these flags. The quotes within a quoted message are not read.
    init(isEphemeral: Bool = false, isViewOnce: Bool = false, readsContext: Bool = true) {
        self.readsContext = readsContext
        self.isEphemeral = isEphemeral
        self.isViewOnce = isViewOnce
    }

    /// Reads a message.
    mutating func read(_ message: WireMessage) -> ReadMessage {
        read(message, depth: 0)
    }

    private mutating func read(_ message: WireMessage, depth: Int) -> ReadMessage {
        var unknown: Int?
        var encrypted: ReadMessage?
        for field in message.fields {
            guard case .bytes(let place) = field.value else { continue }
            if field.number == MessageField.conversation {
                let text = String(decoding: message.bytes[place], as: UTF8.self)
                return .content(finished(ReadContent(content: Content(kind: .text, text: text)), context: nil))
            }
            if MessageField.technical.contains(field.number) { continue }
            if MessageField.encrypted.contains(field.number) {
                let part = WireMessage(message.bytes, in: place).flatMap { EncryptedPart($0, in: field.number) }
                encrypted = part.map { .encrypted($0) } ?? .unreadable
                continue
            }
            guard let inner = WireMessage(message.bytes, in: place) else {
                unknown = unknown ?? field.number
                continue
            }
            guard depth < MessageReader.deepest else { return .unreadable }
            if let wrapped = wrapped(inner, in: field.number) { return read(wrapped, depth: depth + 1) }
            if let read = read(inner, of: field.number, depth: depth) { return read }
            unknown = unknown ?? field.number
        }
        if let unknown {
            var read = ReadContent.placeholder("unsupported")
            read.specific["unsupported_field"] = .integer(Int64(unknown))
            return .content(finished(read, context: nil))
        }
        return encrypted ?? .technical
    }

    /// Returns the message in a wrapper; nil if the field is not a wrapper.
    private mutating func wrapped(_ wrapper: WireMessage, in number: Int) -> WireMessage? {
        if number == MessageField.deviceSent { return wrapper.message(MessageField.deviceSentMessage) }
        if number == MessageField.comment { return wrapper.message(MessageField.wrapped) }
        guard let mark = MessageField.wrappers[number] else { return nil }
        switch mark {
        case .plain, .edited: break
        case .ephemeral: isEphemeral = true
        case .viewOnce: isViewOnce = true
        case .spoiler: isSpoiler = true
        }
        return wrapper.message(MessageField.wrapped)
    }

    /// Reads the message of a field; nil if the field is unknown.
    private mutating func read(_ message: WireMessage, of number: Int, depth: Int) -> ReadMessage? {
        if let shape = MediaShape.all[number] {
            if let flag = shape.viewOnce, message.flag(flag) { isViewOnce = true }
            file = SentFile(message: message, shape: shape)
            return .content(finished(message.media(shape), context: message.message(shape.context)))
        }
        if let shape = TextShape.all[number] {
            file = message.head(shape)
            return .content(
                finished(message.texts(shape), context: shape.context.flatMap { message.message($0) }))
        }
        if MessageField.polls.contains(number) {
            return .content(finished(message.poll(), context: message.message(PollField.context)))
        }
        switch number {
        case MessageField.location, MessageField.liveLocation:
            let read = message.location(isLive: number == MessageField.liveLocation)
            return .content(finished(read, context: message.message(LocationField.context)))
        case MessageField.contact, MessageField.contacts:
            let cards = number == MessageField.contact ? [message] : message.messages(ContactField.contacts)
            return .content(finished(message.contacts(cards), context: message.message(ContactField.context)))
        case MessageField.call, MessageField.callLog, MessageField.groupCall, MessageField.scheduledCall:
            return .content(finished(message.call(number), context: nil))
        case MessageField.album: return .content(finished(message.album(), context: message.message(17)))
        case MessageField.placeholder: return .content(.placeholder("masked"))
        case MessageField.protocolMessage: return protocolMessage(message, depth: depth)
        case MessageField.reaction:
            return KeyedMessage(message.message(ReactionField.key)).map { target in
                .reaction(
                    target: target, emoji: message.text(ReactionField.text) ?? "",
                    at: Timestamp(wire: message.integer(ReactionField.timestamp)))
            }
        case MessageField.pollUpdate:
            return KeyedMessage(message.message(PollField.updateKey)).map { target in
                .vote(target: target, at: Timestamp(wire: message.integer(PollField.updateTimestamp)))
            }
        case MessageField.pinInChat: return .content(message.mark(["", "pinned", "unpinned"]))
        case MessageField.keepInChat: return .content(message.mark(["", "kept", "not-kept"]))
        case MessageField.scheduledCallEdit, MessageField.historyBundle: return .unreadable
        default: return nil
        }
    }

    private mutating func protocolMessage(_ message: WireMessage, depth: Int) -> ReadMessage {
        let type = message.integer(ProtocolField.type) ?? ProtocolField.Kind.revoke
        if ProtocolField.secretKinds.contains(type) { return .technical }
        switch type {
        case ProtocolField.Kind.revoke:
            return KeyedMessage(message.message(ProtocolField.key)).map { .deletion(target: $0) } ?? .unreadable
        case ProtocolField.Kind.edit:
            guard let target = KeyedMessage(message.message(ProtocolField.key)),
                let edited = message.message(ProtocolField.editedMessage),
                case .content(let read) = read(edited, depth: depth + 1)
            else { return .unreadable }
            return .edit(target: target, read.content, at: Timestamp(wire: message.integer(ProtocolField.timestamp)))
        case ProtocolField.Kind.ephemeralSetting:
            let seconds = message.integer(ProtocolField.ephemeralExpiration) ?? 0
            return .content(
                .note("ephemeral-setting", [JSONObject.Member(name: "seconds", value: .integer(seconds))]))
        case ProtocolField.Kind.sharePhoneNumber: return .content(.note("phone-number-shared"))
        case ProtocolField.Kind.limitSharing: return .content(.note("sharing-limited"))
        default: return .unreadable
        }
    }

    /// Adds information from wrappers and context.
    private func finished(_ read: ReadContent, context: WireMessage?) -> ReadContent {
        var read = read
        if readsContext, let context { read.add(context) }
        if isEphemeral { read.specific["ephemeral"] = .bool(true) }
        if isViewOnce { read.specific["view_once"] = .bool(true) }
        if isSpoiler { read.specific["spoiler"] = .bool(true) }
        return read
    }
}

extension WireMessage {
    /// Returns the id of the message that a key refers to.
    func target(_ number: Int) -> String? { message(number)?.text(KeyField.id) }

    /// Reads a mark that a person set or removed on a message: a line of its own.
    fileprivate func mark(_ names: [String]) -> ReadContent {
        let type = Int(clamping: integer(2) ?? 0)
        var read = ReadContent.note(
            names.indices.contains(type) && type > 0 ? names[type] : "marked",
            target(1).map { [JSONObject.Member(name: "target", value: .string($0))] } ?? [])
        // So is what was marked shown with the mark.
        read.replyTo = target(1)
        return read
    }
}
