import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// The origin of an event: chat, sender and time (`MessageSource`, `MessageInfo`).
struct EventSource {
    /// The chat.
    var chat: ChatReference
    /// The sender or actor.
    var sender: SourcePerson
    /// Events that join names of one person or chat, learned from this event.
    var joins: [IngestionEvent]
    /// The time; nil if the event does not state it.
    var time: Timestamp?
    /// The message's id; empty if there is none.
    var id = ""
    /// The broadcast list through which it came, or just that it came through one.
    var broadcastList: JSONValue?
    /// The number of a newsletter's message.
    var serverID: Int64?
    /// The kind of deletion, as far as the event states it.
    var claim = DeletionClaim.unknown
    /// Whether the keys in it are as its sender wrote them. What a phone writes into its history is not said.
    var hasSendersKeys = true
}

extension WhatsAppEventDecoder {
    /// Reads a `MessageInfo`; nil if it names no chat.
    func source(info: WireMessage?, receivedAt: Timestamp) -> EventSource? {
        guard let info else { return nil }
        var names: [PersonAlias] = []
        if let name = info.text(EventField.Info.pushName) { names.append(PersonAlias(kind: .pushName, value: name)) }
        if let name = info.message(EventField.Info.verifiedName)?.message(EventField.Info.verifiedDetails)?
            .text(EventField.Info.verifiedDetailsName)
        {
            names.append(PersonAlias(kind: .verifiedName, value: name))
        }
        let time = Timestamp(wire: info.integer(EventField.Info.timestamp))
        guard
            var source = source(
                info.message(EventField.Info.source), names: names, at: time ?? receivedAt)
        else { return nil }
        source.time = time
        source.id = info.text(EventField.Info.id) ?? ""
        switch info.text(EventField.Info.edit) {
        case EventField.EditAttribute.senderRevoke?: source.claim = .author
        case EventField.EditAttribute.adminRevoke?: source.claim = .admin
        default: break
        }
        if let number = info.integer(EventField.Info.serverID), number > 0 { source.serverID = number }
        return source
    }

    /// The message that a key means. A key states its author from the view of its sender: as the sender's own, or as the
    /// other one's in a direct chat, and as a member's in a group. Whoever edits or takes back a message is its author, which
    /// needs no key.
    func changed(_ message: KeyedMessage, in chat: ChatReference, by sender: SourcePerson) -> ChangedMessage {
        switch (message.isSenders, chat.kind) {
        case (true?, _): ChangedMessage(message.id, by: sender)
        case (false?, .direct):
            ChangedMessage(message.id, by: sender.isOwner ? JID(chat.key).flatMap { member([$0]) } : owner)
        case (_, .group): ChangedMessage(message.id, by: message.participant.flatMap { member([$0]) })
        default: ChangedMessage(message.id)
        }
    }

    func changed(_ message: KeyedMessage, in source: EventSource) -> ChangedMessage {
        guard source.hasSendersKeys else { return ChangedMessage(message.id) }
        return changed(message, in: source.chat, by: source.sender)
    }

    /// Reads a `MessageSource`; nil if it names no chat or no sender.
    func source(_ source: WireMessage?, names: [PersonAlias], at time: Timestamp) -> EventSource? {
        guard let source, let chat = JID(source.message(EventField.Source.chat)) else { return nil }
        let isFromMe = source.flag(EventField.Source.isFromMe)
        let sender = JID(source.message(EventField.Source.sender)) ?? (isFromMe || !chat.isPerson ? nil : chat)
        let senderOther = JID(source.message(EventField.Source.senderAlternative))
        var addresses = [sender, senderOther].compactMap { $0 }.filter(\.isPerson)
        if isFromMe { admitOwner(addresses) }
        // A newsletter is its own sender.
        if addresses.isEmpty, !isFromMe, let sender { addresses = [sender] }
        guard isFromMe || !addresses.isEmpty else { return nil }
        var person = SourcePerson(addresses, names: names, isOwner: isFromMe)
        if isFromMe, addresses.isEmpty { person = owner }

        var list: JSONValue?
        var place = chat
        var other = isFromMe ? JID(source.message(EventField.Source.recipientAlternative)) : senderOther
        if chat.isBroadcastList {
            // A message from a person's broadcast list belongs to the chat with them.
            list = .string(chat.text)
            if !isFromMe, let sender, sender.isPerson { place = sender } else { other = nil }
        }
        return located(
            place, other: other, title: isFromMe ? nil : names.first?.value, sender: person, list: list, at: time)
    }

    /// The addresses that a `MessageSource` states of its sender.
    func senders(of source: WireMessage) -> [JID] {
        [EventField.Source.sender, EventField.Source.senderAlternative].compactMap { JID(source.message($0)) }
            .filter(\.isPerson)
    }

    /// Creates a source in a chat, whose key is a telephone number if one is known.
    private func located(
        _ chat: JID, other: JID?, title: String?, sender: SourcePerson, list: JSONValue?, at time: Timestamp
    ) -> EventSource {
        let isDirect = chat.kind == .direct
        let number = [chat, other].compactMap { $0 }.first(where: \.isNumber)
        let key = isDirect ? number ?? chat : chat
        let shown = (isDirect ? title : nil) ?? key.provisionalName
        return EventSource(
            chat: ChatReference(key: key.text, title: shown, kind: chat.kind), sender: sender,
            joins: isDirect ? joined(chat, other, title: shown, at: time) : [], broadcastList: list)
    }
}
