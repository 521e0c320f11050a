import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of who the vault's owner is (ING-2, WDB-5).
extension Transaction {
    func owners() -> [Person] { state.owners }

    func aliases(of person: UniqueIdentifier) -> [Person.SeenAlias] {
        state.people[state.resolved(person)]?.aliases ?? []
    }

    func hasSentHere(_ person: UniqueIdentifier) -> Bool {
        sent(by: person).contains { state.messages[$0]?.message.delivery?.clientMessageID != nil }
    }

    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) {
        state.people[person]?.isOwner = isOwner
        if !isOwner { state.leaving.insert(person) }
        changes.insert(.personChanged(person))
    }

    func clearDirection(
        ofMessagesSentBy person: UniqueIdentifier, in conversation: UniqueIdentifier?
    ) -> Int64 {
        let sent = sent(by: person).filter { id in
            guard let message = state.messages[id]?.message, message.direction == .outgoing else { return false }
            return conversation == nil || message.conversation == conversation
        }
        for id in sent { state.messages[id]?.message.direction = .unknown }
        if !sent.isEmpty { changes.insert(.reload) }
        return Int64(sent.count)
    }

    func settleDirections(
        in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) throws(StoreError) -> Int64 {
        guard let order = state.conversations[conversation]?.order else { throw StoreError(.conversationNotFound) }
        var count: Int64 = 0
        for place in order where places.contains(where: { $0.contains(place.position) }) {
            let before = try messageRow(place.id)
            guard before.message.seal == nil, let sender = before.sender else { continue }
            var row = before
            if state.people[state.resolved(sender.person)]?.isOwner == true {
                if before.message.direction == .outgoing { continue }
                row.message.direction = .outgoing
                count += 1
            } else if before.message.direction == .unknown {
                row.message.direction = .incoming
            } else {
                continue
            }
            row.message.isRead = true
            try put(row, inPlaceOf: before)
        }
        return count
    }

    func confirm(in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]) throws(StoreError) {
        guard let order = state.conversations[conversation]?.order else { throw StoreError(.conversationNotFound) }
        for place in order where places.contains(where: { $0.contains(place.position) }) {
            state.messages[place.id]?.message.unified.isOfFile = false
        }
    }

    func conversations(ofMessagesSentBy person: UniqueIdentifier) -> [UniqueIdentifier] {
        Set(sent(by: state.resolved(person)).compactMap { state.messages[$0]?.message.conversation }).sorted()
    }

    private func sent(by person: UniqueIdentifier) -> [UniqueIdentifier] {
        state.messages.filter { $0.value.sender.map { state.resolved($0.person) } == person }.map(\.key)
    }

    // MARK: Messages that are stored twice

    func repeatedMessages(sentBy person: UniqueIdentifier) -> [[UniqueIdentifier]] {
        let sender = state.resolved(person)
        return state.messagesByExternalID.values.filter { $0.count > 1 }.map { ids in
            ids.filter { id in
                guard let row = state.messages[id], row.message.direction == .outgoing else { return false }
                return row.sender.map { state.resolved($0.person) } == sender
            }
        }
        .filter { $0.count > 1 }
    }

    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError) {
        for reaction in try messageRow(message).reactions { state.messages[other]?.react(reaction) }
        for index in state.rawEvents.indices where state.rawEvents[index].message == message {
            state.rawEvents[index].message = other
        }
    }
}
