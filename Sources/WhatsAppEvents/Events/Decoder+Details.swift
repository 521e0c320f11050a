import Synchronization
import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent

/// What events state about groups besides their messages: members, roles and descriptions (ING-6).
extension WhatsAppEventDecoder {
    /// Reads the changes of a `GroupInfoEvent`; nil if it changes neither members nor the description.
    ///
    /// The title is empty, as the new one is reported by itself.
    func changedDetails(_ event: WireMessage, of group: JID) -> ChatDetails? {
        typealias Field = EventField.Group
        guard group.kind == .group else { return nil }
        var details = ChatDetails(chat: ChatReference(key: group.text, title: "", kind: .group))
        details.description = event.message(Field.topic).map(Self.description)
        let changes: [(Int, GroupRole?)] = [
            (Field.join, .member), (Field.leave, nil), (Field.promote, .admin), (Field.demote, .member),
        ]
        // Of several changes to one person, the last one counts.
        var places: [SourcePerson: Int] = [:]
        for (field, role) in changes {
            for person in event.messages(field).compactMap({ JID($0).flatMap { member([$0]) } }) {
                if let place = places[person] {
                    details.members[place].role = role
                } else {
                    places[person] = details.members.count
                    details.members.append(SourceMember(person, role: role))
                }
            }
        }
        return details.members.isEmpty && details.description == nil ? nil : details
    }

    /// Reads a `GroupInfo`, which names all members; nil if it states nothing.
    func details(of info: WireMessage, _ group: JID) -> ChatDetails? {
        typealias Field = EventField.Joined
        guard group.kind == .group else { return nil }
        var details = ChatDetails(chat: ChatReference(key: group.text, title: "", kind: .group))
        details.description = info.message(Field.infoTopic).map(Self.description)
        for participant in info.messages(Field.infoParticipants) {
            // Someone who could not be added is listed with the reason.
            guard (participant.integer(Field.participantError) ?? 0) == 0 else { continue }
            let addresses = [Field.participantNumber, Field.participantLID, Field.participantJID]
                .compactMap { JID(participant.message($0)) }
            let role: GroupRole =
                participant.flag(Field.participantIsSuperAdmin)
                ? .owner : participant.flag(Field.participantIsAdmin) ? .admin : .member
            if let person = member(addresses) { details.members.append(SourceMember(person, role: role)) }
        }
        details.hasAllMembers = !details.members.isEmpty
        return details.members.isEmpty && details.description == nil ? nil : details
    }

    /// The person of some addresses: the account's owner if one of them is theirs; nil if none is a person's.
    func member(_ addresses: [JID]) -> SourcePerson? {
        let people = addresses.filter(\.isPerson).uniqued
        guard !people.isEmpty else { return nil }
        let own = memory.withLock(\.owner)
        guard people.contains(where: own.contains) else { return SourcePerson(people, names: []) }
        return SourcePerson((people + own).uniqued, names: [], isOwner: true)
    }

    /// The text of a `GroupTopic`, empty if it was removed.
    private static func description(_ topic: WireMessage) -> String {
        topic.flag(EventField.Group.topicDeleted) ? "" : topic.text(EventField.Group.text) ?? ""
    }
}
