import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent
import Synchronization

/// The history transferred by a phone (`HistorySync`).
extension WhatsAppEventDecoder {
    /// Reads a chunk: first the identities, then one chat after another, each starting with its oldest message.
    func history(_ chunk: WireMessage, _ receivedAt: Timestamp) -> [IngestionEvent] {
        var events: [IngestionEvent] = []
        for mapping in chunk.messages(HistoryField.Chunk.mappings) {
            let number = JID(mapping.text(HistoryField.Mapping.number))
            let linked = JID(mapping.text(HistoryField.Mapping.linked))
            events += joined(number, linked, title: (number ?? linked)?.provisionalName ?? "", at: receivedAt)
        }
        events += contacts(of: chunk, receivedAt)
        for entry in chunk.messages(HistoryField.Chunk.pushNames) {
            guard let person = JID(entry.text(HistoryField.PushName.id)), person.isPerson,
                let name = entry.text(HistoryField.PushName.name)
            else { continue }
            events.append(.samePerson(person.alias, PersonAlias(kind: .pushName, value: name), at: receivedAt))
            events.append(
                .chatTitle(ChatReference(key: person.text, title: name, kind: .direct), at: receivedAt))
        }
        let owner = memory.withLock { ($0.owner.first(where: \.isNumber) ?? $0.owner.first)?.text }
        for conversation in chunk.messages(HistoryField.Chunk.conversations) {
            events += self.conversation(conversation, owner: owner, receivedAt)
        }
        events += pastMembers(of: chunk, receivedAt)
        for message in chunk.messages(HistoryField.Chunk.statusMessages) {
            var writer = WireWriter()
            writer.field(HistoryField.Conversation.id, Array(JID.status.text.utf8))
            var entry = WireWriter()
            entry.field(HistoryField.Entry.message, message.ownBytes)
            writer.field(HistoryField.Conversation.messages, entry.bytes)
            if let status = WireMessage(writer.bytes) { events += conversation(status, owner: owner, receivedAt) }
        }
        return events
    }

    /// Reads a `Conversation`.
    ///
    /// - Parameter owner: The owner of the account, stored with each message; nil if it is already stored there.
    func conversation(_ conversation: WireMessage, owner: String?, _ receivedAt: Timestamp) -> [IngestionEvent] {
        typealias Field = HistoryField.Conversation
        guard let id = JID(conversation.text(Field.id)) else { return [] }
        if let owner = JID(conversation.text(Field.owner)), owner.isPerson { admitOwner([owner]) }
        let others = [Field.numberJID, Field.linkedJID, Field.newJID, Field.oldJID]
            .compactMap { JID(conversation.text($0)) }
        let isDirect = id.kind == .direct
        let key = isDirect ? ([id] + others).first(where: \.isNumber) ?? id : id
        let name = conversation.text(Field.name) ?? conversation.text(Field.displayName)
        let chat = ChatReference(key: key.text, title: name ?? key.provisionalName, kind: id.kind)

        var events: [IngestionEvent] = []
        if isDirect {
            for other in others { events += joined(id, other, title: chat.title, at: receivedAt) }
        }
        if name != nil { events.append(.chatTitle(chat, at: receivedAt)) }
        let head = head(of: conversation, owner: owner)
        for entry in inOrder(conversation.messages(Field.messages)) {
            var writer = WireWriter()
            writer.copy(head[...])
            writer.field(Field.messages, entry.ownBytes)
            let raw = RawEvent(name: EventKind.historyMessage.rawValue, bytes: writer.bytes)
            guard let message = entry.message(HistoryField.Entry.message) else { continue }
            events += historyMessage(message, in: chat, id, raw, receivedAt)
        }
        let admins = conversation.messages(Field.participants)
            .filter { ($0.integer(HistoryField.Participant.rank) ?? 0) > 0 }
            .compactMap { JID($0.text(HistoryField.Participant.id)) }.filter(\.isPerson)
        if id.kind == .group, !admins.isEmpty {
            let people = admins.map { SourcePerson([$0], names: []) }
            events.append(.ranks(chat: chat, people: people, areAdmins: true, at: receivedAt))
        }
        if let details = details(of: conversation, chat, receivedAt) {
            events.append(.details(details, at: receivedAt))
        }
        return events
    }

    /// Returns the unmodified fields of a conversation that identify it.
    private func head(of conversation: WireMessage, owner: String?) -> [UInt8] {
        var writer = WireWriter()
        for field in conversation.fields where HistoryField.Conversation.head.contains(field.number) {
            writer.copy(conversation.bytes[field.place])
        }
        if let owner { writer.field(HistoryField.Conversation.owner, Array(owner.utf8)) }
        return writer.bytes
    }

    /// Returns the messages of a conversation, oldest first.
    ///
    /// Phones send the newest first; messages of one second retain the corresponding order.
    private func inOrder(_ entries: [WireMessage]) -> [WireMessage] {
        let times = entries.map {
            $0.message(HistoryField.Entry.message)?.integer(HistoryField.Message.timestamp) ?? 0
        }
        guard let first = times.first, let last = times.last else { return [] }
        var order = Array(entries.indices)
        if first > last { order.reverse() }
        let places = order.enumerated().sorted { left, right in
            (times[left.element], left.offset) < (times[right.element], right.offset)
        }
        return places.map { entries[$0.element] }
    }

    private func historyMessage(
        _ message: WireMessage, in chat: ChatReference, _ id: JID, _ raw: RawEvent, _ receivedAt: Timestamp
    ) -> [IngestionEvent] {
        typealias Field = HistoryField.Message
        guard let key = message.message(Field.key), let messageID = key.text(KeyField.id),
            let sender = historySender(message, key, id)
        else { return [.skipped(SkippedInput(line: 0, bytes: Int64(raw.bytes.count), reason: .malformed))] }
        var source = EventSource(
            chat: chat, sender: sender, joins: [], time: Timestamp(seconds: message.integer(Field.timestamp)),
            id: messageID)
        source.hasSendersKeys = false
        source.serverID = message.integer(Field.newsletterServerID)
        if message.flag(Field.isBroadcast), !sender.isOwner { source.broadcastList = .bool(true) }
        let status = sender.isOwner ? Self.status(message.integer(Field.status)) : .sent
        var events: [IngestionEvent]
        if let stub = message.integer(Field.stubType), stub > 0 {
            let read = stubContent(stub, message)
            events = ingestionEvents(.content(read), source, votes: nil, status: status, raw, receivedAt)
        } else if let body = message.historyMessage {
            var reader = MessageReader(isEphemeral: (message.integer(Field.ephemeralDuration) ?? 0) > 0)
            var read = reader.read(body)
            if case .content(var content) = read, message.flag(Field.isStarred) {
                content.specific["starred"] = .bool(true)
                read = .content(content)
            }
            events = ingestionEvents(read, source, votes: nil, status: status, raw, receivedAt)
        } else {
            return []
        }
        let time = source.time ?? receivedAt
        let isLine = events.contains { if case .message(let line) = $0 { line.sender == nil } else { false } }
        let itself = ChangedMessage(messageID, by: isLine ? nil : sender)
        if sender.isOwner { events += historyReceipts(message, in: chat, target: itself) }
        events += historyReactions(message, in: chat, id, target: itself, at: time)
        events += historyVotes(message, in: chat, id, target: itself, at: time)
        return events
    }

    /// Returns the author or actor of a history message; nil if it is not stated.
    private func historySender(_ message: WireMessage?, _ key: WireMessage, _ chat: JID) -> SourcePerson? {
        if key.flag(KeyField.isFromMe) { return owner }
        var names: [PersonAlias] = []
        if let name = message?.text(HistoryField.Message.pushName) {
            names.append(PersonAlias(kind: .pushName, value: name))
        }
        if let name = message?.text(HistoryField.Message.verifiedName) {
            names.append(PersonAlias(kind: .verifiedName, value: name))
        }
        let participant =
            JID(message?.text(HistoryField.Message.participant)) ?? JID(key.text(KeyField.participant))
            ?? (chat.isPerson || chat.server == "newsletter" ? chat : nil)
        if let participant { return SourcePerson([participant], names: names) }
        // System lines name no sender.
        return message?.has(HistoryField.Message.stubType) == true ? owner : nil
    }

    private func historyReactions(
        _ message: WireMessage, in chat: ChatReference, _ id: JID, target: ChangedMessage, at time: Timestamp
    ) -> [IngestionEvent] {
        message.messages(HistoryField.Message.reactions).compactMap { reaction in
            guard let key = reaction.message(ReactionField.key), let person = historySender(nil, key, id) else {
                return nil
            }
            return .reaction(
                chat: chat, target: target, emoji: reaction.text(ReactionField.text) ?? "", by: person,
                at: Timestamp(wire: reaction.integer(ReactionField.timestamp)) ?? time, raw: nil)
        }
    }

    private func historyVotes(
        _ message: WireMessage, in chat: ChatReference, _ id: JID, target: ChangedMessage, at time: Timestamp
    ) -> [IngestionEvent] {
        typealias Field = HistoryField.Vote
        return message.messages(HistoryField.Message.pollUpdates).compactMap { update in
            guard let key = update.message(Field.key), let vote = update.message(Field.vote),
                let person = historySender(nil, key, id)
            else { return nil }
            let reported = update.integer(Field.senderTimestamp) ?? update.integer(Field.serverTimestamp)
            return .vote(
                chat: chat, target: target, options: vote.allBytes(Field.options).filter { $0.count == 32 },
                by: person, at: Timestamp(wire: reported) ?? time, raw: nil)
        }
    }

    /// Reads the content of a system line.
    private func stubContent(_ stub: Int64, _ message: WireMessage) -> ReadContent {
        switch stub {
        case StubType.revoke: return .deleted()
        case StubType.ciphertext: return .placeholder("undecryptable")
        case StubType.futureproof: return .placeholder("unsupported")
        default: break
        }
        if let isVideo = StubType.missedCalls[stub] {
            return .call(isVideo: isVideo, outcome: "missed")
        }
        let parameters = message.texts(HistoryField.Message.stubParameters).filter { !$0.isEmpty }
        return .note(
            StubType.names[stub] ?? "stub-\(stub)", text: parameters.isEmpty ? nil : parameters.joined(separator: ", "))
    }

    /// Converts the delivery status of a message by the owner (`WebMessageInfo.Status`).
    private static func status(_ code: Int64?) -> MessageStatus {
        switch code {
        case 0: .failed
        case 1: .pending
        case 3: .delivered
        case 4, 5: .read
        default: .sent
        }
    }
}
