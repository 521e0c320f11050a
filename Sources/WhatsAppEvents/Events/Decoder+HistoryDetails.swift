import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent

/// What history states about chats and people besides messages (ING-6).
extension WhatsAppEventDecoder {
    /// Reads the members, the description and the choices of a `Conversation`; nil if it states none.
    func details(of conversation: WireMessage, _ chat: ChatReference, _ receivedAt: Timestamp) -> ChatDetails? {
        typealias Field = HistoryField.Conversation
        var details = ChatDetails(chat: chat)
        details.chat.title = ""
        if chat.kind == .group {
            details.description = conversation.text(Field.description)
            for participant in conversation.messages(Field.participants) {
                guard let address = JID(participant.text(HistoryField.Participant.id)),
                    let person = member([address])
                else { continue }
                let role: GroupRole =
                    switch participant.integer(HistoryField.Participant.rank) {
                    case 1?: .admin
                    case 2?: .owner
                    default: .member
                    }
                details.members.append(SourceMember(person, role: role))
            }
            details.hasAllMembers = !details.members.isEmpty
        }
        details.choices = PhoneChoices(
            isPinned: conversation.integer(Field.pinned).map { $0 != 0 },
            isMuted: conversation.integer(Field.muteEnd).map { Self.isMuted(until: $0, at: receivedAt) },
            isArchived: conversation.integer(Field.isArchived).map { $0 != 0 })
        let isEmpty = details.members.isEmpty && details.description == nil && details.choices.isEmpty
        return isEmpty ? nil : details
    }

    /// Whether notifications that are muted until a time, in seconds or milliseconds, are muted at another; negative
    /// means always.
    private static func isMuted(until end: Int64, at time: Timestamp) -> Bool {
        if end < 0 { return true }
        return end > 0 && milliseconds(Timestamp(milliseconds: end)) > time
    }

    /// Reads who left the groups of a chunk, and when.
    func pastMembers(of chunk: WireMessage, _ receivedAt: Timestamp) -> [IngestionEvent] {
        typealias Field = HistoryField.PastParticipants
        var events: [IngestionEvent] = []
        for group in chunk.messages(HistoryField.Chunk.pastParticipants) {
            guard let id = JID(group.text(Field.group)), id.kind == .group else { continue }
            let chat = ChatReference(key: id.text, title: "", kind: .group)
            var left: [Timestamp: [SourceMember]] = [:]
            for past in group.messages(Field.people) {
                guard let address = JID(past.text(Field.id)), let person = member([address]),
                    let time = Timestamp(seconds: past.integer(Field.leftAt))
                else { continue }
                left[time, default: []].append(SourceMember(person, role: nil))
            }
            for (time, members) in left.sorted(by: { $0.key < $1.key }) {
                events.append(.details(ChatDetails(chat: chat, members: members), at: time))
            }
        }
        return events
    }

    /// Reads the names that the phone's address book gives people.
    func contacts(of chunk: WireMessage, _ receivedAt: Timestamp) -> [IngestionEvent] {
        typealias Field = HistoryField.Contact
        var events: [IngestionEvent] = []
        for contact in chunk.messages(HistoryField.Chunk.contacts) {
            let number = JID(contact.text(Field.number))
            let linked = JID(contact.text(Field.linked))
            guard let name = contact.text(Field.fullName) ?? contact.text(Field.firstName),
                let person = [number, linked].compactMap({ $0 }).first(where: \.isPerson)
            else { continue }
            events += joined(number, linked, title: name, at: receivedAt)
            events.append(.samePerson(person.alias, PersonAlias(kind: .exportName, value: name), at: receivedAt))
            events.append(.chatTitle(ChatReference(key: person.text, title: name, kind: .direct), at: receivedAt))
        }
        return events
    }

    /// Reads how far a message of the owner got with each recipient.
    func historyReceipts(
        _ message: WireMessage, in chat: ChatReference, target: ChangedMessage
    ) -> [IngestionEvent] {
        typealias Field = HistoryField.UserReceipt
        let stages: [(Int, ReceiptStatus)] = [
            (Field.played, .played), (Field.read, .read), (Field.delivered, .delivered),
        ]
        return message.messages(HistoryField.Message.userReceipts).compactMap { receipt in
            guard let address = JID(receipt.text(Field.id)), let person = member([address]), !person.isOwner else {
                return nil
            }
            for (field, status) in stages {
                guard let seconds = receipt.integer(field), seconds > 0, let time = Timestamp(seconds: seconds) else {
                    continue
                }
                return .receipt(chat: chat, target: target, by: person, status: status, at: time, raw: nil)
            }
            return nil
        }
    }
}
