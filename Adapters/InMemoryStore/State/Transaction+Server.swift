import WhisperMessage
import WhisperStorePort

/// What is known of messages and conversations on their servers (see `StoreReader`).
extension Transaction {
    func references(of conversation: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        try state.references(of: conversation)
    }

    func messages(named key: ServerKey) -> [NumberedMessage] {
        let ids: [UniqueIdentifier]
        switch key {
        case .serverID(let id): ids = state.messageByServerID[id].map { [$0] } ?? []
        case .number(let number, let conversation):
            let place = ServerPlace(conversation: conversation, sequence: number)
            ids = state.messageByServerSequence[place].map { [$0] } ?? []
        case .clientMessageID(let id):
            ids = state.messagesByClientID[id, default: []].filter {
                state.messages[$0]?.message.direction == .outgoing
            }
        }
        return ids.compactMap { state.messages[$0]?.message }.sorted { $0.position < $1.position }.map { message in
            NumberedMessage(
                id: message.unified.id, conversation: message.conversation,
                place: NumberedPlace(position: message.position, number: message.delivery?.serverSequence),
                direction: message.direction, status: message.status,
                hasServerID: message.delivery?.serverID != nil)
        }
    }

    func numbers(
        in conversation: UniqueIdentifier, within range: ClosedRange<Int64>, limit: Int
    ) throws(StoreError) -> [Int64] {
        let numbers = try conversationRow(conversation).order.compactMap(number(at:)).filter(range.contains)
        return Array(numbers.sorted(by: >).prefix(limit))
    }

    func places(
        in conversation: UniqueIdentifier, within range: ClosedRange<ChatPosition>, limit: Int
    ) throws(StoreError) -> [NumberedPlace] {
        let places = try conversationRow(conversation).order.filter { range.contains($0.position) }
        return places.suffix(limit).reversed().map { NumberedPlace(position: $0.position, number: number(at: $0)) }
    }

    private func number(at place: ConversationRow.Place) -> Int64? {
        state.messages[place.id]?.message.delivery?.serverSequence
    }

    func serverState(of conversation: UniqueIdentifier) -> ServerState {
        state.servers[conversation, default: ServerState()]
    }

    func arrivalProgress(of platform: Platform) -> ArrivalProgress? { state.arrivalAccounts[platform] }

    func outboxEntry(of message: UniqueIdentifier) -> OutboxEntry? {
        state.outbox.first { $0.message == message }.flatMap(state.entry)
    }

    func outbox(of platform: Platform?, after number: Int64?, limit: Int) -> [OutboxEntry] {
        state.outbox(of: platform, after: number, limit: limit)
    }

    func senders(of person: UniqueIdentifier, identifiedBy identifier: String) throws(StoreError) -> [KnownSender] {
        let numbers = state.senders.indices.filter { index in
            state.senders[index].participant.identifier == identifier
                && state.resolved(state.senders[index].person) == state.resolved(person)
        }
        return try numbers.map { (index) throws(StoreError) in
            try sender(SenderHandle(rawValue: Int64(index) + 1, person: person))
        }
    }
}

/// The same, as the archive writes it (see `StoreWriter`).
extension Transaction {
    func put(_ numbers: [UniqueIdentifier: Int64], in conversation: UniqueIdentifier) {
        for (id, number) in numbers { setNumber(number, of: id) }
    }

    func removeNumbers(in conversation: UniqueIdentifier) throws(StoreError) {
        for place in try conversationRow(conversation).order { setNumber(nil, of: place.id) }
        touch(conversation)
    }

    /// Changes the number of a message; its position stays.
    private func setNumber(_ number: Int64?, of id: UniqueIdentifier) {
        guard var row = state.messages[id], row.message.delivery?.serverSequence != number else { return }
        index(row.message, isAdded: false)
        row.message.delivery?.serverSequence = number
        state.messages[id] = row
        index(row.message, isAdded: true)
    }

    func arrange(_ conversation: UniqueIdentifier) throws(StoreError) { try renumber(conversation, isNumbered: true) }

    func move(
        _ range: ClosedRange<ChatPosition>, in conversation: UniqueIdentifier, upBy numbers: Int64
    ) throws(StoreError) {
        var row = try conversationRow(conversation)
        for index in row.order.indices.reversed() where range.contains(row.order[index].position) {
            let place = row.order[index]
            let position = ChatPosition(rawValue: place.position.rawValue + numbers * ChatPosition.stride)
            row.order[index].position = position
            state.messages[place.id]?.message.position = position
            if let number = number(at: place) { setNumber(number + numbers, of: place.id) }
        }
        state.conversations[conversation] = row
    }

    func put(_ server: ServerState, inPlaceOf former: ServerState, of conversation: UniqueIdentifier) {
        state.servers[conversation] = server
    }

    func put(_ progress: ArrivalProgress) { state.arrivalAccounts[progress.account.platform] = progress }

    func put(_ schedule: PostSchedule?, of message: UniqueIdentifier) {
        guard let schedule else { return state.outbox.removeAll { $0.message == message } }
        if let first = schedule.firstAttempt { state.attempts[message] = first }
        if let index = state.outbox.firstIndex(where: { $0.message == message }) {
            state.outbox[index].attempts = schedule.attempts
            state.outbox[index].nextAttemptAt = schedule.nextAttemptAt
        } else {
            state.latestOutboxNumber += 1
            state.outbox.append(
                OutboxRow(
                    number: state.latestOutboxNumber, message: message, attempts: schedule.attempts,
                    nextAttemptAt: schedule.nextAttemptAt))
        }
    }

    func removeFromOutbox(_ message: UniqueIdentifier) { state.removeFromOutbox(message) }
}
