public import WhisperMessage
public import WhisperStorePort

/// Pages of messages, and single ones, as readers see them (ST-6).
extension VaultStore {
    /// The message with this external id; nil if there is none. If several by different people match, the first in the
    /// chat's order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> StoredMessage? {
        try await read { reader throws(StoreError) in
            let name = MessageName(conversation: conversation, externalID: externalID)
            return try reader.messages(.named(.name(name)), limit: 1).first
        }
    }

    /// All messages with this external id, in the chat's order: ids are chosen by senders, so that two people's messages can
    /// have the same one.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> [StoredMessage] {
        try await read { reader throws(StoreError) in
            try reader.messages(of: MessageName(conversation: conversation, externalID: externalID))
        }
    }

    /// The message at a position in a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, at position: ChatPosition
    ) async throws(StoreError) -> StoredMessage? {
        try await read { reader throws(StoreError) in
            let last = try reader.messages(.last(upTo: position, in: conversation, by: nil), limit: 1).first
            return last?.position == position ? last : nil
        }
    }

    /// The messages that answer a message, in the chat's order: those of its conversation whose `replyTo` is its external
    /// id. If several messages have that external id, `UnifiedMessage.answered(among:)` decides which of them each answers.
    ///
    /// - Parameters:
    ///   - cursor: The last answer before the page; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000 (ST-4).
    /// - Throws: `.messageNotFound` if there is no such message, or if the page starts from a message of another
    ///   conversation or from none.
    public func answers(
        to id: UniqueIdentifier, after cursor: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            guard let answered = try reader.message(id) else { throw StoreError(.messageNotFound) }
            var last = ChatPosition.all.lowerBound
            if let cursor { last = try reader.position(of: cursor, in: answered.conversation) }
            let isOnly = try reader.places(of: answered.name).count < 2
            let candidates = isOnly ? [answered] : try reader.messages(of: answered.name)
            var answers: [StoredMessage] = []
            while answers.count < limit {
                let page = try reader.messages(.answers(to: answered.name, behind: last), limit: limit)
                answers += page.filter { $0.unified.answered(among: candidates)?.unified.id == id }
                guard page.count == limit, let end = page.last else { break }
                last = end.position
            }
            return Array(answers.prefix(limit))
        }
    }

    /// The message that another one answers; nil if it answers none, or none that is in the vault. Of several with one id, see
    /// `UnifiedMessage.answered(among:)`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(answeredBy answer: StoredMessage) async throws(StoreError) -> StoredMessage? {
        guard let id = answer.unified.replyTo else { return nil }
        return answer.unified.answered(
            among: try await messages(conversation: answer.conversation, externalID: id))
    }

    /// A page of a conversation, in the chat's order.
    ///
    /// - Parameters:
    ///   - person: Only messages by this person, under any name or id, including those of people merged into this one. The
    ///     message from which the page starts may be anyone's. Nil for all messages, with and without a sender.
    ///   - range: The position of the page; `.newest` is the last page.
    ///   - limit: The maximum number, 1 … 10,000 (ST-4).
    /// - Throws: `.messageNotFound` if the page starts from a message that is not in this conversation;
    ///   `.conversationNotFound`.
    public func messages(
        in conversation: UniqueIdentifier, by person: UniqueIdentifier?, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            let query = try reader.query(of: range, in: conversation, by: person)
            let page = try reader.messages(query, limit: limit)
            if page.isEmpty, try reader.conversation(conversation) == nil { throw StoreError(.conversationNotFound) }
            return page
        }
    }

    /// A page of a conversation, in the chat's order, with the messages of all senders.
    ///
    /// - Throws: As `messages(in:by:_:limit:)` does.
    public func messages(
        in conversation: UniqueIdentifier, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try await messages(in: conversation, by: nil, range, limit: limit)
    }

    /// The messages sent in a half-open time range, by time, ties in the order in which they were saved; at most
    /// `limit`, 1 … 10,000.
    ///
    /// - Parameter conversation: Only messages of this conversation; nil for all of the platform.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.messages(.sent(within: span, on: platform, in: conversation), limit: limit)
        }
    }

    /// Conversations: archived ones last, pinned ones first among each, then by latest activity (time of the last
    /// message, else of creation), newest first; ties by id in ascending order.
    ///
    /// - Parameters:
    ///   - cursor: The last conversation of the previous page, as it was read; nil for the first page. The page begins
    ///     after this value's position in the order, even if the conversation has changed since.
    ///   - limit: The maximum number, 1 … 1,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation] {
        guard (1...1_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.conversations(.listed(after: cursor), limit: limit)
        }
    }

    // MARK: Search

    /// Returns the messages whose text, sender name or attachment names match (ST-5).
    ///
    /// `SearchText` alone defines what a word is, so that every adapter returns the same hits; the words of an
    /// expression are such words. The searched fields are the text, the sender's name as its source gave it, the one by which
    /// the sender is shown (`Participant.shownName`), and the name of each attachment. The terms of an expression may match
    /// in different fields of a message; a phrase must match in one. `not` matches every message that its operand does
    /// not match; an expression made only of negations matches all others.
    ///
    /// - Throws: `.messageNotFound` if `after` does not exist; `.invalidArgument` for a limit out of range, or `after`
    ///   with an order other than newest first.
    public func search(_ request: SearchRequest) async throws(StoreError) -> [SearchHit] {
        guard (1...1_000).contains(request.limit), request.after == nil || request.order == .newestFirst else {
            throw StoreError(.invalidArgument)
        }
        return try await read { reader throws(StoreError) in
            try reader.messages(.found(by: request), limit: request.limit).map { message in
                let snippet = SearchSnippet.make(content: message.unified.content, expression: request.expression)
                return SearchHit(message: message, snippet: snippet)
            }
        }
    }

    /// Returns how many messages match, and `most` if there are more; order, limit and `after` of the request have no part
    /// in it.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func countHits(_ request: SearchRequest, upTo most: Int64) async throws(StoreError) -> Int64 {
        try await read { reader throws(StoreError) in try reader.count(request, upTo: most) }
    }
}

extension StoreReader {
    /// The position of a message from which a page starts.
    fileprivate func position(
        of message: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) -> ChatPosition {
        guard let place = try place(of: message), place.conversation == conversation else {
            throw StoreError(.messageNotFound)
        }
        return place.position
    }

    fileprivate func query(
        of range: PageRange, in conversation: UniqueIdentifier, by person: UniqueIdentifier?
    ) throws(StoreError) -> MessageQuery {
        func start(_ message: UniqueIdentifier) throws(StoreError) -> ChatPosition {
            do throws(StoreError) { return try position(of: message, in: conversation) } catch {
                let isKnown = try self.conversation(conversation) != nil
                throw isKnown ? error : StoreError(.conversationNotFound)
            }
        }
        switch range {
        case .newest: return .last(upTo: ChatPosition.all.upperBound, in: conversation, by: person)
        case .oldest: return .first(behind: ChatPosition.all.lowerBound, in: conversation, by: person)
        case .before(let message):
            let end = ChatPosition(rawValue: try start(message).rawValue - 1)
            return .last(upTo: end, in: conversation, by: person)
        case .after(let message): return .first(behind: try start(message), in: conversation, by: person)
        }
    }
}
