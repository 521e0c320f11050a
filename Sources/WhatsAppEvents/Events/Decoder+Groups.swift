import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Groups and calls.
extension WhatsAppEventDecoder {
    /// Reads a `GroupInfoEvent`: one line for each change.
    func groupInfo(_ event: WireMessage, _ raw: RawEvent, _ receivedAt: Timestamp) -> [IngestionEvent]? {
        typealias Field = EventField.Group
        guard let group = JID(event.message(Field.jid)) else { return nil }
        let time = Timestamp(wire: event.integer(Field.timestamp)).map(Self.milliseconds) ?? receivedAt
        let by = JID(event.message(Field.sender)).map { JSONObject.Member(name: "by", value: .string($0.text)) }
        let subject = event.message(Field.name)?.text(Field.text)
        let chat = ChatReference(key: group.text, title: subject ?? group.provisionalName, kind: group.kind)
        var notes: [ReadContent] = []
        func note(_ type: String, text: String? = nil) {
            notes.append(.note(type, text: text, by.map { [$0] } ?? []))
        }
        if let subject { note("group-subject", text: subject) }
        if let topic = event.message(Field.topic) { note("group-description", text: topic.text(Field.text)) }
        if event.has(Field.locked) { note("group-restricted") }
        if event.has(Field.announce) { note("group-announcements") }
        if let setting = event.message(Field.ephemeral) {
            let seconds = setting.integer(Field.ephemeralTimer) ?? 0
            notes.append(
                .note(
                    "ephemeral-setting",
                    [JSONObject.Member(name: "seconds", value: .integer(seconds))] + (by.map { [$0] } ?? [])))
        }
        if event.has(Field.delete) { note("group-deleted") }
        if event.has(Field.newInviteLink) { note("group-invite-link") }
        let participants = [
            (Field.join, "participant-added"), (Field.leave, "participant-left"),
            (Field.promote, "participant-promoted"), (Field.demote, "participant-demoted"),
        ]
        for (field, type) in participants {
            let people = event.messages(field).compactMap { JID($0)?.text }
            if !people.isEmpty { note(type, text: people.joined(separator: ", ")) }
        }
        guard !notes.isEmpty else { return [other(raw.name, raw.bytes, time)] }
        var events: [IngestionEvent] = subject == nil ? [] : [.chatTitle(chat, at: time)]
        for (index, note) in notes.enumerated() {
            // The bytes are stored once, however many lines they produce.
            var message = groupLine(note, in: chat, at: time, raw)
            if index > 0 { message.raw = nil }
            events.append(.message(message))
        }
        let ranks = [(Field.promote, true), (Field.demote, false)]
        for (field, areAdmins) in ranks {
            let people = event.messages(field).compactMap { JID($0) }.filter(\.isPerson)
            guard !people.isEmpty else { continue }
            events.append(
                .ranks(
                    chat: chat, people: people.map { SourcePerson([$0], names: []) }, areAdmins: areAdmins, at: time))
        }
        if let details = changedDetails(event, of: group) { events.append(.details(details, at: time)) }
        return events
    }

    /// Reads a `JoinedGroup`: the group's name and description, its members, and their identities.
    func joinedGroup(_ event: WireMessage, _ raw: RawEvent, _ receivedAt: Timestamp) -> [IngestionEvent]? {
        typealias Field = EventField.Joined
        guard let info = event.message(Field.info), let group = JID(info.message(Field.infoJID)) else { return nil }
        let name = info.message(Field.infoName)?.text(EventField.Group.text)
        let chat = ChatReference(key: group.text, title: name ?? group.provisionalName, kind: group.kind)
        var events: [IngestionEvent] = []
        let senders = [JID(event.message(Field.sender)), JID(event.message(Field.senderNumber))]
        events += joined(senders[0], senders[1], title: senders[1]?.provisionalName ?? "", at: receivedAt)
        for participant in info.messages(Field.infoParticipants) {
            let linked =
                JID(participant.message(Field.participantLID)) ?? JID(participant.message(Field.participantJID))
            let number = JID(participant.message(Field.participantNumber))
            events += joined(number, linked, title: number?.provisionalName ?? "", at: receivedAt)
        }
        let note = ReadContent.note("group-joined", text: name)
        events.append(.message(groupLine(note, in: chat, at: receivedAt, raw)))
        let admins = info.messages(Field.infoParticipants).filter {
            $0.flag(Field.participantIsAdmin) || $0.flag(Field.participantIsSuperAdmin)
        }.map { participant in
            [Field.participantNumber, Field.participantLID, Field.participantJID]
                .compactMap { JID(participant.message($0)) }.filter(\.isPerson)
        }.filter { !$0.isEmpty }
        if !admins.isEmpty {
            let people = admins.map { SourcePerson($0.uniqued, names: []) }
            events.append(.ranks(chat: chat, people: people, areAdmins: true, at: receivedAt))
        }
        if name != nil { events.append(.chatTitle(chat, at: receivedAt)) }
        if let details = details(of: info, group) { events.append(.details(details, at: receivedAt)) }
        return events
    }

    private func groupLine(
        _ note: ReadContent, in chat: ChatReference, at time: Timestamp, _ raw: RawEvent
    ) -> SourceMessage {
        SourceMessage(
            chat: chat, timestamp: time, precision: .second, sender: nil, content: note.content,
            platformSpecific: note.specific, ordinal: 0, raw: raw)
    }

    /// Reads a `CallOffer` or a `CallOfferNotice`.
    func call(
        _ event: WireMessage, _ kind: EventKind, _ raw: RawEvent, _ receivedAt: Timestamp
    ) -> [IngestionEvent]? {
        typealias Field = EventField.Call
        guard let meta = event.message(Field.meta), let from = JID(meta.message(Field.from)),
            let id = meta.text(Field.id)
        else { return nil }
        let time = Timestamp(wire: meta.integer(Field.timestamp)).map(Self.milliseconds) ?? receivedAt
        let creator = JID(meta.message(Field.creator)) ?? from
        let other = JID(meta.message(Field.creatorAlternative))
        let key = from.kind == .direct ? [from, other].compactMap { $0 }.first(where: \.isNumber) ?? from : from
        let source = EventSource(
            chat: ChatReference(key: key.text, title: key.provisionalName, kind: from.kind),
            sender: SourcePerson([creator, other].compactMap { $0 }, names: []),
            joins: joined(creator, other, title: key.provisionalName, at: time), time: time, id: id)
        let media = kind == .callOfferNotice ? event.text(Field.media) : nil
        let read = ReadContent.call(isVideo: media.map { $0 == "video" })
        return source.joins + ingestionEvents(.content(read), source, votes: nil, raw, receivedAt)
    }

    /// Normalises a time that some releases of the library give in seconds and others in milliseconds.
    static func milliseconds(_ time: Timestamp) -> Timestamp {
        time.milliseconds < 100_000_000_000 ? Timestamp(milliseconds: time.milliseconds * 1_000) : time
    }
}

extension Array where Element: Hashable {
    /// Each address once, in order.
    var uniqued: [Element] {
        reduce(into: []) { known, address in if !known.contains(address) { known.append(address) } }
    }
}
