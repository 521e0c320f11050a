import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Messages, changes to them, and their delivery.
extension WhatsAppEventDecoder {
    /// Reads a `Message`; nil if it has no chat or no id.
    func message(_ event: WireMessage, _ raw: RawEvent, _ receivedAt: Timestamp) -> [IngestionEvent]? {
        guard let source = source(info: event.message(EventField.Message.info), receivedAt: receivedAt),
            !source.id.isEmpty
        else { return nil }
        let flags = [
            EventField.Message.isViewOnce, EventField.Message.isViewOnceV2, EventField.Message.isViewOnceV2Extension,
        ]
        var reader = MessageReader(
            isEphemeral: event.flag(EventField.Message.isEphemeral), isViewOnce: flags.contains { event.flag($0) })
        guard let body = event.sentMessage else {
            return source.joins + [other(raw.name, raw.bytes, receivedAt)]
        }
        var read = reader.read(body)
        if event.flag(EventField.Message.isEdit), case .content(let content) = read {
            read = .edit(target: KeyedMessage(id: source.id), content.content, at: nil)
        }
        let votes = event.allBytes(EventField.Message.decryptedVote)
        let isVote = event.has(EventField.Message.decryptedVote)
        return source.joins + ingestionEvents(read, source, votes: isVote ? votes : nil, raw, receivedAt)
    }

    /// Returns the events for a message that was read.
    func ingestionEvents(
        _ read: ReadMessage, _ source: EventSource, votes: [[UInt8]]?, status: MessageStatus = .sent, _ raw: RawEvent,
        _ receivedAt: Timestamp
    ) -> [IngestionEvent] {
        let time = source.time ?? receivedAt
        switch read {
        case .content(let content):
            return [.message(sourceMessage(content, source, status: status, at: time, raw))]
        case .edit(let target, let content, let at):
            return [
                .edit(
                    chat: source.chat, target: ChangedMessage(target.id), content: content, by: source.sender,
                    at: at ?? time, raw: raw)
            ]
        case .deletion(let target):
            return [
                .deletion(
                    chat: source.chat,
                    target: source.claim == .admin ? changed(target, in: source) : ChangedMessage(target.id),
                    by: source.sender, claim: source.claim, at: time, raw: raw)
            ]
        case .reaction(let target, let emoji, let at):
            return [
                .reaction(
                    chat: source.chat, target: changed(target, in: source), emoji: emoji, by: source.sender,
                    at: at ?? time, raw: raw)
            ]
        case .vote(let target, let at):
            guard let votes else { return [other(raw.name, raw.bytes, time)] }
            return [
                .vote(
                    chat: source.chat, target: changed(target, in: source), options: votes, by: source.sender,
                    at: at ?? time, raw: raw)
            ]
        case .encrypted(let part):
            let isEdit = part.useCase?.isEdit ?? false
            return [
                .encrypted(
                    chat: source.chat,
                    target: isEdit ? ChangedMessage(part.target) : changed(part.message, in: source),
                    isEdit: isEdit, by: source.sender, at: time, raw: raw)
            ]
        case .unreadable: return [other(raw.name, raw.bytes, time)]
        case .technical: return []
        }
    }

    /// Creates a message in its chat.
    func sourceMessage(
        _ read: ReadContent, _ source: EventSource, status: MessageStatus, at time: Timestamp, _ raw: RawEvent
    ) -> SourceMessage {
        var read = read
        read.noteAlbum(by: source.sender)
        var specific = read.specific
        if let list = source.broadcastList { specific["broadcast_list"] = list }
        if let number = source.serverID { specific["server_id"] = .integer(number) }
        return SourceMessage(
            chat: source.chat, externalID: source.id.isEmpty ? nil : source.id, timestamp: time, precision: .second,
            sender: read.content.kind == .system ? nil : source.sender, content: read.content, replyTo: read.replyTo,
            status: status, platformSpecific: specific, ordinal: 0, raw: raw)
    }

    /// Reads an `UndecryptableMessage`: a placeholder until the message arrives.
    func undecryptable(_ event: WireMessage, _ raw: RawEvent, _ receivedAt: Timestamp) -> [IngestionEvent]? {
        guard let source = source(info: event.message(EventField.Undecryptable.info), receivedAt: receivedAt),
            !source.id.isEmpty
        else { return nil }
        let time = source.time ?? receivedAt
        // Withheld from linked devices, like view-once messages: not a failure.
        if event.flag(EventField.Undecryptable.isUnavailable) {
            let placeholder = ReadContent.placeholder("unavailable")
            return source.joins + [.message(sourceMessage(placeholder, source, status: .sent, at: time, raw))]
        }
        let skipped = IngestionEvent.skipped(
            SkippedInput(line: 0, bytes: Int64(raw.bytes.count), reason: .undecryptable))
        if event.integer(EventField.Undecryptable.failMode) == EventField.Undecryptable.hide {
            return source.joins + [skipped, other(raw.name, raw.bytes, time)]
        }
        let placeholder = ReadContent.placeholder("undecryptable")
        return source.joins + [.message(sourceMessage(placeholder, source, status: .sent, at: time, raw)), skipped]
    }

    /// Reads a `Receipt`: how far messages got with one person. A receipt from another device of the owner means that
    /// the owner has read the messages.
    func receipt(_ event: WireMessage, _ raw: RawEvent, _ receivedAt: Timestamp) -> [IngestionEvent]? {
        let time = Timestamp(seconds: event.integer(EventField.Receipt.timestamp)) ?? receivedAt
        guard let source = source(event.message(EventField.Receipt.source), names: [], at: time) else { return nil }
        typealias Kind = EventField.ReceiptType
        let status: ReceiptStatus
        var isOwn = source.sender.isOwner
        switch event.integer(EventField.Receipt.type) {
        case Kind.delivered: status = .delivered
        case Kind.read: status = .read
        case Kind.played: status = .played
        case Kind.readSelf, Kind.playedSelf:
            status = .read
            isOwn = true
        default: return source.joins + [other(raw.name, raw.bytes, time)]
        }
        let targets = event.texts(EventField.Receipt.messageIDs).filter { !$0.isEmpty }
        // The bytes are stored once, however many messages they concern.
        return source.joins
            + targets.enumerated().map { index, id in
                let raw = index == 0 ? raw : nil
                return isOwn
                    ? .status(
                        chat: source.chat, target: ChangedMessage(id), status: status.messageStatus, at: time, raw: raw)
                    : .receipt(
                        chat: source.chat, target: ChangedMessage(id, of: .owner), by: source.sender, status: status,
                        at: time, raw: raw)
            }
    }
}
