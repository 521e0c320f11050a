public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The message with this external id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> StoredMessage? {
        try readState { state in
            let identity = MessageName(conversation: conversation, externalID: externalID)
            return state.messagesByExternalID[identity, default: []].compactMap(state.message)
                .min { $0.position < $1.position }
        }
    }

    /// All messages with this external id, in the chat's order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> [StoredMessage] {
        try readState { state in
            let identity = MessageName(conversation: conversation, externalID: externalID)
            return state.messagesByExternalID[identity, default: []].compactMap(state.message)
                .sorted { $0.position < $1.position }
        }
    }

    /// The message at a position; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, at position: ChatPosition
    ) async throws(StoreError) -> StoredMessage? {
        try readState { state in
            let place = state.conversations[conversation]?.order.first { $0.position == position }
            return place.flatMap { state.message($0.id) }
        }
    }

    /// The messages that answer a message, in the chat's order.
    ///
    /// - Throws: `.messageNotFound`, also if the page starts from a message of another conversation.
    public func answers(
        to id: UniqueIdentifier, after cursor: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { (state) throws(StoreError) in
            guard let answered = state.message(id), let order = state.conversations[answered.conversation]?.order else {
                throw StoreError(.messageNotFound)
            }
            var start = order.startIndex
            if let cursor {
                guard let place = order.firstIndex(where: { $0.id == cursor }) else {
                    throw StoreError(.messageNotFound)
                }
                start = place + 1
            }
            let identity = MessageName(
                conversation: answered.conversation, externalID: answered.unified.externalID)
            let candidates = state.messagesByExternalID[identity, default: []].compactMap(state.message)
                .sorted { $0.position < $1.position }
            var answers: [StoredMessage] = []
            for place in order[start...] where answers.count < limit {
                guard state.messages[place.id]?.message.unified.replyTo == answered.unified.externalID else { continue }
                guard let answer = state.message(place.id) else { continue }
                if answer.unified.answered(among: candidates)?.unified.id == id { answers.append(answer) }
            }
            return answers
        }
    }

    /// A page of a conversation, in the chat's order.
    ///
    /// - Throws: `.messageNotFound` if the page starts from a message that is not in this conversation;
    ///   `.conversationNotFound`.
    public func messages(
        in conversation: UniqueIdentifier, by person: UniqueIdentifier?, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { (state) throws(StoreError) in
            guard let order = state.conversations[conversation]?.order else {
                throw StoreError(.conversationNotFound)
            }
            func index(of id: UniqueIdentifier) throws(StoreError) -> Int {
                guard let index = order.firstIndex(where: { $0.id == id }) else { throw StoreError(.messageNotFound) }
                return index
            }
            let writer = person.map(state.resolved)
            func isWanted(_ place: ConversationRow.Place) -> Bool {
                guard let writer else { return true }
                return state.messages[place.id]?.sender.map { state.resolved($0.person) } == writer
            }
            func first(of places: ArraySlice<ConversationRow.Place>) -> [ConversationRow.Place] {
                Array(places.lazy.filter(isWanted).prefix(limit))
            }
            func last(of places: ArraySlice<ConversationRow.Place>) -> [ConversationRow.Place] {
                places.reversed().lazy.filter(isWanted).prefix(limit).reversed()
            }
            let page =
                switch range {
                case .newest: last(of: order[...])
                case .oldest: first(of: order[...])
                case .before(let id): last(of: order[..<(try index(of: id))])
                case .after(let id): first(of: order[(try index(of: id) + 1)...])
                }
            return page.compactMap { state.message($0.id) }
        }
    }
}
