public import WhisperMessage
public import WhisperStorePort

/// What imports compare an export with, and where its messages go (ING-2, ING-3).
extension VaultStore {
    /// Everything in a conversation that has a content key, including tombstones, in the chat's order. Re-exports are
    /// aligned with it.
    ///
    /// 1 million elements take about 48 MB.
    ///
    /// - Throws: `.conversationNotFound`.
    public func alignmentElements(
        in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [AlignmentElement] {
        try await read { reader throws(StoreError) in
            var elements: [AlignmentElement] = []
            try reader.walk(.all(of: conversation)) { message in
                guard let key = message.contentKey else { return true }
                elements.append(
                    AlignmentElement(
                        key: key, person: message.person, timestamp: message.timestamp, position: message.position,
                        hasLocalTime: message.hasLocalTime, isOwnersMark: message.isOwnersMark))
                return true
            }
            return elements
        }
    }

    /// Whether a conversation has a message that was reported by a source that writes local times, as exports do. Takes
    /// no memory for the chat.
    ///
    /// - Throws: `.conversationNotFound`.
    public func holdsLocalTimes(in conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            return try reader.has(MessageSelection(conversation: conversation, having: .localTime))
        }
    }

    /// The position of the last message of a conversation; nil if it has none.
    ///
    /// - Throws: `.conversationNotFound`.
    public func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition? {
        try await read { reader throws(StoreError) in
            let backwards = MessageWalk.positions(ChatPosition.all, in: conversation, isBackwards: true)
            return try reader.walked(backwards, limit: 1).first?.position
        }
    }

    /// Spreads the positions of a conversation's messages evenly again, in the same order: one stride apart, the first
    /// at one stride. Rarely needed, when the gap between two neighbours is exhausted.
    ///
    /// A conversation that a server numbers, which is one with messages that have a server sequence or are beyond
    /// `ChatPosition.behindEvents`, is arranged by `ChatPosition.arranged`.
    ///
    /// - Throws: `.constraint` if that is not possible; `.conversationNotFound`.
    public func renumber(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await change(.renumber(conversation)) { archive throws(StoreError) in
            try archive.arrange(conversation, isNumbered: archive.store.isNumbered(conversation))
        }
    }

    /// For each probe, in order, the conversations of the platform that contain a message with this time and content
    /// key, from any sender; each once, by id in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        try await read { reader throws(StoreError) in
            try probes.map { (probe) throws(StoreError) in
                var found: Set<UniqueIdentifier> = []
                try reader.walk(.sent(at: probe.timestamp, on: platform)) { message in
                    if message.contentKey == probe.key { found.insert(message.conversation) }
                    return true
                }
                return found.sorted()
            }
        }
    }

    /// The server id of the own message with a client message id; nil if the service is not known to have it: what was
    /// posted long ago is looked up here before it is posted again (MX-3).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try await read { reader throws(StoreError) in
            for place in try reader.messages(named: .clientMessageID(id)) where place.hasServerID {
                return try reader.message(place.id)?.delivery?.serverID
            }
            return nil
        }
    }

    /// The events that are kept from live sources, in the order in which they were stored (ING-1). They are deleted
    /// with their message: a message that is erased, or is a tombstone without text, has none.
    ///
    /// - Parameters:
    ///   - number: The number of the last event of the previous page; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [StoredRawEvent] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.rawEvents(of: nil, after: number ?? .min, limit: limit)
        }
    }

    /// All events of one message in the order in which they were stored (ING-6): its own and those that changed it.
    /// What others said about it is among them, whether or not they were entitled to.
    ///
    /// - Throws: `.messageNotFound`.
    public func rawEvents(of message: UniqueIdentifier) async throws(StoreError) -> [StoredRawEvent] {
        try await read { reader throws(StoreError) in try reader.rawEvents(of: message, after: .min, limit: .max) }
    }
}
